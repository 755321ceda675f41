"""Perft on packed states: the same numbers as `azulejos.rules.perft`, sooner.

A file of its own because it only asks; the text files under tests/perft hold its numbers.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast.compiled import compiled
from azulejos.fast.layout import MOST_MOVES, State, States
from azulejos.fast.moves import legal_count, legal_moves, play
from azulejos.fast.raw import raw_at
from azulejos.fast.state import copy_state


@compiled
def _leaves(states: States, actions: States, depth: int) -> int:
    """The leaves below the state in row `depth`; the rows before it are free."""
    state, moves = raw_at(states, depth), raw_at(actions, depth)
    if depth <= 1:
        return max(legal_count(state) if depth else 0, 1)
    count, leaves = legal_moves(state, moves), 0
    for index in range(count):
        child = raw_at(states, depth - 1)
        copy_state(child, state)
        play(child, moves[index])
        leaves += _leaves(states, actions, depth - 1)
    return max(leaves, 1)


def perft(state: State, depth: int) -> int:
    """The number of leaves: states after `depth` moves, or where nobody chooses any more."""
    states = np.zeros((depth + 1, state.size), np.int64)
    states[depth] = state
    return _leaves(states, np.empty((depth + 1, MOST_MOVES), np.int64), depth)


def perft_split(state: State, depth: int) -> dict[int, int]:
    """The leaves behind each legal action."""
    actions = np.empty(MOST_MOVES, np.int64)
    count = legal_moves(state, actions) if depth else 0
    split = {}
    for action in actions[:count].tolist():
        child = state.copy()
        play(child, action)
        split[action] = perft(child, depth - 1)
    return split
