"""Filling the factories: from the counter generator, tile by tile, or with a given deal.

This is the only place where chance enters the game.
"""

from __future__ import annotations

from azulejos.fast.bits import popcount
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
    Int64s,
    State,
)
from azulejos.fast.state import byte_sum, factory_count, field_sum, source_tiles
from azulejos.native.decorators import compiled, inlined
from azulejos.native.words import at, raw


@compiled
def deal(state: State, generator: Generator) -> None:
    """Draw the tiles of the coming round: tile by tile, factory by factory."""
    words, stream = raw(state), raw(generator)
    bag = words[BAG]
    upto = (bag * BYTE_ONES) & BYTES_MASK  # running totals: tiles up to and including each colour
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
            # Counts the colours whose tiles all come before the drawn one, a byte each, at once.
            colour = popcount(((drawn * BYTE_ONES | BYTE_TOPS) - upto) & BYTE_TOPS)
            upto -= (BYTE_ONES << 8 * colour) & BYTES_MASK
            bag -= 1 << 8 * colour
            tiles += 1 << 6 * colour
            total -= 1
        words[at(factory >> 1)] += tiles << 30 * (factory & 1)
    words[BAG] = bag
    words[PHASE] = DRAFT


@inlined
def drawable(state: State) -> int:
    """What the next tile is drawn from, as five bytes: the bag, or the lid if the bag is empty."""
    return int(state[BAG]) if int(state[BAG]) else int(state[LID])  # RULES [I7]


@compiled
def deal_tile(state: State, colour: int) -> None:
    """Put one tile of a colour that is `drawable` on the first factory with room.

    The state stays in DEAL, with partly filled factories, until the last tile of the round.
    """
    words, last = raw(state), 4 * factory_count(raw(state))
    lying = 0
    for source in range(1, factory_count(words) + 1):
        lying += field_sum(source_tiles(words, source))
    if words[BAG] == 0:
        words[BAG] = words[LID]
        words[LID] = 0
    words[BAG] -= 1 << 8 * colour
    factory = lying // 4 + 1
    words[at(factory >> 1)] += 1 << (6 * colour + 30 * (factory & 1))
    if lying + 1 == last or (words[BAG] | words[LID]) == 0:  # RULES [P3], [I8]
        words[PHASE] = DRAFT


@compiled
def deal_given(state: State, factories: Int64s) -> None:
    """Put given tiles on the factories, each as five 6-bit counts; the deal must be possible."""
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
