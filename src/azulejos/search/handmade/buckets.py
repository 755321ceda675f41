"""Classes for numbers of missing tiles: a table that is computed at import."""

from __future__ import annotations

import numpy as np

from azulejos.fast import Int64s

_CLASSES = ((1, 1), (2, 2), (3, 3), (4, 5), (6, 7), (8, 10))


def _bucket(need: int) -> int:
    return next((i for i, (low, high) in enumerate(_CLASSES) if low <= need <= high), -1)


# Index: missing tiles, 0 to 15; -1 if there are none, or too many to matter.
BUCKETS: Int64s = np.array([_bucket(need) for need in range(16)], np.int64)
