"""Bit operations: count, find, select, spread, gather.

The first four are instructions of the processor in compiled code, which
`azulejos.builder.intrinsics.bits` makes. All are for numbers that are not negative.
"""

from __future__ import annotations

from azulejos.native.decorators import inlined

# Bit 0 of each of the ten 6-bit fields of a word, and the highest bit of each.
FIELD_ONES = 0x041041041041041
FIELD_TOPS = FIELD_ONES << 5


def popcount(word: int) -> int:
    """The number of ones."""
    return int(word).bit_count()


def lowest_bit(word: int) -> int:
    """The index of the lowest one; there must be one."""
    return (int(word) & -int(word)).bit_length() - 1


def deposit(_index: int, _mask: int) -> int:
    """The set bit with this index in the mask, alone; 0, as in Python, if it must be searched."""
    return 0


def power_of_two(exponent: int) -> float:
    """2.0 to the power of an integer from -1022 to 1023, exactly."""
    return 2.0**exponent


@inlined
def search_bit(mask: int, index: int) -> int:
    """The position of the set bit with the given index (from 0), by halving."""
    position = 0
    for width in (32, 16, 8, 4, 2, 1):
        low = popcount((mask >> position) & ((1 << width) - 1))
        upper = index >= low
        index -= low * upper
        position += width * upper
    return position


@inlined
def nth_bit(mask: int, index: int) -> int:
    """The position of the set bit with the given index (from 0); it must exist."""
    single = deposit(index, mask)
    if single:
        return lowest_bit(single)
    return search_bit(mask, index)


@inlined
def present(sources: int) -> int:
    """Fields of 6 bits: all ones if the count is not 0, else zero."""
    top = (sources + 31 * FIELD_ONES) & FIELD_TOPS
    return top | (top - (top >> 5))


@inlined
def column_bits(wall: int, column: int) -> int:
    """The five bits of a wall column, top row lowest."""
    return ((((wall >> column) & 0x108421) * 0x111110) >> 20) & 31
