"""Score sheets: the points of every seat by source, added up from steps.

A running game, its end and a replay show the same sheets.
"""

from __future__ import annotations

from collections.abc import Iterable

from azulejos.rules.steps import BonusKind, BonusScored, FloorScored, Step, TilePlaced
from azulejos.views.shapes import ScoreSheet

_PLACEMENTS, _FLOOR, _ROWS, _COLUMNS, _COLOURS = range(5)
_BONUS = {BonusKind.ROW: _ROWS, BonusKind.COLUMN: _COLUMNS, BonusKind.COLOUR: _COLOURS}


class Tally:
    """Adds up steps; `sheets` has the sums so far."""

    __slots__ = ("_points",)

    def __init__(self, seats: int) -> None:
        self._points = [[0, 0, 0, 0, 0] for _ in range(seats)]

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
            ScoreSheet(won, lost, rows, columns, colours, won - lost + rows + columns + colours)
            for won, lost, rows, columns, colours in self._points
        ]
