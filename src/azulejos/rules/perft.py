"""Perft: how many ways a position can go on for so many moves; a check on the move rules.

A file of its own because it only asks: two engines that agree on these numbers agree on the moves.
Deals are not followed: a position that waits for one, or has ended, is a leaf.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules.moves import Move

if TYPE_CHECKING:
    from azulejos.rules.position import Position


def perft(position: Position, depth: int) -> int:
    """The number of leaves: positions after `depth` moves, or where nobody chooses any more."""
    moves = position.legal_moves() if depth > 0 else ()
    if depth <= 1:
        return len(moves) or 1
    return sum(perft(position.play(move), depth - 1) for move in moves) or 1


def perft_split(position: Position, depth: int) -> dict[Move, int]:
    """The leaves behind each legal move: where two engines differ, this finds the move."""
    moves = position.legal_moves() if depth > 0 else ()
    return {move: perft(position.play(move), depth - 1) for move in moves}
