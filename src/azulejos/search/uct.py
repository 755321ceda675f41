"""Plain UCT with random playouts: a baseline for the other searches.

It knows only the rules: upper confidence bounds inside the round, random play from the first new
position to the end of the game, random deals.

    nodes, 9 words each:  +0 ACTION  that led here
                          +1 FIRST   number of the first child
                          +2 COUNT   of the children, which follow each other
                          +3 VISITS
                          +4 MOVER   the seat that made the move
                          +5 WINS    of each seat in twelfths, so that 2, 3 or 4 can share a win
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from azulejos.fast import (
    DEAL,
    END,
    MOST_MOVES,
    Generator,
    Int64s,
    State,
    at,
    compiled,
    inlined,
    legal_moves,
    phase,
    play,
    playout,
    raw,
    seat_count,
    seat_to_act,
    winners,
)
from azulejos.fast.bits import popcount
from azulejos.search.limits import Limits
from azulejos.search.report import Candidate, Report
from azulejos.search.stop import StopSignal

ACTION, FIRST, COUNT, VISITS, MOVER, WINS = 0, 1, 2, 3, 4, 5
NODE_WORDS = 9
MOST_NODES = 400_000
WIN = 12
EXPLORATION = 1.0
LONGEST_PATH = 64
STOP = 0


class UctArrays(NamedTuple):
    """The arrays of a search."""

    nodes: Int64s
    stop: Int64s  # one word, set by another thread
    generator: Generator  # of playouts
    actions: Int64s  # the moves of one position
    path: Int64s  # the nodes of one descent


@inlined
def best_child(tree: Int64s, parent: int, seat: int) -> int:
    """The child with the highest bound for the seat that moves; untried children come first."""
    row = NODE_WORDS * parent
    first, count = tree[at(row + FIRST)], tree[at(row + COUNT)]
    log = math.log(tree[at(row + VISITS)] + 1.0)
    best, chosen = -1.0, first
    for child in range(first, first + count):
        visits = tree[at(NODE_WORDS * child + VISITS)]
        if visits == 0:
            return child
        mean = tree[at(NODE_WORDS * child + WINS + seat)] / (WIN * visits)
        bound = mean + EXPLORATION * math.sqrt(log / visits)
        if bound > best:
            best, chosen = bound, child
    return chosen


@inlined
def grow(tree: Int64s, used: int, node: int, state: State, actions: Int64s) -> int:
    """Add the children of a node; how many nodes are used then."""
    count = legal_moves(state, actions)
    tree[at(NODE_WORDS * node + FIRST)] = used
    tree[at(NODE_WORDS * node + COUNT)] = count
    for index in range(count):
        row = NODE_WORDS * (used + index)
        for word in range(NODE_WORDS):
            tree[at(row + word)] = 0
        tree[at(row + ACTION)] = actions[at(index)]
        tree[at(row + MOVER)] = seat_to_act(state)
    return used + count


@inlined
def has_choice(state: State) -> bool:
    """Whether a seat is to move; the tree ends with the round."""
    return phase(state) != DEAL and phase(state) != END


@inlined
def back_up(tree: Int64s, path: Int64s, length: int, state: State) -> None:
    """Count a finished game on all nodes of its path."""
    won = winners(state)
    part = WIN // popcount(won)
    for step in range(length):
        row = NODE_WORDS * path[at(step)]
        tree[at(row + VISITS)] += 1
        for seat in range(seat_count(state)):
            tree[at(row + WINS + seat)] += part * ((won >> seat) & 1)


@compiled
def grow_tree(arrays: UctArrays, root: State, scratch: State, limit: int) -> int:
    """Play games from the root until stopped; how many moves were applied in the tree."""
    tree, stop, generator = raw(arrays.nodes), raw(arrays.stop), raw(arrays.generator)
    start, state = raw(root), raw(scratch)
    actions, path = raw(arrays.actions), raw(arrays.path)
    used, moves = grow(tree, 1, 0, start, actions), 0
    while stop[STOP] == 0 and moves < limit:
        for word in range(root.size):
            state[at(word)] = start[at(word)]
        node, length = 0, 1
        path[0] = 0
        while has_choice(state):
            row = NODE_WORDS * node
            if tree[at(row + COUNT)] == 0:
                if used + MOST_MOVES > MOST_NODES:
                    break
                used = grow(tree, used, node, state, actions)
            node = best_child(tree, node, seat_to_act(state))
            play(state, tree[at(NODE_WORDS * node + ACTION)])
            moves += 1
            path[at(length)] = node
            length += 1
            if tree[at(NODE_WORDS * node + VISITS)] == 0:
                break
        playout(state, generator)
        back_up(tree, path, length, state)
    return moves


class PlainUct:
    """The baseline as an object."""

    def __init__(self, seed: int = 0) -> None:
        self._arrays = UctArrays(
            nodes=np.zeros(MOST_NODES * NODE_WORDS, np.int64),
            stop=np.zeros(1, np.int64),
            generator=np.array([seed], np.uint64),
            actions=np.zeros(MOST_MOVES, np.int64),
            path=np.zeros(LONGEST_PATH, np.int64),
        )

    def think(self, state: State, limits: Limits) -> Report:
        """The move with the most visits."""
        arrays = self._arrays
        arrays.stop[STOP] = 0
        arrays.nodes[:NODE_WORDS] = 0
        limit = limits.nodes if limits.nodes is not None else 1 << 62
        with StopSignal().watch([arrays.stop], STOP, limits.seconds):
            moves = grow_tree(arrays, state, np.empty_like(state), limit)
        return self._report(state, int(moves))

    def _report(self, state: State, moves: int) -> Report:
        rows = self._arrays.nodes.reshape(-1, NODE_WORDS)
        first, count = int(rows[0, FIRST]), int(rows[0, COUNT])
        best = rows[first + int(np.argmax(rows[first : first + count, VISITS]))]
        share = 1 / (WIN * max(int(best[VISITS]), 1))
        wins = tuple(float(w) * share for w in best[WINS : WINS + seat_count(state)])
        action = int(best[ACTION])
        candidate = Candidate(action, wins, (0.0,) * len(wins), (action,))
        return Report((candidate,), moves, 1, False)
