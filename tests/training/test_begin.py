"""A run that begins with a file of weights: the same network again, a teacher that agrees."""

from pathlib import Path

import numpy as np
import pytest
import torch
from torch import Tensor

from azulejos import Wall
from azulejos.fast import from_position
from azulejos.net.features import features
from azulejos.net.file import read_matrices, save_network, shipped
from azulejos.net.forward import new_work, run
from azulejos.net.layout import prospects_begin
from azulejos.net.network import load_network
from tests.players.positions import game_positions
from training.__main__ import main
from training.begin import read_student, widen
from training.export import matrices
from training.model import Network

AGREES = 0.05  # win shares in whole numbers with those of torch, as in the tests of export
NEARLY = 0.05  # win shares of a widened network, with its noise


def rows(seats: int) -> Tensor:
    positions = game_positions(seats, Wall.COLOURED, seed=8, every=4)
    return torch.from_numpy(np.stack([features(from_position(one)) for one in positions]))


def test_network_of_a_file_has_its_weights_and_facts() -> None:
    network, trained = read_student(shipped(2))
    for own, other in zip(matrices(network), read_matrices(shipped(2))[1], strict=True):
        assert np.array_equal(own, other)
    assert trained["games"] > 1_000_000


def test_file_of_the_first_version_serves_inside_and_between_the_rounds() -> None:
    network, _ = read_student(shipped(3))
    assert not network.inside.first.weight[:, prospects_begin(3) :].any()
    assert torch.equal(network.inside.values.weight, network.between.values.weight)
    compiled = load_network(shipped(3))
    work, inputs = new_work(compiled), compiled.inside.first.shape[0]
    for row, said in zip(rows(3), network.judge(rows(3)), strict=True):
        work.row[:] = row.numpy()[:inputs]
        run(compiled.inside, work)
        assert work.heads[:3] == pytest.approx(said[:3].detach().numpy(), abs=AGREES)


def test_teacher_says_what_its_student_says_and_its_copies_differ() -> None:
    torch.manual_seed(3)
    small, _ = read_student(shipped(2))
    large = Network(2, 512, 4, 256, 3)
    widen(large, small)
    own, other = large.judge(rows(2)), small.judge(rows(2))
    assert torch.allclose(own[:, :2], other[:, :2], atol=NEARLY)
    first = large.inside.first.weight
    assert not torch.equal(first[:256], first[256:])


@pytest.fixture(scope="module")
def tiny_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network of 16 units for two seats, as it would be shipped."""
    torch.manual_seed(4)
    file = tmp_path_factory.mktemp("begin") / "tiny.net"
    facts = {"seconds": 60, "games": 1000, "evaluations": 5000}
    save_network(file, matrices(Network(2, 16, 1)), {"trained": facts})
    return file


def options(file: Path, out: Path, **changed: str) -> list[str]:
    chosen = {"games": "16", "chunks": "2", "width": "32", "blocks": "2", "student-width": "16"}
    chosen |= {"student-blocks": "1", "batch": "64", "capacity": "4000", "cheap-visits": "3"}
    chosen |= {"most-steps": "900", "pool-words": "40000", "softness": "1.25", "least": "64"}
    named = [word for name, value in (chosen | changed).items() for word in (f"--{name}", value)]
    visits = ["--visits", "8", "8", "8", "--device", "cpu", "--checkpoint", str(file)]
    return ["run", *named, *visits, "--out", str(out)]


@pytest.mark.xdist_group("training")
def test_run_begins_with_a_file_and_counts_on(tiny_file: Path, tmp_path: Path) -> None:
    assert main(options(tiny_file, tmp_path)) == 0
    log = (tmp_path / "log.jsonl").read_text(encoding="utf-8")
    assert "warm games" not in log
    assert main(["export", str(tmp_path / "student.pt"), str(tmp_path / "after.net")]) == 0
    trained = read_matrices(tmp_path / "after.net")[0]["trained"]
    assert trained["games"] > 1000
    assert trained["seconds"] > 60


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"student-width": "32"}, "tiny.net is a network for --seats 2 --student-width 16"),
        ({"width": "24"}, "to begin with tiny.net, --width must be a multiple of 16"),
    ],
)
def test_sizes_that_do_not_fit_are_refused_in_one_line(
    tiny_file: Path,
    tmp_path: Path,
    changed: dict[str, str],
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(options(tiny_file, tmp_path, **changed)) == 2
    assert said in capsys.readouterr().err
