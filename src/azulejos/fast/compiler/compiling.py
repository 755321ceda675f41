"""Detecting compilation, which takes a while and happens once on each machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from azulejos.fast.compiler.dispatcher import compile_listeners


@contextmanager
def notice_compiling(callback: Callable[[], None]) -> Iterator[None]:
    """Call back before each function that is compiled inside the block, in the compiling thread."""
    compile_listeners.append(callback)
    try:
        yield
    finally:
        compile_listeners.remove(callback)
