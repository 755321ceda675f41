"""Symmetries of the grey wall: colours permuted, columns mirrored.

On a grey wall no colour differs from another and left does not differ from right, so every sample
stands for 240; on a coloured wall only for itself. A symmetry is one of these 240 transformations;
number 0 changes nothing. A symmetry permutes the columns of features, policies and walls; then
factories must be sorted again.
"""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from azulejos.net.inputs import layout as inputs
from azulejos.net.inputs.canonical import SOURCE_ACTIONS, policy_size
from azulejos.net.inputs.layout import (
    FACTORY_FEATURES,
    FITS,
    LOOKAHEAD,
    SEAT_FEATURES,
    factories_begin,
    feature_count,
    rest_begin,
)
from azulejos.net.inputs.sources import CONTENTS

Places = NDArray[np.int64]
SYMMETRIES = 240
LINES, CAPACITIES = 6, (1, 2, 3, 4, 5)  # of a draft: five lines and the floor


def _recolour(place: Places, base: int, groups: int, size: int, colours: Places) -> None:
    """Permute the colours of some groups; each colour has `size` columns in a group."""
    block = place[base : base + 5 * groups * size].reshape(groups, 5, size)
    block[:] = block[:, colours].copy()


def _mirror(place: Places, base: int, rows: int, size: int) -> None:
    """Mirror some rows of five; each wall column has `size` columns here."""
    block = place[base : base + 5 * rows * size].reshape(rows, 5, size)
    block[:] = block[:, ::-1].copy()


def _seat(place: Places, base: int, colours: Places, mirrored: bool) -> None:
    for part in (inputs.GREY_ROWS, inputs.GREY_COLUMNS):
        _recolour(place, base + part, 5, 1, colours)
    begin = base + inputs.LINES
    for capacity in CAPACITIES:
        _recolour(place, begin, 1, capacity, colours)
        begin += 5 * capacity
    _recolour(place, base + inputs.COLOURS, 1, 5, colours)
    lookahead = base + LOOKAHEAD
    _recolour(place, lookahead + inputs.SCARCE, 5, 4, colours)
    _recolour(place, lookahead + inputs.COLOUR_TILES, 1, 8, colours)
    _recolour(place, base + FITS, 5, 4, colours)
    if mirrored:
        for part in (inputs.GREY_CELLS, inputs.CELLS):
            _mirror(place, base + part, 5, 1)
        for part in (inputs.GREY_COLUMNS, inputs.COLUMNS):
            _mirror(place, base + part, 1, 5)
        _mirror(place, lookahead + inputs.COLUMN_TILES, 1, 8)


def _contents(place: Places, base: int, colours: Places) -> None:
    """Permute contents of factories: the new colour c is what colours[c] was."""
    kinds = {held: kind for kind, held in enumerate(CONTENTS)}
    for kind, held in enumerate(CONTENTS):
        place[base + kind] = base + kinds[tuple(sorted(int(colours[one]) for one in held))]


def _features(seats: int, colours: Places, mirrored: bool) -> Places:
    """Which feature moves to each index."""
    place = np.arange(feature_count(seats))
    for seat in range(seats):
        _seat(place, SEAT_FEATURES * seat, colours, mirrored)
    base = rest_begin(seats)
    _recolour(place, base + inputs.CENTRE, 1, inputs.MOST_CENTRE, colours)
    for part in (inputs.CENTRE_COUNTS, inputs.SOURCE_COUNTS, inputs.BAG, inputs.LID):
        _recolour(place, base + part, 1, 1, colours)
    _recolour(place, base + inputs.SUPPLY, 1, inputs.SUPPLY_FEATURES // 5, colours)
    _recolour(place, base + inputs.CENSUS, 1, 12, colours)
    _contents(place, base + inputs.HOLDS, colours)
    factories = 2 * seats + 1
    _recolour(place, factories_begin(seats), factories, FACTORY_FEATURES // 5, colours)
    return place


def _policy(seats: int, colours: Places, mirrored: bool) -> Places:
    """Which share of the policy moves to each index."""
    place = np.arange(policy_size(seats))
    sources = 2 * seats + 2
    _recolour(place, 0, sources, LINES, colours)
    if mirrored:
        tiling = place[SOURCE_ACTIONS * sources :].reshape(5, LINES)  # column 5 is the floor
        tiling[:, :5] = tiling[:, 4::-1].copy()
    return place


def _walls(seats: int, mirrored: bool) -> Places:
    place = np.arange(25 * seats)
    if mirrored:
        _mirror(place, 0, 5 * seats, 1)
    return place


class Transformed(NamedTuple):
    """Samples after their transformations."""

    features: Tensor
    policy: Tensor
    walls: Tensor


class Symmetry:
    """All symmetries for a number of seats, as tables on the device."""

    def __init__(self, seats: int, device: torch.device) -> None:
        symmetries = [
            (np.array(colours), mirrored)
            for mirrored in (False, True)
            for colours in permutations(range(5))
        ]
        self.seats = seats
        self.grey = rest_begin(seats) + inputs.GREY

        def table(rows: list[Places]) -> Tensor:
            return torch.from_numpy(np.stack(rows)).to(device)

        self.features = table([_features(seats, *symmetry) for symmetry in symmetries])
        self.policies = table([_policy(seats, *symmetry) for symmetry in symmetries])
        self.walls = table([_walls(seats, mirrored) for _, mirrored in symmetries])
        values = [count * 64**colour for colour in range(5) for count in range(1, 5)]
        self.tiles = torch.tensor(values, dtype=torch.int64, device=device)

    def transform(
        self, features: Tensor, policy: Tensor, walls: Tensor, symmetries: Tensor
    ) -> Transformed:
        """Transform every sample by its symmetry; one of a coloured wall stays as it is."""
        symmetries = symmetries * features[:, self.grey]
        features = features.gather(1, self.features[symmetries])
        policy = policy.gather(1, self.policies[symmetries])
        features, policy = self._sorted(features, policy)
        return Transformed(features, policy, walls.gather(1, self.walls[symmetries]))

    def _sorted(self, features: Tensor, policy: Tensor) -> tuple[Tensor, Tensor]:
        """Factories in the canonical order: by their tiles, the fullest word first."""
        count, begin = 2 * self.seats + 1, factories_begin(self.seats)
        end = begin + FACTORY_FEATURES * count
        factories = features[:, begin:end].unflatten(1, (count, FACTORY_FEATURES))
        words = (factories * self.tiles).sum(2)
        order = words.argsort(dim=1, descending=True, stable=True).unsqueeze(2)
        factories = factories.gather(1, order.expand(-1, -1, FACTORY_FEATURES))
        first, last = SOURCE_ACTIONS, SOURCE_ACTIONS * (count + 1)
        moves = policy[:, first:last].unflatten(1, (count, SOURCE_ACTIONS))
        moves = moves.gather(1, order.expand(-1, -1, SOURCE_ACTIONS))
        return (
            torch.cat([features[:, :begin], factories.flatten(1), features[:, end:]], dim=1),
            torch.cat([policy[:, :first], moves.flatten(1), policy[:, last:]], dim=1),
        )
