"""The forward pass against plain numpy, and files of weights that do not fit."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from azulejos import Position, Wall
from azulejos.fast import Int64s, State, from_position, seat_to_act
from azulejos.fast.seats import line_count
from azulejos.fast.state import factory_count, source_tiles
from azulejos.net.file import (
    MAGIC,
    NetworkError,
    Sizes,
    read_header,
    read_matrices,
    save_network,
)
from azulejos.net.forward import Work, compute_query, new_work, run_trunk, write_logits
from azulejos.net.inputs.canonical import candidates, sort_factories
from azulejos.net.inputs.inputs import write_features
from azulejos.net.inputs.layout import VERSION, factories_begin, rest_scales, seat_scales
from azulejos.net.inputs.sources import CONTENTS
from azulejos.net.kernels import matrix
from azulejos.net.kernels.sparse_rows import STEP
from azulejos.net.network import ZERO_POINT, Network, Policy, Trunk, load_network
from azulejos.net.policy import CENTRE, FACTORY, FILLED, LEFT, TILING
from azulejos.net.shipped import FOLDER, shipped
from tests.net.networks import random_network, random_weights
from tests.players.positions import game_positions

KINDS = [(seats, wall) for seats in (2, 3, 4) for wall in Wall]


def rounded(hidden: np.ndarray) -> tuple[np.ndarray, np.float32]:
    """Activations in steps of 1/255 of the highest, and the step."""
    highest = np.float32(max(hidden.max(), 0))
    scale = np.float32(255) / max(highest, np.float32(1e-9))
    activations = (np.maximum(hidden, np.float32(0)) * scale + np.float32(0.5)).astype(np.int64)
    return activations, highest / np.float32(255)


def load_plain(file: Path) -> Network:
    """A network as on a processor without a dot-product instruction: matrices of 16 bits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(matrix, "dot_products", lambda: None)
        return load_network(file)


def first_layer(trunk: Trunk, row: np.ndarray, seats: int) -> np.ndarray:
    """The first layer: each seat's inputs to its part, the rest to all units."""
    block, part = trunk.seat.shape
    sums = row[block * seats :].astype(np.int64) @ trunk.rest.astype(np.int64)
    for place in range(seats):
        own = row[block * place : block * (place + 1)].astype(np.int64)
        sums[part * place : part * (place + 1)] += own @ trunk.seat.astype(np.int64)
    return trunk.first_bias + np.float32(STEP) * sums.astype(np.float32)


def plain(network: Network, trunk: Trunk, row: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The rows of the policy and the heads, with matrices of 16 bits."""
    hidden = first_layer(trunk, row, network.seats)
    for block, scales, bias in zip(
        trunk.blocks.astype(np.int64), trunk.block_scales, trunk.block_bias, strict=True
    ):
        activations, step = rounded(hidden)
        hidden = hidden + (bias + step * scales * (activations @ block).astype(np.float32))
    heads = trunk.values @ np.maximum(hidden, 0) + trunk.values_bias
    return policy_rows(network.policy, hidden), finished(heads, network.seats)


def policy_rows(policy: Policy, hidden: np.ndarray) -> np.ndarray:
    """The logit of each row; none for another width."""
    if policy.query[0].shape[0] != hidden.size:
        return np.zeros(0)
    activations, step = rounded(hidden)
    asked = (activations @ policy.query[0].astype(np.int64)).astype(np.float32)
    reads = policy.query_bias + step * policy.query_scales[0] * asked
    step = np.abs(reads).max() / np.float32(ZERO_POINT - 1)
    activations = np.rint(reads / step).astype(np.int64)
    said = (policy.rows.astype(np.int64) @ activations).astype(np.float32)
    found: np.ndarray = policy.bias + step * policy.scales * said
    return found


def finished(heads: np.ndarray, seats: int) -> np.ndarray:
    """The heads as outputs: win shares, margins between -1 and 1, scores."""
    wins, margins = np.exp(heads[:seats] - heads[:seats].max()), heads[seats : 2 * seats]
    return np.concatenate([wins / wins.sum(), margins.clip(-1, 1), heads[2 * seats :]])


def rows_of(state: State, order: Int64s, move: int) -> list[int]:
    """The rows that belong to a move, computed independently: by counting tiles."""
    sorted_source, colour, line = move // 30, move % 30 // 6, move % 6
    factories = factory_count(state)
    if sorted_source > factories:
        return [TILING + move % 30]
    tiles = source_tiles(state, 0 if sorted_source == 0 else order[sorted_source - 1])
    counts = [tiles >> 6 * other & 63 for other in range(5)]
    if sorted_source == 0:
        rows = [CENTRE + (colour * 8 + min(counts[colour], 8) - 1) * 6 + line]
    else:
        rows = [FACTORY + (colour * 4 + counts[colour] - 1) * 6 + line]
    if line < 5:
        more = counts[colour] - (line + 1 - line_count(state, seat_to_act(state), line))
        place = [-4, -3, -2, -1, 0, 1, 2, 3, 4].index(min(more, 4))
        rows.append(FILLED + 45 * colour + 9 * line + place)
    if sorted_source == 0 or sum(counts) < 4:
        return rows
    held = tuple(other for other in range(5) for _ in range(counts[other]))
    pairs = [(kind, one) for kind in CONTENTS for one in sorted(set(kind))]
    return [*rows, LEFT + pairs.index((held, colour))]


def seen(position: Position, work: Work) -> tuple[State, Int64s]:
    """Write the inputs for a position; return its state and the order of its factories."""
    state, order = from_position(position), np.zeros(9, np.int64)
    sort_factories(state, order)
    write_features(state, work.row)
    return state, order


@pytest.mark.parametrize("width", [64, 128, 320])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forward_pass_is_what_the_matrices_say(tmp_path: Path, seats: int, width: int) -> None:
    network = random_network(tmp_path / "a.net", seats, width=width, before=64)
    work, matrices = new_work(network), load_plain(tmp_path / "a.net")
    for position in game_positions(seats, Wall.GREY, seed=2, every=9):
        state, order = seen(position, work)
        for trunk in ("before_deal", "inside"):
            run_trunk(getattr(network, trunk), work)
            rows, heads = plain(matrices, getattr(matrices, trunk), work.row)
            assert work.heads == pytest.approx(heads, abs=1e-3, rel=1e-3)
        step = compute_query(network.policy, work, network.inside.first_bias.size)
        moves = moves_of(state, order)
        write_logits(network.policy, work, step, state, order, moves)
        for move, found in zip(moves.tolist(), work.logits, strict=False):
            expected = sum(rows[row] for row in rows_of(state, order, move))
            assert found == pytest.approx(expected, abs=2e-2)


def moves_of(state: State, order: Int64s) -> Int64s:
    """The policy indices of all candidate moves."""
    actions, indices = np.zeros(300, np.int64), np.zeros(300, np.int64)
    return indices[: candidates(state, order, actions, indices)]


class Exact(NamedTuple):
    """A network inside a round, rounded only as in its file."""

    first: np.ndarray  # input, unit: with the scales of the features
    bias: np.ndarray
    blocks: np.ndarray
    biases: np.ndarray
    values: np.ndarray  # unit, value
    values_bias: np.ndarray

    def heads(self, row: np.ndarray) -> np.ndarray:
        hidden = row.astype(np.float64) @ self.first + self.bias
        for block, bias in zip(self.blocks, self.biases, strict=True):
            hidden = hidden + np.maximum(hidden, 0) @ block + bias
        said = np.maximum(hidden, 0) @ self.values + self.values_bias
        return finished(said, len(said) // 3)


def exact(file: Path) -> Exact:
    """The network in a file, with one matrix for the whole input."""
    header, content = read_header(file)
    seats = header["seats"]
    seat, rest, bias, blocks, biases, values, values_bias = read_matrices(file, header, content)[:7]
    whole = np.zeros((factories_begin(seats), len(bias)))
    (block, part), scaled = seat.shape, seat * seat_scales()[:, None]
    for place in range(seats):
        whole[block * place : block * (place + 1), part * place : part * (place + 1)] = scaled
    whole[block * seats :] = rest * rest_scales()[:, None]
    return Exact(whole, bias, blocks, biases.reshape(len(blocks), -1), values, values_bias)


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_rounding_moves_the_shipped_values_little(seats: int, wall: Wall) -> None:
    file = shipped(seats, wall)
    network, wanted = load_network(file), exact(file)
    work, off = new_work(network), []
    for seed in range(3):
        for position in game_positions(seats, wall, seed=seed, every=2):
            seen(position, work)
            run_trunk(network.inside, work)
            off.append(np.abs(work.heads - wanted.heads(work.row))[: 2 * seats])
    assert np.mean(off) < 0.01
    assert np.max(off) < 0.08


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_shipped_networks_load_and_are_of_this_version_and_their_seats(
    seats: int, wall: Wall
) -> None:
    header, _ = read_header(shipped(seats, wall))
    assert (header["features"], header["seats"]) == (VERSION, seats)
    assert load_network(shipped(seats, wall)).seats == seats


def test_shipped_networks_are_small() -> None:
    assert set(FOLDER.iterdir()) == {shipped(*kind) for kind in KINDS}
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 1_200_000


def test_missing_damaged_and_foreign_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.net"
    with pytest.raises(NetworkError, match=r"a\.net: no such network"):
        load_network(file)
    file.write_bytes(b"something else")
    with pytest.raises(NetworkError, match="not a file of weights"):
        load_network(file)
    for header in (b"no JSON", b"[]", b"{}"):
        file.write_bytes(MAGIC + header + b"\n")
        with pytest.raises(NetworkError, match=r"a\.net: damaged"):
            load_network(file)
    random_network(file, 2)
    content = file.read_bytes()
    for damaged in (content[:-10], content[:-10] + b"x" * 10):
        file.write_bytes(damaged)
        with pytest.raises(NetworkError, match="cut short"):
            load_network(file)


@pytest.mark.parametrize("version", [VERSION - 1, VERSION + 1])
def test_network_of_another_version_is_refused(tmp_path: Path, version: int) -> None:
    random_network(file := tmp_path / "a.net", 2)
    old, new = (f'"features": {number}'.encode() for number in (VERSION, version))
    file.write_bytes(file.read_bytes().replace(old, new))
    said = f"a.net: for inputs of version {version}, this program has {VERSION}: play it with the"
    with pytest.raises(NetworkError, match=said):
        load_network(file)


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("width", 96),
        ("rank", 12),
        ("before_width", 32),
    ],
)
def test_widths_that_do_not_fit_are_refused(tmp_path: Path, name: str, size: int) -> None:
    sizes = Sizes(2, 64, 1, 64, 1, 64)._replace(**{name: size})
    save_network(tmp_path / "a.net", sizes, random_weights(sizes), {})
    with pytest.raises(NetworkError, match=r"a\.net: a width is not a multiple of 64"):
        load_network(tmp_path / "a.net")


def test_file_that_lacks_a_size_is_refused(tmp_path: Path) -> None:
    random_network(file := tmp_path / "a.net", 2)
    file.write_bytes(file.read_bytes().replace(b'"rank"', b'"rang"'))
    with pytest.raises(NetworkError, match=r"a\.net: damaged"):
        load_network(file)
