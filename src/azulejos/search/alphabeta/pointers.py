"""Bare pointers in compiled code: moving one on, and calling a function by its address.

A file of its own because of the disk cache. A search compiled around one evaluator could not be
kept on disk for another one, and a function that calls itself crashes when it comes from the disk.
Through an address there is one search for all evaluators, and a node that may call nodes; the call
costs two nanoseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from azulejos.fast.compiled import addressed

Array = TypeVar("Array")

WORDS = types.CPointer(types.int64)  # type: ignore[no-untyped-call]
NUMBERS = types.CPointer(types.float64)  # type: ignore[no-untyped-call]
JUDGE = types.void(WORDS, WORDS, NUMBERS)
NODE = types.int64(WORDS, *[types.int64] * 4, *[WORDS] * 4, NUMBERS, WORDS)


def _call_as(answer: Any, kinds: tuple[Any, ...]) -> Any:
    """What generates a call of the address in the first argument with all others."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        values = [argument.type for argument in arguments[1:]]
        kind = ir.FunctionType(context.get_value_type(signature.return_type), values)
        if answer is types.void:
            kind = ir.FunctionType(ir.VoidType(), values)
        function = builder.inttoptr(arguments[0], kind.as_pointer())
        result = builder.call(function, arguments[1:])
        return context.get_dummy_value() if answer is types.void else result

    return answer(types.int64, *kinds), generate


def _declare_judge(_typing: Any, _address: Any, _state: Any, _memory: Any, _out: Any) -> Any:
    return _call_as(types.void, JUDGE.args)


def _declare_node(
    _typing: Any, _address: Any, _states: Any, _ply: Any, _depth: Any, _alpha: Any, _beta: Any,
    _control: Any, _moves: Any, _table: Any, _memory: Any, _out: Any, _lines: Any,
) -> Any:  # fmt: skip
    return _call_as(types.int64, NODE.args)


# call_judge(address, state, memory, out): all three raw.
call_judge: Callable[[int, Any, Any, Any], None] = cast(Any, intrinsic(_declare_judge))

# call_node(address, ...): the arguments of `alphabeta.node`, arrays raw.
call_node: Callable[..., int] = cast(Any, intrinsic(_declare_node))


def _declare_shifted(_typing: Any, pointer: Any, _count: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        element = context.get_data_type(signature.args[0].dtype)
        return builder.gep(arguments[0], [arguments[1]], source_etype=element)

    return pointer(pointer, types.int64), generate


# shifted(pointer, count): the same elements, from the one with this index on.
shifted: Callable[[Array, int], Array] = cast(Any, intrinsic(_declare_shifted))


def address_of(function: Callable[..., Any], signature: Any = JUDGE) -> int:
    """The address of a compiled function with this signature; compiled or loaded once."""
    if function not in _made:
        _made[function] = addressed(function, signature)
    return int(_made[function].address)


_made: dict[Callable[..., Any], Any] = {}
