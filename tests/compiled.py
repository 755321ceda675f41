"""Compiled functions that only tests call: they show what compiled code makes of its parts."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos import fast
from azulejos.fast import bits
from azulejos.native.atomic import load, store, swap
from azulejos.native.decorators import by_reference, compiled
from azulejos.native.words import offset, put, raw, raw_at
from azulejos.net.kernels.exponential import exp, exp32, tanh
from azulejos.net.kernels.floats import dots
from azulejos.net.kernels.matrix import inner, multiply
from azulejos.net.kernels.sparse_rows import add_rows

Doubles = NDArray[np.float64]
Floats = NDArray[np.float32]
Shorts = NDArray[np.int16]
Bytes = NDArray[np.uint8]


@by_reference
class Inner(NamedTuple):
    """A tuple inside another."""

    values: fast.Int64s
    factor: int


@by_reference
class Outer(NamedTuple):
    """A tuple with another inside."""

    inner: Inner
    table: fast.States


@compiled
def add_up(inner: Inner) -> int:
    """The sum of the values, times the factor."""
    total = 0
    for value in inner.values:
        total += value
    return total * inner.factor


@compiled
def fill_table(outer: Outer) -> None:
    """Write the sum and the factor into the table."""
    outer.table[0, 1], outer.table[1, 0] = add_up(outer.inner), outer.inner.factor


@compiled
def add_up_own(values: fast.Int64s, factor: int) -> int:
    """Pass on a tuple that was created in compiled code."""
    return add_up(Inner(values, factor))


@compiled
def play_row(states: fast.States, generators: fast.Generators, game: int) -> int:
    """A playout through bare words that are made raw twice."""
    return fast.playout(raw(raw_at(states, game)), raw_at(generators, game))


@compiled
def put_twice(target: Bytes, words: fast.Int64s) -> None:
    """Put one word at byte 1 and another at byte 6."""
    bare, last = raw(target), offset(raw(words), 1)
    put(bare, 1, raw(words)[0])
    put(bare, 6, last[0])


@compiled
def swap_second(words: fast.Int64s, old: int, new: int) -> bool:
    """Swap the second word."""
    return swap(raw(words), 1, old, new)


@compiled
def pass_turns(words: fast.Int64s, own: int, rounds: int) -> int:
    """Wait for one's turn and pass it on, this many times; return how often it came."""
    bare, turns = raw(words), 0
    for _ in range(2_000_000_000):
        if load(bare, 0) == own:
            turns += 1
            bare[8] += 1
            store(bare, 0, 1 - own)
            if turns == rounds:
                break
    return turns


@compiled
def meet(state: fast.State, flags: fast.Int64s, own: int, generator: fast.Generator) -> int:
    """Play games until the other thread is seen doing the same, or for a very long time."""
    for game in range(20_000_000):
        fast.reset(state, 2, False, 0)
        fast.playout(state, generator)
        flags[own] = 1
        if flags[1 - own]:
            return game
    return -1


@compiled
def use_bits(mask: int, index: int, found: fast.Int64s) -> None:
    """Write what each operation on bits finds."""
    found[0] = bits.popcount(mask)
    found[1] = bits.lowest_bit(mask)
    found[2] = bits.nth_bit(mask, index)
    found[3] = bits.search_bit(mask, index)
    found[4] = bits.present(mask)
    found[5] = bits.column_bits(mask, index % 5)


@compiled
def fill_exponentials(
    xs: Doubles, exps: Doubles, tanhs: Doubles, floats: Floats, shorts: Floats
) -> None:
    """All functions at all places."""
    for number in range(xs.size):
        exps[number] = exp(xs[number])
        tanhs[number] = tanh(xs[number])
        shorts[number] = exp32(floats[number])


@compiled
def fill_powers(powers: Doubles) -> None:
    """2 to the powers from -1022 on."""
    for number in range(powers.size):
        powers[number] = bits.power_of_two(number - 1022)


@compiled
def write_dots(products: Floats, rows: NDArray[np.float32], other: Floats) -> None:
    """`dots` for Python."""
    dots(products, rows, other)


@compiled
def write_product(total: NDArray[np.int32], rows: NDArray[Any], active: Bytes) -> None:
    """`multiply` for Python."""
    multiply(total, rows, active)


@compiled
def write_inner(total: NDArray[np.int32], rows: NDArray[Any], active: Bytes) -> None:
    """`inner` for each row."""
    for number in range(total.size):
        total[number] = inner(rows[number], active)


@compiled
def write_rows(total: Shorts, rows: NDArray[np.int16], index: fast.Int64s, times: Shorts) -> None:
    """`add_rows` for Python."""
    add_rows(total, rows, index, times, index.size)
