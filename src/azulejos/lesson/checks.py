"""Checks of a move: what it must do to be right, and what a wrong one did instead.

A task names its checks in order. The first one that a legal move fails explains why the move is
not the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from azulejos.rules.board import capacity
from azulejos.rules.moves import Draft, Tiling
from azulejos.rules.position import Position
from azulejos.rules.preview import Preview, previews
from azulejos.rules.scoring import marker_cost
from azulejos.rules.tiles import FLOOR

Values: TypeAlias = dict[str, int | str | list[int]]


class Check(StrEnum):
    """What a move is asked to do."""

    TILES = "tiles"
    """Take the tiles that the task names."""
    LINE = "line"
    """Put them on the line that the task names."""
    ON_LINE = "on_line"
    """Put them on a pattern line."""
    ALL_FIT = "all_fit"
    """Let no tile fall."""
    COMPLETE = "complete"
    """Complete a line."""
    CHEAPEST = "cheapest"
    """Cost as little as any legal move."""
    MOST_POINTS = "most_points"
    """Bring as much as any legal move."""
    CLOSE_ROW = "close_row"
    """Complete a horizontal row of the wall."""


class Tried(NamedTuple):
    """A legal move in a task: its effect, and what the task asks for."""

    position: Position
    preview: Preview
    take: str
    line: int | None


class Fault(NamedTuple):
    """Why a legal move is not the answer: a code, and the numbers of its sentence."""

    code: str
    values: Values


def fault(checks: tuple[Check, ...], tried: Tried) -> Fault | None:
    """The first check that a move fails; None if it does all that is asked."""
    for check in checks:
        found = _CHECKS[check](tried)
        if found is not None:
            return found
    return None


def _tiles(tried: Tried) -> Fault | None:
    move = tried.preview.move
    if str(move).startswith(tried.take):
        return None
    assert isinstance(move, Draft)
    count = tried.position.sources[move.source][move.colour]
    return Fault("other-tiles", {"count": count, "colour": move.colour.letter})


def _line(tried: Tried) -> Fault | None:
    line = _line_of(tried)
    if line == tried.line:
        return None
    assert tried.line is not None
    return Fault("other-line", {"line": tried.line + 1})


def _on_line(tried: Tried) -> Fault | None:
    if _line_of(tried) != FLOOR:
        return None
    return Fault("on-floor", {"falls": tried.preview.falls, "penalty": _penalty(tried)})


def _all_fit(tried: Tried) -> Fault | None:
    if not tried.preview.falls:
        return None
    values: Values = {"falls": tried.preview.falls, "fits": tried.preview.fits}
    return Fault("falls", values | {"penalty": _penalty(tried)})


def _complete(tried: Tried) -> Fault | None:
    if tried.preview.completes:
        return None
    line = _line_of(tried)
    assert tried.position.turn is not None
    before = tried.position.boards[tried.position.turn].pattern_lines[line].filled
    missing = capacity(line) - before - tried.preview.fits
    return Fault("not-complete", {"line": line + 1, "missing": missing})


def _cheapest(tried: Tried) -> Fault | None:
    least = min(each.penalty for each in previews(tried.position))
    if tried.preview.penalty == least:
        return None
    values: Values = {"falls": tried.preview.falls, "penalty": tried.preview.penalty}
    return Fault("costs-more", values)


def _most_points(tried: Tried) -> Fault | None:
    most = max(_gain(each) for each in previews(tried.position))
    gain = _gain(tried.preview)
    if gain == most:
        return None
    return Fault("fewer-points" if gain > 0 else "no-points", {"points": gain})


def _close_row(tried: Tried) -> Fault | None:
    line, seat = _line_of(tried), tried.position.turn
    assert seat is not None
    free = 0 if line == FLOOR else tried.position.boards[seat].wall[line].count(None)
    if tried.preview.completes and free == 1:
        return None
    if line == FLOOR:
        return _on_line(tried)
    if not tried.preview.completes:
        return _complete(tried)
    return Fault("row-open", {"row": line + 1, "free": free - 1})


def _line_of(tried: Tried) -> int:
    move = tried.preview.move
    assert isinstance(move, Draft | Tiling)
    return move.line


def _gain(preview: Preview) -> int:
    """What a move brings, less what falls with it."""
    return preview.points - preview.penalty if preview.completes else 0


def _penalty(tried: Tried) -> int:
    """What the tiles that fall cost, without the start marker."""
    if not tried.preview.takes_marker:
        return tried.preview.penalty
    assert tried.position.turn is not None
    things = len(tried.position.boards[tried.position.turn].floor_line)
    return tried.preview.penalty - marker_cost(things)


_CHECKS: Final[dict[Check, Callable[[Tried], Fault | None]]] = {
    Check.TILES: _tiles,
    Check.LINE: _line,
    Check.ON_LINE: _on_line,
    Check.ALL_FIT: _all_fit,
    Check.COMPLETE: _complete,
    Check.CHEAPEST: _cheapest,
    Check.MOST_POINTS: _most_points,
    Check.CLOSE_ROW: _close_row,
}
