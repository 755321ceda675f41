"""Positions that are set up by hand: everything but the bag is given.

The bag gets what is left of the 20 tiles of each colour. If more than 20 are given, the bag is
empty, and the rules find the problem.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from azulejos.rules import Position
from azulejos.rules.tiles import NO_TILES, TILES_PER_COLOUR, Counts, Phase, Wall, plus
from azulejos.views.from_json import BoardFacts, Heap, Number, PositionFacts, position_of
from azulejos.views.shapes import SeatNumber


class SetUpPosition(Struct, frozen=True, kw_only=True):
    """A position without its bag. Fields of a `PositionView` that follow from others are ignored.

    It may break the rules.
    """

    wall: Wall
    phase: Phase
    round_number: Number
    barren_rounds: Number
    turn: SeatNumber | None
    first_seat: SeatNumber
    start_marker: SeatNumber | None
    sources: Annotated[list[Heap], Meta(max_length=10)]
    lid: Heap
    boards: Annotated[list[BoardFacts], Meta(max_length=4)]


def set_up(given: SetUpPosition) -> Position:
    """The position, which may have problems."""
    facts = PositionFacts(
        wall=given.wall,
        phase=given.phase,
        round_number=given.round_number,
        barren_rounds=given.barren_rounds,
        turn=given.turn,
        first_seat=given.first_seat,
        start_marker=given.start_marker,
        sources=given.sources,
        bag=NO_TILES,
        lid=given.lid,
        boards=given.boards,
    )
    used = _used(position_of(facts))
    return position_of(facts, bag=_rest(used))


def _used(position: Position) -> Counts:
    total = position.lid
    for counts in (*position.sources, *(board.tiles() for board in position.boards)):
        total = plus(total, counts)
    return total


def _rest(used: Counts) -> Counts:
    b, y, r, k, w = (max(0, TILES_PER_COLOUR - count) for count in used)
    return b, y, r, k, w
