"""What the library for training exports: functions that only training and its tests call."""

from __future__ import annotations

import numpy as np

from azulejos import fast
from azulejos.builder.entries import Entry, like
from azulejos.net.forward import new_work
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from azulejos.search.puct.leaves import evaluate_state
from training.selfplay.games import new_games
from training.selfplay.policy import regularised
from training.selfplay.predecessor import fill_chunk
from training.selfplay.searched import search_chunk
from training.selfplay.team import CONTROL_WORDS, Halves, lead_step, take_chunks
from training.selfplay.warm import greedy_chunk
from training.settings import Plan

SEATS = 2


def entries() -> list[Entry]:
    """Steps of self-play, and the network without a search."""
    games, settings = new_games(1, SEATS, 1, 64, 1), Plan().settings(0)
    network = load_network(shipped(SEATS))
    work, control = new_work(network), np.zeros(CONTROL_WORDS, np.int64)
    halves = Halves(games, games)
    return [
        like(lead_step, halves, settings, control, 0),
        like(take_chunks, halves, settings, control, 0, 0),
        like(greedy_chunk, games, 0, settings),
        like(fill_chunk, games, 0, network, work, settings),
        like(search_chunk, games, 0, network, work, settings),
        like(regularised, np.ones(3), np.ones(3), 0.5),  # a test calls it
        like(evaluate_state, network, work, _state()),
    ]


def _state() -> fast.State:
    """Zeros of the size of a state: `new_state` would call compiled code."""
    return np.zeros(fast.state_words(SEATS), np.int64)
