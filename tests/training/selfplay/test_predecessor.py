"""The warm start from an earlier network."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from training.learning.replay import Replay
from training.selfplay.cores import Cores
from training.selfplay.games import Games, new_games
from training.selfplay.predecessor import fill_chunk
from training.settings import Plan

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.long]

CHUNKS = 2


@pytest.fixture(scope="module")
def games() -> Games:
    """Games of the shipped network for two seats."""
    return played(seed=3)


def played(seed: int) -> Games:
    games = new_games(CHUNKS, 2, CHUNKS, 64, seed)
    settings = Plan(grey_share=0.5).settings(0)
    Cores(load_network(shipped(2)), CHUNKS).fill(fill_chunk, games, settings)
    return games


def test_games_of_a_seed_are_the_same(games: Games) -> None:
    again = played(seed=3)
    assert (again.out_features == games.out_features).all()
    assert (again.out_policies == games.out_policies).all()
    assert (played(seed=4).out_features != games.out_features).any()


def test_moves_have_probabilities_and_deals_have_none(games: Games) -> None:
    for chunk, count in enumerate(games.out_count.tolist()):
        sums = games.out_policies[chunk, :count].sum(axis=1)
        assert count > 100
        assert ((sums == 0) | (abs(sums.astype(int) - 65535) < 300)).all()
        assert 0.5 < (sums > 0).mean() < 1


def test_values_belong_to_the_right_seats(games: Games) -> None:
    count = int(games.out_count[0])
    searched, results = games.out_searched[0, :count], games.out_values[0, :count, :2]
    known = ~np.isnan(searched[:, 0])
    assert abs(searched[known].sum(axis=1)).max() < 0.2
    assert np.corrcoef(searched[known, 0], results[known, 0])[0, 1] > 0.3


def test_values_are_mixed_into_the_results(games: Games) -> None:
    pure, mixed = (Replay(1000, 2, torch.device("cpu")) for _ in range(2))
    counts = games.out_count.copy()
    added = pure.add(games)
    games.out_count[:] = counts
    assert mixed.add(games, search_mix=0.7) == added == counts.sum()
    games.out_count[:] = counts
    results, targets = pure.values[:added, 0], mixed.values[:added, 0]
    assert set(results.round(decimals=3).tolist()) <= {0, 0.5, 1}
    assert ((targets - results).abs() > 0.01).float().mean() > 0.8
    assert (targets - results).abs().mean() < 0.6
