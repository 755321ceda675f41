"""The inner products of rows of floats with one row, the same to the last bit on every machine.

A sum of floats depends on its order, and a compiler that may choose the order chooses what suits
the machine. So the order is fixed: eight sums side by side, then their halves are added. A sum
waits for the one before it, so three rows are added up at the same time.
`azulejos.builder.intrinsics.floats` has the machine code.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from azulejos.net.kernels.sparse_rows import SMALLEST

LANES: Final = SMALLEST  # every width is a multiple of it
ROWS: Final = 3  # added up at the same time: each seat has three heads


def dots(products: Any, rows: Any, other: Any) -> None:
    """Write the inner product of each row with the other one; there are a multiple of ROWS rows."""
    for number, row in enumerate(rows):
        sums = np.zeros(LANES, np.float32)
        for unit in range(0, other.size, LANES):
            sums += row[unit : unit + LANES] * other[unit : unit + LANES]
        while sums.size > 1:
            half = sums.size // 2
            sums = sums[:half] + sums[half:]
        products[number] = sums[0]
