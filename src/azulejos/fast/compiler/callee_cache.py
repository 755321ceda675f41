"""The IR of callees on disk: after an edit, only what depends on the edited module is compiled.

    azulejos.net.forward-2f6a90c1d3b8.callees.nbc    the callees of one module, all signatures

The files are in the folder of `code_cache`. The digest in a name is that of the module's sources.
A callee on disk names its own callees by their symbols. If one of them has another symbol by now,
because another process has compiled it, the callee is compiled again too.
"""

from __future__ import annotations

import importlib
import itertools
import os
import pickle
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from numba.core.bytecode import FunctionIdentity
from numba.core.serialize import dumps

from azulejos.fast.compiler.code_cache import cache_folder
from azulejos.fast.compiler.libraries import Call, CalleeLibrary, linkable_module
from azulejos.fast.compiler.source_digest import sources_digest

# The number of a function makes its symbol unique. numba counts from 1 in each process, but here
# symbols of several processes meet.
FunctionIdentity._unique_ids = itertools.count(int.from_bytes(os.urandom(4), "big"))

# What reading a damaged pickle may raise.
DAMAGED = (pickle.UnpicklingError, AttributeError, EOFError, ImportError, IndexError, ValueError)


class Callee(NamedTuple):
    """What a compiled caller needs: the types, the descriptor and the IR of a function."""

    signature: Any
    fndesc: Any
    library: CalleeLibrary


class StoredCallee(NamedTuple):
    """A callee on disk."""

    signature: Any
    fndesc: Any
    bitcode: bytes
    calls: tuple[Call, ...]


class ModuleFile:
    """The callees of one module on disk, for one kind of processor."""

    def __init__(self, path: Path, processor: Any) -> None:
        self._path, self._processor = path, processor
        self._is_changed = False
        self.callees: dict[tuple[str, tuple[Any, ...]], StoredCallee] = {}
        with suppress(OSError, *DAMAGED):
            made_for, callees = pickle.loads(path.read_bytes())
            if made_for == processor:
                self.callees = callees
                os.utime(path)  # it is in use: see `prune`

    def put(self, name: str, args: tuple[Any, ...], callee: StoredCallee) -> None:
        """Add a callee, which `save` will write."""
        self.callees[name, args] = callee
        self._is_changed = True

    def save(self) -> None:
        """Write the file if it has changed; if that fails, it only costs time later."""
        if self._is_changed:
            self._is_changed = False
            temporary = self._path.with_name(f"{self._path.name}.{os.getpid()}")
            with suppress(OSError):
                temporary.write_bytes(dumps((self._processor, self.callees)))
                temporary.replace(self._path)


_files: list[ModuleFile] = []


def load(dispatcher: Any, args: tuple[Any, ...]) -> Callee | None:
    """The callee from disk, with everything that it calls."""
    file, name = _file_of(dispatcher), dispatcher.py_func.__qualname__
    stored = None if file is None else file.callees.get((name, args))
    if stored is None:
        return None
    below = [_dispatcher_of(call).callee(call.args) for call in stored.calls]
    symbols = [callee.fndesc.mangled_name for callee in below]
    if symbols != [call.symbol for call in stored.calls]:
        return None
    codegen = dispatcher.targetctx.codegen()
    library = CalleeLibrary.from_bitcode(codegen, name, stored.bitcode)
    for callee in below:
        library.add_linking_library(callee.library)
    library.call = _call(dispatcher, args, stored.fndesc)
    return Callee(stored.signature, stored.fndesc, library)


def keep(dispatcher: Any, args: tuple[Any, ...], callee: Callee) -> None:
    """Keep a callee for `save`, if a later process can find its function by name."""
    file, library = _file_of(dispatcher), callee.library
    if file is None:
        return
    below = library.callees()
    calls = [one.call for one in below if isinstance(one, CalleeLibrary)]
    named = tuple(call for call in calls if call is not None)
    if len(named) < len(calls):
        return
    others = [one for one in below if not isinstance(one, CalleeLibrary)]  # numba's, without a name
    module = library.own_module().clone() if others else library.own_module()
    for other in others:
        module.link_in(linkable_module(other), preserve=True)
    callee.fndesc.typemap = callee.fndesc.calltypes = None  # as numba does before it pickles one
    library.call = _call(dispatcher, args, callee.fndesc)
    stored = StoredCallee(callee.signature, callee.fndesc, module.as_bitcode(), named)
    file.put(library.call.name, args, stored)


def save() -> None:
    """Write what was compiled since the last time."""
    for file in _files:
        file.save()


def _call(dispatcher: Any, args: tuple[Any, ...], fndesc: Any) -> Call:
    function = dispatcher.py_func
    return Call(function.__module__, function.__qualname__, args, fndesc.mangled_name)


def _dispatcher_of(call: Call) -> Any:
    return getattr(importlib.import_module(call.module), call.name)


def _file_of(dispatcher: Any) -> ModuleFile | None:
    """The file for a function; None if it cannot be found by name, or nothing can be kept."""
    function = dispatcher.py_func
    named: Any = getattr(sys.modules.get(function.__module__), function.__qualname__, None)
    if named is not dispatcher:
        return None
    return _module_file(function.__module__, _processor(dispatcher.targetctx.codegen()))


@cache
def _processor(codegen: Any) -> Any:
    return codegen.magic_tuple()


@cache
def _module_file(module: str, processor: Any) -> ModuleFile | None:
    folder, source = cache_folder(), getattr(sys.modules[module], "__file__", None)
    if folder is None or source is None:
        return None
    digest = sources_digest(module, Path(source))
    _files.append(ModuleFile(folder / f"{module}-{digest[:12]}.callees.nbc", processor))
    return _files[-1]
