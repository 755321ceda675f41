"""Atomic operations on 64-bit integers for compiled code: load, store, compare and swap.

numba has none. It reads a plain load in a loop only once, so a thread would never see what another
thread wrote.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.core.errors import TypingError
from numba.extending import intrinsic


def _check(words: Any) -> None:
    if not (isinstance(words, types.CPointer) and words.dtype == types.int64):
        raise TypingError(f"not bare words: {words}")


def _place(builder: Any, words: Any, index: Any) -> Any:
    place = builder.gep(words, [index], source_etype=ir.IntType(64))
    return builder.bitcast(place, ir.IntType(64).as_pointer())


def _pause(module: Any) -> Any:
    name = "llvm.x86.sse2.pause"
    return module.globals.get(name) or ir.Function(module, ir.FunctionType(ir.VoidType(), []), name)


def _declare_load(_typing: Any, words: Any, _index: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        if context.codegen().magic_tuple()[0].startswith("x86_64"):
            # Leaves the core to its other thread for a moment: loads happen in waiting loops.
            builder.call(_pause(builder.module), [])
        return builder.load_atomic(_place(builder, *arguments), "acquire", 8)

    _check(words)
    return types.int64(words, types.int64), generate


def _declare_store(_typing: Any, words: Any, _index: Any, _value: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        builder.store_atomic(arguments[2], _place(builder, *arguments[:2]), "release", 8)
        return context.get_dummy_value()

    _check(words)
    return types.void(words, types.int64, types.int64), generate


def _declare_swap(_typing: Any, words: Any, _index: Any, _old: Any, _new: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        place = _place(builder, *arguments[:2])
        done = builder.cmpxchg(place, arguments[2], arguments[3], "acq_rel", "acquire")
        return builder.extract_value(done, 1)

    _check(words)
    return types.boolean(words, types.int64, types.int64, types.int64), generate


# Read the value that another thread wrote last.
load: Callable[[Any, int], int] = cast(Any, intrinsic(_declare_load))

# Write a value; a thread that sees it also sees everything written before it.
store: Callable[[Any, int, int], None] = cast(Any, intrinsic(_declare_store))

# Write a new value if the old one is still there, and return whether it was.
swap: Callable[[Any, int, int, int], bool] = cast(Any, intrinsic(_declare_swap))
