"""The decorators for compiled functions: how each kind is compiled and kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

from azulejos.fast.code_cache import LazyCache
from azulejos.fast.dispatcher import AddressedFunction, CallTreeDispatcher

Function = TypeVar("Function", bound=Callable[..., Any])

OPTIONS: dict[str, Any] = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": None,
    "_nrt": False,
}


def _dispatcher(function: Function, **options: Any) -> Function:
    dispatcher: Any = CallTreeDispatcher(function, targetoptions=OPTIONS | options)
    dispatcher._cache = LazyCache(function)
    return cast(Function, dispatcher)


def compiled(function: Function) -> Function:
    """Compile on first call, keep the machine code on disk, release the GIL.

    Such a function creates and returns no arrays, so it needs no reference counting. The search,
    whose functions take dozens of arrays, spent a third of its time on that.
    """
    return _dispatcher(function)


def allocating(function: Function) -> Function:
    """Like `compiled`, for functions that create arrays."""
    return _dispatcher(function, _nrt=True)


def inlined(function: Function) -> Function:
    """Like `compiled`, but inlined into every compiled caller: for small, hot functions."""
    return _dispatcher(function, forceinline=True)


def on_all_cores(function: Function) -> Function:
    """Like `compiled`, with loops over `prange` shared among the cores."""
    options = {**OPTIONS, "_nrt": True, "parallel": True}
    dispatcher: Any = njit(**{key: options[key] for key in options if key != "nopython"})(function)
    dispatcher._cache = LazyCache(function)
    return cast(Function, dispatcher)


def addressed(function: Callable[..., Any], signature: Any) -> Any:
    """Compile a function for callers that know only its address."""
    python_function = cast(Any, function).py_func
    options = {key: OPTIONS[key] for key in ("nopython", "nogil", "error_model")}
    callback: Any = AddressedFunction(python_function, signature, options)
    callback._cache = LazyCache(python_function)
    callback.compile()
    return callback
