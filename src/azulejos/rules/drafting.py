"""Phase A: taking tiles of one colour and putting them on a line (RULES [D1]-[D10], [I1]-[I4]).

On the coloured wall this is the only choice that a seat has.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, NoReturn

from azulejos.rules.board import FLOOR_SPACES, Board, FloorLine, PatternLine, WallRow, capacity
from azulejos.rules.errors import IllegalMoveError, Reason
from azulejos.rules.moves import MOVES, Draft, Move
from azulejos.rules.steps import Area, MarkerMoved, Place, Step, TilesMoved, Transition
from azulejos.rules.tiles import (
    CENTRE,
    COLOURS,
    FLOOR,
    NO_TILES,
    SIDE,
    START_MARKER,
    Colour,
    Counts,
    Phase,
    plus,
    plus_tiles,
)

if TYPE_CHECKING:
    from azulejos.rules.position import Position


def open_lines(board: Board) -> list[list[int]]:
    """For each colour the lines that accept it, the floor line last, which always does [D8]."""
    lines: list[list[int]] = [[], [], [], [], []]
    for line in range(SIDE):
        for colour in open_colours(board, line):
            lines[colour].append(line)
    for targets in lines:
        targets.append(FLOOR)
    return lines


def open_colours(board: Board, line: int) -> tuple[Colour, ...]:
    """The colours that a pattern line accepts.

    A line holds one colour [D4], and that colour must be missing in the same row of the wall [D7].
    A complete line accepts nothing [I3]. On the grey wall only the row matters, so a line may hold
    a colour that no column can take [I4].
    """
    colour, filled = board.pattern_lines[line]
    if colour is None:
        return _missing(board.wall[line])
    return (colour,) if filled < capacity(line) else ()


@cache
def _missing(row: WallRow) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS if colour not in row)


def legal_drafts(position: Position, board: Board) -> tuple[Move, ...]:
    """Every legal draft in the order of action numbers (RULES [D2] [D3])."""
    lines = open_lines(board)
    moves: list[Move] = []
    for source, counts in enumerate(position.sources):
        for colour, count in enumerate(counts):
            if count:
                first = (source * SIDE + colour) * (SIDE + 1)
                moves += [MOVES[first + line] for line in lines[colour]]
    return tuple(moves)


def line_refusal(board: Board, colour: int, line: int) -> Reason | None:
    """Why a pattern line may not take a colour, None if it may; the first reason that holds."""
    there, filled = board.pattern_lines[line]
    if filled == line + 1:
        return Reason.LINE_COMPLETE  # RULES [I3]
    if there is not None and there != colour:
        return Reason.LINE_HAS_OTHER_COLOUR  # RULES [D4]
    if colour in board.wall[line]:
        return Reason.ROW_HAS_COLOUR  # RULES [D7]
    return None


def check_draft(position: Position, board: Board, move: Draft) -> None:
    """Raise unless the draft is legal."""
    source, colour, line = move.source, move.colour, move.line
    if not 0 <= source < len(position.sources):
        _refuse(Reason.NO_SUCH_SOURCE, f"there are {len(position.sources) - 1} factories here")
    if not position.sources[source][colour]:
        where = "the centre" if source == CENTRE else f"factory {source}"
        _refuse(Reason.NOT_IN_SOURCE, f"{where} has no {colour.name.lower()} tile")
    if line != FLOOR and (reason := line_refusal(board, colour, line)) is not None:
        _refuse(reason, _refusal_sentence(board, colour, line, reason))


def _refusal_sentence(board: Board, colour: Colour, line: int, reason: Reason) -> str:
    there = board.pattern_lines[line].colour
    if reason is Reason.ROW_HAS_COLOUR:
        return f"row {line + 1} of the wall already has {colour.name.lower()}"
    if reason is Reason.LINE_HAS_OTHER_COLOUR and there is not None:
        return f"line {line + 1} holds {there.name.lower()} tiles"
    return f"line {line + 1} is complete"


def _refuse(reason: Reason, sentence: str) -> NoReturn:
    raise IllegalMoveError(reason, sentence)


def apply_draft(position: Position, seat: int, move: Draft) -> Transition:
    """Take the tiles and place them; the next seat acts, or tiling begins. Does not check."""
    steps: list[Step] = []
    board = position.boards[seat]
    source, colour, line = move.source, move.colour, move.line
    count = position.sources[source][colour]
    sources = _take(position, move, steps)

    floor_line, holder = board.floor_line, position.start_marker
    if source == CENTRE and holder is None:  # RULES [D5]; before the tiles are placed [D6]
        holder = seat
        floor_line = _take_marker(seat, floor_line, steps)

    fits = min(count, capacity(line) - board.pattern_lines[line].filled) if line != FLOOR else 0
    origin = Place(Area.SOURCE, number=source)
    lines = board.pattern_lines
    if fits:
        content = PatternLine(colour, lines[line].filled + fits)
        lines = board.with_line(line, content)
        steps.append(TilesMoved(colour, fits, origin, Place(Area.LINE, seat, line)))
    floor_line, to_lid = drop(seat, floor_line, colour, count - fits, origin, steps)

    boards = list(position.boards)
    boards[seat] = Board(board.score, board.wall, lines, floor_line)
    over = not any(map(any, sources))  # RULES [D10]
    after = replace(
        position,
        phase=Phase.TILE if over else Phase.DRAFT,
        barren_rounds=position.barren_rounds + over,  # until a tile reaches a wall: RULES [I11]
        turn=None if over else (seat + 1) % len(boards),  # clockwise: RULES [D1]
        start_marker=holder,
        sources=sources,
        lid=plus_tiles(position.lid, colour, to_lid) if to_lid else position.lid,
        boards=tuple(boards),
    )
    return Transition(after, tuple(steps))


def _take(position: Position, move: Draft, steps: list[Step]) -> tuple[Counts, ...]:
    """The sources without the tiles taken, the rest of a factory in the centre (RULES [D2])."""
    sources = list(position.sources)
    counts = list(sources[move.source])
    counts[move.colour] = 0
    rest = (counts[0], counts[1], counts[2], counts[3], counts[4])
    if move.source == CENTRE:
        sources[CENTRE] = rest
        return tuple(sources)
    sources[move.source] = NO_TILES
    sources[CENTRE] = plus(sources[CENTRE], rest)
    origin, centre = Place(Area.SOURCE, number=move.source), Place(Area.SOURCE, number=CENTRE)
    steps.extend(TilesMoved(c, rest[c], origin, centre) for c in COLOURS if rest[c])
    return tuple(sources)


def _take_marker(seat: int, floor_line: FloorLine, steps: list[Step]) -> FloorLine:
    """Put the marker on the leftmost free space, or in front of the seat (RULES [D5] [I1])."""
    centre = Place(Area.SOURCE, number=CENTRE)
    if len(floor_line) == FLOOR_SPACES:
        steps.append(MarkerMoved(centre, Place(Area.FRONT, seat)))
        return floor_line
    steps.append(MarkerMoved(centre, Place(Area.FLOOR, seat, len(floor_line))))
    return (*floor_line, START_MARKER)


def drop(
    seat: int, floor_line: FloorLine, colour: Colour, count: int, origin: Place, steps: list[Step]
) -> tuple[FloorLine, int]:
    """Drop tiles on the floor line; those without a space go to the lid (RULES [D9])."""
    falls = min(count, FLOOR_SPACES - len(floor_line))
    if falls:
        target = Place(Area.FLOOR, seat, len(floor_line))
        steps.append(TilesMoved(colour, falls, origin, target))
        floor_line = (*floor_line, *(colour,) * falls)
    if count > falls:
        steps.append(TilesMoved(colour, count - falls, origin, Place(Area.LID)))
    return floor_line, count - falls
