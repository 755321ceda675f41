"""Targets that lean on the network's word before each deal: by hand, and over real games."""

import numpy as np
import torch

from training.games import new_games
from training.returns import drawn_to, turned
from training.settings import Plan
from training.warm import greedy_games


def test_turning_counts_from_another_seat_and_back() -> None:
    values = torch.tensor([[1.0, 2.0, 3.0, 10.0, 20.0, 30.0]] * 3)
    by = torch.tensor([0, 1, 2])
    there = turned(values, by, 3)
    assert there[1].tolist() == [2.0, 3.0, 1.0, 20.0, 30.0, 10.0]
    assert torch.equal(turned(there, -by, 3), values)


def test_target_takes_a_part_from_the_next_deal_and_the_rest_from_what_follows() -> None:
    # A game of two seats: a move, a deal, a move, a deal, a move. Seat 0 wins it.
    movers = torch.tensor([0, 1, 0, 0, 1])
    ahead = torch.tensor([1, 2, 1, 0, 0])
    won = torch.stack([movers == 0, movers == 1], dim=1).float()
    judged = torch.full((5, 2), 9.0)  # asked of positions before a deal only
    judged[1] = torch.tensor([0.6, 0.4])  # seat 1 is to move: it has 0.6, seat 0 has 0.4
    judged[3] = torch.tensor([0.8, 0.2])
    targets = drawn_to(won, judged, ahead, movers, 2, trust=0.5)
    after = 0.5 * 0.8 + 0.5 * 1.0  # what seat 0 may expect from the first deal on
    first = 0.5 * 0.4 + 0.5 * after
    expected = [[first, 1 - first], [1 - after, after], [after, 1 - after], [1, 0], [0, 1]]
    assert torch.allclose(targets, torch.tensor(expected))


def test_without_trust_the_result_stands() -> None:
    results = torch.rand(4, 6)
    ahead, movers = torch.tensor([2, 1, 0, 0]), torch.tensor([0, 1, 1, 0])
    targets = drawn_to(results, torch.rand(4, 6), ahead, movers, 2, trust=0.0)
    assert torch.allclose(targets[2:], results[2:])


def test_samples_name_the_deal_that_follows() -> None:
    games = new_games(2, 3, 2, 64, seed=5)
    greedy_games(games, Plan(seats=3).settings(0))
    for chunk in range(2):
        count = games.out_count[chunk]
        ahead = games.out_ahead[chunk, :count]
        has_policy = np.any(games.out_policies[chunk, :count] > 0, axis=1)
        assert count > 0
        for row in np.flatnonzero(ahead):
            assert not has_policy[row + ahead[row]]  # what lies there is a position before a deal
            assert has_policy[row + 1 : row + ahead[row]].all()
