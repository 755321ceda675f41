"""The warm start from an earlier network: games that its policy plays, with its values.

A new teacher learns its policy and values within minutes, and begins self-play near its level.
"""

from __future__ import annotations

import math

import numpy as np

from azulejos.fast import DEAL, END, Int64s, compiled, deal, phase, play, seat_to_act
from azulejos.net.forward import Work, compute_query, seat_values, write_logits
from azulejos.net.inputs.canonical import candidates, sort_factories
from azulejos.net.network import Network
from azulejos.search.puct.leaves import evaluate_state
from training.selfplay.chance import uniform
from training.selfplay.games import ROOM, SAMPLES, Games, Settings, scratch_of
from training.selfplay.samples import WHOLE, close_samples, open_sample
from training.selfplay.step import begin_game

TEMPERATURE = 1.2  # of the draws: above 1, so that games differ
RECORDED = 0.4  # share of the moves


@compiled
def policy_shares(
    games: Games, game: int, network: Network, work: Work, order: Int64s, moves: Int64s
) -> None:
    """Write the policy's probabilities of the moves, by their index, to the priors of the game."""
    state, shares = games.states[game], games.priors[game]
    step = compute_query(network.policy, work, network.inside.first_bias.size)
    best, total = np.float32(-1e30), np.float32(0)
    write_logits(network.policy, work, step, state, order, moves)
    for index in range(moves.size):
        best = max(best, work.logits[index])
    for index in range(moves.size):
        shares[index] = math.exp(work.logits[index] - best)
        total += shares[index]
    for index in range(moves.size):
        shares[index] /= total


@compiled
def draw(games: Games, game: int, count: int) -> int:
    """The index of a move, drawn by its probability at a higher temperature."""
    shares, total = games.priors[game], 0.0
    for index in range(count):
        shares[index] = shares[index] ** (1 / TEMPERATURE)
        total += shares[index]
    left = uniform(games.generators[game : game + 1]) * total
    for index in range(count):
        left -= shares[index]
        if left < 0:
            return index
    return 0


@compiled
def policy_game(
    games: Games, game: int, chunk: int, network: Network, work: Work, settings: Settings
) -> None:
    """Play one game from the first deal to the end, and output its samples."""
    begin_game(games, game, settings)
    state, generator = games.states[game], games.generators[game : game + 1]
    scratch = scratch_of(games, chunk)
    order, actions, indices = scratch.order, scratch.actions, scratch.indices
    while phase(state) != END:
        if phase(state) == DEAL:
            open_sample(games, game)
            deal(state, generator)
            continue
        evaluate_state(network, work, state)
        sort_factories(state, order)
        mover, count = seat_to_act(state), candidates(state, order, actions, indices)
        place = open_sample(games, game) if uniform(generator) < RECORDED else -1
        if place >= 0:
            seat_values(work, mover, games.sample_values[game, place])
        policy_shares(games, game, network, work, order, indices[:count])
        if place >= 0:
            for index in range(count):
                share = max(int(games.priors[game, index] * WHOLE), 1)
                games.sample_policies[game, place, indices[index]] = share
        play(state, actions[draw(games, game, count)])
    close_samples(games, game, chunk, order)
    games.control[game, :] = 0


@compiled
def fill_chunk(games: Games, chunk: int, network: Network, work: Work, settings: Settings) -> None:
    """Play as many games as a chunk has room for."""
    game = chunk * (games.states.shape[0] // games.out_count.size)
    while games.out_count[chunk] + games.sample_states.shape[1] <= ROOM:
        games.control[game, SAMPLES] = 0
        policy_game(games, game, chunk, network, work, settings)
