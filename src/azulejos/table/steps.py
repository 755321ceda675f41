"""Steps on the wire: what happened on the table, piece by piece, with names instead of classes.

A file of its own because the rules know nothing of wires. Every step of the rules has exactly one
shape here; the page animates these and computes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

from msgspec import Struct

from azulejos.rules import (
    Area,
    BonusKind,
    BonusScored,
    Cell,
    Colour,
    Counts,
    FloorScored,
    LidPoured,
    MarkerMoved,
    Place,
    Step,
    TilePlaced,
    TilesMoved,
)


class PlaceView(Struct, frozen=True, omit_defaults=True):
    """Where something lies; what means nothing there is left out."""

    area: Area
    seat: int | None = None
    number: int | None = None
    column: int | None = None


class StepView(Struct, frozen=True, tag=lambda name: name.removesuffix("View"), tag_field="type"):
    """Something that moved or scored."""


class TilesMovedView(StepView, frozen=True):
    """Tiles of one colour went from one place to another."""

    colour: str
    count: int
    origin: PlaceView
    target: PlaceView


class MarkerMovedView(StepView, frozen=True):
    """The start marker went from one place to another."""

    origin: PlaceView
    target: PlaceView


class LidPouredView(StepView, frozen=True):
    """All tiles of the lid went into the bag: how many of B, Y, R, K, W."""

    tiles: Counts


class TilePlacedView(StepView, frozen=True):
    """A tile went from its line to the wall; the groups it scored are rows and columns from 0."""

    seat: int
    line: int
    column: int
    colour: str
    points: int
    horizontal: tuple[Cell, ...]
    vertical: tuple[Cell, ...]
    score: int


class FloorScoredView(StepView, frozen=True):
    """A floor line cost points: each space, what was really lost, and the score then."""

    seat: int
    penalties: tuple[int, ...]
    lost: int
    score: int


class BonusScoredView(StepView, frozen=True):
    """A bonus at the end; the index is the row, the column or the colour's number."""

    seat: int
    kind: BonusKind
    index: int
    points: int
    score: int


AnyStep: TypeAlias = (
    TilesMovedView
    | MarkerMovedView
    | LidPouredView
    | TilePlacedView
    | FloorScoredView
    | BonusScoredView
)


@cache  # there are a few hundred places in all
def _place(place: Place) -> PlaceView:
    return PlaceView(*place)


def _letter(colour: Colour) -> str:
    return "BYRKW"[colour]


def _tiles_moved(step: TilesMoved) -> AnyStep:
    colour = _letter(step.colour)
    return TilesMovedView(colour, step.count, _place(step.origin), _place(step.target))


def _marker_moved(step: MarkerMoved) -> AnyStep:
    return MarkerMovedView(_place(step.origin), _place(step.target))


def _lid_poured(step: LidPoured) -> AnyStep:
    return LidPouredView(step.tiles)


def _tile_placed(step: TilePlaced) -> AnyStep:
    return TilePlacedView(
        step.seat,
        step.line,
        step.column,
        _letter(step.colour),
        step.points,
        step.horizontal,
        step.vertical,
        step.score,
    )


def _floor_scored(step: FloorScored) -> AnyStep:
    return FloorScoredView(step.seat, step.penalties, step.lost, step.score)


def _bonus_scored(step: BonusScored) -> AnyStep:
    return BonusScoredView(step.seat, step.kind, step.index, step.points, step.score)


_VIEWS: Final[dict[type[Step], Callable[[Any], AnyStep]]] = {
    TilesMoved: _tiles_moved,
    MarkerMoved: _marker_moved,
    LidPoured: _lid_poured,
    TilePlaced: _tile_placed,
    FloorScored: _floor_scored,
    BonusScored: _bonus_scored,
}


def step_views(steps: tuple[Step, ...]) -> tuple[AnyStep, ...]:
    """The steps as they go over the wire."""
    return tuple([_VIEWS[type(step)](step) for step in steps])
