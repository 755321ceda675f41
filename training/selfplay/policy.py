"""From a searched root to a move and a policy target: noise, targets, the choice.

The debatable choices of the recipe are here.
"""

from __future__ import annotations

import math

import numpy as np

from azulejos.fast import Generator, at, compiled
from azulejos.net.inputs.canonical import candidates, sort_factories
from azulejos.search.puct.descent import best_edge
from azulejos.search.puct.nodes import (
    ACTION,
    CHILD,
    EDGE_SUM,
    EDGE_VISITS,
    EDGES,
    MOVER,
    OPENED,
    PRIOR,
    ROOT,
    SUM,
    VISITS,
    Pool,
    edge_at,
    int_at,
    raise_best,
    worth,
)
from training.selfplay.chance import dirichlet, uniform
from training.selfplay.games import NOISED, Games, Settings, scratch_of
from training.selfplay.samples import WHOLE

CONCENTRATION = 10.0  # of the Dirichlet noise, over all moves of a root
HALVINGS = 30


@compiled
def add_noise(games: Games, game: int, chunk: int, settings: Settings) -> None:
    """Mix noise into the priors of the root, and keep the priors without it."""
    pool, root = games.pools[game], games.headers[game, ROOT]
    count = int_at(pool, root + EDGES)
    shares = games.scratch.shares[chunk, :count]
    dirichlet(games.generators[game : game + 1], CONCENTRATION, shares)
    for index in range(count):
        place = edge_at(root, index)
        prior = pool[at(place)]
        games.priors[game, int_at(pool, place + ACTION)] = prior
        pool[at(place)] = prior * (1 - settings.noise) + shares[index] * settings.noise
    raise_best(pool, root)
    games.control[game, NOISED] = 1


@compiled
def choose_edge(pool: Pool, root: int, sharpness: float, generator: Generator) -> int:
    """An edge drawn by visits to a power; the first one if none has been visited."""
    opened, most = int_at(pool, root + OPENED), np.float32(0)
    for index in range(opened):
        most = max(most, pool[at(edge_at(root, index) + EDGE_VISITS)])
    if most == 0:
        return edge_at(root, 0)
    total = 0.0
    for index in range(opened):
        total += (pool[at(edge_at(root, index) + EDGE_VISITS)] / most) ** sharpness
    left = uniform(generator) * total
    for index in range(opened):
        left -= (pool[at(edge_at(root, index) + EDGE_VISITS)] / most) ** sharpness
        if left < 0:
            return edge_at(root, index)
    return edge_at(root, 0)


@compiled
def regularised(values: np.ndarray, priors: np.ndarray, weight: float) -> None:
    """Turn values into the regularised policy for values and priors (Grill et al., 2020).

    It is weight * prior / (level - value), with the level that makes it sum to one.
    """
    low, high = -1e9, -1e9
    for index in range(values.size):
        low = max(low, values[index] + weight * priors[index])
        high = max(high, values[index] + weight)
    for _ in range(HALVINGS):
        level, total = (low + high) / 2, 0.0
        for index in range(values.size):
            total += weight * priors[index] / (level - values[index])
        if total > 1:
            low = level
        else:
            high = level
    total = 0.0
    for index in range(values.size):
        values[index] = weight * priors[index] / (high - values[index])
        total += values[index]
    for index in range(values.size):
        values[index] /= total


@compiled
def write_target(games: Games, game: int, chunk: int, sample: int, settings: Settings) -> None:
    """Write the policy that the search recommends at the root."""
    pool, root = games.pools[game], games.headers[game, ROOT]
    count, visits = int_at(pool, root + EDGES), pool[at(root + VISITS)]
    unseen = pool[at(root + SUM + int_at(pool, root + MOVER))] / visits - settings.fpu_reduction
    rows, noised = games.scratch, games.control[game, NOISED]
    priors, values = rows.shares[chunk, :count], rows.targets[chunk, :count]
    for index in range(count):
        place = edge_at(root, index)
        seen, action = pool[at(place + EDGE_VISITS)], int_at(pool, place + ACTION)
        values[index] = pool[at(place + EDGE_SUM)] / seen if seen > 0 else unseen
        prior = games.priors[game, action] if noised else pool[at(place + PRIOR)]
        priors[index] = max(prior, 1e-6)
    regularised(values, priors, settings.exploration * math.sqrt(visits) / (count + visits))
    by_action = rows.by_action[chunk]
    by_action[:] = -1.0
    for index in range(count):
        by_action[int_at(pool, edge_at(root, index) + ACTION)] = values[index]
    state, scratch = games.states[game], scratch_of(games, chunk)
    sort_factories(state, scratch.order)
    for index in range(candidates(state, scratch.order, scratch.actions, scratch.indices)):
        share = by_action[scratch.actions[index]]
        # At least 1, so that legal moves can be told from illegal ones.
        games.sample_policies[game, sample, scratch.indices[index]] = max(int(share * WHOLE), 1)


@compiled
def write_value(games: Games, game: int, sample: int) -> None:
    """Write the value of the root's best move for every seat; noise does not affect it."""
    pool = games.pools[game]
    child = int_at(pool, best_edge(pool, games.headers[game, ROOT]) + CHILD)
    if child != 0:
        for seat in range(games.values.shape[1]):
            games.sample_values[game, sample, seat] = worth(pool, child, seat)
