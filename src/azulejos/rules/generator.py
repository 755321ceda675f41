"""The counter generator: repeatable random numbers that both engines share.

It is the documented source of chance outside a served table. The rest of `rules` never draws random
numbers: callers pass chance in as `below`.

The n-th 64-bit word of a seed is SplitMix64: `mix(seed + n * 0x9E3779B97F4A7C15)`, n from 1,
modulo 2**64. `below(n)` takes the upper 32 bits x of the next word and returns `(x * n) >> 32`.
The few x that would bias the result are skipped (Lemire's method), and the next word is taken.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_LOW: Final = (1 << 32) - 1


class Below(Protocol):
    """A source of chance: a uniform integer from 0 to n - 1."""

    def __call__(self, n: int, /) -> int:
        """Draw one number and advance the source."""


@dataclass(slots=True)
class CounterGenerator:
    """Random numbers from a seed and the count of words drawn so far.

    >>> chance = CounterGenerator(seed=1)
    >>> [chance.below(100) for _ in range(5)]
    [56, 74, 97, 44, 44]
    >>> chance
    CounterGenerator(seed=1, drawn=5)
    """

    seed: int
    drawn: int = 0

    def word(self) -> int:
        """The next 64-bit word."""
        self.drawn += 1
        z = (self.seed + self.drawn * _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int, /) -> int:
        """A uniform integer from 0 to n - 1, for n up to 2**32 - 1."""
        if not 0 < n <= _LOW:
            raise ValueError(f"below(n) needs n from 1 to {_LOW}, not {n}")
        uneven = (_LOW + 1) % n
        while True:
            product = (self.word() >> 32) * n
            if product & _LOW >= uneven:
                return product >> 32
