"""The machine code of `native.words`: bare elements of arrays."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.errors import TypingError

from azulejos.builder.intrinsics.define import define
from azulejos.native.words import at, offset, put, raw, raw_at


def _elements(array: Any) -> Any:
    """The type of the bare elements."""
    if isinstance(array, types.CPointer):
        return array
    if isinstance(array, types.Array) and array.is_c_contig:
        return types.CPointer(array.dtype)
    raise TypingError(f"not a contiguous array: {array}")


def _declare_raw(array: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if isinstance(array, types.CPointer):
            return arguments[0]
        return context.make_array(signature.args[0])(context, builder, arguments[0]).data

    return _elements(array)(array), generate


def _declare_at(_index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, builder, signature
        return arguments[0]

    return types.uint64(types.int64), generate


def _declare_raw_at(array: Any, _index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        values = context.make_array(signature.args[0])(context, builder, arguments[0])
        offset = arguments[1]
        if array.ndim == 2:
            offset = builder.mul(offset, builder.extract_value(values.shape, 1))
        return builder.gep(values.data, [offset], source_etype=ir.IntType(64))

    if not (isinstance(array, types.Array) and array.ndim < 3 and array.dtype.bitwidth == 64):
        raise TypingError(f"not a matrix of words: {array}")
    return _elements(array)(array, types.int64), generate


def _declare_offset(words: Any, _index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        return builder.gep(arguments[0], [arguments[1]], source_etype=ir.IntType(64))

    if not (isinstance(words, types.CPointer) and words.dtype.bitwidth == 64):
        raise TypingError(f"not bare words: {words}")
    return words(words, types.int64), generate


def _declare_put(target: Any, _offset: Any, _word: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        place = builder.gep(arguments[0], [arguments[1]], source_etype=ir.IntType(8))
        place = builder.bitcast(place, ir.IntType(64).as_pointer())
        builder.store(arguments[2], place).align = 1
        return context.get_dummy_value()

    if not (isinstance(target, types.CPointer) and target.dtype.bitwidth == 8):
        raise TypingError(f"not bare bytes: {target}")
    return types.void(target, types.int64, types.int64), generate


define(raw, _declare_raw)
define(at, _declare_at)
define(raw_at, _declare_raw_at)
define(offset, _declare_offset)
define(put, _declare_put)
