"""`azulejos picture`."""

import sys
from pathlib import Path

import pytest

from azulejos import Deal, Game, Move, Position
from azulejos.pictures import DARK, Labels, svg
from tests.commands.running import Runner
from tests.rules.texts import OPENING


def drawing(text: str) -> str:
    """A picture without its words for screen readers."""
    return text.split("</desc>")[1]


def test_position_is_drawn_to_standard_output(run: Runner) -> None:
    ran = run("picture", OPENING)
    assert ran.code == 0
    assert drawing(ran.out) == drawing(svg(Position.parse(OPENING)))
    assert "<title>Round 1</title><desc>Seat 1 0, Seat 2 0. Seat 1 to move</desc>" in ran.out


def test_words_follow_the_language(run: Runner) -> None:
    out = run("picture", OPENING, "--language", "de").out
    assert "<title>Runde 1</title>" in out
    assert "Seat" not in out


def test_theme_and_seats_are_chosen(run: Runner) -> None:
    out = run("picture", OPENING, "--theme", "dark", "--seats", "2,1").out
    assert drawing(out) == drawing(svg(Position.parse(OPENING), seats=[1, 0], theme=DARK))


def test_move_of_a_position_is_shown(run: Runner) -> None:
    out = run("picture", OPENING, "--move", "3R2").out
    assert drawing(out) == drawing(svg(Position.parse(OPENING), move=Move.parse("3R2")))
    assert "factory 3 has no white tile" in run.refused("picture", OPENING, "--move", "3W2")
    assert "cannot read '3X2'" in run.refused("picture", OPENING, "--move", "3X2")


def test_move_of_a_record_is_shown_in_its_position(run: Runner, record_text: str) -> None:
    game = Game.parse(record_text)
    out = run("picture", "-", "--move", "2", stdin=record_text).out
    event = game.events[1]
    assert isinstance(event, Move)
    before = svg(game.until(1).replay(), labels=Labels(game.names), move=event)
    assert drawing(out) == drawing(before)


def test_deal_of_a_record_is_shown_dealt(run: Runner, record_text: str) -> None:
    game = Game.parse(record_text)
    assert isinstance(game.events[0], Deal)
    out = run("picture", "-", "--move", "1", stdin=record_text).out
    assert drawing(out) == drawing(game.until(1)._repr_svg_())


def test_last_position_of_a_record_is_drawn(run: Runner, record_text: str) -> None:
    out = run("picture", "-", stdin=record_text).out
    assert drawing(out) == drawing(Game.parse(record_text)._repr_svg_())


def test_files_are_written(run: Runner, tmp_path: Path) -> None:
    drawn, image = tmp_path / "x.svg", tmp_path / "x.PNG"
    assert run("picture", OPENING, "-o", str(drawn)).out == ""
    assert drawn.read_text(encoding="utf-8") == run("picture", OPENING).out
    assert run("picture", OPENING, "-o", str(image)).out == ""
    assert image.read_bytes().startswith(b"\x89PNG")


def test_missing_extra_is_one_sentence(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    image = tmp_path / "x.png"
    assert "pip install 'azulejos[png]'" in run.refused("picture", OPENING, "-o", str(image))
    assert not image.exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-o", "x.gif"], "a picture is x.svg or x.png, not 'x.gif'"),
        (["--seats", "3"], "--seats lists some of 1,2, each once, not '3'"),
        (["--seats", "1,1"], "--seats lists some of 1,2, each once, not '1,1'"),
        (["--seats", ""], "--seats lists some of 1,2"),
        (["--move", "1"], "--move N is for records"),
        (["--theme", "pink"], "invalid choice"),
    ],
)
def test_bad_input_is_one_sentence(run: Runner, words: list[str], message: str) -> None:
    assert message in run.refused("picture", OPENING, *words)


@pytest.mark.parametrize("number", ["0", "57", "9999999999"])
def test_number_that_no_event_has_is_refused(run: Runner, record_text: str, number: str) -> None:
    refused = run.refused("picture", "-", "--move", number, stdin=record_text)
    assert f"--move is 1 to 56 for this record, not {number}" in refused
