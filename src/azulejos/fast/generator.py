"""The counter generator (SplitMix64) and uniform integers from it, the same as in `rules`.

It computes modulo 2**64 on unsigned words; the rest of the engine uses signed ones.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast.layout import Generator
from azulejos.native.decorators import compiled
from azulejos.native.words import raw

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW = np.uint64(0xFFFFFFFF)
RANGE = np.uint64(1 << 32)
S27, S30, S31, S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)


def new_generator(seed: int) -> Generator:
    """A generator at the start of a seed's stream."""
    return np.array([seed % (1 << 64)], np.uint64)


@compiled(inline=True)
def next_word(generator: Generator) -> np.uint64:
    """The next 64 bits."""
    state = generator[0] + GOLDEN
    generator[0] = state
    mixed = (state ^ (state >> S30)) * MIX_1
    mixed = (mixed ^ (mixed >> S27)) * MIX_2
    return mixed ^ (mixed >> S31)


@compiled
def _again(generator: Generator, limit: np.uint64, product: np.uint64) -> np.uint64:
    """The rare case in `below`: draw again until the product is below the bias limit."""
    threshold = (RANGE - limit) % limit
    while (product & LOW) < threshold:
        product = (next_word(generator) >> S32) * limit
    return product


@compiled(inline=True)
def below(generator: Generator, bound: int) -> int:
    """A uniform integer from 0 to bound - 1 (Lemire's method: exact, nearly always one word)."""
    stream, limit = raw(generator), np.uint64(bound)
    product = (next_word(stream) >> S32) * limit
    if (product & LOW) < limit:
        product = _again(stream, limit, product)
    return np.int64(product >> S32)  # type: ignore[return-value]
