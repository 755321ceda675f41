"""Tells numba what a function of the package means: its types, and the LLVM code to make."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import lower_builtin, type_callable

Generate = Callable[[Any, Any, Any, Any], Any]
Declare = Callable[..., tuple[Any, Generate]]
"""From the types of the arguments to a signature, and what makes the code: as numba's `intrinsic`
takes it, from context, builder, signature and arguments."""


def define(function: Callable[..., Any], declare: Declare) -> None:
    """Let compiled code that calls the function be what `declare` makes."""

    @type_callable(function)
    def declare_types(_context: Any) -> Callable[..., Any]:
        def signature_of(*kinds: Any) -> Any:
            return declare(*kinds)[0]

        signature_of.__dict__["__signature__"] = inspect.signature(function)
        return signature_of

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return declare(*signature.args)[1](context, builder, signature, arguments)

    lowers: Any = lower_builtin(function, types.VarArg(types.Any))
    lowers(generate)
