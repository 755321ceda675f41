"""The luck of a deal: what it changed, compared with the average over deals from the same bag.

The actual deal and the sampled deals are drawn in the same way and searched with the same effort.
So over many games the luck of a seat is zero on average, however good the evaluator is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from azulejos.fast import Generator, State, deal, from_position, new_generator
from azulejos.review.judge import Judge
from azulejos.review.shapes import Shares
from azulejos.rules import Deal, Position

SAMPLES: Final = 32
NODES_SHARE: Final = 8
"""A sampled deal gets one of so many nodes of a decision."""


class DealEffort(NamedTuple):
    """How many deals are sampled, and the nodes for each; 0 for the network without a search."""

    samples: int
    nodes: int


def deal_effort(nodes: int) -> DealEffort:
    """The effort that goes with so many nodes for each decision."""
    return DealEffort(SAMPLES, max(1, nodes // NODES_SHARE))


def wins_and_expected(
    judge: Judge, before: Position, dealt: Deal, seed: int, effort: DealEffort
) -> tuple[Shares, Shares]:
    """Win shares after a deal, and the average over deals from the same bag."""
    wins = judge.wins(from_position(before.deal(dealt)), effort.nodes)
    return wins, expected_wins(judge, from_position(before), seed, effort)


def expected_wins(judge: Judge, before: State, seed: int, effort: DealEffort) -> Shares:
    """The average of the win shares over sampled deals."""
    chance = new_generator(seed)
    samples = [sample(before, chance) for _ in range(effort.samples)]
    wins = np.array([judge.wins(state, effort.nodes) for state in samples])
    return tuple(wins.mean(axis=0).tolist())


def sample(before: State, chance: Generator) -> State:
    """The position after a deal drawn at random."""
    state = before.copy()
    deal(state, chance)
    return state
