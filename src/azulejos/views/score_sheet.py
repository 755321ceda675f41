"""Score sheets: the points of every seat by source, added up from steps.

A running game, its end and a replay show the same sheets.
"""

from __future__ import annotations

from collections.abc import Iterable

from azulejos.rules.position import Position
from azulejos.rules.steps import BonusKind, BonusScored, FloorScored, Step, TilePlaced
from azulejos.views.shapes import ScoreSheet

_PLACEMENTS, _FLOOR, _ROWS, _COLUMNS, _COLOURS = range(5)
_BONUS = {BonusKind.ROW: _ROWS, BonusKind.COLUMN: _COLUMNS, BonusKind.COLOUR: _COLOURS}


class Tally:
    """Adds up steps; `sheets` has the sums so far."""

    __slots__ = ("_before", "_points")

    def __init__(self, start: Position) -> None:
        self._before = [board.score for board in start.boards]
        self._points = [[0, 0, 0, 0, 0] for _ in start.boards]

    def add(self, steps: Iterable[Step]) -> None:
        """Count what these steps brought and cost."""
        for step in steps:
            if isinstance(step, TilePlaced):
                self._points[step.seat][_PLACEMENTS] += step.points
            elif isinstance(step, FloorScored):
                self._points[step.seat][_FLOOR] += step.lost
            elif isinstance(step, BonusScored):
                self._points[step.seat][_BONUS[step.kind]] += step.points

    def sheets(self) -> list[ScoreSheet]:
        """The sheet of every seat so far."""
        return [
            _sheet(before, *points)
            for before, points in zip(self._before, self._points, strict=True)
        ]


def _sheet(before: int, won: int, lost: int, rows: int, columns: int, colours: int) -> ScoreSheet:
    total = before + won - lost + rows + columns + colours
    return ScoreSheet(won, lost, rows, columns, colours, total, before)
