"""Pieces of machine code that `rows` and `products` are made of: a loop of sums, and its parts.

A file of its own because the compiler does not find out by itself that a sum can stay in registers
while row after row is added; so this loop is built by hand, once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.errors import TypingError

WORD: Final = ir.IntType(64)
Add = Callable[[Any, Sequence[Any]], Sequence[Any]]  # where the loop is, the sums so far: the sums


def constant(number: int) -> ir.Constant:
    """A number that counts or indexes."""
    return ir.Constant(WORD, number)


def at(builder: Any, start: Any, offset: Any, element: Any, vector: Any) -> Any:
    """The place of a vector, so many elements behind the start of an array."""
    place = builder.gep(start, [offset], source_etype=element)
    return builder.bitcast(place, vector.as_pointer())


def spread(builder: Any, number: Any, vector: Any) -> Any:
    """A number in every lane."""
    lanes = ir.VectorType(ir.IntType(32), vector.count)
    nothing, first = ir.Constant(vector, ir.Undefined), ir.Constant(ir.IntType(32), 0)
    one = builder.insert_element(nothing, number, first)
    return builder.shuffle_vector(one, nothing, ir.Constant(lanes, None))


def operation(builder: Any, name: str, result: Any, operands: Sequence[Any]) -> Any:
    """An operation of the compiler's own, by its name."""
    found = builder.module.globals.get(name)
    return found or ir.Function(builder.module, ir.FunctionType(result, operands), name)


def summed(builder: Any, end: Any, step: int, begun: Sequence[Any], add: Add) -> Sequence[Any]:
    """The sums after a loop from 0 to the end, in such steps; `add` says what comes to them."""
    before = builder.block
    head, body, done = (builder.append_basic_block(name) for name in ("head", "body", "done"))
    builder.branch(head)
    builder.position_at_end(head)
    place, sums = builder.phi(WORD), [builder.phi(one.type) for one in begun]
    builder.cbranch(builder.icmp_signed("<", place, end), body, done)
    builder.position_at_end(body)
    after = [builder.add(place, constant(step)), *add(place, sums)]
    for phi, first, again in zip([place, *sums], [constant(0), *begun], after, strict=True):
        phi.add_incoming(first, before)
        phi.add_incoming(again, builder.block)
    builder.branch(head)
    builder.position_at_end(done)
    return sums


def in_chunks(
    builder: Any, width: Any, sizes: Sequence[int], write: Callable[[Any, int], None]
) -> None:
    """Cut a width into chunks, the largest first, and write each: where it begins, its size."""
    begin = constant(0)
    for size in sizes:
        end, step = builder.and_(width, constant(-size)), constant(size)
        with cgutils.for_range_slice(builder, begin, end, step, intp=WORD) as (start, _):
            write(start, size)
        begin = end


def arrays_of(context: Any, builder: Any, signature: Any, arguments: Any) -> list[Any]:
    """The arrays among the arguments of compiled code, with `data` and `shape`."""
    return [
        context.make_array(kind)(context, builder, argument)
        for kind, argument in zip(signature.args, arguments, strict=True)
        if isinstance(kind, types.Array)
    ]


def contiguous(arrays: Sequence[Any], kinds: Sequence[Any]) -> None:
    """Refuse arrays that are not row after row of these kinds of numbers."""
    for array, kind in zip(arrays, kinds, strict=True):
        if not (array.is_c_contig and array.dtype == kind):
            raise TypingError(f"not a contiguous array of {kind}: {array}")
