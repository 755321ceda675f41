"""`azulejos convert`: every form converts to every other and back."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from azulejos import Game, Position
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
