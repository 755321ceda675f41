"""The machine code of `net.kernels.matrix`: dot products, or sums of rows of 16 bits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from azulejos.builder.intrinsics.dots import BYTE, SUM, DotInstruction, instruction_for
from azulejos.builder.intrinsics.vectors import (
    arrays_of,
    at,
    constant,
    in_chunks,
    operation,
    summed,
)
from azulejos.net.kernels.matrix import SMALLEST, inner, multiply


def _sum_chunk(
    builder: Any, instruction: DotInstruction, arrays: Any, start: Any, chunk: int
) -> None:
    """The sums of one chunk of the outputs."""
    total, rows, activations = (array.data for array in arrays)
    width, dot = builder.extract_value(arrays[2].shape, 0), instruction.function(builder)
    parts = range(0, chunk, instruction.lanes)

    def add(unit: Any, sums: Sequence[Any]) -> list[Any]:
        group = builder.load(at(builder, activations, unit, BYTE, instruction.group), align=1)
        factor = instruction.spread(builder, group)
        row = builder.add(builder.mul(start, width), builder.mul(unit, constant(chunk)))
        places = (builder.add(row, constant(instruction.inputs * part)) for part in parts)
        found = (
            builder.load(at(builder, rows, one, BYTE, instruction.bytes), align=1) for one in places
        )
        factors = [*(instruction.weights(builder, one) for one in found), instruction.ones()]
        return [dot(one, factor, other) for one, other in zip(sums, factors, strict=True)]

    nothing = [ir.Constant(instruction.sums, None) for _ in (*parts, None)]
    *sums, active = summed(builder, width, instruction.inputs, nothing, add)
    for part, one in zip(parts, sums, strict=True):
        place = at(builder, total, builder.add(start, constant(part)), SUM, instruction.sums)
        builder.store(instruction.shifted_back(builder, one, active), place, align=4)


def _sum_row(builder: Any, instruction: DotInstruction, arrays: Any) -> Any:
    """The inner product of one row of bytes with the activations."""
    row, activations = (array.data for array in arrays)
    width, dot = builder.extract_value(arrays[0].shape, 0), instruction.function(builder)
    parts = range(0, SMALLEST, instruction.bytes.count)

    def add(unit: Any, sums: Sequence[Any]) -> list[Any]:
        places = [builder.add(unit, constant(part)) for part in parts]
        active, found = (
            [
                take(
                    builder, builder.load(at(builder, start, one, BYTE, instruction.bytes), align=1)
                )
                for one in places
            ]
            for start, take in (
                (activations, instruction.activations),
                (row, instruction.weights),
            )
        )
        factors = [*zip(active, found, strict=True), *((one, instruction.ones()) for one in active)]
        return [dot(one, *two) for one, two in zip(sums, factors, strict=True)]

    nothing = [ir.Constant(instruction.sums, None) for _ in range(2 * len(parts))]
    sums = summed(builder, width, SMALLEST, nothing, add)
    half = len(parts)
    both = (reduce(builder.add, some) for some in (sums[:half], sums[half:]))
    total = operation(
        builder, f"llvm.vector.reduce.add.v{instruction.lanes}i32", SUM, [instruction.sums]
    )
    return builder.call(total, [instruction.shifted_back(builder, *both)])


def _declare_inner(_typing: Any, row: Any, activations: Any) -> Any:
    instruction = cast(DotInstruction, instruction_for(row))

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return _sum_row(builder, instruction, arrays_of(context, builder, signature, arguments))

    return types.int32(row, activations), generate


_inner: Callable[[Any, Any], int] = cast(Any, intrinsic(_declare_inner))


@overload(inner)
def _inner_product(row: Any, _activations: Any) -> Any:
    def by_instruction(row: Any, _activations: Any) -> int:
        return _inner(row, _activations)

    def one_by_one(row: Any, _activations: Any) -> Any:
        total = np.int64(0)
        for unit in range(row.size):
            total += np.int64(row[unit]) * np.int64(_activations[unit])
        return total

    return by_instruction if instruction_for(row) else one_by_one


def _declare_product(_typing: Any, total: Any, rows: Any, activations: Any) -> Any:
    instruction = cast(DotInstruction, instruction_for(rows))

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        arrays = arrays_of(context, builder, signature, arguments)
        width = builder.extract_value(arrays[0].shape, 0)
        in_chunks(
            builder, width, instruction.chunks, partial(_sum_chunk, builder, instruction, arrays)
        )
        return context.get_dummy_value()

    return types.void(total, rows, activations), generate


_product: Callable[[Any, Any, Any], None] = cast(Any, intrinsic(_declare_product))


@overload(multiply, inline="never")
def _multiply(_total: Any, rows: Any, _activations: Any) -> Any:
    def by_instruction(_total: Any, rows: Any, _activations: Any) -> None:
        _product(_total, rows, _activations)

    def by_rows(_total: Any, rows: Any, _activations: Any) -> None:
        for output in range(_total.size):
            _total[output] = 0
        for unit in range(_activations.size):
            amount = np.int32(_activations[unit])
            if amount:
                for output in range(_total.size):
                    _total[output] += amount * np.int32(rows[unit, output])

    return by_instruction if instruction_for(rows) else by_rows
