"""Perft on packed states: the same numbers as `azulejos.rules.perft`, but faster.

The expected numbers are in the text files under tests/perft.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast.layout import MOST_MOVES, Int64s, State, States
from azulejos.fast.moves import legal_count, legal_moves, play
from azulejos.fast.state import copy_state
from azulejos.native.decorators import compiled
from azulejos.native.words import raw_at


@compiled
def count_leaves(states: States, actions: States, left: Int64s, depth: int) -> int:
    """Count leaves below the state in row `depth` (at least 2); the rows before it are scratch.

    `left` counts the moves still to be tried on each level.
    """
    left[depth] = legal_moves(raw_at(states, depth), raw_at(actions, depth))
    level, leaves = depth, 0
    while level <= depth:
        if left[level] == 0:
            level += 1
            continue
        left[level] -= 1
        child = raw_at(states, level - 1)
        copy_state(child, raw_at(states, level))
        play(child, actions[level, left[level]])
        if level == 2:
            leaves += max(legal_count(child), 1)
            continue
        level -= 1
        left[level] = legal_moves(child, raw_at(actions, level))
        leaves += left[level] == 0
    return max(leaves, 1)


def perft(state: State, depth: int) -> int:
    """The number of leaves: states after `depth` moves, or earlier if no seat has a choice."""
    if depth < 2:
        return max(legal_count(state), 1) if depth else 1
    states = np.zeros((depth + 1, state.size), np.int64)
    states[depth] = state
    actions = np.empty((depth + 1, MOST_MOVES), np.int64)
    return count_leaves(states, actions, np.zeros(depth + 1, np.int64), depth)


def perft_split(state: State, depth: int) -> dict[int, int]:
    """The number of leaves below each legal action."""
    actions = np.empty(MOST_MOVES, np.int64)
    count = legal_moves(state, actions) if depth else 0
    split = {}
    for action in actions[:count].tolist():
        child = state.copy()
        play(child, action)
        split[action] = perft(child, depth - 1)
    return split
