"""Choices: what a seat may do now and what each would bring, and what it may not and why.

A file of its own because it is the largest thing that travels, and the one that lets the page do
without rules. Takes of the same colour and number share one entry of effects.
"""

from __future__ import annotations

from azulejos.rules.board import Board, capacity
from azulejos.rules.errors import IllegalMoveError
from azulejos.rules.moves import Draft, Tiling
from azulejos.rules.position import Position
from azulejos.rules.preview import Preview, previews
from azulejos.rules.tiles import FLOOR, SIDE, Phase
from azulejos.rules.tiling import check_tiling
from azulejos.server.views import (
    Choices,
    DraftChoice,
    DraftEffects,
    LineEffect,
    RefusedColumn,
    RefusedLine,
    TilingChoice,
)
from azulejos.server.wire import COLOUR_LETTERS

_PUT = ("1", "2", "3", "4", "5", "F")
_TAKE = ("C", "1", "2", "3", "4", "5", "6", "7", "8", "9")
NO_CHOICES = Choices()


def choices(position: Position) -> Choices:
    """Everything that the seat to act may do; nothing where nobody is to act."""
    if position.turn is None:
        return NO_CHOICES
    board = position.boards[position.turn]
    if position.phase is Phase.DRAFT:
        return _drafts(position, board)
    if position.phase is Phase.TILE:
        return _tilings(position, board)
    return NO_CHOICES


def _drafts(position: Position, board: Board) -> Choices:
    refused = [_refused_lines(board, colour) for colour in range(SIDE)]
    drafts: list[DraftChoice] = []
    effects: list[DraftEffects] = []
    known: dict[tuple[int, int, bool], int] = {}
    source = colour = -1
    lines: list[LineEffect] | None = None
    for preview in previews(position):
        move = preview.move
        assert isinstance(move, Draft)
        if move.source != source or move.colour != colour:
            source, colour = move.source, int(move.colour)
            count, marker = position.sources[source][colour], preview.takes_marker
            letter = COLOUR_LETTERS[colour]
            index = known.setdefault((colour, count, marker), len(effects))
            lines = None
            if index == len(effects):
                lines = []
                effects.append(DraftEffects(letter, count, lines, refused[colour]))
            take = _TAKE[source] + letter
            drafts.append(DraftChoice(take, source, letter, count, marker, index))
        if lines is not None:
            lines.append(_line_effect(preview, move.line))
    return Choices(drafts, effects)


def _line_effect(preview: Preview, line: int) -> LineEffect:
    _, fits, falls, completes, points, penalty, _ = preview
    target = None if line == FLOOR else line
    return LineEffect(_PUT[line], target, fits, falls, completes, points, penalty)


def _refused_lines(board: Board, colour: int) -> list[RefusedLine]:
    """Why a colour may not go to a line, in the order in which the rules look (RULES [D4] [D7])."""
    refused = []
    for line, (there, filled) in enumerate(board.pattern_lines):
        if there is not None and filled == capacity(line):
            refused.append(RefusedLine(line, "line_complete", COLOUR_LETTERS[there]))
        elif there is not None and there != colour:
            refused.append(RefusedLine(line, "line_has_other_colour", COLOUR_LETTERS[there]))
        elif colour in board.wall[line]:
            refused.append(RefusedLine(line, "row_has_colour"))
    return refused


def _tilings(position: Position, board: Board) -> Choices:
    tilings = []
    for move, _, falls, _, points, penalty, _ in previews(position):
        assert isinstance(move, Tiling)
        column = None if move.column == FLOOR else move.column
        tilings.append(TilingChoice(str(move), move.line, column, points, falls, penalty))
    refused = _refused_columns(position, board, tilings[0].line) if tilings else []
    return Choices(tilings=tilings, refused_columns=refused)


def _refused_columns(position: Position, board: Board, line: int) -> list[RefusedColumn]:
    refused = []
    for column in range(SIDE + 1):
        try:
            check_tiling(position, board, Tiling(line, column))
        except IllegalMoveError as error:
            target = None if column == FLOOR else column
            refused.append(RefusedColumn(line, target, error.reason.value))  # type: ignore[arg-type]
    return refused
