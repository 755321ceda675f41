"""`azulejos new`."""

import json

import pytest

from azulejos import Phase, Position, Wall
from tests.commands.running import Runner, process


def test_new_game_of_two_is_the_default(run: Runner) -> None:
    assert run("new").out == f"{Position.start()}\n"


def test_table_can_be_chosen(run: Runner) -> None:
    ran = run("new", "--seats", "4", "--wall", "grey", "--first", "3")
    assert Position.parse(ran.out.strip()) == Position.start(4, Wall.GREY, 2)


def test_seed_deals(run: Runner) -> None:
    ran = run("new", "--seed", "7")
    assert " -/BYRW/YYRR/BBRW/RWWW/YKKW " in ran.out
    assert process("new", "--seed", "7").out == ran.out


def test_json_tells_the_seed(run: Runner) -> None:
    told = json.loads(run("new", "--seed", "random", "--json").out)
    again = run("new", "--seed", str(told["seed"])).out
    assert again.strip() == told["position"]
    assert Position.parse(told["position"]).phase is Phase.DRAFT
    assert json.loads(run("new", "--json").out)["seed"] is None


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "٣", str(2**64), "9" * 10_000])
def test_no_such_seed(run: Runner, seed: str) -> None:
    assert "a seed is a number below 2**64" in run.refused("new", f"--seed={seed}")


@pytest.mark.parametrize("first", ["0", "3", "-1"])
def test_no_such_first_seat(run: Runner, first: str) -> None:
    assert "the first seat is 1 to 2" in run.refused("new", f"--first={first}")
