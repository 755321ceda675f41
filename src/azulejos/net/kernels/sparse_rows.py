"""Weighted sums of the rows of an integer matrix: the first layer.

The rows come from the second-level cache, so weights have only 16 bits. A sum that is too large for
them saturates. `azulejos.builder.intrinsics.sparse_rows` has the machine code.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

STEP: Final = 1 / 1024  # the value of 1; sums saturate at -32 and 32
SMALLEST: Final = 8  # the width of a matrix must be a multiple of it


def pack(weights: NDArray[np.float32]) -> NDArray[np.int16]:
    """Weights as `add_rows` reads them."""
    return np.rint(weights / STEP).clip(-32768, 32767).astype(np.int16)


def add_rows(total: Any, rows: Any, index: Any, times: Any, count: int) -> None:
    """Add to the total, for the first `count` numbers in `index`, as often the row as `times` says.

    Each addition saturates.
    """
    for number in range(count):
        added = total.astype(np.int64) + rows[index[number]].astype(np.int64) * times[number]
        total[:] = added.clip(-32768, 32767)
