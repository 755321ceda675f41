"""Products of a matrix of small integers with a vector of bytes: the layers behind the first.

A file of its own because it is written in an instruction of the machine: four products of bytes and
their sum, sixteen times at once. Processors without it add up rows of 16 bits instead; the numbers
are integers, so that both find exactly the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.core import cgutils, config
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

MOST: Final = 127  # of a weight
HAS_DOTS = (
    not getattr(config, "CPU_NAME", None)  # numba compiles for this machine, not for another
    and not getattr(config, "CPU_FEATURES", None)
    and binding.get_host_cpu_features().get("avx512vnni", False)
)
_CHUNKS: Final = (256, 64)  # outputs whose sums stay in registers
_LANES: Final = 16

_WORD, _SUM, _BYTE = ir.IntType(64), ir.IntType(32), ir.IntType(8)
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


def _at(builder: Any, start: Any, offset: Any, element: Any, vector: Any) -> Any:
    place = builder.gep(start, [offset], source_etype=element)
    return builder.bitcast(place, vector.as_pointer())


def _declared(builder: Any, kind: ir.FunctionType, name: str) -> Any:
    """An operation of LLVM's own."""
    found = builder.module.globals.get(name)
    return found or ir.Function(builder.module, kind, name)


def _dot(builder: Any) -> Callable[..., Any]:
    """The instruction: sums + unsigned bytes * signed bytes, four by four."""
    operand = _BYTES if binding.llvm_version_info[0] >= 22 else _SUMS  # the same bits
    kind = ir.FunctionType(_SUMS, [_SUMS, operand, operand])
    function = _declared(builder, kind, "llvm.x86.avx512.vpdpbusd.512")

    def dot(sums: Any, *factors: Any) -> Any:
        return builder.call(function, [sums, *(builder.bitcast(one, operand) for one in factors)])

    return dot


def _sum_chunk(builder: Any, arrays: Any, start: Any, width: Any, chunk: int) -> None:
    """The sums of one chunk of the outputs."""
    total, rows, activity = arrays
    parts, dot = chunk // _LANES, _dot(builder)
    zero, before = ir.Constant(_WORD, 0), builder.block
    head, body, done = (builder.append_basic_block(name) for name in ("head", "body", "done"))
    builder.branch(head)
    builder.position_at_end(head)
    unit = builder.phi(_WORD)
    unit.add_incoming(zero, before)
    sums = [builder.phi(_SUMS) for _ in range(parts)]
    for one in sums:
        one.add_incoming(ir.Constant(_SUMS, None), before)
    builder.cbranch(builder.icmp_signed("<", unit, width), body, done)
    builder.position_at_end(body)
    four = builder.load(_at(builder, activity, unit, _BYTE, _SUM), align=1)
    first = builder.insert_element(ir.Constant(_SUMS, ir.Undefined), four, ir.Constant(_SUM, 0))
    spread = builder.shuffle_vector(first, first, ir.Constant(_SUMS, None))
    row = builder.add(builder.mul(unit, width), builder.mul(start, ir.Constant(_WORD, 4)))
    for part, one in enumerate(sums):
        place = builder.add(row, ir.Constant(_WORD, 4 * _LANES * part))
        found = builder.load(_at(builder, rows, place, _BYTE, _BYTES), align=1)
        one.add_incoming(dot(one, spread, found), builder.block)
    unit.add_incoming(builder.add(unit, ir.Constant(_WORD, 4)), builder.block)
    builder.branch(head)
    builder.position_at_end(done)
    for part, one in enumerate(sums):
        place = builder.add(start, ir.Constant(_WORD, _LANES * part))
        builder.store(one, _at(builder, total, place, _SUM, _SUMS), align=4)


def _sum_row(builder: Any, row: Any, activity: Any, width: Any) -> Any:
    """The inner product of one row of signed bytes with the activity."""
    dot, zero, before = _dot(builder), ir.Constant(_WORD, 0), builder.block
    head, body, done = (builder.append_basic_block(name) for name in ("head", "body", "done"))
    builder.branch(head)
    builder.position_at_end(head)
    unit, sums = builder.phi(_WORD), builder.phi(_SUMS)
    unit.add_incoming(zero, before)
    sums.add_incoming(ir.Constant(_SUMS, None), before)
    builder.cbranch(builder.icmp_signed("<", unit, width), body, done)
    builder.position_at_end(body)
    unsigned, signed = (
        builder.load(_at(builder, start, unit, _BYTE, _BYTES), align=1) for start in (activity, row)
    )
    sums.add_incoming(dot(sums, unsigned, signed), builder.block)
    unit.add_incoming(builder.add(unit, ir.Constant(_WORD, 4 * _LANES)), builder.block)
    builder.branch(head)
    builder.position_at_end(done)
    kind, name = ir.FunctionType(_SUM, [_SUMS]), "llvm.vector.reduce.add.v16i32"
    return builder.call(_declared(builder, kind, name), [sums])


def _declare_inner(_typing: Any, row: Any, activity: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        left, right = (
            context.make_array(kind)(context, builder, argument)
            for kind, argument in zip(signature.args, arguments, strict=True)
        )
        width = builder.extract_value(left.shape, 0)
        return _sum_row(builder, left.data, right.data, width)

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
        found = [
            context.make_array(kind)(context, builder, argument)
            for kind, argument in zip(signature.args, arguments, strict=True)
        ]
        width = builder.extract_value(found[0].shape, 0)
        arrays, begin = [array.data for array in found], ir.Constant(_WORD, 0)
        for chunk in _CHUNKS:
            end, step = builder.and_(width, ir.Constant(_WORD, -chunk)), ir.Constant(_WORD, chunk)
            with cgutils.for_range_slice(builder, begin, end, step, intp=_WORD) as (start, _):
                _sum_chunk(builder, arrays, start, width, chunk)
            begin = end
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
