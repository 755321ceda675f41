"""`azulejos convert`: every form converts to every other and back."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from azulejos import Game, Position
from azulejos.views.annotations import AnnotationForm, VariationForm
from azulejos.views.records import RecordForm, read_json, to_json
from azulejos.views.shapes import BoardView, PatternLineView, PositionView
from tests.commands.running import Runner, process
from tests.rules.games import positions, records
from tests.rules.texts import OPENING


@given(positions())
def test_positions_go_through_json(position: Position) -> None:
    assert read_json(json.dumps(to_json(position))) == position


@given(records())
def test_records_go_through_json(game: Game) -> None:
    assert read_json(json.dumps(to_json(game))) == game


def test_record_to_json_and_back(run: Runner, record_file: Path, record_text: str) -> None:
    told = run("convert", "--to", "json", str(record_file)).out
    assert run("convert", "--to", "record", "-", stdin=told).out == record_text
    assert run("convert", "--to", "text", "-", stdin=told).out == record_text
    assert process("convert", "--to", "text", "-", stdin=told).out == record_text


def test_position_to_json_and_back(run: Runner) -> None:
    told = run("convert", "--to", "json", OPENING).out
    assert json.loads(told)["kind"] == "position"
    assert run("convert", "--to", "position", "-", stdin=told).out == f"{OPENING}\n"
    assert run("convert", "--to", "text", "-", stdin=told).out == f"{OPENING}\n"


def test_without_a_form_text_becomes_json_and_json_text(run: Runner) -> None:
    told = run("convert", OPENING).out
    assert json.loads(told)["kind"] == "position"
    assert run("convert", "-", stdin=told).out == f"{OPENING}\n"


def test_page_names_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    section = page.split("## As JSON")[1].split("\n## ")[0]
    fields = [
        *PositionView.__struct_fields__,
        *RecordForm.__struct_fields__,
        *AnnotationForm.__struct_fields__,
        *VariationForm.__struct_fields__,
        *BoardView.__struct_fields__,
        *PatternLineView.__struct_fields__,
    ]
    assert [name for name in fields if f"`{name}`" not in section] == []


def test_record_to_position(run: Runner, record_text: str) -> None:
    game = Game.parse(record_text)
    for number, position in enumerate(game.positions()):
        if number % 20 == 0:
            ran = run("convert", "--to", "position", "--at", str(number), "-", stdin=record_text)
            assert ran.out == f"{position}\n"
    assert run("convert", "--to", "position", "-", stdin=record_text).out == f"{game.replay()}\n"


def test_position_to_record(run: Runner) -> None:
    ran = run("convert", "--to", "record", OPENING)
    assert Game.parse(ran.out) == Game(Position.parse(OPENING))


def test_cut_keeps_the_absent_who_are_left(run: Runner, record_text: str) -> None:
    game = Game.parse(record_text)
    text = str(Game(game.start, game.events, game.headers, frozenset([2, 30])))
    cut = Game.parse(run("convert", "--to", "record", "--at", "10", "-", stdin=text).out)
    assert (len(cut.events), cut.absent) == (10, frozenset([2]))


@pytest.mark.parametrize("at", ["-1", "57", "x"])
def test_no_such_cut(run: Runner, record_text: str, at: str) -> None:
    run.refused("convert", "--to", "text", f"--at={at}", "-", stdin=record_text)


def test_positions_cannot_be_cut(run: Runner) -> None:
    assert "--at is for records" in run.refused("convert", "--to", "text", "--at", "1", OPENING)


def test_cut_keeps_the_annotations_that_are_left(run: Runner, annotated_text: str) -> None:
    text = run("convert", "--to", "record", "--at", "1", "-", stdin=annotated_text).out
    cut = Game.parse(text)
    assert (len(cut.events), len(cut.annotations)) == (1, 1)
    assert cut.comment


def test_annotations_go_through_json(run: Runner, annotated_text: str) -> None:
    told = run("convert", "-", stdin=annotated_text).out
    assert json.loads(told)["annotations"][0]["mark"] == "?"
    assert run("convert", "-", stdin=told).out == annotated_text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"mark": "?"', '"mark": "x"', "$.annotations[0].mark"),
        ('"event": 0', '"event": 99', "an event that is not in the record"),
        ('"3W4"', '"CB1"', "the centre has no blue tile"),
        ('"3W4"', '"3X4"', "expected a colour"),
    ],
)
def test_wrong_annotations_in_json_are_refused(
    run: Runner, annotated_text: str, old: str, new: str, message: str
) -> None:
    told = run("convert", "-", stdin=annotated_text).out
    assert old in told
    assert message in run.refused("convert", "-", stdin=told.replace(old, new, 1))


def test_one_of_several_games_is_written_alone(
    run: Runner, record_text: str, annotated_text: str
) -> None:
    text = f"{record_text}\n{annotated_text}"
    for number, alone in enumerate((record_text, annotated_text), 1):
        ran = run("convert", "--to", "record", "--game", str(number), "-", stdin=text)
        assert ran.out == alone
    assert "there are 2 games in this text" in run.refused("convert", "-", stdin=text)
    for wrong in ("0", "3"):
        refused = run.refused("convert", "--game", wrong, "-", stdin=text)
        assert f"there is no game {wrong} in this text, only 1 to 2" in refused
    assert "there is no game 2" in run.refused("convert", "--game", "2", OPENING)


def changed(**changes: Any) -> str:
    return json.dumps({**to_json(Position.parse(OPENING)), **changes})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "this JSON is no position and no record"),
        ("{}", "kind"),
        ('{"kind": "table"}', "kind"),
        (changed(turn=7), r"$.turn"),
        (changed(bag=[1, 2, 3]), r"$.bag"),
        (changed(bag=[-1, 2, 3, 4, 5]), r"$.bag"),
        (changed(bag=[16, 15, 14, 17, 17]), "19 white tiles instead of 20"),
        (changed(boards=[]), "0 seats instead of 2 to 4"),
        (changed(phase="lunch"), r"$.phase"),
        (changed(colour="blue"), "colour"),
        (changed(text="C deal"), r"$.text"),
        (changed(sources=[[0, 0, 0, 0, 0]]), "1 sources instead of 6"),
        ('{"kind": "record", "start": "C deal", "events": []}', "cannot read 'C deal'"),
        (
            json.dumps({"kind": "record", "start": OPENING, "events": ["3X2"]}),
            "expected a colour",
        ),
        (json.dumps({"kind": "record", "start": OPENING, "events": ["CB1"]}), "no blue tile"),
        (
            json.dumps({"kind": "record", "start": OPENING, "events": [], "ended_early": "x"}),
            "cannot end early",
        ),
        (
            json.dumps({"kind": "record", "start": OPENING, "events": [], "headers": {"a b": "c"}}),
            "not a header",
        ),
    ],
)
def test_wrong_json_is_told(run: Runner, text: str, message: str) -> None:
    assert message in run.refused("convert", "--to", "text", "-", stdin=text)
