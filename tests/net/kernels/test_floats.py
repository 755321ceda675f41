"""The inner product of floats has exactly these bits on every machine."""

import numpy as np
import pytest

from azulejos.net.kernels.floats import LANES, ROWS, dots
from tests.compiled import write_dots


def dot(row: np.ndarray, other: np.ndarray) -> float:
    """The inner product of the last of a few rows with another."""
    rows, products = np.ones((2 * ROWS, row.size), row.dtype), np.zeros(2 * ROWS, np.float32)
    rows[-1] = row
    write_dots(products, rows, other)
    return float(products[-1])


def in_order(row: np.ndarray, other: np.ndarray) -> float:
    """The same sum one by one: lanes from left to right, then half plus half."""
    lanes = np.zeros(LANES, np.float32)
    for products in (row * other).reshape(-1, LANES):
        lanes = lanes + products
    while lanes.size > 1:
        lanes = lanes[: lanes.size // 2] + lanes[lanes.size // 2 :]
    return float(lanes[0])


@pytest.mark.parametrize("width", [8, 16, 72, 256])
def test_sum_has_the_bits_of_its_order(width: int) -> None:
    chance = np.random.default_rng(width)
    for _ in range(50):
        row, other = chance.normal(0, 1, (2, width)).astype(np.float32)
        assert dot(row, other) == in_order(row, other)


def test_every_row_has_its_own_product() -> None:
    rows, other = np.random.default_rng(2).normal(0, 1, (12, 64)), np.ones(64, np.float32)
    products = np.zeros(12, np.float32)
    write_dots(products, rows.astype(np.float32), other)
    assert products == pytest.approx(rows.sum(axis=1), abs=1e-4)


def test_another_order_has_other_bits() -> None:
    chance = np.random.default_rng(1)
    rows = chance.normal(0, 1, (50, 2, 256)).astype(np.float32)
    turned = [dot(row[::-1].copy(), other[::-1].copy()) for row, other in rows]
    assert turned != [dot(row, other) for row, other in rows]


def test_rows_of_other_numbers_are_refused() -> None:
    with pytest.raises(TypeError, match=r"an array of float64\[2\], not of float32\[2\]"):
        dot(np.zeros(8), np.zeros(8))


def test_python_means_the_same() -> None:
    rows, other = np.random.default_rng(3).normal(0, 1, (6, 72)).astype(np.float32), np.ones(72)
    found, meant = np.zeros(6, np.float32), np.zeros(6, np.float32)
    write_dots(found, rows, other.astype(np.float32))
    dots(meant, rows, other.astype(np.float32))
    assert found.tolist() == meant.tolist()
