"""Tuples that compiled code passes by reference."""

import numpy as np
import pytest

from tests.compiled import Inner, Outer, add_up, add_up_own, fill_table


@pytest.fixture
def outer() -> Outer:
    """A tuple to pass."""
    return Outer(Inner(np.arange(5), 3), np.zeros((2, 2), np.int64))


def test_fields_are_read_and_arrays_written_through_the_pointer(outer: Outer) -> None:
    """Nested tuples are passed on by reference, too."""
    fill_table(outer)
    assert outer.table.tolist() == [[0, 30], [3, 0]]
    assert add_up(outer.inner) == 30


def test_a_tuple_created_in_compiled_code_is_passed_by_value() -> None:
    """The same function takes both."""
    assert add_up_own(np.arange(4), 2) == 12
