"""Perft: the number of move sequences of a given length from a position, to check the move rules.

Two engines that agree on these numbers agree on the legal moves. Deals are not followed: a position
that waits for a deal, or has ended, is a leaf.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules.moves import Move

if TYPE_CHECKING:
    from azulejos.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of leaves: positions after `depth` moves, or earlier if no seat has a choice."""
    moves = position.legal_moves() if depth > 0 else ()
    if depth <= 1:
        return len(moves) or 1
    return sum(perft(position.play(move), depth - 1) for move in moves) or 1


def perft_split(position: Position, depth: int) -> dict[Move, int]:
    """The leaves below each legal move, to find the move on which two engines differ."""
    moves = position.legal_moves() if depth > 0 else ()
    return {move: perft(position.play(move), depth - 1) for move in moves}
