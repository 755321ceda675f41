"""Rewards follow the outcome of the rules."""

import random

import pytest

from azulejos import fast
from azulejos.envs.rewards import REWARD_KINDS, reward_number, rewards
from azulejos.rules import Position
from tests.envs.games import KIND_NAMES, KINDS, Twin, win_rewards

TIED = (
    "C end 5 0 1- -/-/-/-/-/- {bag} 0,0,0,0,0 "
    "{first}:BYRKW/5/5/5/5:-/-/-/-/-:- {second}:BYRKW/5/5/5/5:-/-/-/-/-:-"
)


def _ended(first: int, second: int) -> fast.State:
    text = TIED.format(bag="18,18,18,18,18", first=first, second=second)
    return fast.from_position(Position.parse(text))


@pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)
def test_a_random_game_pays_what_its_outcome_says(seats: int, wall: str) -> None:
    for seed in range(3):
        twin, chance = Twin(seats, wall, seed), random.Random(seed)
        while twin.position.outcome() is None:
            twin.play(chance.choice(twin.legal()))
        state, scores = fast.from_position(twin.position), [b.score for b in twin.position.boards]
        assert rewards(state, "win") == pytest.approx(win_rewards(twin.position))
        assert sum(rewards(state, "win")) == pytest.approx(0)
        assert rewards(state, "score") == scores
        others = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(seats)]
        differences = [own - best for own, best in zip(scores, others, strict=True)]
        assert rewards(state, "score_difference") == differences


def test_a_shared_win_is_split() -> None:
    assert rewards(_ended(30, 30), "win") == [0, 0]
    assert rewards(_ended(30, 31), "win") == [-1, 1]
    assert rewards(_ended(30, 31), "score_difference") == [-1, 1]
    assert rewards(_ended(30, 31), "score") == [30, 31]


def test_another_kind_of_reward_is_refused() -> None:
    assert [reward_number(kind) for kind in REWARD_KINDS] == [0, 1, 2]
    with pytest.raises(ValueError, match="rewards are one of win, score_difference, score, not 'x"):
        reward_number("x")
