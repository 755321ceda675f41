"""The decorators for compiled functions: how each kind is compiled and kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

from azulejos.fast.compiler.code_cache import LazyCache
from azulejos.fast.compiler.dispatcher import CallTreeDispatcher

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
    _keep_on_disk(dispatcher, function)
    return cast(Function, dispatcher)


def _keep_on_disk(dispatcher: Any, function: Callable[..., Any]) -> None:
    """Give a dispatcher our cache; other processes stop waiting when compiling fails, too."""
    cache, compile_or_load = LazyCache(function), dispatcher.compile

    def compile_and_release(*arguments: Any) -> Any:
        try:
            return compile_or_load(*arguments)
        finally:
            cache.release()

    dispatcher._cache, dispatcher.compile = cache, compile_and_release


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
    _keep_on_disk(dispatcher, function)
    return cast(Function, dispatcher)
