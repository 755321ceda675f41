"""Marks for tests that repeat the same check for many values."""

from collections.abc import Sequence
from typing import Any

import pytest


def first_is_short(values: Sequence[Any]) -> list[Any]:
    """Parameters of which the first runs with `make test`, and the others with `make test-long`."""
    first, *others = values
    return [first, *(pytest.param(value, marks=pytest.mark.long) for value in others)]
