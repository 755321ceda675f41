"""`azulejos moves`."""

import json

from azulejos import Move, Position
from azulejos.locales.catalogue import catalogue_of
from azulejos.terminal.style import Style
from azulejos.terminal.text.moves import move_table
from tests.commands.running import Runner
from tests.rules.test_preview import STUCK
from tests.rules.texts import OPENING, filled


def test_moves_are_listed_with_what_they_do(run: Runner) -> None:
    lines = run("moves", OPENING).out.splitlines()
    assert len(lines) == 90
    assert lines[0] == "1B1  1 tile fits, 1 tile falls, completes the line: +1, floor line −1"
    assert lines[5] == "1BF  2 tiles fall, floor line −2"


def test_marker_and_grey_choices_are_told(run: Runner) -> None:
    centre = filled(
        "C draft 2 1 1- RRW/-/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert (
        "CR2  2 tiles fit, completes the line: +1, takes the start marker, floor line −1"
        in run("moves", centre).out.splitlines()
    )
    grey = filled(
        "G tile 2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 0:R4/5/5/5/5:-/B2/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert run("moves", grey).out.splitlines()[:2] == [
        "T21  tile to the wall: +2",
        "T22  tile to the wall: +1",
    ]
    stuck = filled(
        "G tile 2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 "
        "0:B4/1B3/2B2/3B1/YRK1W:-/-/-/-/B5:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert run("moves", stuck).out == "T5F  the line fits nowhere and falls, floor line −8\n"


def test_json_has_every_number(run: Runner) -> None:
    told = json.loads(run("moves", "--json", OPENING).out)
    assert told["position"] == OPENING
    assert len(told["moves"]) == 90
    assert told["moves"][0] == {
        "move": "1B1",
        "action_id": Move.parse("1B1").action_id,
        "fits": 1,
        "falls": 1,
        "completes": True,
        "points": 1,
        "penalty": 1,
        "takes_marker": False,
        "line_falls": 0,
        "line_penalty": 0,
    }


def test_line_that_fits_nowhere_is_told(run: Runner) -> None:
    told = run("moves", filled(STUCK)).out.splitlines()
    words = "2 tiles fit, 2 tiles fall, fits nowhere: 5 tiles will fall, −12, floor line −2"
    assert f"1R5  {words}" in told
    assert "1R4  4 tiles fit, completes the line: +2" in told


def test_line_that_fits_nowhere_is_marked_in_the_table_of_moves() -> None:
    position = Position.parse(filled(STUCK))
    table = list(move_table(position, Style(), catalogue_of("en")))
    assert table[1] == "✗ complete, but fits nowhere on the wall"
    assert next(line for line in table if line.startswith("1R")).split()[-2:] == ["5:✗−14", "F−6"]
    assert "✗" not in "".join(move_table(Position.parse(OPENING), Style(), catalogue_of("en")))


def test_record_stands_for_its_last_position(run: Runner, record_text: str) -> None:
    assert run("moves", "-", stdin=record_text).out == "Game over\n"


def test_nobody_to_move_is_told(run: Runner) -> None:
    assert run("moves", str(Position.start())).out == "The next round is about to be dealt.\n"
    tile = filled(
        "C tile 2 0 1- -/-/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert run("moves", tile).out == "There is no choice to make in this position.\n"
    assert json.loads(run("moves", "--json", tile).out)["moves"] == []
