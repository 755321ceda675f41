"""Tuples that compiled code passes by reference."""

from typing import NamedTuple

import numpy as np
import pytest
from numba import typeof
from numba.core.errors import TypingError
from numpy.typing import NDArray

from azulejos.fast import compiled
from azulejos.fast.compiler.references import Reference, by_reference

Numbers = NDArray[np.int64]


@by_reference
class Inner(NamedTuple):
    """A tuple inside another."""

    values: Numbers
    factor: int


@by_reference
class Outer(NamedTuple):
    """A tuple with another inside."""

    inner: Inner
    table: Numbers


@compiled
def add_up(inner: Inner) -> int:
    """The sum of the values, times the factor."""
    total = 0
    for value in inner.values:
        total += value
    return total * inner.factor


@compiled
def fill(outer: Outer) -> None:
    """Write the sum and the factor into the table."""
    outer.table[0, 1], outer.table[1, 0] = add_up(outer.inner), outer.inner.factor


@compiled
def add_up_own(values: Numbers, factor: int) -> int:
    """Pass on a tuple that was created in compiled code."""
    return add_up(Inner(values, factor))


@compiled
def read_missing(inner: Inner) -> int:
    """Read a field that does not exist."""
    return inner.missing  # type: ignore[attr-defined, no-any-return]


@pytest.fixture
def outer() -> Outer:
    """A tuple to pass."""
    return Outer(Inner(np.arange(5), 3), np.zeros((2, 2), np.int64))


def test_compiled_code_gets_one_pointer_for_all_arrays(outer: Outer) -> None:
    """That is what makes calls quick to compile."""
    kind = typeof(outer)  # type: ignore[no-untyped-call]
    assert isinstance(kind, Reference)
    assert isinstance(kind.field("inner"), Reference)


def test_fields_are_read_and_arrays_written_through_the_pointer(outer: Outer) -> None:
    """Nested tuples are passed on by reference, too."""
    fill(outer)
    assert outer.table.tolist() == [[0, 30], [3, 0]]
    assert add_up(outer.inner) == 30


def test_a_tuple_created_in_compiled_code_is_passed_by_value() -> None:
    """The same function takes both."""
    assert add_up_own(np.arange(4), 2) == 12


def test_a_missing_field_is_reported_when_compiling(outer: Outer) -> None:
    """As for any other tuple."""
    with pytest.raises(TypingError, match="missing"):
        read_missing(outer.inner)


def test_another_kind_of_array_is_compiled_again(outer: Outer) -> None:
    """The type of a reference names the types of all fields."""
    floats = Inner(np.full(3, 0.5), 4)
    assert (add_up(outer.inner), add_up(floats)) == (30, 6.0)
