"""Bit operations against plain Python, in compiled code and as Python runs them."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from azulejos.fast import bits
from tests.compiled import use_bits

masks = st.integers(1, (1 << 60) - 1)


def ones(mask: int) -> list[int]:
    return [bit for bit in range(64) if mask >> bit & 1]


def compiled_bits(mask: int, index: int) -> list[int]:
    """What compiled code finds."""
    found = np.zeros(6, np.int64)
    use_bits(mask, index, found)
    return [int(number) for number in found]


def python_bits(mask: int, index: int) -> list[int]:
    """What Python finds."""
    column = bits.column_bits(mask, index % 5)
    found = [bits.popcount(mask), bits.lowest_bit(mask)]
    found += [bits.nth_bit(mask, index), bits.search_bit(mask, index), bits.present(mask), column]
    return found


@given(masks)
def test_count_and_find(mask: int) -> None:
    for found in (compiled_bits, python_bits):
        assert found(mask, 0)[:2] == [mask.bit_count(), ones(mask)[0]]


@given(masks)
def test_both_ways_to_select_find_every_one(mask: int) -> None:
    for index, one in enumerate(ones(mask)):
        assert compiled_bits(mask, index)[2:4] == python_bits(mask, index)[2:4] == [one, one]


@given(st.lists(st.integers(0, 20), min_size=10, max_size=10).filter(any))
def test_present_spreads_counts(counts: list[int]) -> None:
    sources = sum(count << 6 * field for field, count in enumerate(counts))
    expected = sum(63 << 6 * f for f, count in enumerate(counts) if count)
    assert compiled_bits(sources, 0)[4] == python_bits(sources, 0)[4] == expected


@given(st.integers(1, (1 << 25) - 1), st.integers(0, 4))
def test_column_bits_gather_a_column(wall: int, column: int) -> None:
    gathered = [wall >> (5 * row + column) & 1 for row in range(5)]
    expected = sum(bit << row for row, bit in enumerate(gathered))
    assert bits.column_bits(wall, column) == expected
    if wall.bit_count() > column:
        assert compiled_bits(wall, column)[5] == expected
