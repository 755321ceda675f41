"""The decorators of compiled code, and what a decorated function does when Python calls it.

    @compiled                 a function of the engine; Python calls the one in the library
    @compiled(inline=True)    the same, and copied into every compiled caller
    @inlined                  a small one for compiled callers; Python runs it as it stands
    @by_reference             a NamedTuple of arrays that compiled code passes as one pointer

The engine is written in Python and compiled ahead of time by `azulejos.builder`, which puts its own
makers in the place of these (see `build_with`). No other process compiles anything. Python can call
a compiled function only if the library exports it: `builder/entries.py` lists those that are.

Python runs an inlined function as it stands, so it turns what it reads from an array into an `int`,
and it must not depend on integers that overflow, which Python's never do. A function that does is
`compiled` and exported.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, Final, TypeVar, cast, overload

from azulejos.native.engine import engine_function

Function = TypeVar("Function", bound=Callable[..., Any])
Class = TypeVar("Class", bound=type)
Maker = Callable[[Callable[..., Any], bool], Any]

referenced: Final[set[type]] = set()
"""The classes whose tuples compiled code passes as one pointer."""

_makers: Final[list[Maker]] = []


def build_with(maker: Maker) -> None:
    """Let the builder make the decorated functions of all modules that are imported from now on.

    The maker gets a function, and whether it is inlined.
    """
    _makers.append(maker)


@overload
def compiled(function: Function) -> Function: ...


@overload
def compiled(*, inline: bool) -> Callable[[Function], Function]: ...


def compiled(function: Any = None, *, inline: bool = False) -> Any:
    """A function of the engine. It releases the GIL, and creates no arrays."""
    if function is None:
        return functools.partial(compiled, inline=inline)
    if _makers:
        return _makers[-1](function, inline)
    return _called(function)


def inlined(function: Function) -> Function:
    """A function that is copied into every compiled caller: for small, hot functions."""
    if _makers:
        return cast(Function, _makers[-1](function, True))

    return function


def by_reference(named_tuple: Class) -> Class:
    """Let compiled code pass the tuples of a class as one pointer.

    Compiled code reads the fields of such a tuple and passes it on. It does not return or keep it:
    the pointer is valid until the function that Python called returns. A tuple that compiled code
    creates itself is passed by value.
    """
    referenced.add(named_tuple)
    return named_tuple


def _called(function: Callable[..., Any]) -> Callable[..., Any]:
    """What calls the function in the library, which is found at the first call.

    Modules have imported this function by then, so it becomes the call itself: it gets its code.
    """
    scope: dict[str, Any] = {}

    def find_and_call(*arguments: Any) -> Any:
        found = engine_function(f"{function.__module__}.{function.__qualname__}")
        scope.update(found.scope)
        call.__code__ = found.call.__code__
        return call(*arguments)

    scope["find_and_call"] = find_and_call
    exec("def call(*arguments): return find_and_call(*arguments)", scope)
    call: Any = functools.wraps(function)(scope["call"])
    return cast(Callable[..., Any], call)
