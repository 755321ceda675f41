"""Reasons: why a move is good or bad, as codes with numbers that a user interface translates.

Every reason is a fact about the position and the move, computed with the readable rules, and can be
checked against them. Seats, lines and columns count from 0, as in code.

    code             numbers                 meaning
    completes_line   line, points            the line is complete; what its tile would score now
    line_falls       line, tiles, points     the line is complete but fits nowhere (grey wall); how
                                             many tiles will fall, and what they cost
    begins_line      line, tiles, space      an empty line gets tiles; how many spaces it has
    continues_line   line, tiles, space      a line gets tiles; how many spaces are then still free
    column           column, tiles           how many tiles the column will have after tiling
    colour           colour, tiles           how many tiles of the colour will be on the wall
    row              row, tiles              how many tiles the row will have
    ends_game        row                     the row will be complete: the last round
    takes_marker     points                  begins the next round; what the marker costs
    drops            tiles, points           how many tiles fall, and what they cost
    denies           seat, colour, tiles     the seat could have completed a line with these tiles
    last_draft       -                       the round ends with this move
"""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import FLOOR, Colour, Draft, Move, Position, Tiling, Wall, previews
from azulejos.rules.board import Board, home_column
from azulejos.rules.scoring import marker_cost
from azulejos.rules.tiling import open_columns


@dataclass(frozen=True, slots=True)
class MoveReason:
    """One reason: a code and its numbers, named as in the table above."""

    code: str
    numbers: dict[str, int]


def reasons(position: Position, move: Move) -> tuple[MoveReason, ...]:
    """All reasons for and against a legal move."""
    if isinstance(move, Tiling):
        return tuple(_of_tiling(position, move))
    assert isinstance(move, Draft)
    return tuple(_of_draft(position, move))


def _of_draft(position: Position, move: Draft) -> list[MoveReason]:
    assert position.turn is not None
    board = position.boards[position.turn]
    preview = next(p for p in previews(position) if p.move == move)
    found: list[MoveReason] = []
    if preview.line_falls:
        numbers = {"tiles": preview.line_falls, "points": preview.line_penalty}
        found.append(MoveReason("line_falls", {"line": move.line, **numbers}))
    elif preview.completes:
        found.append(MoveReason("completes_line", {"line": move.line, "points": preview.points}))
        if position.wall is Wall.COLOURED:
            column = home_column(move.line, move.colour)
            found += _progress(position, board, move.line, column, move.colour)
    elif move.line != FLOOR:
        filled = board.pattern_lines[move.line].filled
        code = "continues_line" if filled else "begins_line"
        left = move.line + 1 - filled - (preview.fits if filled else 0)
        found.append(MoveReason(code, {"line": move.line, "tiles": preview.fits, "space": left}))
    marker = 0
    if preview.takes_marker:  # it is placed before the tiles, RULES [D6]
        marker = marker_cost(len(board.floor_line))
        found.append(MoveReason("takes_marker", {"points": marker}))
    if preview.penalty > marker:
        numbers = {"tiles": preview.falls, "points": preview.penalty - marker}
        found.append(MoveReason("drops", numbers))
    found += _denials(position, move)
    if sum(map(sum, position.sources)) == position.sources[move.source][move.colour]:
        found.append(MoveReason("last_draft", {}))
    return found


def _of_tiling(position: Position, move: Tiling) -> list[MoveReason]:
    assert position.turn is not None
    board = position.boards[position.turn]
    preview = next(p for p in previews(position) if p.move == move)
    if move.column == FLOOR:
        return [MoveReason("drops", {"tiles": preview.falls, "points": preview.penalty})]
    colour = board.pattern_lines[move.line].colour
    assert colour is not None
    numbers = {"line": move.line, "points": preview.points}
    return [
        MoveReason("completes_line", numbers),
        *_progress(position, board, move.line, move.column, colour),
    ]


def _progress(
    position: Position, board: Board, row: int, column: int, colour: Colour
) -> list[MoveReason]:
    """How full row, column and colour become with this tile and the other complete lines."""
    wall = [list(tiles) for tiles in board.wall]
    wall[row][column] = colour
    if position.wall is Wall.COLOURED:
        for line in board.complete_lines():
            other = board.pattern_lines[line].colour
            assert other is not None
            wall[line][home_column(line, other)] = other
    in_row = sum(tile is not None for tile in wall[row])
    in_column = sum(tiles[column] is not None for tiles in wall)
    of_colour = sum(tile is colour for tiles in wall for tile in tiles)
    found = []
    if in_row == 5:
        found.append(MoveReason("ends_game", {"row": row}))
    elif in_row > 2:
        found.append(MoveReason("row", {"row": row, "tiles": in_row}))
    if in_column > 2:
        found.append(MoveReason("column", {"column": column, "tiles": in_column}))
    if of_colour > 2:
        found.append(MoveReason("colour", {"colour": int(colour), "tiles": of_colour}))
    return found


def _denials(position: Position, move: Draft) -> list[MoveReason]:
    """Opponents that could have completed a line with exactly these tiles."""
    taken = position.sources[move.source][move.colour]
    found = []
    for seat, board in enumerate(position.boards):
        if seat == position.turn or taken < 2:
            continue
        for line, (colour, filled) in enumerate(board.pattern_lines):
            fits = colour is move.colour or (colour is None and move.colour not in board.wall[line])
            if not fits or line + 1 - filled != taken:
                continue
            if open_columns(position.wall, board, line, move.colour):
                numbers = {"seat": seat, "colour": int(move.colour), "tiles": taken}
                found.append(MoveReason("denies", numbers))
                break
    return found
