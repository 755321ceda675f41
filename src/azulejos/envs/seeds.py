"""Checking seeds: an int, a numpy integer, or one for every game.

All environments accept and refuse the same values.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from numpy.typing import NDArray

Seed: TypeAlias = SupportsIndex
Seeds: TypeAlias = Sequence[Seed] | NDArray[np.integer[Any]]

STREAMS = 1 << 64


def whole_seed(seed: Seed) -> int:
    """A seed as an int.

    >>> whole_seed(np.int64(5))
    5
    >>> whole_seed(5.5)
    Traceback (most recent call last):
    ValueError: a seed is a whole number, not 5.5
    """
    try:
        return index(seed)
    except TypeError:
        raise ValueError(f"a seed is a whole number, not {seed!r}") from None


def seeds_of_games(seed: Seed | Seeds, games: int) -> NDArray[np.uint64]:
    """The seed of every game, modulo 2**64: seed + i, or the i-th of a sequence.

    >>> seeds_of_games(-1, 3).tolist()
    [18446744073709551615, 0, 1]
    """
    given: Any = seed.tolist() if isinstance(seed, np.ndarray) else seed
    is_one = isinstance(given, str) or not isinstance(given, Sequence)
    if is_one:
        first = whole_seed(given)
        return np.array([(first + game) % STREAMS for game in range(games)], np.uint64)
    if len(given) != games:
        raise ValueError(f"{games} games need as many seeds, not {len(given)}")
    return np.array([whole_seed(own) % STREAMS for own in given], np.uint64)
