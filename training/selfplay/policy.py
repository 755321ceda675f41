"""From a searched root to a move and a policy target: noise, targets, the choice.

The debatable choices of the recipe are here.
"""

from __future__ import annotations

import math

import numpy as np

from azulejos.fast import Generator, at, compiled
from azulejos.net.inputs.canonical import candidates, sort_factories
from azulejos.search.puct.descent import best_edge
from azulejos.search.puct.nodes import edges_of, opened_edges, raise_best, worth
from azulejos.search.puct.tree import ROOT, Tree
from training.selfplay.chance import dirichlet, uniform
from training.selfplay.games import NOISED, Games, Settings
from training.selfplay.samples import WHOLE

CONCENTRATION = 10.0  # of the Dirichlet noise, over all moves of a root
HALVINGS = 30


@compiled
def add_noise(games: Games, game: int, chunk: int, settings: Settings, tree: Tree) -> None:
    """Mix noise into the priors of the root, and keep the priors without it."""
    root, edges = tree.header[ROOT], tree.edges
    first = tree.nodes.first_edge[at(root)]
    shares = games.scratch.shares[chunk, : tree.nodes.edge_count[at(root)]]
    dirichlet(games.generators[game : game + 1], CONCENTRATION, shares)
    for edge in edges_of(tree.nodes, root):
        prior = edges.prior[at(edge)]
        games.priors[game, edges.action[at(edge)]] = prior
        noise = shares[edge - first] * settings.noise
        edges.prior[at(edge)] = prior * (1 - settings.noise) + noise
    raise_best(tree, root)
    games.control[game, NOISED] = 1


@compiled
def choose_edge(tree: Tree, root: int, sharpness: float, generator: Generator) -> int:
    """An edge drawn by visits to a power; the first one if none has been visited."""
    nodes, visits, most = tree.nodes, tree.edges.visits, np.float32(0)
    for edge in opened_edges(nodes, root):
        most = max(most, visits[at(edge)])
    if most == 0:
        return nodes.first_edge[at(root)]
    total = 0.0
    for edge in opened_edges(nodes, root):
        total += (visits[at(edge)] / most) ** sharpness
    left = uniform(generator) * total
    for edge in opened_edges(nodes, root):
        left -= (visits[at(edge)] / most) ** sharpness
        if left < 0:
            return edge
    return nodes.first_edge[at(root)]


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
def write_target(
    games: Games, game: int, chunk: int, sample: int, settings: Settings, tree: Tree
) -> None:
    """Write the policy that the search recommends at the root."""
    nodes, edges, root = tree.nodes, tree.edges, tree.header[ROOT]
    first, count = nodes.first_edge[at(root)], nodes.edge_count[at(root)]
    visits, mover = nodes.visits[at(root)], nodes.mover[at(root)]
    unseen = nodes.value_sum[at(root), at(mover)] / visits - settings.fpu_reduction
    rows, noised = games.scratch, games.control[game, NOISED]
    priors, values = rows.shares[chunk, :count], rows.targets[chunk, :count]
    for edge in edges_of(nodes, root):
        seen, action = edges.visits[at(edge)], edges.action[at(edge)]
        values[edge - first] = edges.value_sum[at(edge)] / seen if seen > 0 else unseen
        prior = games.priors[game, action] if noised else edges.prior[at(edge)]
        priors[edge - first] = max(prior, 1e-6)
    regularised(values, priors, settings.exploration * math.sqrt(visits) / (count + visits))
    by_action = rows.by_action[chunk]
    by_action[:] = -1.0
    for edge in edges_of(nodes, root):
        by_action[edges.action[at(edge)]] = values[edge - first]
    state, scratch = games.states[game], tree.scratch
    sort_factories(state, scratch.order)
    for index in range(candidates(state, scratch.order, scratch.actions, scratch.indices)):
        share = by_action[scratch.actions[index]]
        # At least 1, so that legal moves can be told from illegal ones.
        games.sample_policies[game, sample, scratch.indices[index]] = max(int(share * WHOLE), 1)


@compiled
def write_value(games: Games, game: int, sample: int, tree: Tree) -> None:
    """Write the value of the root's best move for every seat; noise does not affect it."""
    child = tree.edges.child[at(best_edge(tree, tree.header[ROOT]))]
    if child != 0:
        for seat in range(games.values.shape[1]):
            games.sample_values[game, sample, seat] = worth(tree.nodes, child, seat)
