"""The inner product of two rows of floats, the same to the last bit on every machine.

A sum of floats depends on its order, and a compiler that may choose the order chooses what suits
the machine. So the order is fixed here with explicit vectors, as in `sparse_rows` and `matrix`:
eight sums side by side, then their halves are added.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from azulejos.net.kernels.sparse_rows import SMALLEST
from azulejos.net.kernels.vectors import arrays_of, at, contiguous, summed

LANES: Final = SMALLEST  # every width is a multiple of it

_FLOAT: Final = ir.FloatType()
_PLACE: Final = ir.IntType(32)


def _folded(builder: Any, lanes: Any) -> Any:
    """The sum of all lanes, by adding one half to the other repeatedly."""
    count = lanes.type.count
    while count > 1:
        count //= 2
        low, high = (
            builder.shuffle_vector(
                lanes,
                ir.Constant(lanes.type, ir.Undefined),
                ir.Constant(ir.VectorType(_PLACE, count), list(range(first, first + count))),
            )
            for first in (0, count)
        )
        lanes = builder.fadd(low, high)
    return builder.extract_element(lanes, ir.Constant(_PLACE, 0))


def _declare_dot(_typing: Any, row: Any, other: Any) -> Any:
    contiguous((row, other), (types.float32, types.float32))

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        arrays = arrays_of(context, builder, signature, arguments)
        width, vector = builder.extract_value(arrays[0].shape, 0), ir.VectorType(_FLOAT, LANES)

        def add(unit: Any, sums: Sequence[Any]) -> list[Any]:
            one, two = (
                builder.load(at(builder, array.data, unit, _FLOAT, vector), align=4)
                for array in arrays
            )
            return [builder.fadd(sums[0], builder.fmul(one, two))]

        (lanes,) = summed(builder, width, LANES, [ir.Constant(vector, None)], add)
        return _folded(builder, lanes)

    return types.float32(row, other), generate


# The inner product of two rows.
dot: Callable[[Any, Any], Any] = cast(Any, intrinsic(_declare_dot))
