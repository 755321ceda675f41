"""Rewards of a finished game for each seat, in three kinds.

All environments use them, including the compiled batch.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import State, at, inlined, raw, score, seat_count, winners
from azulejos.fast.bits import popcount

RewardKind: TypeAlias = Literal["win", "score_difference", "score"]
REWARD_KINDS: tuple[RewardKind, ...] = get_args(RewardKind)
WIN, DIFFERENCE = 0, 1


def reward_number(kind: str) -> int:
    """The number of a kind, for compiled code."""
    if kind not in REWARD_KINDS:
        raise ValueError(f"rewards are one of {', '.join(REWARD_KINDS)}, not {kind!r}")
    return REWARD_KINDS.index(kind)


@inlined
def _win(state: State, seat: int) -> float:
    """1 for a sole winner, -1 shared by the losers; a shared win is split; the sum is 0."""
    seats, winning = seat_count(state), winners(state)
    share = ((winning >> seat) & 1) / popcount(winning)
    return (share * seats - 1.0) / (seats - 1)


@inlined
def _difference(state: State, seat: int) -> float:
    """The points of a seat, less those of the best opponent."""
    best = 0
    for other in range(seat_count(state)):
        if other != seat:
            best = max(best, score(state, other))
    return float(score(state, seat) - best)


@inlined
def put_rewards(state: State, kind: int, target: Any, first: int) -> None:
    """Write the reward of every seat of a finished game, starting at an index."""
    words = raw(state)
    for seat in range(seat_count(words)):
        if kind == WIN:
            value = _win(words, seat)
        elif kind == DIFFERENCE:
            value = _difference(words, seat)
        else:
            value = float(score(words, seat))
        target[at(first + seat)] = value


def rewards(state: State, kind: RewardKind) -> list[float]:
    """The reward of every seat of a finished game."""
    target: NDArray[np.float64] = np.zeros(seat_count(state), np.float64)
    put_rewards(state, reward_number(kind), target, 0)
    return [float(value) for value in target]
