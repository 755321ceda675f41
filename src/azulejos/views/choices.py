"""Choices: what a seat may do now and what each would bring, and what it may not and why.

This is the largest message, and it lets the page do without rules. Takes of the same colour and
number share one entry of effects.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from azulejos.rules.board import Board
from azulejos.rules.drafting import line_refusal
from azulejos.rules.errors import IllegalMoveError, Reason
from azulejos.rules.moves import Tiling
from azulejos.rules.position import Position
from azulejos.rules.preview import Effect, previews, takes
from azulejos.rules.scoring import marker_cost
from azulejos.rules.tiles import FLOOR, SIDE, Colour, Phase
from azulejos.rules.tiling import check_tiling
from azulejos.views.shapes import (
    Choices,
    DraftChoice,
    DraftEffects,
    LineEffect,
    RefusedColumn,
    RefusedLine,
    TilingChoice,
)
from azulejos.views.to_json import COLOUR_LETTERS

_PUT = ("1", "2", "3", "4", "5", "F")
_TAKE = ("C", "1", "2", "3", "4", "5", "6", "7", "8", "9")
NO_CHOICES = Choices()
_KEPT_EFFECTS: Final = 4_096


def choices(position: Position) -> Choices:
    """Everything that the seat to act may do; empty if no seat is to act."""
    if position.turn is None:
        return NO_CHOICES
    board = position.boards[position.turn]
    if position.phase is Phase.DRAFT:
        return _drafts(position, board)
    if position.phase is Phase.TILE:
        return _tilings(position, board)
    return NO_CHOICES


def _drafts(position: Position, board: Board) -> Choices:
    drafts: list[DraftChoice] = []
    effects: list[DraftEffects] = []
    known: dict[int, int] = {}
    refused: dict[int, list[RefusedLine]] = {}
    for source, colour, count, marker, there in takes(position, board):
        letter = COLOUR_LETTERS[colour]
        index = known.setdefault(id(there), len(effects))
        if index == len(effects):
            if colour not in refused:
                refused[colour] = _refused_lines(board, colour)
            lines = [_line_effect(effect) for effect in there]
            cost = marker_cost(len(board.floor_line)) if marker else 0
            effects.append(DraftEffects(letter, count, lines, refused[colour], cost))
        drafts.append(DraftChoice(_TAKE[source] + letter, source, letter, count, marker, index))
    return Choices(drafts, effects)


@lru_cache(maxsize=_KEPT_EFFECTS)
def _line_effect(effect: Effect) -> LineEffect:
    line, fits, falls, completes, points, penalty, *later = effect
    target = None if line == FLOOR else line
    return LineEffect(_PUT[line], target, fits, falls, completes, points, penalty, *later)


def _refused_lines(board: Board, colour: int) -> list[RefusedLine]:
    """The lines that may not take a colour, and why."""
    reasons = ((line, line_refusal(board, colour, line)) for line in range(SIDE))
    return [
        _refused_line(line, reason, board.pattern_lines[line].colour)
        for line, reason in reasons
        if reason is not None
    ]


@cache
def _refused_line(line: int, reason: Reason, there: Colour | None) -> RefusedLine:
    holds = None if there is None else COLOUR_LETTERS[there]
    return RefusedLine(line, reason.value, holds)  # type: ignore[arg-type]


def _tilings(position: Position, board: Board) -> Choices:
    tilings = []
    for preview in previews(position):
        move, falls = preview.move, preview.falls
        assert isinstance(move, Tiling)
        column = None if move.column == FLOOR else move.column
        found = TilingChoice(str(move), move.line, column, preview.points, falls, preview.penalty)
        tilings.append(found)
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
