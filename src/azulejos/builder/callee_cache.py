"""The IR of functions on disk: after an edit, only what depends on the edited module is compiled.

    azulejos.net.forward-2f6a90c1d3b8.callees    the functions of one module, all signatures

The digest in a name is that of the module's sources and of the builder's. A function on disk names
those that it calls by their symbols. If one of them has another symbol by now, because it was
compiled again, the function is compiled again too. Without a folder (`use_folder`) nothing is kept.
The files are pickles, so the folder must be the builder's own.
"""

from __future__ import annotations

import importlib
import os
import pickle
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from azulejos.builder.numba_internals import (
    Call,
    Callee,
    FunctionLibrary,
    dumps,
    linkable_module,
    made_for,
)
from azulejos.builder.sources import builder_digest, module_digest

# What reading a damaged pickle may raise.
DAMAGED: Final = (
    *(pickle.UnpicklingError, AttributeError, EOFError, ImportError, IndexError, ValueError),
)

_folder: Final[list[Path]] = []
_files: Final[list[ModuleFile]] = []


class StoredCallee(NamedTuple):
    """A function on disk."""

    signature: Any
    fndesc: Any
    bitcode: bytes
    calls: tuple[Call, ...]


class ModuleFile:
    """The functions of one module on disk, for one target."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._is_changed = False
        self.callees: dict[tuple[str, tuple[Any, ...]], StoredCallee] = {}
        with suppress(OSError, *DAMAGED):
            self.callees = pickle.loads(path.read_bytes())

    def put(self, name: str, args: tuple[Any, ...], callee: StoredCallee) -> None:
        """Add a function, which `save` will write."""
        self.callees[name, args] = callee
        self._is_changed = True

    def save(self) -> None:
        """Write the file if it has changed, and remove those of older sources."""
        if not self._is_changed:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        temporary = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        temporary.write_bytes(dumps(self.callees))
        module = self._path.name.rpartition("-")[0]
        for old in self._path.parent.glob(f"{module}-*.callees"):
            old.unlink(missing_ok=True)
        temporary.replace(self._path)


def use_folder(folder: Path) -> None:
    """Keep functions in a folder from now on."""
    _folder[:] = [folder]


def folder() -> Path | None:
    """Where functions are kept; None if they are not."""
    return _folder[0] if _folder else None


def load(dispatcher: Any, args: tuple[Any, ...]) -> Callee | None:
    """The function from disk, with everything that it calls."""
    file, name = _file_of(dispatcher), dispatcher.py_func.__qualname__
    stored = None if file is None else file.callees.get((name, args))
    if stored is None:
        return None
    below = [_dispatcher_of(call).callee(call.args) for call in stored.calls]
    symbols = [callee.fndesc.mangled_name for callee in below]
    if symbols != [call.symbol for call in stored.calls]:
        return None
    library = FunctionLibrary.from_bitcode(dispatcher.targetctx.codegen(), name, stored.bitcode)
    for callee in below:
        library.add_linking_library(callee.library)
    library.call = _call(dispatcher, args, stored.fndesc)
    return Callee(stored.signature, stored.fndesc, library)


def keep(dispatcher: Any, args: tuple[Any, ...], callee: Callee) -> None:
    """Keep a function for `save`, if a later build can find it by name."""
    file, library = _file_of(dispatcher), callee.library
    if file is None:
        return
    below = library.callees()
    calls = [one.call for one in below if isinstance(one, FunctionLibrary)]
    named = tuple(call for call in calls if call is not None)
    if len(named) < len(calls):
        return
    others = [one for one in below if not isinstance(one, FunctionLibrary)]  # numba's own
    module = library.own_module().clone() if others else library.own_module()
    for other in others:
        module.link_in(linkable_module(other), preserve=True)
    callee.fndesc.typemap = callee.fndesc.calltypes = None  # as numba does before it pickles one
    library.call = _call(dispatcher, args, callee.fndesc)
    stored = StoredCallee(callee.signature, callee.fndesc, module.as_bitcode(), named)
    file.put(library.call.name, args, stored)


def save() -> None:
    """Write what was compiled."""
    for file in _files:
        file.save()


def _call(dispatcher: Any, args: tuple[Any, ...], fndesc: Any) -> Call:
    function = dispatcher.py_func
    return Call(function.__module__, function.__qualname__, args, fndesc.mangled_name)


def _dispatcher_of(call: Call) -> Any:
    return getattr(importlib.import_module(call.module), call.name)


def _file_of(dispatcher: Any) -> ModuleFile | None:
    """The file for a function; None if it cannot be found by name, or nothing is kept."""
    function = dispatcher.py_func
    named: Any = getattr(sys.modules.get(function.__module__), function.__qualname__, None)
    return _module_file(function.__module__) if _folder and named is dispatcher else None


@cache
def _module_file(module: str) -> ModuleFile:
    digest = module_digest(module, builder_digest(), "-".join(made_for()))
    _files.append(ModuleFile(_folder[0] / f"{module}-{digest[:12]}.callees"))
    return _files[-1]
