"""The search in games: the same games for a seed, and real findings."""

import pytest

from azulejos.puzzles.games import KINDS
from azulejos.puzzles.search import GAMES_A_SEED, GameTask, find_in_game, find_in_games, tasks

QUICK = GameTask("2C", 0, 5)


def test_kinds_take_turns() -> None:
    found = tasks(["2C", "3G"], 5, seed=2, nodes=9)
    first = 2 * GAMES_A_SEED
    assert [(task.kind, task.number - first) for task in found] == [
        ("2C", 0),
        ("3G", 0),
        ("2C", 1),
        ("3G", 1),
        ("2C", 2),
    ]
    assert {task.nodes for task in found} == {9}


def test_more_games_continue_the_same_games() -> None:
    assert tasks(KINDS, 20, seed=1, nodes=9)[:8] == tasks(KINDS, 8, seed=1, nodes=9)


def test_every_decision_of_a_game_is_examined() -> None:
    found = find_in_game(QUICK)
    assert (found.kind, found.number) == ("2C", 0)
    assert found.examined == len(found.puzzles) + sum(found.rejected.values()) > 20
    assert list(find_in_games([QUICK], jobs=1)) == [found]


@pytest.mark.long
def test_processes_find_the_same() -> None:
    wanted = [QUICK, QUICK._replace(number=1)]
    found = sorted(find_in_games(wanted, jobs=2), key=lambda each: each.number)
    assert found == [find_in_game(task) for task in wanted]
