"""Bare elements of an array, for compiled code: no reference counting, no bounds, no shape.

These make the engine fast. numba counts references to arrays, with locks, whenever a branch or a
loop keeps it from seeing that it need not; that took three quarters of the time. So a function with
a branch or a loop first takes its arrays raw, and passes the raw elements on: every function of
`fast` accepts both. The caller must keep the array alive.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from llvmlite import ir
from numba import types
from numba.core.errors import TypingError
from numba.extending import intrinsic

Array = TypeVar("Array")


def _elements(array: Any) -> Any:
    """The type of the bare elements."""
    if isinstance(array, types.CPointer):
        return array
    if isinstance(array, types.Array) and array.is_c_contig:
        return types.CPointer(array.dtype)  # type: ignore[no-untyped-call]
    raise TypingError(f"not a contiguous array: {array}")


def _declare_raw(_typing: Any, array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if isinstance(array, types.CPointer):
            return arguments[0]
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    return _elements(array)(array), generate


def _declare_raw_at(_typing: Any, array: Any, _index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        values = context.make_array(signature.args[0])(context, builder, arguments[0])
        offset = arguments[1]
        if array.ndim == 2:
            offset = builder.mul(offset, builder.extract_value(values.shape, 1))
        return builder.gep(values.data, [offset], source_etype=ir.IntType(64))

    if not (isinstance(array, types.Array) and array.ndim < 3 and array.dtype.bitwidth == 64):
        raise TypingError(f"not a matrix of words: {array}")
    return _elements(array)(array, types.int64), generate


def _declare_offset(_typing: Any, words: Any, _index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.gep(arguments[0], [arguments[1]], source_etype=ir.IntType(64))

    if not (isinstance(words, types.CPointer) and words.dtype.bitwidth == 64):
        raise TypingError(f"not bare words: {words}")
    return words(words, types.int64), generate


def _declare_put(_typing: Any, target: Any, _offset: Any, _word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        place = builder.gep(arguments[0], [arguments[1]], source_etype=ir.IntType(8))
        place = builder.bitcast(place, ir.IntType(64).as_pointer())
        builder.store(arguments[2], place).align = 1
        return context.get_dummy_value()

    if not (isinstance(target, types.CPointer) and target.dtype.bitwidth == 8):
        raise TypingError(f"not bare bytes: {target}")
    return types.void(target, types.int64, types.int64), generate


# The bare elements of a contiguous array; raw elements are returned as they are.
raw: Callable[[Array], Array] = cast(Any, intrinsic(_declare_raw))

# The bare row of a matrix of 64-bit words, or the bare word of a row.
raw_at: Callable[[Array, int], Array] = cast(Any, intrinsic(_declare_raw_at))

# The bare words from an index onwards.
offset: Callable[[Any, int], Any] = cast(Any, intrinsic(_declare_offset))

# Write a word into bare bytes at an offset, lowest byte first: eight bytes in one store.
put: Callable[[Any, int, int], None] = cast(Any, intrinsic(_declare_put))
