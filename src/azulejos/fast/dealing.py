"""Filling the factories: by the counter generator, or with tiles that are given.

A file of its own because chance enters the game here and nowhere else.
"""

from __future__ import annotations

from azulejos.fast.bits import popcount
from azulejos.fast.compiled import compiled
from azulejos.fast.generator import below
from azulejos.fast.layout import (
    BAG,
    BYTE_ONES,
    BYTE_TOPS,
    BYTES_MASK,
    DRAFT,
    LID,
    PHASE,
    Generator,
    State,
    Words,
    at,
)
from azulejos.fast.raw import raw
from azulejos.fast.state import byte_sum, factory_count


@compiled
def deal(state: State, generator: Generator) -> None:
    """Draw the tiles of the coming round: tile by tile, factory by factory."""
    words, stream = raw(state), raw(generator)
    bag = words[BAG]
    upto = (bag * BYTE_ONES) & BYTES_MASK  # how many tiles up to and with each colour
    total = upto >> 32
    for factory in range(1, factory_count(words) + 1):
        tiles = 0
        for _ in range(4):
            if total == 0:  # RULES [I7]
                bag = words[LID]
                words[LID] = 0
                upto = (bag * BYTE_ONES) & BYTES_MASK
                total = upto >> 32
                if total == 0:  # RULES [P3], [I8]
                    break
            drawn = below(stream, total)
            # Colours all of whose tiles come before the drawn one; a byte each, compared at once.
            colour = popcount(((drawn * BYTE_ONES | BYTE_TOPS) - upto) & BYTE_TOPS)
            upto -= (BYTE_ONES << 8 * colour) & BYTES_MASK
            bag -= 1 << 8 * colour
            tiles += 1 << 6 * colour
            total -= 1
        words[at(factory >> 1)] += tiles << 30 * (factory & 1)
    words[BAG] = bag
    words[PHASE] = DRAFT


@compiled
def deal_given(state: State, factories: Words) -> None:
    """Put given tiles on the factories, each as five 6-bit counts; they must be possible."""
    words, given, taken = raw(state), raw(factories), 0
    for factory in range(1, factory_count(words) + 1):
        tiles = given[at(factory - 1)]
        words[at(factory >> 1)] += tiles << 30 * (factory & 1)
        for colour in range(5):
            taken += ((tiles >> 6 * colour) & 63) << 8 * colour
    if byte_sum(taken) > byte_sum(words[BAG]):
        words[BAG] += words[LID]
        words[LID] = 0
    words[BAG] -= taken
    words[PHASE] = DRAFT
