"""The warm start: games of a noisy greedy player, to begin with something better than chance.

Without it, a new network first learns to stay at 0 points, where the floor line costs nothing.
"""

from __future__ import annotations

import math

from azulejos.fast import (
    DEAL,
    END,
    TILING,
    State,
    compiled,
    deal,
    floor_length,
    floor_penalty,
    is_grey,
    line_count,
    marker_holder,
    phase,
    placement_score,
    play,
    seat_to_act,
    source_count,
    wall_bits,
)
from azulejos.net.inputs.canonical import candidates, sort_factories
from training.selfplay.chance import uniform
from training.selfplay.games import ROOM, SAMPLES, Games, Settings, scratch_of
from training.selfplay.samples import WHOLE, close_samples, open_sample
from training.selfplay.step import begin_game
from training.selfplay.threads import share

WARMTH = 0.6  # how far from its best move the player strays, in points
RECORDED = 0.25  # share of the moves


@compiled
def greedy_worth(state: State, action: int) -> float:
    """Roughly the points that a move brings at once."""
    seat = seat_to_act(state)
    wall = wall_bits(state, seat)
    if action >= TILING:
        move = action - TILING
        return placement_score(wall, move // 6, move % 6) if move % 6 < 5 else 0.0
    source, colour, line = action // 30, action // 6 % 5, action % 6
    count, length = source_count(state, source, colour), floor_length(state, seat)
    worth, fallen = 0.0, count
    if line < 5:
        room = line + 1 - line_count(state, seat, line)
        put = min(room, count)
        column = 2 if is_grey(state) else (colour + line) % 5
        points = placement_score(wall, line, column) + 0.5
        worth = points * (1.0 if put == room else 0.4 * put / (line + 1)) + 0.15 * put
        fallen = count - put
    if source == 0 and marker_holder(state) < 0:
        fallen += 1
        worth += 0.7
    return worth - floor_penalty(min(length + fallen, 7)) + floor_penalty(length)


@compiled
def greedy_move(games: Games, game: int, chunk: int) -> int:
    """Draw a move, better ones more often; sometimes record the probabilities."""
    state, generator = games.states[game], games.generators[game : game + 1]
    scratch, odds = scratch_of(games, chunk), games.scratch.shares[chunk]
    actions, indices = scratch.actions, scratch.indices
    sort_factories(state, scratch.order)
    count, best, total = candidates(state, scratch.order, actions, indices), -1e9, 0.0
    for index in range(count):
        odds[index] = greedy_worth(state, actions[index]) / WARMTH
        best = max(best, odds[index])
    for index in range(count):
        odds[index] = math.exp(odds[index] - best)
        total += odds[index]
    if uniform(generator) < RECORDED:
        place = open_sample(games, game)
        if place >= 0:
            for index in range(count):
                share = max(int(odds[index] / total * WHOLE), 1)
                games.sample_policies[game, place, indices[index]] = share
    left = uniform(generator) * total
    for index in range(count):
        left -= odds[index]
        if left < 0:
            return actions[index]
    return actions[0]


@compiled
def greedy_game(games: Games, game: int, chunk: int, settings: Settings) -> None:
    """Play one game from the first deal to the end, and output its samples."""
    begin_game(games, game, settings)
    state, generator = games.states[game], games.generators[game : game + 1]
    while phase(state) != END:
        if phase(state) == DEAL:
            open_sample(games, game)
            deal(state, generator)
        else:
            play(state, greedy_move(games, game, chunk))
    close_samples(games, game, chunk, scratch_of(games, chunk).order)
    games.control[game, :] = 0


@compiled
def greedy_chunk(games: Games, chunk: int, settings: Settings) -> None:
    """Play as many games as a chunk has room for."""
    game = chunk * (games.states.shape[0] // games.out_count.size)
    while games.out_count[chunk] + games.sample_states.shape[1] <= ROOM:
        games.control[game, SAMPLES] = 0
        greedy_game(games, game, chunk, settings)


def greedy_games(games: Games, settings: Settings) -> None:
    """Play as many games as the chunks have room for."""
    share(games.out_count.size, lambda chunk: greedy_chunk(games, chunk, settings))
