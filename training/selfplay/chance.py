"""Random numbers for self-play: uniform, normal, gamma, and noise over the moves of a root.

They come from the same counter generator as the deals, so that a run with the same seed plays the
same games.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import Generator, compiled, inlined, next_word

TO_UNIT = 2.0**-53
SHIFT = np.uint64(11)


@inlined
def uniform(generator: Generator) -> float:
    """A uniform number above 0 and below 1."""
    return (np.float64(next_word(generator) >> SHIFT) + 0.5) * TO_UNIT


@compiled
def normal(generator: Generator) -> float:
    """A normal variate with mean 0 and deviation 1 (Box and Muller)."""
    radius = math.sqrt(-2 * math.log(uniform(generator)))
    return radius * math.cos(2 * math.pi * uniform(generator))


@compiled
def gamma(generator: Generator, shape: float) -> float:
    """A gamma variate (Marsaglia and Tsang)."""
    scale = 1.0
    if shape < 1:
        scale = uniform(generator) ** (1 / shape)
        shape += 1
    d = shape - 1 / 3
    c = 1 / math.sqrt(9 * d)
    while True:
        x = normal(generator)
        v = (1 + c * x) ** 3
        if v > 0 and math.log(uniform(generator)) < 0.5 * x * x + d - d * v + d * math.log(v):
            return d * v * scale


@compiled
def dirichlet(generator: Generator, concentration: float, shares: NDArray[np.float64]) -> None:
    """Fill `shares` with a draw; the concentration is the sum over all of them."""
    total = 1e-30
    for index in range(shares.size):
        shares[index] = gamma(generator, concentration / shares.size)
        total += shares[index]
    for index in range(shares.size):
        shares[index] /= total
