"""Raw pointers in compiled code: moving a pointer, and calling a function by its address.

Addresses are needed because of the disk cache. A search that is compiled with one evaluator could
not be loaded for another one, and a function that calls itself crashes when it is loaded from disk.
With addresses, one search serves all evaluators and a node can call nodes. A call costs two
nanoseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from azulejos.fast.compiler.decorators import addressed

Array = TypeVar("Array")

WORDS = types.CPointer(types.int64)  # type: ignore[no-untyped-call]
NUMBERS = types.CPointer(types.float64)  # type: ignore[no-untyped-call]
EVALUATOR_SIGNATURE = types.void(WORDS, WORDS, NUMBERS)


def _declare_evaluator(_typing: Any, _address: Any, _state: Any, _memory: Any, _out: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del signature
        kind = ir.FunctionType(ir.VoidType(), [argument.type for argument in arguments[1:]])
        builder.call(builder.inttoptr(arguments[0], kind.as_pointer()), arguments[1:])
        return context.get_dummy_value()

    return types.void(types.int64, *EVALUATOR_SIGNATURE.args), generate


# call_evaluator(address, state, memory, out): a function of an evaluator; all three arrays raw.
call_evaluator: Callable[[int, Any, Any, Any], None] = cast(Any, intrinsic(_declare_evaluator))


def _declare_shifted(_typing: Any, pointer: Any, _count: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        element = context.get_data_type(signature.args[0].dtype)
        return builder.gep(arguments[0], [arguments[1]], source_etype=element)

    return pointer(pointer, types.int64), generate


# shifted(pointer, count): a pointer to the element with this index.
shifted: Callable[[Array, int], Array] = cast(Any, intrinsic(_declare_shifted))


def address_of(function: Callable[..., Any], signature: Any = EVALUATOR_SIGNATURE) -> int:
    """The address of a function with this signature, which is compiled or loaded once."""
    if function not in _made:
        _made[function] = addressed(function, signature)
    return int(_made[function].address)


_made: dict[Callable[..., Any], Any] = {}
