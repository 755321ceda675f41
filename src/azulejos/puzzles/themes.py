"""The themes of a puzzle, from its position and the lines after its answer and the second move.

A theme is a reason why the answer is better: what its line gives to the seat to act, or takes from
an opponent, compared with the line of the second move (see `azulejos.players.contrast`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from azulejos.players.contrast import MoveReason, Side, contrast
from azulejos.puzzles.shapes import Theme
from azulejos.rules import Move, Position, Tiling

_OF_REASON: Final = {
    "denies": Theme.DENY,
    "column": Theme.COLUMN,
    "colour": Theme.COLOUR,
    "floor": Theme.FLOOR,
    "begins": Theme.MARKER,
}
_OF_SEATS: Final = {3: Theme.THREE_SEATS, 4: Theme.FOUR_SEATS}


def themes_of(
    position: Position, answer: Sequence[Move], second: Sequence[Move], *, proved: bool
) -> tuple[Theme, ...]:
    """The themes in the order of `Theme`; `proved` says that this is a solved last round."""
    reasons = contrast(position, answer, second)
    found = {*_of_position(position, answer[0]), *_of_reasons(reasons)}
    if proved:
        found.add(Theme.LAST_ROUND)
    return tuple(theme for theme in Theme if theme in found)


def _of_position(position: Position, answer: Move) -> Iterator[Theme]:
    if isinstance(answer, Tiling):
        yield Theme.GREY_TILING
    if position.seats in _OF_SEATS:
        yield _OF_SEATS[position.seats]


def _of_reasons(reasons: Sequence[MoveReason]) -> Iterator[Theme]:
    for reason in reasons:
        if reason.side is Side.GAIN and reason.code in _OF_REASON:
            yield _OF_REASON[reason.code]
