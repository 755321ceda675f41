"""Weighted sums of the rows of an integer matrix: the first layer.

This is written with vectors of the processor, not in Python. The rows come from the second-level
cache, so weights have only 16 bits. A sum that is too large for them saturates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.registry import cpu_target
from numba.extending import intrinsic
from numpy.typing import NDArray

from azulejos.net.kernels.vectors import (
    WORD,
    arrays_of,
    at,
    contiguous,
    in_chunks,
    operation,
    spread,
    summed,
)

STEP: Final = 1 / 1024  # the value of 1; sums saturate at -32 and 32
SMALLEST: Final = 8  # the width of a matrix must be a multiple of it


def machine_lanes() -> tuple[int, ...]:
    """The numbers of sums that fit in the registers of the processor that numba compiles for."""
    features = cpu_target.target_context.codegen().magic_tuple()[2].split(",")
    widest = {"+avx512bw": (256, 128), "+simd128": ()}  # WebAssembly keeps few of them
    found = next((widest[one] for one in widest if one in features), (128,))
    return *found, 64, SMALLEST  # a seat's part has 64 to 128 units


LANES: Final = machine_lanes()

_SHORT: Final = ir.IntType(16)


def pack(weights: NDArray[np.float32]) -> NDArray[np.int16]:
    """Weights as `add_rows` reads them."""
    return np.rint(weights / STEP).clip(-32768, 32767).astype(np.int16)


def _add_chunk(builder: Any, arrays: Any, count: Any, start: Any, lanes: int) -> None:
    """Add all rows to one chunk of the sum."""
    total, rows, index, times = (array.data for array in arrays)
    width = builder.extract_value(arrays[0].shape, 0)
    vector = ir.VectorType(_SHORT, lanes)
    limited = operation(builder, f"llvm.sadd.sat.v{lanes}i16", vector, [vector, vector])

    def add(number: Any, sums: Sequence[Any]) -> list[Any]:
        row = builder.load(builder.gep(index, [number], source_etype=WORD))
        amount = builder.load(builder.gep(times, [number], source_etype=_SHORT))
        offset = builder.add(builder.mul(row, width), start)
        found = builder.load(at(builder, rows, offset, _SHORT, vector), align=2)
        product = builder.mul(found, spread(builder, amount, vector))
        return [builder.call(limited, [sums[0], product])]

    place = at(builder, total, start, _SHORT, vector)
    (result,) = summed(builder, count, 1, [builder.load(place, align=2)], add)
    builder.store(result, place, align=2)


def _declare_add_rows(
    _typing: Any, total: Any, rows: Any, index: Any, times: Any, _count: Any
) -> Any:
    kinds = (types.int16, types.int16, types.int64, types.int16)
    contiguous((total, rows, index, times), kinds)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        arrays, count = arrays_of(context, builder, signature, arguments), arguments[4]
        width = builder.extract_value(arrays[0].shape, 0)
        in_chunks(builder, width, LANES, partial(_add_chunk, builder, arrays, count))
        return context.get_dummy_value()

    return types.void(total, rows, index, times, types.int64), generate


# total += amount * row, for the first `count` rows in `index`.
add_rows: Callable[[Any, Any, Any, Any, int], None] = cast(Any, intrinsic(_declare_add_rows))
