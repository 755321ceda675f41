"""Bit operations against plain Python, including the fallback for processors without a select."""

import os
import subprocess
import sys
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from azulejos import fast
from azulejos.fast.bits import column_bits, lowest_bit, nth_bit, popcount, present, search_bit

masks = st.integers(1, (1 << 60) - 1)


@fast.compiled
def _popcount(mask: int) -> int:
    return popcount(mask)


@fast.compiled
def _lowest_bit(mask: int) -> int:
    return lowest_bit(mask)


def ones(mask: int) -> list[int]:
    return [bit for bit in range(64) if mask >> bit & 1]


@given(masks)
def test_count_and_find(mask: int) -> None:
    assert _popcount(mask) == mask.bit_count()
    assert _lowest_bit(mask) == ones(mask)[0]


@given(masks)
def test_both_ways_to_select_find_every_one(mask: int) -> None:
    assert [nth_bit(mask, index) for index in range(mask.bit_count())] == ones(mask)
    assert [search_bit(mask, index) for index in range(mask.bit_count())] == ones(mask)


@given(st.lists(st.integers(0, 20), min_size=10, max_size=10))
def test_present_spreads_counts(counts: list[int]) -> None:
    sources = sum(count << 6 * field for field, count in enumerate(counts))
    assert present(sources) == sum(63 << 6 * f for f, count in enumerate(counts) if count)


@given(st.integers(0, (1 << 25) - 1), st.integers(0, 4))
def test_column_bits_gather_a_column(wall: int, column: int) -> None:
    bits = [wall >> (5 * row + column) & 1 for row in range(5)]
    assert column_bits(wall, column) == sum(bit << row for row, bit in enumerate(bits))


def test_plain_processors_select_by_search(tmp_path: Path) -> None:
    """Compiled for a generic processor there is no select instruction; the results are equal."""
    code = (
        "from azulejos.fast.bits import nth_bit\n"
        "print([nth_bit(0x0F0F_0000_0000_0011, index) for index in range(10)])"
    )
    plain = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    environment = {**os.environ, **plain, "AZULEJOS_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == str(ones(0x0F0F_0000_0000_0011))
