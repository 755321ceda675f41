"""Conversion between `Position` and packed states, exact in both directions.

This is plain Python, and the only place that knows both engines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from azulejos.fast.layout import (
    ALLOW,
    ALLOW_FLOOR,
    BAG,
    BARREN_SHIFT,
    FLOOR_LENGTH,
    FLOOR_SCORE,
    GREY_SHIFT,
    HOLDER,
    IN_CENTRE,
    INFO,
    LID,
    LINE_COUNT,
    LINES,
    MARKER_ON_FLOOR,
    NOBODY,
    PHASE,
    PLANE_BITS,
    PLANES,
    ROUND_MASK,
    SCORE_SHIFT,
    SEAT,
    SEAT_WORDS,
    SEATS_AT,
    SEATS_SHIFT,
    SOURCE_BITS,
    STARTER_SHIFT,
    WALL,
    Int64s,
    State,
    state_words,
)
from azulejos.rules import (
    START_MARKER,
    Board,
    Colour,
    Counts,
    Deal,
    Marker,
    PatternLine,
    Phase,
    Position,
    Wall,
)

_PHASES = tuple(Phase)
_COLOURS = tuple(Colour)


def from_position(position: Position) -> State:
    """The packed state of a position, which must have no problems."""
    return np.array(position_words(position), np.int64)


def position_words(
    position: Position, board_words: Callable[[Board, bool], list[int]] | None = None
) -> list[int]:
    """The words of a state as plain integers; callers that convert often can cache boards."""
    seats = len(position.boards)
    words = [0] * state_words(seats)
    for source, counts in enumerate(position.sources):
        words[source >> 1] |= _packed(counts, 6) << SOURCE_BITS * (source & 1)
    words[BAG] = _packed(position.bag, 8)
    words[LID] = _packed(position.lid, 8) + _fallen(board.floor_line for board in position.boards)
    words[PHASE] = _PHASES.index(position.phase)
    nobody = 0 if position.phase is Phase.END else NOBODY
    words[SEAT] = nobody if position.turn is None else position.turn
    words[HOLDER] = IN_CENTRE if position.start_marker is None else position.start_marker
    grey = position.wall is Wall.GREY
    words[INFO] = (
        position.round_number
        | position.barren_rounds << BARREN_SHIFT
        | position.first_seat << STARTER_SHIFT
        | seats << SEATS_SHIFT
        | grey << GREY_SHIFT
    )
    for seat, board in enumerate(position.boards):
        base = SEATS_AT + SEAT_WORDS * seat
        words[base : base + SEAT_WORDS] = (board_words or seat_words)(board, grey)
    return words


def to_position(state: State) -> Position:
    """The position of a packed state."""
    words: list[int] = state.tolist()
    info = words[INFO]
    seats = info >> SEATS_SHIFT & 7
    wall = Wall.GREY if info >> GREY_SHIFT & 1 else Wall.COLOURED
    phase = _PHASES[words[PHASE]]
    sources = (words[s >> 1] >> SOURCE_BITS * (s & 1) for s in range(2 * seats + 2))
    bases = (SEATS_AT + SEAT_WORDS * seat for seat in range(seats))
    boards = tuple(_board(words[base : base + SEAT_WORDS], wall) for base in bases)
    return Position(
        wall=wall,
        phase=phase,
        round_number=info & ROUND_MASK,
        barren_rounds=info >> BARREN_SHIFT & 3,
        turn=None if phase is Phase.END or words[SEAT] == NOBODY else words[SEAT],
        first_seat=info >> STARTER_SHIFT & 3,
        start_marker=None if words[HOLDER] == IN_CENTRE else words[HOLDER],
        sources=tuple(_counts(source, 6) for source in sources),
        bag=_counts(words[BAG], 8),
        lid=_counts(words[LID] - _fallen(board.floor_line for board in boards), 8),
        boards=boards,
    )


def deal_words(deal: Deal) -> Int64s:
    """The factories of a deal, as `deal_given` takes them."""
    return np.array([_packed(counts, 6) for counts in deal.factories], np.int64)


def deal_of(state: State) -> Deal:
    """The deal that began a round, read from a state in which nothing has been drafted yet."""
    return Deal(to_position(state).sources[1:])


def _packed(counts: Counts, width: int) -> int:
    """Five counts in fields of the given width in bits."""
    b, y, r, k, w = counts
    return b | y << width | r << 2 * width | k << 3 * width | w << 4 * width


def _counts(packed: int, width: int) -> Counts:
    mask = (1 << width) - 1
    b, y, r, k, w = (packed >> width * colour & mask for colour in range(5))
    return b, y, r, k, w


def _fallen(floor_lines: Iterable[Sequence[Colour | Marker]]) -> int:
    """The tiles on floor lines, which a state counts as part of the lid: five bytes."""
    return sum(
        1 << 8 * thing for floor in floor_lines for thing in floor if not isinstance(thing, Marker)
    )


def seat_words(board: Board, grey: bool) -> list[int]:
    """The words of one seat."""
    words = [0] * SEAT_WORDS
    words[ALLOW] = ALLOW_FLOOR
    for row, tiles in enumerate(board.wall):
        for column, colour in enumerate(tiles):
            if colour is not None:
                cell = 5 * row + column
                words[WALL] |= 1 << cell
                if grey:
                    words[PLANES + (colour >> 1)] |= 1 << (cell + PLANE_BITS * (colour & 1))
    for row, (colour, filled) in enumerate(board.pattern_lines):
        if colour is None:
            open_to = [c for c in _COLOURS if c not in board.wall[row]]  # RULES [D7]
        else:
            words[LINES] |= (colour | filled << LINE_COUNT) << 8 * row
            open_to = [colour] if filled <= row else []  # RULES [D4], [I3]
        for c in open_to:
            words[ALLOW] |= 1 << (6 * c + row)
    words[FLOOR_SCORE] = board.score << SCORE_SHIFT | len(board.floor_line) << FLOOR_LENGTH
    for place, thing in enumerate(board.floor_line):
        nibble = MARKER_ON_FLOOR if isinstance(thing, Marker) else thing + 1
        words[FLOOR_SCORE] |= nibble << 4 * place
    return words


def _board(words: list[int], wall: Wall) -> Board:
    lines = (words[LINES] >> 8 * row & 63 for row in range(5))
    floor = words[FLOOR_SCORE]
    things = (floor >> 4 * place & 15 for place in range(floor >> FLOOR_LENGTH & 7))
    return Board(
        score=floor >> SCORE_SHIFT,
        wall=tuple(
            tuple(_tile(words, wall, row, column) for column in range(5)) for row in range(5)
        ),
        pattern_lines=tuple(
            PatternLine(_COLOURS[line & 7] if line else None, line >> LINE_COUNT) for line in lines
        ),
        floor_line=tuple(
            START_MARKER if thing == MARKER_ON_FLOOR else _COLOURS[thing - 1] for thing in things
        ),
    )


def _tile(words: list[int], wall: Wall, row: int, column: int) -> Colour | None:
    cell = 5 * row + column
    if not words[WALL] >> cell & 1:
        return None
    if wall is Wall.COLOURED:
        return _COLOURS[(column - row) % 5]  # RULES [T4]
    return next(
        colour
        for colour in _COLOURS
        if words[PLANES + (colour >> 1)] >> (cell + PLANE_BITS * (colour & 1)) & 1
    )
