"""The forward pass against plain numpy, and files of weights that do not fit."""

import json
from pathlib import Path

import numpy as np
import pytest

from azulejos import Wall
from azulejos.fast import from_position
from azulejos.net import network as networks
from azulejos.net.features import features, write_features
from azulejos.net.forward import logit, new_work, run
from azulejos.net.layout import prospects_begin
from azulejos.net.network import Network, NetworkError, Trunk, load_network, shapes, shipped
from azulejos.net.rows import unpack
from azulejos.net.slots import sort_factories
from tests.net.networks import random_network
from tests.players.positions import game_positions


def plain(network: Network, trunk: Trunk, row: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Policy logits and the heads, by matrices."""
    hidden = row.astype(np.float64) @ unpack(trunk.first) + trunk.first_bias
    for block, bias in zip(unpack(trunk.blocks), trunk.block_bias, strict=True):
        hidden = hidden + np.maximum(hidden, 0) @ block + bias
    hidden = np.maximum(hidden, 0)
    heads, seats = trunk.values @ hidden + trunk.values_bias, network.seats
    wins = np.exp(heads[:seats] - heads[:seats].max())
    heads[:seats] = wins / wins.sum()
    heads[seats : 2 * seats] = heads[seats : 2 * seats].clip(-1, 1)
    return network.policy @ hidden + network.policy_bias, heads


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forward_pass_is_what_the_matrices_say(tmp_path: Path, seats: int) -> None:
    network = random_network(tmp_path / "a.net", seats)
    work = new_work(network)
    for position in game_positions(seats, Wall.GREY, seed=2, every=9):
        work.row[:] = features(from_position(position))
        for trunk in (network.between, network.inside):
            run(trunk, work)
            policy, heads = plain(network, trunk, work.row)
            assert work.heads == pytest.approx(heads, abs=1e-3, rel=1e-3)
        for move in range(0, policy.size, 17):
            assert logit(network, work.hidden, move) == pytest.approx(policy[move], abs=1e-3)


def test_file_with_one_trunk_uses_it_everywhere(tmp_path: Path) -> None:
    network = random_network(tmp_path / "a.net", 2, between=False)
    assert network.between is network.inside


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shipped_networks_load_and_know_their_seats(seats: int) -> None:
    assert load_network(shipped(seats)).seats == seats


def test_shipped_networks_are_small() -> None:
    assert sum(file.stat().st_size for file in networks.FOLDER.iterdir()) < 6_000_000


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
        file.write_bytes(networks.MAGIC + header + b"\n")
        with pytest.raises(NetworkError, match=r"a\.net: damaged"):
            load_network(file)
    random_network(file, 2)
    content = file.read_bytes()
    for damaged in (content[:-10], content[:-10] + b"x" * 10):
        file.write_bytes(damaged)
        with pytest.raises(NetworkError, match="cut short"):
            load_network(file)
    file.write_bytes(content)
    monkeypatch.setattr(networks, "VERSION", 1)
    with pytest.raises(NetworkError, match="version 2, this is 1"):
        load_network(file)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_of_version_1_see_all_but_the_prospects(tmp_path: Path, seats: int) -> None:
    chance, sizes = np.random.default_rng(seats), (seats, 16, 2, True)
    header = dict(zip(("seats", "width", "blocks", "between"), sizes, strict=True))
    with (file := tmp_path / "old.net").open("wb") as old:
        old.write(networks.MAGIC + json.dumps({"features": 1} | header).encode() + b"\n")
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
