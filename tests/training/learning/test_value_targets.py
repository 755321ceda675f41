"""Value targets that use the network's values before each deal: by hand, and over real games."""

import numpy as np
import pytest
import torch

from azulejos.net.inputs.layout import BEFORE_DEAL, WIN_WEIGHT, rest_begin
from training.learning.replay import Replay
from training.learning.value_targets import mix_search, rotated, td_targets
from training.selfplay.games import new_games
from training.selfplay.team import StepTeam
from training.selfplay.warm import greedy_games
from training.settings import Plan

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.long]


def test_rotation_counts_from_another_seat_and_back() -> None:
    values = torch.tensor([[1.0, 2.0, 3.0, 10.0, 20.0, 30.0]] * 3)
    by = torch.tensor([0, 1, 2])
    there = rotated(values, by, 3)
    assert there[1].tolist() == [2.0, 3.0, 1.0, 20.0, 30.0, 10.0]
    assert torch.equal(rotated(there, -by, 3), values)


def test_target_takes_a_part_from_the_next_deal_and_the_rest_from_what_follows() -> None:
    # A game of two seats: a move, a deal, a move, a deal, a move. Seat 0 wins it.
    movers = torch.tensor([0, 1, 0, 0, 1])
    ahead = torch.tensor([1, 2, 1, 0, 0])
    won = torch.stack([movers == 0, movers == 1], dim=1).float()
    predicted = torch.full((5, 2), 9.0)  # only the values of positions before a deal are used
    predicted[1] = torch.tensor([0.6, 0.4])  # seat 1 is to move: it has 0.6, seat 0 has 0.4
    predicted[3] = torch.tensor([0.8, 0.2])
    targets = td_targets(won, predicted, ahead, movers, 2, td_lambda=0.5)
    after = 0.5 * 0.8 + 0.5 * 1.0  # what seat 0 may expect after the first deal
    first = 0.5 * 0.4 + 0.5 * after
    expected = [[first, 1 - first], [1 - after, after], [after, 1 - after], [1, 0], [0, 1]]
    assert torch.allclose(targets, torch.tensor(expected))


def test_without_trust_the_result_stands() -> None:
    results = torch.rand(4, 6)
    ahead, movers = torch.tensor([2, 1, 0, 0]), torch.tensor([0, 1, 1, 0])
    targets = td_targets(results, torch.rand(4, 6), ahead, movers, 2, td_lambda=1.0)
    assert torch.allclose(targets[2:], results[2:])


def test_scores_stay_those_of_the_result() -> None:
    games = new_games(2, 2, 2, 64, seed=5)
    greedy_games(games, Plan().settings(0))
    results = np.concatenate([games.out_values[at, : games.out_count[at]] for at in range(2)])
    replay = Replay(len(results), 2, torch.device("cpu"))
    replay.add(games, lambda features: torch.full((len(features), 6), 0.5), td_lambda=0.5)
    assert replay.values[:, 4:].tolist() == results[:, 4:].tolist()
    assert not torch.allclose(replay.values[:, :4], torch.from_numpy(results[:, :4]))


def test_samples_name_the_deal_that_follows() -> None:
    games = new_games(2, 3, 2, 64, seed=5)
    greedy_games(games, Plan(seats=3).settings(0))
    for chunk in range(2):
        count = games.out_count[chunk]
        ahead = games.out_ahead[chunk, :count]
        has_policy = np.any(games.out_policies[chunk, :count] > 0, axis=1)
        assert count > 0
        for row in np.flatnonzero(ahead):
            assert not has_policy[row + ahead[row]]  # that row is a position before a deal
            assert has_policy[row + 1 : row + ahead[row]].all()


def test_target_moves_to_what_the_search_said() -> None:
    targets = torch.tensor([[0.6, 0.4, 0.1, -0.1, 0.9, 0.8], [0.7, 0.3, 0.2, -0.2, 1.0, 0.5]])
    searched = torch.tensor([[-0.2, 0.2], [torch.nan, torch.nan]])
    mixed = mix_search(targets, searched, 2, search_mix=0.5)
    wins, margins, scores = mixed[:, :2], mixed[:, 2:4], mixed[:, 4:]
    worth = WIN_WEIGHT * (2 * wins - 1) + (1 - WIN_WEIGHT) * margins
    before = WIN_WEIGHT * 0.2 + (1 - WIN_WEIGHT) * 0.1
    assert worth[0].tolist() == pytest.approx([(before - 0.2) / 2, (0.2 - before) / 2], abs=1e-5)
    assert wins.sum(1).tolist() == pytest.approx([1.0, 1.0])
    assert margins[0, 0] < 0.1
    assert torch.equal(scores, targets[:, 4:])
    assert torch.allclose(mixed[1], targets[1])


def test_position_before_a_deal_hears_the_search_after_it() -> None:
    games, settings = new_games(8, 2, 2, 800, seed=3), Plan(visits=(6, 6, 6)).settings(0)
    team = StepTeam(games)
    for _ in range(3000):
        team.step(settings)  # without a network every leaf is worth 0, except ends of games
        if games.out_count.min() > 0:
            break
    before_deal = rest_begin(2) + BEFORE_DEAL
    for chunk in range(2):
        count = games.out_count[chunk]
        deals = np.flatnonzero(games.out_features[chunk, :count, before_deal])
        assert deals.size > 0
        for row in deals:
            here, after = games.out_searched[chunk, row], games.out_searched[chunk, row + 1]
            same = games.out_movers[chunk, row] == games.out_movers[chunk, row + 1]
            assert np.array_equal(here, after if same else after[::-1])
        assert not np.isnan(games.out_searched[chunk, :count]).any()


def test_finished_game_is_dealt_again_from_one_of_its_last_two_deals() -> None:
    plan = Plan(visits=(6, 6, 6), again_share=1.0)
    games = new_games(4, 2, 4, 800, seed=3)
    before_deal = rest_begin(2) + BEFORE_DEAL
    finished: list[list[np.ndarray]] = [[] for _ in range(4)]
    team = StepTeam(games)
    for _ in range(6000):
        team.step(plan.settings(0))
        for chunk in np.flatnonzero(games.out_count):
            finished[chunk].append(games.out_features[chunk, : games.out_count[chunk]].copy())
        games.out_count[:] = 0
        if min(map(len, finished)) > 3:
            break
    for first, *later in finished:
        deals = first[first[:, before_deal] == 1][-2:]
        for rows in later:
            assert any(np.array_equal(rows[0], deal) for deal in deals)
            deals = rows[rows[:, before_deal] == 1][-2:]
    rest = {rows[1].tobytes() for later in finished for rows in later[1:]}
    assert len(rest) == sum(len(later) - 1 for later in finished)  # each time another deal
