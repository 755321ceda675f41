"""What the engine of this process was built for, as far as packing weights depends on it.

A library says it in its facts; the builder says it for the machine that it builds for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from azulejos.native.engine import engine

BYTES_OF_A_SUM: Final = 4


class DotProducts(NamedTuple):
    """How the dot-product instruction of a processor reads weights."""

    lanes: int  # sums at once
    chunks: tuple[int, ...]  # numbers of outputs whose sums fit in registers
    shift: int = 0  # what is added to a weight
    inputs: int = BYTES_OF_A_SUM  # of each sum at once; with 2, the factors have 16 bits


_built_for: Final[list[DotProducts | None]] = []


def build_for(products: DotProducts | None) -> None:
    """Let the builder say for which machine it packs weights."""
    _built_for[:] = [products]


def dot_products() -> DotProducts | None:
    """The instruction that weights are packed for; None if they are packed for none."""
    return _built_for[0] if _built_for else products_of(engine().facts)


def products_of(facts: Mapping[str, Any]) -> DotProducts | None:
    """The instruction that a library says it uses."""
    found = facts["machine"]["dot_products"]
    return found and DotProducts(**found | {"chunks": tuple(found["chunks"])})
