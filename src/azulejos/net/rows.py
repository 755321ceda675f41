"""Sums of rows of a matrix of whole numbers, each so many times: the first layer.

A file of its own because it is written in vectors of the machine, not in Python: the sum stays in
registers while row after row is added, which the compiler does not find out by itself. Rows come
from the second cache, so weights are kept in 16 bits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np
from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.core.errors import TypingError
from numba.extending import intrinsic
from numpy.typing import NDArray

STEP: Final = 1 / 1024  # what 1 is worth; a sum must stay between -32 and 32
SMALLEST: Final = 8  # the width of a matrix is a multiple of it
LANES: Final = (256 if binding.get_host_cpu_features().get("avx512bw", False) else 128, SMALLEST)

_WORD, _SHORT, _INDEX = ir.IntType(64), ir.IntType(16), ir.IntType(32)


def pack(weights: NDArray[np.float32]) -> NDArray[np.int16]:
    """Weights as `add_rows` reads them."""
    return np.rint(weights / STEP).clip(-32768, 32767).astype(np.int16)


def _constant(number: int) -> ir.Constant:
    return ir.Constant(_WORD, number)


def _pointer(builder: Any, start: Any, offset: Any, vector: Any) -> Any:
    place = builder.gep(start, [offset], source_etype=_SHORT)
    return builder.bitcast(place, vector.as_pointer())


def _add_chunk(builder: Any, arrays: Any, start: Any, width: Any, lanes: int) -> None:
    """Add all rows to one chunk of the sum."""
    total, rows, index, times, count = arrays
    vector, zeros = ir.VectorType(_SHORT, lanes), ir.VectorType(_INDEX, lanes)
    nothing = ir.Constant(vector, ir.Undefined)
    place = _pointer(builder, total, start, vector)
    begun, before = builder.load(place, align=2), builder.block
    head, body, done = (builder.append_basic_block(name) for name in ("head", "body", "done"))
    builder.branch(head)
    builder.position_at_end(head)
    number, so_far = builder.phi(_WORD), builder.phi(vector)
    number.add_incoming(_constant(0), before)
    so_far.add_incoming(begun, before)
    builder.cbranch(builder.icmp_signed("<", number, count), body, done)
    builder.position_at_end(body)
    row = builder.load(builder.gep(index, [number], source_etype=_WORD))
    amount = builder.load(builder.gep(times, [number], source_etype=_SHORT))
    offset = builder.add(builder.mul(row, width), start)
    found = builder.load(_pointer(builder, rows, offset, vector), align=2)
    first = builder.insert_element(nothing, amount, ir.Constant(_INDEX, 0))
    spread = builder.shuffle_vector(first, nothing, ir.Constant(zeros, None))
    so_far.add_incoming(builder.add(so_far, builder.mul(found, spread)), builder.block)
    number.add_incoming(builder.add(number, _constant(1)), builder.block)
    builder.branch(head)
    builder.position_at_end(done)
    builder.store(so_far, place, align=2)


def _declare_add_rows(
    _typing: Any, total: Any, rows: Any, index: Any, times: Any, _count: Any
) -> Any:
    wanted = (types.int16, types.int16, types.int64, types.int16)
    for array, dtype in zip((total, rows, index, times), wanted, strict=True):
        if not (array.is_c_contig and array.dtype == dtype):
            raise TypingError(f"not a contiguous array of {dtype}: {array}")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        found = [
            context.make_array(kind)(context, builder, argument)
            for kind, argument in zip(signature.args[:4], arguments[:4], strict=True)
        ]
        width = builder.extract_value(found[0].shape, 0)
        arrays = (*(array.data for array in found), arguments[4])
        begin = _constant(0)
        for lanes in LANES:
            end = builder.and_(width, _constant(-lanes))
            step = _constant(lanes)
            with cgutils.for_range_slice(builder, begin, end, step, intp=_WORD) as (start, _):
                _add_chunk(builder, arrays, start, width, lanes)
            begin = end
        return context.get_dummy_value()

    return types.void(total, rows, index, times, types.int64), generate


# total += the rows at `index`, each so many times; so many of them.
add_rows: Callable[[Any, Any, Any, Any, int], None] = cast(Any, intrinsic(_declare_add_rows))
