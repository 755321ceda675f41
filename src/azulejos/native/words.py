"""Elements of arrays without bounds and shape, for compiled code; here, what they mean in Python.

These make the engine fast. numba counts references to arrays, with locks, whenever a branch or a
loop keeps it from seeing that it need not; that took three quarters of the time. So a function with
a branch or a loop first takes its arrays raw, and passes the raw elements on: every function of
`fast` accepts both. The caller must keep the array alive.

`azulejos.builder.intrinsics.words` has the machine code.
"""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

Array = TypeVar("Array")


def raw(array: Array) -> Array:
    """The bare elements of a contiguous array; raw elements are returned as they are."""
    return array


def raw_at(array: Array, index: int) -> Array:
    """The bare row of a matrix of 64-bit words, or the bare word of a row and those after it."""
    whole: Any = array
    row: Array = whole[index] if whole.ndim > 1 else whole[index:]
    return row


def at(index: int) -> int:
    """An index that is not negative, which compiled code need not test."""
    return index


def offset(words: Any, index: int) -> Any:
    """The bare words from an index onwards."""
    return words[index:]


def put(target: Any, first: int, word: int) -> None:
    """Write a word into bare bytes at an offset, lowest byte first: eight bytes in one store."""
    target[first : first + 8] = np.array([word], np.int64).view(np.uint8)[: len(target) - first]
