"""The machine code of `net.kernels.floats`: the order of every sum is fixed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from llvmlite import ir
from numba import types

from azulejos.builder.intrinsics.define import define
from azulejos.builder.intrinsics.vectors import arrays_of, at, constant, contiguous, summed
from azulejos.builder.numba_internals import loop_over
from azulejos.net.kernels.floats import LANES, ROWS, dots

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


def _write_dots(builder: Any, arrays: Any, first: Any) -> None:
    """Write the inner products of a few rows."""
    products, rows, other = (array.data for array in arrays)
    width, vector = builder.extract_value(arrays[2].shape, 0), ir.VectorType(_FLOAT, LANES)
    numbers = [builder.add(first, constant(number)) for number in range(ROWS)]
    begins = [builder.mul(number, width) for number in numbers]

    def add(unit: Any, sums: Sequence[Any]) -> list[Any]:
        two = builder.load(at(builder, other, unit, _FLOAT, vector), align=4)
        places = [builder.add(begin, unit) for begin in begins]
        found = [
            builder.load(at(builder, rows, place, _FLOAT, vector), align=4) for place in places
        ]
        return [
            builder.fadd(lanes, builder.fmul(one, two))
            for lanes, one in zip(sums, found, strict=True)
        ]

    nothing = [ir.Constant(vector, None) for _ in range(ROWS)]
    for number, lanes in zip(numbers, summed(builder, width, LANES, nothing, add), strict=True):
        builder.store(_folded(builder, lanes), builder.gep(products, [number], source_etype=_FLOAT))


def _declare_dots(products: Any, rows: Any, other: Any) -> Any:
    contiguous((products, rows, other), (types.float32,) * 3)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        arrays = arrays_of(context, builder, signature, arguments)
        count = builder.extract_value(arrays[1].shape, 0)
        with loop_over(builder, constant(0), count, constant(ROWS)) as first:
            _write_dots(builder, arrays, first)
        return context.get_dummy_value()

    return types.void(products, rows, other), generate


define(dots, _declare_dots)
