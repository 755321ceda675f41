"""The machine code of `native.atomic`: load, store, compare and swap. numba has none."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.core.errors import TypingError

from azulejos.builder.intrinsics.define import define
from azulejos.native.atomic import load, store, swap


def _check(words: Any) -> None:
    if not (isinstance(words, types.CPointer) and words.dtype == types.int64):
        raise TypingError(f"not bare words: {words}")


def _place(builder: Any, words: Any, index: Any) -> Any:
    place = builder.gep(words, [index], source_etype=ir.IntType(64))
    return builder.bitcast(place, ir.IntType(64).as_pointer())


def _pause(module: Any) -> Any:
    name = "llvm.x86.sse2.pause"
    return module.globals.get(name) or ir.Function(module, ir.FunctionType(ir.VoidType(), []), name)


def _declare_load(words: Any, _index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        if context.codegen().magic_tuple()[0].startswith("x86_64"):
            # Leaves the core to its other thread for a moment: loads happen in waiting loops.
            builder.call(_pause(builder.module), [])
        return builder.load_atomic(_place(builder, *arguments), "acquire", 8)

    _check(words)
    return types.int64(words, types.int64), generate


def _declare_store(words: Any, _index: Any, _value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        builder.store_atomic(arguments[2], _place(builder, *arguments[:2]), "release", 8)
        return context.get_dummy_value()

    _check(words)
    return types.void(words, types.int64, types.int64), generate


def _declare_swap(words: Any, _index: Any, _old: Any, _new: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        place = _place(builder, *arguments[:2])
        done = builder.cmpxchg(place, arguments[2], arguments[3], "acq_rel", "acquire")
        return builder.extract_value(done, 1)

    _check(words)
    return types.boolean(words, types.int64, types.int64, types.int64), generate


define(load, _declare_load)
define(store, _declare_store)
define(swap, _declare_swap)
