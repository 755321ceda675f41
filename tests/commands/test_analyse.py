"""`azulejos analyse` and `azulejos engine`."""

import json

import pytest

from azulejos import Move, Position
from tests.commands.running import Runner, process
from tests.rules.texts import OPENING


def test_json_has_moves_values_lines_and_reasons(run: Runner) -> None:
    told = json.loads(run("analyse", OPENING, "--nodes", "3000", "--best", "2", "--json").out)
    assert told["position"] == OPENING
    assert len(told["moves"]) == 2
    for move in told["moves"]:
        assert move["line"][0] == move["move"]
        assert sum(move["wins"]) == pytest.approx(1)
        position = Position.parse(OPENING)
        for text in move["line"]:
            position = position.play(Move.parse(text))
        assert all(set(reason) == {"code", "numbers"} for reason in move["reasons"])


def test_people_get_sentences(run: Runner) -> None:
    lines = run("analyse", OPENING, "--nodes", "500", "--best", "1").out.splitlines()
    assert lines[0].startswith("1. ")
    assert "wins" in lines[0]
    assert lines[-1].endswith("deep")


def test_position_without_a_choice_is_refused(run: Runner) -> None:
    assert "nobody chooses" in run.refused("analyse", str(Position.start()))
    assert "at least 1" in run.refused("analyse", OPENING, "--best", "0")
    assert "seconds must be more than 0" in run.refused("analyse", OPENING, "--time", "0")


def test_engine_holds_its_dialogue() -> None:
    lines = f"position {OPENING}\nhello\ngo nodes 500\n"
    ran = process("engine", stdin=lines)
    said = ran.out.splitlines()
    assert said[0].startswith("error command no command 'hello'")
    assert said[-1].startswith("bestmove ")
    assert ran.code == 0
