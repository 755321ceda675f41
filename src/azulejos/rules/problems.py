"""Validation: everything that can be wrong with a position.

The rules never make an invalid position, but texts and editors can. Whether a game could reach a
position is not checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from azulejos.rules.board import FLOOR_SPACES, Board, capacity, home_column
from azulejos.rules.errors import Problem, ProblemCode
from azulejos.rules.scoring import BARREN_LIMIT
from azulejos.rules.tiles import (
    COLOURS,
    MAX_SEATS,
    MIN_SEATS,
    SIDE,
    START_MARKER,
    TILES_PER_COLOUR,
    TILES_PER_FACTORY,
    Phase,
    Wall,
    factory_count,
    plus,
)

if TYPE_CHECKING:
    from azulejos.rules.position import Position

Values: TypeAlias = dict[str, int | str]

_LARGEST: Final = 9999  # numbers in a position text have at most four digits


def find_problems(position: Position) -> tuple[Problem, ...]:
    """Every problem, in the order of the fields of a position text.

    If there is no problem, and only then, the position's text can be read again. If the shape is
    wrong, nothing else is checked.
    """
    return tuple(_shape_problems(position)) or tuple(_problems(position))


def _shape_problems(position: Position) -> Iterator[Problem]:
    """Problems that no text can express: only positions built in code have them."""
    seats = len(position.boards)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        yield Problem(ProblemCode.SHAPE, f"{seats} seats instead of {MIN_SEATS} to {MAX_SEATS}")
        return
    named = (position.turn or 0, position.first_seat, position.start_marker or 0)
    if not all(0 <= seat < seats for seat in named):
        yield Problem(ProblemCode.SHAPE, f"a seat is named that is not 1 to {seats}")
    if len(position.sources) != 1 + factory_count(seats):
        words = f"{len(position.sources)} sources instead of {1 + factory_count(seats)}"
        yield Problem(ProblemCode.SHAPE, words)
    if not 1 <= position.round_number <= _LARGEST:
        yield Problem(ProblemCode.SHAPE, f"round {position.round_number}")
    if not 0 <= position.barren_rounds <= BARREN_LIMIT:
        yield Problem(ProblemCode.SHAPE, f"{position.barren_rounds} rounds without a tile")
    for counts in (position.bag, position.lid, *position.sources):
        if len(counts) != len(COLOURS) or not all(0 <= n <= _LARGEST for n in counts):
            yield Problem(ProblemCode.SHAPE, f"not the counts of five colours: {counts}")
    for seat, board in enumerate(position.boards, 1):
        if not _is_board(board):
            yield Problem(ProblemCode.SHAPE, f"the board of seat {seat} has a wrong shape")


def _is_board(board: Board) -> bool:
    return (
        0 <= board.score <= _LARGEST
        and [len(row) for row in board.wall] == [SIDE] * SIDE
        and len(board.pattern_lines) == SIDE
        and all(0 <= n <= 9 and (c is None) == (n == 0) for c, n in board.pattern_lines)
    )


def _problems(position: Position) -> Iterator[Problem]:
    yield from _turn_problems(position)
    yield from _marker_problems(position)
    yield from _source_problems(position)
    for seat, board in enumerate(position.boards, 1):
        yield from _line_problems(seat, board)
        yield from _wall_problems(seat, board, position.wall)
        if len(board.floor_line) > FLOOR_SPACES:
            words = f"seat {seat} has more than {FLOOR_SPACES} things on the floor line"
            values = {"seat": seat, "most": FLOOR_SPACES}
            yield Problem(ProblemCode.OVERFULL_FLOOR, words, values)
        if position.phase is Phase.DEAL:
            yield from _unsettled(seat, board)
    yield from _tile_count_problems(position)


def _turn_problems(position: Position) -> Iterator[Problem]:
    phase, turn = position.phase, position.turn
    nobody = phase is Phase.END or (phase is Phase.TILE and position.wall is Wall.COLOURED)
    if turn is None and not nobody:
        words = f"the phase {phase} needs a seat to act"
        yield Problem(ProblemCode.SEAT, words, {"case": "missing"})
    if turn is not None and phase is Phase.END:
        yield Problem(ProblemCode.SEAT, "no seat is to act at the end", {"case": "end"})
    if phase is Phase.DEAL and turn != position.first_seat:
        words = "before a deal the seat to act must be the one that will begin"
        yield Problem(ProblemCode.SEAT, words, {"case": "deal", "seat": position.first_seat + 1})
    if turn is not None and phase is Phase.TILE and not nobody:
        yield from _order_problems(position, turn)
    if position.barren_rounds >= BARREN_LIMIT and phase not in (Phase.TILE, Phase.END):
        words = f"{BARREN_LIMIT} rounds without a tile on any wall end the game"
        yield Problem(ProblemCode.BARREN, words, {"rounds": BARREN_LIMIT})


def _order_problems(position: Position, turn: int) -> Iterator[Problem]:
    """Seats that should have finished tiling before the seat to act."""
    for seat in _before(position, turn):
        if not _has_tiled(position.boards[seat]):
            words = f"seat {seat + 1} comes before seat {turn + 1} and is not done with tiling"
            values: Values = {"case": "order", "seat": seat + 1, "later": turn + 1}
            yield Problem(ProblemCode.SEAT, words, values)


def _before(position: Position, seat: int) -> tuple[int, ...]:
    """The seats that tile before a seat on the grey wall."""
    first, seats = position.first_seat, position.seats
    return tuple((first + place) % seats for place in range((seat - first) % seats))


def _has_tiled(board: Board) -> bool:
    """Whether nothing is left to tile or to settle."""
    return not (board.complete_lines() or board.floor_line)


def _marker_problems(position: Position) -> Iterator[Problem]:
    holder = position.start_marker
    if position.phase is Phase.DEAL and holder is not None:
        words = "before a deal no seat may hold the start marker"
        yield Problem(ProblemCode.MARKER, words, {"case": "deal", "seat": holder + 1})
    for seat, board in enumerate(position.boards):
        markers = board.floor_line.count(START_MARKER)
        if markers > 1:
            words = f"seat {seat + 1} has {markers} start markers"
            values: Values = {"case": "several", "seat": seat + 1, "count": markers}
            yield Problem(ProblemCode.MARKER, words, values)
        if markers and seat != holder:
            words = f"seat {seat + 1} has a start marker that it does not hold"
            yield Problem(ProblemCode.MARKER, words, {"case": "other", "seat": seat + 1})
        if seat == holder and not markers and not _may_lie_in_front(position, seat):
            words = f"the start marker of seat {seat + 1} must lie on its floor line"
            yield Problem(ProblemCode.MARKER, words, {"case": "floor", "seat": seat + 1})


def _may_lie_in_front(position: Position, seat: int) -> bool:
    """A marker lies on no space if there was none [I1], or after the floor line is settled."""
    board = position.boards[seat]
    if board.floor_line or position.phase is Phase.DRAFT:
        return len(board.floor_line) >= FLOOR_SPACES
    if position.phase is not Phase.TILE:
        return True
    earlier = _before(position, seat) if position.wall is Wall.GREY else ()
    return all(_has_tiled(position.boards[other]) for other in (*earlier, seat))


def _source_problems(position: Position) -> Iterator[Problem]:
    drafting = position.phase is Phase.DRAFT
    if drafting and not any(map(any, position.sources)):
        yield Problem(ProblemCode.PHASE, "there is nothing to draft", {"case": "empty"})
    if not drafting and any(map(any, position.sources)):
        words = f"tiles lie on the table in the phase {position.phase}"
        yield Problem(ProblemCode.PHASE, words, {"case": "tiles"})
    for number, counts in enumerate(position.sources[1:], 1):
        if sum(counts) > TILES_PER_FACTORY:
            words = f"factory {number} has more than {TILES_PER_FACTORY} tiles"
            values = {"factory": number, "most": TILES_PER_FACTORY}
            yield Problem(ProblemCode.OVERFULL_FACTORY, words, values)


def _line_problems(seat: int, board: Board) -> Iterator[Problem]:
    for line, (colour, count) in enumerate(board.pattern_lines):
        values: Values = {"seat": seat, "line": line + 1}
        if count > capacity(line):
            values["most"] = capacity(line)
            words = f"seat {seat}, line {line + 1}: more than {capacity(line)} tiles"
            yield Problem(ProblemCode.OVERFULL_LINE, words, values)
        if colour is not None and colour in board.wall[line]:
            words = f"seat {seat}, line {line + 1}: its row already has {colour.name.lower()}"
            values = {**values, "colour": colour.letter}
            yield Problem(ProblemCode.LINE_COLOUR_IN_ROW, words, values)


def _wall_problems(seat: int, board: Board, wall: Wall) -> Iterator[Problem]:
    columns = tuple(zip(*board.wall, strict=True))
    for i in range(len(board.wall)):
        for colour in COLOURS:
            words = f"seat {seat}: {colour.name.lower()} twice in"
            values: Values = {"seat": seat, "colour": colour.letter}
            if board.wall[i].count(colour) > 1:
                found = {**values, "row": i + 1}
                yield Problem(ProblemCode.COLOUR_TWICE_IN_ROW, f"{words} row {i + 1}", found)
            if wall is Wall.GREY and columns[i].count(colour) > 1:
                found = {**values, "column": i + 1}
                yield Problem(ProblemCode.COLOUR_TWICE_IN_COLUMN, f"{words} column {i + 1}", found)
    if wall is Wall.COLOURED:
        for row, tiles in enumerate(board.wall):
            for column, tile in enumerate(tiles):
                if tile is not None and column != home_column(row, tile):
                    words = (
                        f"seat {seat}, row {row + 1}: {tile.name.lower()} is in the wrong column"
                    )
                    placed: Values = {"seat": seat, "row": row + 1, "colour": tile.letter}
                    yield Problem(ProblemCode.OFF_ITS_PLACE, words, placed)


def _unsettled(seat: int, board: Board) -> Iterator[Problem]:
    if board.complete_rows():
        words = f"seat {seat} has a complete row, which ends the game"
        yield Problem(ProblemCode.ROW_COMPLETE, words, {"seat": seat})
    if board.floor_line:
        words = f"the floor line of seat {seat} is not settled"
        yield Problem(ProblemCode.FLOOR_NOT_SETTLED, words, {"seat": seat})


def _tile_count_problems(position: Position) -> Iterator[Problem]:
    total = plus(position.bag, position.lid)
    for counts in (*position.sources, *(board.tiles() for board in position.boards)):
        total = plus(total, counts)
    for colour in COLOURS:
        if total[colour] != TILES_PER_COLOUR:
            words = f"{total[colour]} {colour.name.lower()} tiles instead of {TILES_PER_COLOUR}"
            values: Values = {"count": total[colour], "colour": colour.letter}
            values["needed"] = TILES_PER_COLOUR
            yield Problem(ProblemCode.TILE_COUNT, words, values)
