"""The dispatcher that compiles a call tree once."""

from typing import Any

from numba.core import compiler

from azulejos.fast.dispatcher import QuickFlags


def test_quick_flags_are_the_flags_of_numba() -> None:
    """They share numba's caches, so equal flags must have equal hashes."""
    kinds: Any = (compiler.Flags, QuickFlags, QuickFlags)
    flags, quick, other = (kind() for kind in kinds)
    assert (quick == flags, hash(quick)) == (True, hash(flags))
    other.release_gil = flags.release_gil = True
    assert quick != other
    assert other == flags
    assert other.copy() == other
