"""The forward pass against plain numpy, and files of weights that do not fit."""

import json
from pathlib import Path

import numpy as np
import pytest

from azulejos import Wall
from azulejos.fast import from_position
from azulejos.net import file as files
from azulejos.net import products
from azulejos.net.dots import DOTS
from azulejos.net.features import features, write_features
from azulejos.net.file import NetworkError, read_matrices, shapes, shipped
from azulejos.net.forward import logit, new_work, run, write_activity
from azulejos.net.layout import feature_scales, prospects_begin
from azulejos.net.network import Network, Trunk, load_network
from azulejos.net.rows import STEP
from azulejos.net.slots import sort_factories
from tests.net.networks import random_network
from tests.players.positions import game_positions


def rounded(hidden: np.ndarray) -> tuple[np.ndarray, np.float32]:
    """Activity in steps of a 255th of the highest, and the step."""
    highest = np.float32(max(hidden.max(), 0))
    scale = np.float32(255) / max(highest, np.float32(1e-9))
    activity = (np.maximum(hidden, np.float32(0)) * scale + np.float32(0.5)).astype(np.int64)
    return activity, highest / np.float32(255)


def load_plain(file: Path) -> Network:
    """A network as a processor without an instruction for dots has it: matrices of 16 bits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(products, "DOTS", None)
        return load_network(file)


def plain(network: Network, trunk: Trunk, row: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Policy logits and the heads, by matrices of 16 bits."""
    sums = row.astype(np.int64) @ trunk.first.astype(np.int64)
    hidden = trunk.first_bias + np.float32(STEP) * sums.astype(np.float32)
    for block, units, bias in zip(
        trunk.blocks.astype(np.int64), trunk.block_units, trunk.block_bias, strict=True
    ):
        activity, step = rounded(hidden)
        hidden = hidden + (bias + step * units * (activity @ block).astype(np.float32))
    activity, step = rounded(hidden)
    policy = step * network.policy_units * (network.policy.astype(np.int64) @ activity)
    heads = trunk.values @ np.maximum(hidden, 0) + trunk.values_bias
    return policy + network.policy_bias, finished(heads, network.seats)


def finished(heads: np.ndarray, seats: int) -> np.ndarray:
    """Heads as they are told: win shares, margins that stay inside, scores."""
    wins, margins = np.exp(heads[:seats] - heads[:seats].max()), heads[seats : 2 * seats]
    return np.concatenate([wins / wins.sum(), margins.clip(-1, 1), heads[2 * seats :]])


def exact(matrices: list[np.ndarray], row: np.ndarray, seats: int) -> np.ndarray:
    """The heads inside a round without any rounding."""
    first, bias, blocks, biases, _, _, values, values_bias = matrices[:8]
    hidden = (row * feature_scales(seats)[: row.size]).astype(np.float64) @ first + bias
    for block, block_bias in zip(blocks, biases, strict=True):
        hidden = hidden + np.maximum(hidden, 0) @ block + block_bias
    return finished(values @ np.maximum(hidden, 0) + values_bias, seats)


@pytest.mark.parametrize("width", [16, 64, 320])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forward_pass_is_what_the_matrices_say(tmp_path: Path, seats: int, width: int) -> None:
    network = random_network(tmp_path / "a.net", seats, width=width)
    work, matrices = new_work(network), load_plain(tmp_path / "a.net")
    for position in game_positions(seats, Wall.GREY, seed=2, every=9):
        work.row[:] = features(from_position(position))
        for trunk in ("between", "inside"):
            run(getattr(network, trunk), work)
            policy, heads = plain(matrices, getattr(matrices, trunk), work.row)
            assert work.heads == pytest.approx(heads, abs=1e-3, rel=1e-3)
        step = write_activity(work)
        for move in range(0, policy.size, 17):
            assert logit(network, work, step, move) == pytest.approx(policy[move], abs=1e-3)


@pytest.mark.parametrize("width", [64, 320])
def test_all_processors_find_the_same(tmp_path: Path, width: int) -> None:
    first = random_network(tmp_path / "a.net", 2, width=width)
    second = load_plain(tmp_path / "a.net")
    assert (first.policy.dtype == np.int16) == (DOTS is None)
    assert second.policy.dtype == np.int16
    works = new_work(first), new_work(second)
    for position in game_positions(2, Wall.COLOURED, seed=3, every=5):
        found = []
        for network, work in zip((first, second), works, strict=True):
            work.row[:] = features(from_position(position))
            run(network.inside, work)
            step = write_activity(work)
            found.append([*work.heads, *(logit(network, work, step, move) for move in range(150))])
        assert found[0] == found[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rounding_moves_the_shipped_values_little(seats: int) -> None:
    (header, matrices), network = read_matrices(shipped(seats)), load_network(shipped(seats))
    assert header["seats"] == seats
    work, off = new_work(network), []
    for seed in range(3):
        for position in game_positions(seats, Wall.COLOURED, seed=seed, every=2):
            state, order = from_position(position), np.zeros(9, np.int64)
            sort_factories(state, order)
            write_features(state, order, work.row)
            run(network.inside, work)
            off.append(np.abs(work.heads - exact(matrices, work.row, seats))[: 2 * seats])
    assert np.mean(off) < 0.01
    assert np.max(off) < 0.08


def test_file_with_one_trunk_uses_it_everywhere(tmp_path: Path) -> None:
    network = random_network(tmp_path / "a.net", 2, between=False)
    assert network.between is network.inside


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shipped_networks_load_and_know_their_seats(seats: int) -> None:
    assert load_network(shipped(seats)).seats == seats


def test_shipped_networks_are_small() -> None:
    assert sum(file.stat().st_size for file in files.FOLDER.iterdir()) < 6_000_000


def test_missing_damaged_and_foreign_files_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.net"
    with pytest.raises(NetworkError, match=r"a\.net: no such network"):
        load_network(file)
    file.write_bytes(b"something else")
    with pytest.raises(NetworkError, match="not a file of weights"):
        load_network(file)
    for header in (b"no JSON", b"[]", b"{}"):
        file.write_bytes(files.MAGIC + header + b"\n")
        with pytest.raises(NetworkError, match=r"a\.net: damaged"):
            load_network(file)
    random_network(file, 2)
    content = file.read_bytes()
    for damaged in (content[:-10], content[:-10] + b"x" * 10):
        file.write_bytes(damaged)
        with pytest.raises(NetworkError, match="cut short"):
            load_network(file)
    file.write_bytes(content)
    monkeypatch.setattr(files, "VERSION", 1)
    with pytest.raises(NetworkError, match="version 2, this is 1"):
        load_network(file)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_of_version_1_see_all_but_the_prospects(tmp_path: Path, seats: int) -> None:
    chance, sizes = np.random.default_rng(seats), (seats, 16, 2, True)
    header = dict(zip(("seats", "width", "blocks", "between"), sizes, strict=True))
    with (file := tmp_path / "old.net").open("wb") as old:
        old.write(files.MAGIC + json.dumps({"features": 1} | header).encode() + b"\n")
        for shape in shapes(*sizes, version=1):
            old.write(chance.normal(0, 0.2, shape).astype("<f2").tobytes())
    network, known, order = load_network(file), prospects_begin(seats), np.zeros(9, np.int64)
    work = new_work(network)
    for position in game_positions(seats, Wall.COLOURED, seed=2, every=9):
        state = from_position(position)
        sort_factories(state, order)
        write_features(state, order, work.row)
        assert work.row[:known].tolist() == features(state)[:known].tolist()
        run(network.inside, work)
        heads = plain(network, network.inside, work.row)[1]
        assert work.heads == pytest.approx(heads, abs=1e-3, rel=1e-3)
