"""Sums of weighted rows of a matrix: nearly all of the time that the learned player thinks.

A file of its own because it is written in vectors of the machine, not in Python: the sum stays in
registers while row after row is added, which the compiler does not find out by itself. Rows come
from the second cache, so weights are kept in half precision where the processor reads it: it is
what the files hold, and half the way.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.core.errors import TypingError
from numba.extending import intrinsic
from numpy.typing import NDArray

_FEATURES: Final = binding.get_host_cpu_features()
_READS_HALVES: Final = _FEATURES.get("f16c", False) or platform.machine() in ("aarch64", "arm64")

SMALLEST: Final = 8  # the width of a matrix is a multiple of it
LANES: Final = (256 if _FEATURES.get("avx512f", False) else 64, SMALLEST)

_WORD, _FLOAT, _INDEX = ir.IntType(64), ir.FloatType(), ir.IntType(32)


def pack(weights: NDArray[np.float32]) -> NDArray[Any]:
    """Weights as `add_rows` reads them: halves, as words of 16 bits, or as they are."""
    return weights.astype(np.float16).view(np.uint16) if _READS_HALVES else weights


def unpack(weights: NDArray[Any]) -> NDArray[np.float32]:
    """The weights themselves."""
    return weights.view(np.float16).astype(np.float32) if _READS_HALVES else weights


def _constant(number: int) -> ir.Constant:
    return ir.Constant(_WORD, number)


def _pointer(builder: Any, start: Any, offset: Any, element: Any, vector: Any) -> Any:
    place = builder.gep(start, [offset], source_etype=element)
    return builder.bitcast(place, vector.as_pointer())


def _add_chunk(builder: Any, arrays: Any, start: Any, width: Any, lanes: int) -> None:
    """Add all rows to one chunk of the sum."""
    total, rows, index, value, count, weight = arrays
    vector, zeros = ir.VectorType(_FLOAT, lanes), ir.VectorType(_INDEX, lanes)
    nothing = ir.Constant(vector, ir.Undefined)
    place = _pointer(builder, total, start, _FLOAT, vector)
    begun, before = builder.load(place, align=4), builder.block
    head, body, done = (builder.append_basic_block(name) for name in ("head", "body", "done"))
    builder.branch(head)
    builder.position_at_end(head)
    number, so_far = builder.phi(_WORD), builder.phi(vector)
    number.add_incoming(_constant(0), before)
    so_far.add_incoming(begun, before)
    builder.cbranch(builder.icmp_signed("<", number, count), body, done)
    builder.position_at_end(body)
    row = builder.load(builder.gep(index, [number], source_etype=_WORD))
    amount = builder.load(builder.gep(value, [number], source_etype=_FLOAT))
    offset = builder.add(builder.mul(row, width), start)
    weights = ir.VectorType(weight, lanes)
    found = builder.load(_pointer(builder, rows, offset, weight, weights), align=2)
    if weight != _FLOAT:
        found = builder.fpext(found, vector)
    first = builder.insert_element(nothing, amount, ir.Constant(_INDEX, 0))
    spread = builder.shuffle_vector(first, nothing, ir.Constant(zeros, None))
    product = builder.fmul(found, spread, flags=("contract",))
    so_far.add_incoming(builder.fadd(so_far, product, flags=("contract",)), builder.block)
    number.add_incoming(builder.add(number, _constant(1)), builder.block)
    builder.branch(head)
    builder.position_at_end(done)
    builder.store(so_far, place, align=4)


def _declare_add_rows(
    _typing: Any, total: Any, rows: Any, index: Any, value: Any, _count: Any
) -> Any:
    wanted = (types.float32, rows.dtype, types.int64, types.float32)
    for array, dtype in zip((total, rows, index, value), wanted, strict=True):
        if not (array.is_c_contig and array.dtype == dtype):
            raise TypingError(f"not a contiguous array of {dtype}: {array}")
    weight = {types.float32: _FLOAT, types.uint16: ir.HalfType()}[rows.dtype]

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        found = [
            context.make_array(kind)(context, builder, argument)
            for kind, argument in zip(signature.args[:4], arguments[:4], strict=True)
        ]
        width = builder.extract_value(found[0].shape, 0)
        arrays = (*(array.data for array in found), arguments[4], weight)
        begin = _constant(0)
        for lanes in LANES:
            end = builder.and_(width, _constant(-lanes))
            step = _constant(lanes)
            with cgutils.for_range_slice(builder, begin, end, step, intp=_WORD) as (start, _):
                _add_chunk(builder, arrays, start, width, lanes)
            begin = end
        return context.get_dummy_value()

    return types.void(total, rows, index, value, types.int64), generate


# total += the rows at `index`, each times its value; so many of them.
add_rows: Callable[[Any, Any, Any, Any, int], None] = cast(Any, intrinsic(_declare_add_rows))
