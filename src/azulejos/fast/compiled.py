"""The decorators under which every compiled function of the project stands.

A file of its own because of the disk cache: numba notices a change in the file of a function, but
not in the files of the functions it calls, and would go on with stale machine code. Here the
stamp of a cached function covers the text of every package that holds compiled code.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])

# Packages whose compiled functions call each other; the decorated one's own is always added.
PACKAGES = ("fast", "net", "search")


@cache
def source_stamp(folders: tuple[Path, ...]) -> str:
    """A digest of all Python sources in the folders: changes whenever any of them does."""
    digest = hashlib.sha256()
    for file in sorted(file for folder in folders for file in folder.glob("*.py")):
        digest.update(file.read_bytes())
        digest.update(file.name.encode())
    return digest.hexdigest()


def _stamped(function: Function, **options: Any) -> Function:
    own = Path(function.__code__.co_filename).parent
    root = Path(__file__).parent.parent
    folders = {root / name for name in PACKAGES} | {own}
    chosen: dict[str, Any] = {"_nrt": False, "error_model": "numpy"} | options
    dispatcher: Any = njit(cache=True, nogil=True, **chosen)(function)
    cache_file = getattr(dispatcher._cache, "_cache_file", None)
    if cache_file is not None:  # numba may have nowhere to write
        cache_file._source_stamp = source_stamp(tuple(sorted(folders)))
    return cast(Function, dispatcher)


def compiled(function: Function) -> Function:
    """Compile on first call, keep on disk, release the GIL.

    Such a function creates no arrays and hands out none, so nobody counts who still needs one. The
    search, whose functions are handed dozens of arrays, spent a third of its time on that.
    """
    return _stamped(function)


def allocating(function: Function) -> Function:
    """As `compiled`, for functions that create arrays of their own."""
    return _stamped(function, _nrt=True)


def inlined(function: Function) -> Function:
    """As `compiled`, and the body goes into every compiled caller: for small, hot functions."""
    return _stamped(function, forceinline=True)


def on_all_cores(function: Function) -> Function:
    """As `compiled`, and its loops over `prange` are shared among the cores."""
    return _stamped(function, _nrt=True, parallel=True)
