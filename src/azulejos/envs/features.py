"""The specification of an observation: every feature, its position and its range.

`observation` writes by it, and docs/environments.md prints it as a table (a test compares the two).
The version changes whenever a number moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from math import prod

import numpy as np
from numpy.typing import NDArray

OBSERVATION_VERSION = 1

# Bytes: before the bag; a bag, lid or source; the numbers of a seat; a whole seat.
HEAD = 7
COUNTS = 5
SEAT_HEAD = 6
CELLS = 25
SEAT_BYTES = SEAT_HEAD + 2 * CELLS
HIGHEST = 255


@dataclass(frozen=True)
class Feature:
    """A run of bytes with one meaning: its name, shape, highest value and a sentence."""

    name: str
    shape: tuple[int, ...]
    high: int
    meaning: str

    @property
    def length(self) -> int:
        """The number of bytes."""
        return prod(self.shape)


GAME = (
    Feature("round_number", (1,), HIGHEST, "the round, from 1; 255 stands for all later ones"),
    Feature("barren_rounds", (1,), 3, "rounds in a row without a tile put on any wall"),
    Feature("marker_in_centre", (1,), 1, "1 while the start marker lies in the centre"),
    Feature("phase", (4,), 1, "one of deal, draft, tile, end is 1"),
    Feature("bag", (COUNTS,), 20, "tiles of each colour in the bag, B Y R K W"),
    Feature("lid", (COUNTS,), 20, "tiles of each colour in the lid and on floor lines"),
    Feature("centre", (COUNTS,), 20, "tiles of each colour in the centre"),
)
FACTORIES = "tiles of each colour, factory by factory"
SEAT = (
    Feature("score", (1,), HIGHEST, "points; 255 stands for all higher ones"),
    Feature("floor_length", (1,), 7, "tiles and marker on the floor line"),
    Feature("floor_penalty", (1,), 14, "what they cost at the end of the round"),
    Feature("has_marker", (1,), 1, "1 for the seat that took the start marker in this round"),
    Feature("began_round", (1,), 1, "1 for the seat that began the round"),
    Feature("to_act", (1,), 1, "1 for the seat that is to act"),
    Feature("pattern_lines", (5, 5), 5, "tiles on each line, line by colour"),
    Feature("wall", (5, 5), 1, "1 for each occupied space, row by column"),
)
PLANES = Feature("wall_colours", (5, 5, 5), 1, "grey wall: the spaces of each colour")


@cache
def features(seats: int, grey: bool) -> tuple[tuple[Feature, int], ...]:
    """Every feature with its first byte; seats are numbered from the observer clockwise.

    >>> [(f.name, at) for f, at in features(2, False) if f.name.startswith("seat_1")][:2]
    [('seat_1.score', 103), ('seat_1.floor_length', 104)]
    """
    return tuple(_placed(seats, grey))


def _placed(seats: int, grey: bool) -> Iterator[tuple[Feature, int]]:
    first = 0
    for feature in _in_order(seats, grey):
        yield feature, first
        first += feature.length


def _in_order(seats: int, grey: bool) -> Iterator[Feature]:
    yield from GAME
    yield Feature("factories", (2 * seats + 1, COUNTS), 4, FACTORIES)
    for seat in range(seats):
        for feature in (*SEAT, PLANES) if grey else SEAT:
            yield replace(feature, name=f"seat_{seat}.{feature.name}")


def observation_size(seats: int, grey: bool) -> int:
    """The number of bytes of an observation.

    >>> [observation_size(seats, grey) for grey in (False, True) for seats in (2, 3, 4)]
    [159, 225, 291, 409, 600, 791]
    """
    last, first = features(seats, grey)[-1]
    return first + last.length


def observation_high(seats: int, grey: bool) -> NDArray[np.uint8]:
    """The highest value of every byte; the lowest is 0."""
    return np.concatenate(
        [np.full(feature.length, feature.high, np.uint8) for feature, _ in features(seats, grey)]
    )


def feature_slice(name: str, seats: int, grey: bool) -> slice:
    """The bytes of a feature, by its name."""
    for feature, first in features(seats, grey):
        if feature.name == name:
            return slice(first, first + feature.length)
    raise KeyError(f"no feature {name!r}")


def action_count(seats: int, grey: bool) -> int:
    """The number of actions: 180, 240 or 300; on grey walls always 330."""
    return 330 if grey else 60 * (seats + 1)
