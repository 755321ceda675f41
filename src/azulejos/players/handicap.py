"""The handicap of weaker levels: moves that a player overlooks in a position."""

from __future__ import annotations

from typing import Final

from azulejos.rules import CounterGenerator, Draft, Phase, Position

WEIGHTS: Final = {1: 1.4, 2: 1.0, 3: 0.6}
LARGE: Final = 0.3
"""How easily a take of 1, 2, 3 or more tiles is overlooked."""


def overlooked_actions(position: Position, share: float, seed: int) -> frozenset[int]:
    """A share of the drafts, small takes more often than large ones; at least one is seen.

    Tiling moves are never overlooked, because there are only a few columns.

    The same position and seed give the same moves, so a second look misses the same moves.
    """
    if not share or position.phase is not Phase.DRAFT:
        return frozenset()
    chance = CounterGenerator(seed ^ hash_text(str(position)))
    moves = position.legal_moves()
    hidden = set()
    for move in moves:
        assert isinstance(move, Draft)
        weight = WEIGHTS.get(position.sources[move.source][move.colour], LARGE)
        if chance.below(1000) < 1000 * share * weight:
            hidden.add(move.action_id)
    if len(hidden) == len(moves):
        hidden.remove(moves[chance.below(len(moves))].action_id)
    return frozenset(hidden)


def hash_text(text: str) -> int:
    """64 bits of a text, the same in every process (FNV-1a)."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % (1 << 64)
    return value
