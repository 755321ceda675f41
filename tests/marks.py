"""Marks for tests that repeat the same check for many values."""

from collections.abc import Sequence
from typing import Any

import pytest


def first_is_short(values: Sequence[Any]) -> list[Any]:
    """Parameters of which the first runs with `make test`, and the others with `make test-long`."""
    return first_row_is_short([(value,) for value in values])


def first_row_is_short(rows: Sequence[tuple[Any, ...]]) -> list[Any]:
    """The same for several parameters: each row has a value for each of them."""
    first, *others = rows
    return [
        pytest.param(*first),
        *(pytest.param(*row, marks=pytest.mark.long) for row in others),
    ]
