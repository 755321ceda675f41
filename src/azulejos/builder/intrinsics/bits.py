"""The machine code of `fast.bits`: LLVM operations and instructions that numba does not offer."""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba import types

from azulejos.builder.intrinsics.define import define
from azulejos.builder.numba_internals import made_for
from azulejos.fast.bits import deposit, lowest_bit, popcount, power_of_two

# Processors that have the deposit instruction, but slower than the plain search.
SLOW_DEPOSIT: Final = ("znver1", "znver2")
_WORD: Final = ir.IntType(64)


def _unary(name: str, flags: tuple[int, ...] = ()) -> Any:
    """An LLVM operation of one word, such as `llvm.ctpop`."""

    def declare(_word: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            del context, signature
            kind = ir.FunctionType(_WORD, [_WORD, *[ir.IntType(1)] * len(flags)])
            operation = builder.module.declare_intrinsic(name, [_WORD], kind)
            values = [ir.Constant(ir.IntType(1), flag) for flag in flags]
            return builder.call(operation, [arguments[0], *values])

        return types.int64(types.int64), generate

    return declare


def _can_deposit() -> bool:
    """Whether the target has a (fast) bit deposit instruction."""
    _, processor, features = made_for()
    return "+bmi2" in features.split(",") and processor not in SLOW_DEPOSIT


def _declare_deposit(_index: Any, _mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        if not _can_deposit():
            return ir.Constant(_WORD, 0)
        kind = ir.FunctionType(_WORD, [_WORD, _WORD])
        name = "llvm.x86.bmi.pdep.64"
        operation = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
        single = builder.shl(ir.Constant(_WORD, 1), arguments[0])
        return builder.call(operation, [single, arguments[1]])

    return types.int64(types.int64, types.int64), generate


def _declare_power(_exponent: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        biased = builder.add(arguments[0], ir.Constant(_WORD, 1023))
        return builder.bitcast(builder.shl(biased, ir.Constant(_WORD, 52)), ir.DoubleType())

    return types.float64(types.int64), generate


define(popcount, _unary("llvm.ctpop"))
define(lowest_bit, _unary("llvm.cttz", (1,)))
define(deposit, _declare_deposit)
define(power_of_two, _declare_power)
