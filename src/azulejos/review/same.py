"""Whether two moves do the same; loads no compiled code."""

from __future__ import annotations

from azulejos.rules import CENTRE, Draft, Move, Position


def is_same(position: Position, move: Move, other: Move) -> bool:
    """Whether two moves do the same: two factories may have the same tiles."""
    if not isinstance(move, Draft) or not isinstance(other, Draft):
        return move == other
    if move.source == other.source or CENTRE in (move.source, other.source):
        return move == other
    tiles = position.sources[move.source] == position.sources[other.source]
    return tiles and (move.colour, move.line) == (other.colour, other.line)
