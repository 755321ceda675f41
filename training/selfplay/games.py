"""The arrays of many self-play games at once: one game in each row.

The compiled players, the evaluator (which owns the memory of the rows that it reads and writes) and
the replay buffer share them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import ACTIONS, MOST_MOVES, inlined, new_generators, state_words
from azulejos.net.inputs.canonical import MOST_FACTORIES, policy_size
from azulejos.net.inputs.layout import feature_count
from azulejos.search.puct.tree import (
    EDGES_PER_NODE,
    Edges,
    Nodes,
    Path,
    Scratch,
    Tree,
    new_edges,
    new_headers,
    new_nodes,
    new_path,
)

MOST_SAMPLES = 64  # of one game; later ones are dropped
TABLE_PLACES = 1024  # entries for the positions of one tree
ROOM = 4 * MOST_SAMPLES  # finished samples that a chunk can hold until they are fetched

# The fields of a game besides its tree.
PENDING, VISIT_LIMIT, IS_FULL, NOISED, SAMPLES, FIRST, MOVES, STARTED = range(8)
CONTROL_WORDS = 8

# The counters of each chunk.
GAMES, PLAYED, EVALUATIONS, VISITS, POINTS, ROUNDS, FIRST_WINS, SEARCHES, FULLS, WAITED = range(10)
COUNTERS = 10

PADDING = 16  # elements of 4 or 8 bytes, so that no two chunks write to the same cache line


class Settings(NamedTuple):
    """The settings of self-play, the same for all games of a step."""

    full_visits: int
    cheap_visits: int
    full_share: float  # of the moves after the first of a round that get a full search
    exploration: float
    fpu_reduction: float
    noise: float  # the share of Dirichlet noise at the root of a full search
    grey_share: float  # of the games
    again_share: float  # of the finished games, dealt again from one of their last two deals
    sharpness: float  # visits to this power are the odds of a move


class ScratchRows(NamedTuple):
    """Working memory, one row for each chunk; some rows are longer than what is used of them."""

    reached: NDArray[np.int64]  # from here on: see `Scratch` of the search
    order: NDArray[np.int64]
    actions: NDArray[np.int64]
    indices: NDArray[np.int64]
    values: NDArray[np.float32]
    shares: NDArray[np.float64]  # from here on, of each move of a root: noise, priors or odds
    targets: NDArray[np.float64]  # values, then the policy that is made of them
    by_action: NDArray[np.float64]  # this policy


class Games(NamedTuple):
    """One half of all games, split into `chunks` that are processed in parallel."""

    states: NDArray[np.int64]
    generators: NDArray[np.uint64]
    control: NDArray[np.int64]
    nodes: Nodes  # of all trees, each with places of its own
    edges: Edges
    paths: Path  # from here on, a row for each tree
    headers: NDArray[np.int64]
    tables: NDArray[np.int64]  # its positions
    priors: NDArray[np.float32]  # of the root without noise, by action
    sample_states: NDArray[np.int64]
    sample_policies: NDArray[np.uint16]
    sample_values: NDArray[np.float32]  # of each seat, from the search; NaN without a search
    features: NDArray[np.uint8]
    logits: NDArray[np.int16]  # times LOGIT_SCALE
    values: NDArray[np.float32]  # starting with the leaf's mover
    out_features: NDArray[np.uint8]  # from here on: chunk, then sample
    out_policies: NDArray[np.uint16]  # shares of 65535; all 0 if there is none
    out_values: NDArray[np.float32]  # win shares, margins, scores, starting with the mover
    out_walls: NDArray[np.int32]  # final walls as bits, starting with the mover
    out_searched: NDArray[np.float32]  # utilities from the search, starting with the mover
    out_movers: NDArray[np.int64]
    out_ahead: NDArray[np.int64]  # rows to the sample before the next deal, 0 for none
    out_count: NDArray[np.int64]
    counters: NDArray[np.int64]
    scratch: ScratchRows


LOGIT_SCALE = 256.0


@inlined
def tree_of(games: Games, game: int, scratch: Scratch) -> Tree:
    """The tree of a game, with the working memory of a chunk."""
    path = Path(games.paths.nodes[game], games.paths.edges[game])
    header, table = games.headers[game], games.tables[game]
    return Tree(games.nodes, games.edges, path, header, table, scratch)


@inlined
def scratch_of(games: Games, chunk: int) -> Scratch:
    """The working memory of a chunk, as the search takes it."""
    rows, words, seats = games.scratch, games.states.shape[1], games.values.shape[1]
    return Scratch(
        rows.reached[chunk, :words],
        rows.order[chunk, :MOST_FACTORIES],
        rows.actions[chunk],
        rows.indices[chunk],
        rows.values[chunk, :seats],
    )


def new_scratch_rows(chunks: int, seats: int) -> ScratchRows:
    """Working memory for so many chunks."""
    moves = chunks, MOST_MOVES + PADDING
    return ScratchRows(
        reached=np.zeros((chunks, state_words(seats) + PADDING), np.int64),
        order=np.zeros((chunks, MOST_FACTORIES + PADDING), np.int64),
        actions=np.zeros(moves, np.int64),
        indices=np.zeros(moves, np.int64),
        values=np.zeros((chunks, seats + PADDING), np.float32),
        shares=np.zeros(moves, np.float64),
        targets=np.zeros(moves, np.float64),
        by_action=np.zeros((chunks, ACTIONS + PADDING), np.float64),
    )


def new_games(
    games: int, seats: int, chunks: int, tree_edges: int, seed: int, rows: Any = None
) -> Games:
    """Games that have not begun; `rows` may provide the memory of features, logits and values."""
    words, inputs, moves = state_words(seats), feature_count(seats), policy_size(seats)
    tree_nodes = 1 + tree_edges // EDGES_PER_NODE
    features, logits, values = rows or (
        np.zeros((games, inputs), np.uint8),
        np.zeros((games, moves), np.int16),
        np.zeros((games, seats), np.float32),
    )
    return Games(
        states=np.zeros((games, words), np.int64),
        generators=new_generators(games, 1) * np.uint64(0x9E3779B97F4A7C15) + np.uint64(seed),
        control=np.zeros((games, CONTROL_WORDS), np.int64),
        nodes=new_nodes(seats, games * tree_nodes),
        edges=new_edges(games * tree_edges),
        paths=new_path(games),
        headers=new_headers(games, tree_nodes, tree_edges),
        tables=np.zeros((games, 2 * TABLE_PLACES), np.int64),
        priors=np.zeros((games, ACTIONS), np.float32),
        sample_states=np.zeros((games, MOST_SAMPLES, words), np.int64),
        sample_policies=np.zeros((games, MOST_SAMPLES, moves), np.uint16),
        sample_values=np.zeros((games, MOST_SAMPLES, seats), np.float32),
        features=features,
        logits=logits,
        values=values,
        out_features=np.zeros((chunks, ROOM, inputs), np.uint8),
        out_policies=np.zeros((chunks, ROOM, moves), np.uint16),
        out_values=np.zeros((chunks, ROOM, 3 * seats), np.float32),
        out_walls=np.zeros((chunks, ROOM, seats), np.int32),
        out_searched=np.zeros((chunks, ROOM, seats), np.float32),
        out_movers=np.zeros((chunks, ROOM), np.int64),
        out_ahead=np.zeros((chunks, ROOM), np.int64),
        out_count=np.zeros(chunks, np.int64),
        counters=np.zeros((chunks, COUNTERS), np.int64),
        scratch=new_scratch_rows(chunks, seats),
    )
