"""On a grey wall colours can be permuted and columns mirrored: engine and tables agree."""

import re
from itertools import permutations

import numpy as np
import pytest
import torch

from azulejos import Position, Wall, fast
from azulejos.net.inputs.canonical import candidates, policy_size, sort_factories
from azulejos.net.inputs.inputs import features
from tests.players.positions import game_positions
from training.learning.symmetry import SYMMETRIES, Symmetry

pytestmark = [pytest.mark.xdist_group("training"), pytest.mark.long]

LETTERS = "BYRKW"
ALL = [(colours, mirrored) for mirrored in (False, True) for colours in permutations(range(5))]


def renamed(text: str, colours: tuple[int, ...]) -> str:
    """Letters after the symmetry, in their usual order."""
    new = text.translate({ord(LETTERS[old]): LETTERS[place] for place, old in enumerate(colours)})
    return "".join(sorted(new, key=LETTERS.find)) if set(new) <= set(LETTERS) else new


def transformed_seat(text: str, colours: tuple[int, ...], mirrored: bool) -> str:
    score, wall, lines, floor = text.split(":")
    if mirrored:
        wall = "/".join("".join(re.findall(".", row)[::-1]) for row in wall.split("/"))
    lines = "/".join(renamed(line, colours) for line in lines.split("/"))
    return ":".join([score, renamed(wall, colours), lines, renamed(floor, colours)])


def transformed(position: Position, symmetry: int) -> Position:
    """The position after a symmetry, through its text."""
    colours, mirrored = ALL[symmetry]
    fields = str(position).split(" ")
    fields[5] = "/".join(renamed(source, colours) for source in fields[5].split("/"))
    for place in (6, 7):
        counts = fields[place].split(",")
        fields[place] = ",".join(counts[old] for old in colours)
    seats = [transformed_seat(seat, colours, mirrored) for seat in fields[8:]]
    return Position.parse(" ".join(fields[:8] + seats))


def legal_shares(position: Position, seats: int) -> torch.Tensor:
    """A policy with the same share for every candidate move."""
    state, order = fast.from_position(position), np.zeros(9, np.int64)
    actions, indices = np.zeros(300, np.int64), np.zeros(300, np.int64)
    sort_factories(state, order)
    count = candidates(state, order, actions, indices)
    policy = torch.zeros(policy_size(seats))
    policy[indices[:count]] = 1 / count
    return policy


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_transformed_tables_are_those_of_the_transformed_position(seats: int) -> None:
    tables = Symmetry(seats, torch.device("cpu"))
    positions = game_positions(seats, Wall.GREY, every=3)
    symmetries = [(37 * place + 11) % SYMMETRIES for place in range(len(positions))]
    after = tables.transform(
        torch.stack([torch.from_numpy(features(fast.from_position(p))) for p in positions]),
        torch.stack([legal_shares(p, seats) for p in positions]),
        torch.zeros(len(positions), 25 * seats),
        torch.tensor(symmetries),
    )
    for place, (position, symmetry) in enumerate(zip(positions, symmetries, strict=True)):
        other = transformed(position, symmetry)
        assert after.features[place].tolist() == features(fast.from_position(other)).tolist()
        assert torch.equal(after.policy[place], legal_shares(other, seats))


def test_coloured_wall_and_symmetry_0_stay_as_they_are() -> None:
    symmetry = Symmetry(2, torch.device("cpu"))
    for wall, symmetries in ((Wall.COLOURED, [9, 130]), (Wall.GREY, [0, 0])):
        positions = game_positions(2, wall)[20:22]
        before = (
            torch.stack([torch.from_numpy(features(fast.from_position(p))) for p in positions]),
            torch.stack([legal_shares(p, 2) for p in positions]),
            torch.rand(2, 50),
        )
        after = symmetry.transform(*before, torch.tensor(symmetries))
        assert all(torch.equal(one, other) for one, other in zip(before, after, strict=True))


def test_mirrored_walls_change_left_and_right_of_every_seat() -> None:
    symmetry = Symmetry(2, torch.device("cpu"))
    row = torch.from_numpy(features(fast.from_position(game_positions(2, Wall.GREY)[9])))
    walls = torch.arange(50.0).unsqueeze(0)
    after = symmetry.transform(row.unsqueeze(0), torch.zeros(1, 210), walls, torch.tensor([120]))
    assert torch.equal(after.walls.reshape(10, 5), walls.reshape(10, 5).flip(1))
