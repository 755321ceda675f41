"""Bit operations that Python lacks: count, find, select, spread, gather.

They are LLVM operations and processor instructions that numba does not offer itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from azulejos.fast.compiler.decorators import inlined

# Bit 0 of each of the ten 6-bit fields of a word, and the highest bit of each.
FIELD_ONES = 0x041041041041041
FIELD_TOPS = FIELD_ONES << 5

# Processors that have the select instruction, but slower than the plain search.
SLOW_DEPOSIT = ("znver1", "znver2")


def _unary(name: str, flags: tuple[int, ...] = ()) -> Callable[[int], int]:
    """A numba function int64 -> int64 for an LLVM operation such as `llvm.ctpop`."""

    def declare(_typing: Any, _word: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            del context, signature
            extra = [ir.IntType(1)] * len(flags)
            kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64), *extra])
            operation = builder.module.declare_intrinsic(name, [ir.IntType(64)], kind)
            values = [ir.Constant(ir.IntType(1), flag) for flag in flags]
            return builder.call(operation, [arguments[0], *values])

        return types.int64(types.int64), generate

    return cast(Callable[[int], int], intrinsic(declare))


popcount = _unary("llvm.ctpop")
popcount.__doc__ = "The number of ones."
lowest_bit = _unary("llvm.cttz", (1,))
lowest_bit.__doc__ = "The index of the lowest one; there must be one."


def _can_deposit(context: Any) -> bool:
    """Whether the processor compiled for has a (fast) bit deposit instruction."""
    _, processor, features = context.codegen().magic_tuple()
    return "+bmi2" in features.split(",") and processor not in SLOW_DEPOSIT


def _declare_deposit(_typing: Any, _index: Any, _mask: Any) -> Any:
    """The set bit with this index in the mask, alone; 0 if it must be searched for."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        word = ir.IntType(64)
        if not _can_deposit(context):
            return ir.Constant(word, 0)
        kind = ir.FunctionType(word, [word, word])
        operation = builder.module.globals.get("llvm.x86.bmi.pdep.64")
        if operation is None:
            operation = ir.Function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(
            operation, [builder.shl(ir.Constant(word, 1), arguments[0]), arguments[1]]
        )

    return types.int64(types.int64, types.int64), generate


_deposit = cast(Callable[[int, int], int], intrinsic(_declare_deposit))


def _declare_power(_typing: Any, _exponent: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        word = ir.IntType(64)
        biased = builder.add(arguments[0], ir.Constant(word, 1023))
        return builder.bitcast(builder.shl(biased, ir.Constant(word, 52)), ir.DoubleType())

    return types.float64(types.int64), generate


# 2.0 to the power of an integer from -1022 to 1023, exactly.
power_of_two: Callable[[int], float] = cast(Any, intrinsic(_declare_power))


@inlined
def search_bit(mask: int, index: int) -> int:
    """The position of the set bit with the given index (from 0), by halving."""
    position = 0
    for width in (32, 16, 8, 4, 2, 1):
        low = popcount((mask >> position) & ((1 << width) - 1))
        upper = index >= low
        index -= low * upper
        position += width * upper
    return position


@inlined
def nth_bit(mask: int, index: int) -> int:
    """The position of the set bit with the given index (from 0); it must exist."""
    single = _deposit(index, mask)
    if single:
        return lowest_bit(single)
    return search_bit(mask, index)


@inlined
def present(sources: int) -> int:
    """Fields of 6 bits: all ones if the count is not 0, else zero."""
    top = (sources + 31 * FIELD_ONES) & FIELD_TOPS
    return top | (top - (top >> 5))


@inlined
def column_bits(wall: int, column: int) -> int:
    """The five bits of a wall column, top row lowest."""
    return ((((wall >> column) & 0x108421) * 0x111110) >> 20) & 31
