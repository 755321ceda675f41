"""Building blocks of machine code for `sparse_rows` and `matrix`: a summing loop and its parts.

The compiler does not find out by itself that sums can stay in registers while one row after another
is added, so this loop is built by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from llvmlite import ir
from numba import types
from numba.core.errors import TypingError

from azulejos.builder.numba_internals import loop_over

WORD: Final = ir.IntType(64)
Add = Callable[[Any, Sequence[Any]], Sequence[Any]]  # index and sums to new sums


def constant(number: int) -> ir.Constant:
    """A constant for counting or indexing."""
    return ir.Constant(WORD, number)


def at(builder: Any, start: Any, offset: Any, element: Any, vector: Any) -> Any:
    """The address of a vector at an offset in an array."""
    place = builder.gep(start, [offset], source_etype=element)
    return builder.bitcast(place, vector.as_pointer())


def spread(builder: Any, number: Any, vector: Any) -> Any:
    """A number in every lane."""
    lanes = ir.VectorType(ir.IntType(32), vector.count)
    nothing, first = ir.Constant(vector, ir.Undefined), ir.Constant(ir.IntType(32), 0)
    one = builder.insert_element(nothing, number, first)
    return builder.shuffle_vector(one, nothing, ir.Constant(lanes, None))


def operation(builder: Any, name: str, result: Any, operands: Sequence[Any]) -> Any:
    """An LLVM operation by its name."""
    found = builder.module.globals.get(name)
    return found or ir.Function(builder.module, ir.FunctionType(result, operands), name)


def summed(builder: Any, end: Any, step: int, begun: Sequence[Any], add: Add) -> Sequence[Any]:
    """The sums after a loop from 0 to `end` in steps; `add` returns the sums after one step."""
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
    """Split a width into chunks, the largest first, and write each with its start and size."""
    begin = constant(0)
    for size in sizes:
        end, step = builder.and_(width, constant(-size)), constant(size)
        with loop_over(builder, begin, end, step) as start:
            write(start, size)
        begin = end


def arrays_of(context: Any, builder: Any, signature: Any, arguments: Any) -> list[Any]:
    """The array arguments of compiled code, with `data` and `shape`."""
    return [
        context.make_array(kind)(context, builder, argument)
        for kind, argument in zip(signature.args, arguments, strict=True)
        if isinstance(kind, types.Array)
    ]


def contiguous(arrays: Sequence[Any], kinds: Sequence[Any]) -> None:
    """Refuse arrays that are not contiguous or not of these types."""
    for array, kind in zip(arrays, kinds, strict=True):
        if not (array.is_c_contig and array.dtype == kind):
            raise TypingError(f"not a contiguous array of {kind}: {array}")
