"""The machine code of `net.kernels.sparse_rows`: rows are added up in the processor's registers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from llvmlite import ir
from numba import types

from azulejos.builder.intrinsics.define import define
from azulejos.builder.intrinsics.vectors import (
    WORD,
    arrays_of,
    at,
    contiguous,
    in_chunks,
    operation,
    spread,
    summed,
)
from azulejos.builder.numba_internals import made_for
from azulejos.net.kernels.sparse_rows import SMALLEST, add_rows

_SHORT: Final = ir.IntType(16)


def machine_lanes() -> tuple[int, ...]:
    """The numbers of sums that fit in the registers of the processor of the target."""
    features = made_for()[2].split(",")
    widest = {"+avx512bw": (256, 128), "+simd128": ()}  # WebAssembly keeps few of them
    found = next((widest[one] for one in widest if one in features), (128,))
    return *found, 64, SMALLEST  # a seat's part has 64 to 128 units


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


def _declare_add_rows(total: Any, rows: Any, index: Any, times: Any, _count: Any) -> Any:
    kinds = (types.int16, types.int16, types.int64, types.int16)
    contiguous((total, rows, index, times), kinds)

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        arrays, count = arrays_of(context, builder, signature, arguments), arguments[4]
        width = builder.extract_value(arrays[0].shape, 0)
        in_chunks(builder, width, machine_lanes(), partial(_add_chunk, builder, arrays, count))
        return context.get_dummy_value()

    return types.void(total, rows, index, times, types.int64), generate


define(add_rows, _declare_add_rows)
