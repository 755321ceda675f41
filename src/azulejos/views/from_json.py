"""From JSON to positions, with checks.

The given facts build a position, the rules look for problems in it, and everything else in the JSON
must agree with the view of that position.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from azulejos.rules import START_MARKER, Board, InvalidPositionError, PatternLine, Position
from azulejos.rules.board import NO_LINE
from azulejos.rules.tiles import COLOURS, LETTERS, Colour, Counts, Phase, Wall
from azulejos.views.shapes import ColourLetter, FloorThing, SeatNumber
from azulejos.views.to_json import position_view

Number: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
Heap: TypeAlias = tuple[Number, Number, Number, Number, Number]
Row: TypeAlias = Annotated[list[ColourLetter | None], Meta(min_length=5, max_length=5)]


class LineFacts(Struct, frozen=True):
    """The fields of a `PatternLineView` that do not follow from others."""

    colour: ColourLetter | None
    filled: Annotated[int, Meta(ge=0, le=9)]


class BoardFacts(Struct, frozen=True):
    """The fields of a `BoardView` that do not follow from others."""

    score: Number
    wall: Annotated[list[Row], Meta(min_length=5, max_length=5)]
    pattern_lines: Annotated[list[LineFacts], Meta(min_length=5, max_length=5)]
    floor_line: Annotated[list[FloorThing], Meta(max_length=100)]


class PositionFacts(Struct, frozen=True):
    """The fields of a `PositionView` that do not follow from others."""

    wall: Wall
    phase: Phase
    round_number: Number
    barren_rounds: Number
    turn: SeatNumber | None
    first_seat: SeatNumber
    start_marker: SeatNumber | None
    sources: Annotated[list[Heap], Meta(max_length=10)]
    bag: Heap
    lid: Heap
    boards: Annotated[list[BoardFacts], Meta(max_length=4)]


def read_position(data: dict[str, Any]) -> Position:
    """The position of a view; fields that follow from others may be left out.

    Raises `msgspec.ValidationError` with the path of the fault, and `InvalidPositionError`
    if the position breaks the rules.
    """
    position = position_of(msgspec.convert(data, PositionFacts))
    if problems := position.problems():
        raise InvalidPositionError(problems)
    _check(data, msgspec.to_builtins(position_view(position)), "$")
    return position


def position_of(facts: PositionFacts, bag: Counts | None = None) -> Position:
    """The position, which may break the rules; with the tiles of another bag, if one is given."""
    return Position(
        wall=facts.wall,
        phase=facts.phase,
        round_number=facts.round_number,
        barren_rounds=facts.barren_rounds,
        turn=facts.turn,
        first_seat=facts.first_seat,
        start_marker=facts.start_marker,
        sources=tuple(facts.sources),
        bag=facts.bag if bag is None else bag,
        lid=facts.lid,
        boards=tuple(map(_board, facts.boards)),
    )


def _board(facts: BoardFacts) -> Board:
    return Board(
        score=facts.score,
        wall=tuple(
            tuple(None if tile is None else _colour(tile) for tile in row) for row in facts.wall
        ),
        pattern_lines=tuple(map(_line, facts.pattern_lines)),
        floor_line=tuple(START_MARKER if t == "*" else _colour(t) for t in facts.floor_line),
    )


def _line(facts: LineFacts) -> PatternLine:
    if facts.colour is None:
        return NO_LINE  # tiles without a colour contradict it
    return PatternLine(_colour(facts.colour), facts.filled)


def _colour(letter: str) -> Colour:
    return COLOURS[LETTERS.index(letter)]


def _check(given: Any, true: Any, path: str) -> None:
    """Raise if the JSON has a value that is wrong or a field that is unknown."""
    if isinstance(given, dict) and isinstance(true, dict):
        for key, value in given.items():
            if key not in true:
                raise msgspec.ValidationError(f"unknown field `{key}` - at `{path}`")
            _check(value, true[key], f"{path}.{key}")
    elif isinstance(given, list) and isinstance(true, list | tuple) and len(given) == len(true):
        for number, (one, other) in enumerate(zip(given, true, strict=True)):
            _check(one, other, f"{path}[{number}]")
    elif given != true:
        raise msgspec.ValidationError(f"{true!r} by the rest of it, not {given!r} - at `{path}`")
