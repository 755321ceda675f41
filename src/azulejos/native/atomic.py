"""Atomic operations on 64-bit integers, for compiled code only: load, store, compare and swap.

A plain load in a loop is read only once, so a thread would never see what another thread wrote.
`azulejos.builder.intrinsics.atomic` has the machine code; Python has no such operations.
"""

from __future__ import annotations

from typing import Any

_ONLY_COMPILED = "for compiled code"


def load(words: Any, index: int) -> int:
    """Read the value that another thread wrote last."""
    raise NotImplementedError(_ONLY_COMPILED)


def store(words: Any, index: int, value: int) -> None:
    """Write a value; a thread that sees it also sees everything written before it."""
    raise NotImplementedError(_ONLY_COMPILED)


def swap(words: Any, index: int, old: int, new: int) -> bool:
    """Write a new value if the old one is still there, and return whether it was."""
    raise NotImplementedError(_ONLY_COMPILED)
