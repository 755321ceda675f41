"""The sums of the first layer agree with numpy, and saturate at 16 bits."""

import numpy as np
import pytest

from azulejos.net.kernels.sparse_rows import add_rows
from tests.compiled import write_rows


@pytest.mark.parametrize("width", [8, 64, 80, 200, 256, 264])
def test_rows_are_added_so_many_times(width: int) -> None:
    chance = np.random.default_rng(width)
    rows = chance.integers(-300, 300, (40, width)).astype(np.int16)
    index, times = chance.permutation(40), chance.integers(1, 4, 40).astype(np.int16)
    total = np.ones(width, np.int16)
    write_rows(total, rows, index[:17], times)
    expected = 1 + (rows[index[:17]] * times[:17, None]).sum(axis=0)
    assert total.tolist() == expected.tolist()


@pytest.mark.parametrize("width", [8, 64, 80, 200, 256, 264])
def test_a_sum_that_is_too_large_stays_at_the_largest_number(width: int) -> None:
    total, rows = np.zeros(width, np.int16), np.full((5, width), 9000, np.int16)
    rows[:, ::2] *= -1
    write_rows(total, rows, np.arange(5), np.ones(5, np.int16))
    assert total[:2].tolist() == [-32768, 32767]
    assert set(total.tolist()) == {-32768, 32767}


def test_python_means_the_same() -> None:
    chance = np.random.default_rng(7)
    rows = chance.integers(-9000, 9000, (40, 72)).astype(np.int16)
    index, times = chance.permutation(40), chance.integers(1, 4, 40).astype(np.int16)
    found, meant = np.zeros(72, np.int16), np.zeros(72, np.int16)
    write_rows(found, rows, index, times)
    add_rows(meant, rows, index, times, 40)
    assert found.tolist() == meant.tolist()
