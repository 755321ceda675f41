"""The dispatcher that compiles a call tree once."""

from typing import Any

from numba.core import compiler, types

from azulejos.fast import compiled
from azulejos.fast.compiler.dispatcher import QuickFlags


@compiled
def increased(number: int, by: int) -> int:
    """A callee with constants as arguments."""
    return number + by


def test_quick_flags_are_the_flags_of_numba() -> None:
    """They share numba's caches, so equal flags must have equal hashes."""
    kinds: Any = (compiler.Flags, QuickFlags, QuickFlags)
    flags, quick, other = (kind() for kind in kinds)
    assert (quick == flags, hash(quick)) == (True, hash(flags))
    other.release_gil = flags.release_gil = True
    assert quick != other
    assert other == flags
    assert other.copy() == other


def test_a_callee_is_compiled_once_for_all_constants() -> None:
    """By default, each value would compile it again."""
    callee: Any = increased
    literal: Any = types.literal
    for kind in (literal(1), literal(2), types.int64):
        callee.get_call_template((types.int64, kind), {})
    assert len(callee._callees) == 1
