"""Expected scores that are fitted to games: they come close, and nothing else changes."""

from pathlib import Path

import numpy as np
import pytest
import torch

from azulejos.net.file import Sizes, save_network
from training.export import matrices
from training.networks.student import Student
from training.scores import BOTH_WALLS, Samples, Task, correction, fit_scores, play

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.long]

SIZES = Sizes(2, 64, 1, 64, 1, 64)
GAMES = 10


def test_correction_finds_a_linear_error() -> None:
    chance = np.random.default_rng(3)
    units = chance.normal(size=(4000, 6))
    wrong = np.array([[0.5, 0, 0, 0, 0, 0], [0, 0, -0.3, 0, 0, 0]])
    weights, biases = correction(Samples(units, units @ wrong.T + [0.2, -0.1]))
    assert np.abs(weights - wrong).max() < 0.05
    assert biases.tolist() == pytest.approx([0.2, -0.1], abs=0.02)


def test_fitted_scores_come_close_and_all_else_stays(tmp_path: Path) -> None:
    torch.manual_seed(1)
    network, file = Student(*SIZES).requires_grad_(False), tmp_path / "any.net"
    before = {name: weights.clone() for name, weights in network.state_dict().items()}
    save_network(file, SIZES, matrices(network), {})
    first = play(Task(file, 0, BOTH_WALLS))
    fit_scores(network, file, GAMES)
    save_network(file, SIZES, matrices(network), {})
    for old, new in zip(first, play(Task(file, 0, BOTH_WALLS)), strict=True):
        assert old.units == pytest.approx(new.units)  # the same games: no other output changed
        assert abs(new.errors.mean()) < 0.1 * abs(old.errors.mean())
        assert np.square(new.errors).mean() < 0.5 * np.square(old.errors).mean()
    for name, weights in network.state_dict().items():
        rows = 4 if ".values." in name else len(weights)  # win logits and margins of two seats
        assert torch.equal(weights[:rows], before[name][:rows])
