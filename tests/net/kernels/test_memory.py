"""Matrices begin on a cache line, wherever numpy has put them."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from azulejos.net.kernels.memory import CACHE_LINE, aligned


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.float32])
def test_a_matrix_is_the_same_on_a_cache_line(kind: type) -> None:
    for begin in range(5):
        matrix: NDArray[Any] = np.arange(240, dtype=kind)[begin:].reshape(1, -1)[:, ::2]
        found = aligned(matrix)
        assert found.ctypes.data % CACHE_LINE == 0
        assert found.flags.c_contiguous
        assert found.dtype == kind
        assert found.tolist() == matrix.tolist()
