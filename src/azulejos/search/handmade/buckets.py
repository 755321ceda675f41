"""Numbers of missing tiles put into classes.

A file of its own because it is plain Python, run at import, not compiled.
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import Int64s

_CLASSES = ((1, 1), (2, 2), (3, 3), (4, 5), (6, 7), (8, 10))


def _bucket(need: int) -> int:
    return next((i for i, (low, high) in enumerate(_CLASSES) if low <= need <= high), -1)


# Index: tiles that are missing, 0 to 15; -1 where they are none or too many to matter.
BUCKETS: Int64s = np.array([_bucket(need) for need in range(16)], np.int64)
