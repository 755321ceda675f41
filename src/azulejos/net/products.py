"""Products of a matrix of small integers with a vector of bytes: the layers behind the first.

A file of its own because it is written in an instruction of the machine: four products of bytes and
their sum, sixteen times at once. Processors without it add up rows of 16 bits instead; the numbers
are integers, so that both find exactly the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, cast

import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.core import config
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from azulejos.net.vectors import arrays_of, at, constant, in_chunks, operation, spread, summed

MOST: Final = 127  # of a weight
HAS_DOTS = (
    not getattr(config, "CPU_NAME", None)  # numba compiles for this machine, not for another
    and not getattr(config, "CPU_FEATURES", None)
    and binding.get_host_cpu_features().get("avx512vnni", False)
)
_CHUNKS: Final = (256, 64)  # outputs whose sums stay in registers
_LANES: Final = 16

_SUM, _BYTE = ir.IntType(32), ir.IntType(8)
_SUMS, _BYTES = ir.VectorType(_SUM, _LANES), ir.VectorType(_BYTE, 4 * _LANES)


def _rounded(weights: NDArray[np.float32], axis: int) -> tuple[NDArray[Any], NDArray[np.float32]]:
    """Weights as whole numbers, and what 1 is worth along the other axes; bytes for the dots."""
    units = np.maximum(np.abs(weights).max(axis=axis, keepdims=True), 1e-9) / MOST
    has_dots = HAS_DOTS and weights.shape[axis] % _CHUNKS[-1] == 0
    whole = np.rint(weights / units).astype(np.int8 if has_dots else np.int16)
    return whole, units.squeeze(axis).astype(np.float32)


def pack_layers(layers: NDArray[np.float32]) -> tuple[NDArray[Any], NDArray[np.float32]]:
    """Square layers (which, input, output) as `multiply` reads them, and the units of outputs."""
    whole, units = _rounded(layers, axis=1)
    if whole.dtype == np.int8:
        count, inputs, outputs = whole.shape
        fours = whole.reshape(count, inputs // 4, 4, outputs).transpose(0, 1, 3, 2)
        whole = np.ascontiguousarray(fours)
    return whole, units


def pack_rows(rows: NDArray[np.float32]) -> tuple[NDArray[Any], NDArray[np.float32]]:
    """Rows (output, input) as `inner` reads them, and the units of outputs."""
    return _rounded(rows, axis=1)


def _dot(builder: Any) -> Callable[..., Any]:
    """The instruction: sums + unsigned bytes * signed bytes, four by four."""
    operand = _BYTES if binding.llvm_version_info[0] >= 22 else _SUMS  # the same bits
    name, operands = "llvm.x86.avx512.vpdpbusd.512", [_SUMS, operand, operand]
    instruction = operation(builder, name, _SUMS, operands)

    def dot(sums: Any, *factors: Any) -> Any:
        return builder.call(
            instruction, [sums, *(builder.bitcast(one, operand) for one in factors)]
        )

    return dot


def _sum_chunk(builder: Any, arrays: Any, start: Any, chunk: int) -> None:
    """The sums of one chunk of the outputs."""
    total, rows, activity = (array.data for array in arrays)
    width, dot = builder.extract_value(arrays[0].shape, 0), _dot(builder)
    parts = range(0, chunk, _LANES)

    def add(unit: Any, sums: Sequence[Any]) -> list[Any]:
        four = builder.load(at(builder, activity, unit, _BYTE, _SUM), align=1)
        factor = spread(builder, four, _SUMS)
        row = builder.add(builder.mul(unit, width), builder.mul(start, constant(4)))
        places = (builder.add(row, constant(4 * part)) for part in parts)
        found = (builder.load(at(builder, rows, one, _BYTE, _BYTES), align=1) for one in places)
        return [dot(one, factor, four_each) for one, four_each in zip(sums, found, strict=True)]

    nothing = [ir.Constant(_SUMS, None) for _ in parts]
    for part, one in zip(parts, summed(builder, width, 4, nothing, add), strict=True):
        place = builder.add(start, constant(part))
        builder.store(one, at(builder, total, place, _SUM, _SUMS), align=4)


def _sum_row(builder: Any, arrays: Any) -> Any:
    """The inner product of one row of signed bytes with the activity."""
    row, activity = (array.data for array in arrays)
    width, dot = builder.extract_value(arrays[0].shape, 0), _dot(builder)

    def add(unit: Any, sums: Sequence[Any]) -> list[Any]:
        places = (at(builder, start, unit, _BYTE, _BYTES) for start in (activity, row))
        return [dot(sums[0], *(builder.load(place, align=1) for place in places))]

    sums = summed(builder, width, 4 * _LANES, [ir.Constant(_SUMS, None)], add)
    total = operation(builder, "llvm.vector.reduce.add.v16i32", _SUM, [_SUMS])
    return builder.call(total, sums)


def _declare_inner(_typing: Any, row: Any, activity: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _sum_row(builder, arrays_of(context, builder, signature, arguments))

    return types.int32(row, activity), generate


_inner: Callable[[Any, Any], int] = cast(Any, intrinsic(_declare_inner))


def inner(row: Any, _activity: Any) -> int:
    """The inner product of a row of small integers with a vector of bytes."""
    raise NotImplementedError("for compiled code")


@overload(inner)
def _inner_product(row: Any, _activity: Any) -> Any:
    def by_dots(row: Any, _activity: Any) -> int:
        return _inner(row, _activity)

    def one_by_one(row: Any, _activity: Any) -> Any:
        total = np.int64(0)
        for unit in range(row.size):
            total += np.int64(row[unit]) * np.int64(_activity[unit])
        return total

    return by_dots if row.dtype == types.int8 else one_by_one


def _declare_dots(_typing: Any, total: Any, rows: Any, activity: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        arrays = arrays_of(context, builder, signature, arguments)
        width = builder.extract_value(arrays[0].shape, 0)
        in_chunks(builder, width, _CHUNKS, partial(_sum_chunk, builder, arrays))
        return context.get_dummy_value()

    return types.void(total, rows, activity), generate


_dots: Callable[[Any, Any, Any], None] = cast(Any, intrinsic(_declare_dots))


def multiply(_total: Any, rows: Any, _activity: Any) -> None:
    """Write the product: for each output the sum over all inputs."""
    raise NotImplementedError("for compiled code")


@overload(multiply, inline="never")
def _multiply(_total: Any, rows: Any, _activity: Any) -> Any:
    def by_dots(_total: Any, rows: Any, _activity: Any) -> None:
        _dots(_total, rows, _activity)

    def by_rows(_total: Any, rows: Any, _activity: Any) -> None:
        for output in range(_total.size):
            _total[output] = 0
        for unit in range(_activity.size):
            amount = np.int32(_activity[unit])
            if amount:
                for output in range(_total.size):
                    _total[output] += amount * np.int32(rows[unit, output])

    return by_dots if rows.dtype == types.int8 else by_rows
