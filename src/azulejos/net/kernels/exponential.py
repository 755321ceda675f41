"""exp and tanh, the same to the last bit on every machine.

Those of the C library differ in the last bit from one system to the next, and so would the moves of
a search. These use additions, multiplications and divisions only, which all machines round alike.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from azulejos.fast.bits import power_of_two
from azulejos.native.decorators import inlined

LOG2_E: Final = 1.4426950408889634
# The logarithm of 2 in two parts: a small integer times the first one is exact.
LN2_HIGH: Final = 6.93147180369123816490e-01
LN2_LOW: Final = 1.90821492927058770002e-10
MOST: Final = 708.0
MOST_SHORT: Final = np.float32(87.0)


@inlined
def exp(x: float) -> float:
    """The exponential, for x between -708 and 708; beyond them, the value at the limit."""
    limited = min(max(x, -MOST), MOST)
    whole = int(limited * LOG2_E + (0.5 if limited >= 0 else -0.5))
    r = (limited - whole * LN2_HIGH) - whole * LN2_LOW  # at most half the logarithm of 2
    high = 1 / 39916800 + r * (1 / 479001600 + r * (1 / 6227020800))
    high = 1 / 40320 + r * (1 / 362880 + r * (1 / 3628800 + r * high))
    middle = 1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040 + r * high)))
    return (1.0 + r * (1.0 + r * (1 / 2 + r * (1 / 6 + r * middle)))) * power_of_two(whole)


@inlined
def exp32(x: float) -> float:
    """The same with the accuracy of a float32, for x between -87 and 87."""
    limited = np.float64(min(max(np.float32(x), -MOST_SHORT), MOST_SHORT))
    whole = int(limited * LOG2_E + (0.5 if limited >= 0 else -0.5))
    r = limited - whole * (LN2_HIGH + LN2_LOW)
    low = 1.0 + r * (1.0 + r * (1 / 2 + r * (1 / 6)))
    high = 1 / 24 + r * (1 / 120 + r * (1 / 720 + r * (1 / 5040)))
    square = r * r
    found: Any = np.float32((low + square * square * high) * power_of_two(whole))
    return found


@inlined
def tanh(x: float) -> float:
    """The hyperbolic tangent, right to 1e-15."""
    return 1.0 - 2.0 / (exp(2.0 * x) + 1.0)
