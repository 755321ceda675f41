"""Positions and records as JSON: for programs that would rather not read notation.

A file of its own because this is a format too, described in docs/notation.md. Seats, lines and
rows count from 0 here; moves and deals stay notation. Reading it checks as much as reading text.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from azulejos.rules import (
    START_MARKER,
    Board,
    Colour,
    Deal,
    Game,
    InvalidPositionError,
    Marker,
    Move,
    PatternLine,
    Phase,
    Position,
    Wall,
)
from azulejos.rules.record import ABSENT
from azulejos.rules.tiles import COLOURS, LETTERS

Letter: TypeAlias = Literal["B", "Y", "R", "K", "W"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
Row: TypeAlias = Annotated[str, Meta(pattern="^[BYRKW.]{5}$")]
Floor: TypeAlias = Annotated[str, Meta(pattern="^[BYRKW*]{0,100}$")]
Heap: TypeAlias = tuple[Number, Number, Number, Number, Number]


class LineForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A pattern line that is not empty."""

    colour: Letter
    filled: Annotated[int, Meta(ge=1, le=9)]


class BoardForm(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's board: wall rows with `.` for gaps, null for an empty line."""

    score: Number
    wall: tuple[Row, Row, Row, Row, Row]
    pattern_lines: Annotated[list[LineForm | None], Meta(min_length=5, max_length=5)]
    floor_line: Floor


class PositionForm(
    Struct, frozen=True, forbid_unknown_fields=True, tag="position", tag_field="kind"
):
    """A position; heaps are counts in the order B Y R K W, sources begin with the centre."""

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
    boards: Annotated[list[BoardForm], Meta(max_length=4)]


class RecordForm(Struct, frozen=True, forbid_unknown_fields=True, tag="record", tag_field="kind"):
    """A record: where it starts, and its events as notation, `~` behind a move for the absent."""

    start: str
    events: list[str]
    headers: dict[str, str] = {}
    ended_early: str | None = None


def read_json(text: str) -> Position | Game:
    """Read either form."""
    try:
        form = msgspec.json.decode(text, type=PositionForm | RecordForm)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise ValueError(f"this JSON is no position and no record: {error}") from None
    return _position(form) if isinstance(form, PositionForm) else _record(form)


def to_json(thing: Position | Game) -> Any:
    """The form of a position or a record, ready to be printed."""
    form = position_form(thing) if isinstance(thing, Position) else record_form(thing)
    return msgspec.to_builtins(form)


def position_form(position: Position) -> PositionForm:
    """A position as JSON has it."""
    return PositionForm(
        wall=position.wall,
        phase=position.phase,
        round_number=position.round_number,
        barren_rounds=position.barren_rounds,
        turn=position.turn,
        first_seat=position.first_seat,
        start_marker=position.start_marker,
        sources=list(position.sources),
        bag=position.bag,
        lid=position.lid,
        boards=list(map(_board_form, position.boards)),
    )


def _board_form(board: Board) -> BoardForm:
    rows = ["".join("." if tile is None else tile.letter for tile in row) for row in board.wall]
    floor = (t.value if isinstance(t, Marker) else t.letter for t in board.floor_line)
    return BoardForm(
        score=board.score,
        wall=(rows[0], rows[1], rows[2], rows[3], rows[4]),
        pattern_lines=[_line_form(*line) for line in board.pattern_lines],
        floor_line="".join(floor),
    )


def _line_form(colour: Colour | None, filled: int) -> LineForm | None:
    letters: tuple[Letter, ...] = ("B", "Y", "R", "K", "W")
    return None if colour is None else LineForm(letters[colour], filled)


def record_form(game: Game) -> RecordForm:
    """A record as JSON has it."""
    marks = [ABSENT if number in game.absent else "" for number in range(len(game.events))]
    events = [f"{event}{mark}" for event, mark in zip(game.events, marks, strict=True)]
    return RecordForm(str(game.start), events, dict(game.headers), game.ended_early)


def steps_form(steps: Any) -> Any:
    """Steps as they are on the wire too."""
    from azulejos.server.wire import step_views

    return msgspec.to_builtins(step_views(steps))


def _colour(letter: str) -> Colour | None:
    return COLOURS[LETTERS.index(letter)] if letter in LETTERS else None


def _position(form: PositionForm) -> Position:
    position = Position(
        wall=form.wall,
        phase=form.phase,
        round_number=form.round_number,
        barren_rounds=form.barren_rounds,
        turn=form.turn,
        first_seat=form.first_seat,
        start_marker=form.start_marker,
        sources=tuple(form.sources),
        bag=form.bag,
        lid=form.lid,
        boards=tuple(map(_board, form.boards)),
    )
    if problems := position.problems():
        raise InvalidPositionError(problems)
    return position


def _board(form: BoardForm) -> Board:
    empty = PatternLine(None, 0)
    lines = (PatternLine(_colour(f.colour), f.filled) if f else empty for f in form.pattern_lines)
    things = (_colour(letter) for letter in form.floor_line)
    return Board(
        score=form.score,
        wall=tuple(tuple(map(_colour, row)) for row in form.wall),
        pattern_lines=tuple(lines),
        floor_line=tuple(START_MARKER if thing is None else thing for thing in things),
    )


def _record(form: RecordForm) -> Game:
    events = [
        Deal.parse(word) if "/" in word else Move.parse(word.removesuffix(ABSENT))
        for word in form.events
    ]
    absent = frozenset(n for n, word in enumerate(form.events) if word.endswith(ABSENT))
    start, headers = Position.parse(form.start), tuple(form.headers.items())
    game = Game(start, tuple(events), headers, absent, form.ended_early)
    game.replay()
    return game
