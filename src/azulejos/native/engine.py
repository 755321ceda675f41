"""The engine of this process: which library it is, and its functions.

    the package's folder `native/lib`    the libraries of a wheel, or the one of a clone
    the user's data folder               a library that a user has built

The fastest library that suits this machine is loaded when a function is first called, and then
asked for one known answer. Tests and training add libraries of their own (`add_library`), with
functions that users do not need.
"""

from __future__ import annotations

import os
import threading
from functools import cache
from pathlib import Path
from typing import Final

from azulejos.native.calls import NativeFunction
from azulejos.native.known_answer import check_answer
from azulejos.native.library import PACKAGED, EngineError, NativeLibrary, load_code, read_facts
from azulejos.native.processor import X86_LEVELS, ask_processor, suitable, system_and_machine

FOLDER_VARIABLE: Final = "AZULEJOS_ENGINE_DIR"
SUFFIXES: Final = {"linux": ".so", "windows": ".dll", "macos": ".dylib"}
HOW_TO_BUILD: Final = "to build it: pip install 'azulejos[build]', then python -m azulejos.builder"

_added: Final[list[NativeLibrary]] = []
_lock: Final = threading.Lock()


def engine() -> NativeLibrary:
    """The library of this machine; raises EngineError, in one sentence, if there is none."""
    with _lock:
        return _engine()


@cache
def _engine() -> NativeLibrary:
    library = NativeLibrary(find_library())
    check_answer(library)
    return library


def engine_function(name: str) -> NativeFunction:
    """A function by its name in Python, as `azulejos.fast.moves.play`."""
    for library in (engine(), *_added):
        if library.has(name):
            return library.function(name)
    raise EngineError(f"only compiled code can call {name}: the engine does not export it")


def add_library(path: Path) -> None:
    """Add a library with more functions."""
    _added.append(NativeLibrary(path))


def folders() -> list[Path]:
    """Where libraries are looked for, in this order; AZULEJOS_ENGINE_DIR names one instead."""
    chosen = os.environ.get(FOLDER_VARIABLE)
    return [Path(chosen)] if chosen else [PACKAGED, user_folder()]


def user_folder() -> Path:
    """Where the builder puts libraries for a user."""
    from platformdirs import user_data_path

    return user_data_path("azulejos", appauthor=False) / "engine"


def find_library() -> Path:
    """The file of the fastest library that suits this machine."""
    machine = system_and_machine()
    if machine is None:
        raise EngineError("there is no engine for this kind of machine")
    present = [file for folder in folders() for file in files_of(folder, *machine)]
    if not present:
        raise EngineError(f"the engine for this machine is missing; {HOW_TO_BUILD}")
    names = suitable(*machine, lambda: ask_processor(load_code(present[0], read_facts(present[0]))))
    for name in names:
        for file in present:
            if file.stem == f"azulejos-{name}":
                return file
    raise EngineError(f"no engine here suits this processor; {HOW_TO_BUILD}")


def files_of(folder: Path, system: str, machine: str) -> list[Path]:
    """The libraries in a folder for a kind of machine, for the lowest level of processor first."""
    suffix, levels = SUFFIXES[system], [*reversed([*X86_LEVELS]), "base", "dot"]
    names = [f"{system}-{machine}", *(f"{system}-{machine}-{level}" for level in levels)]
    files = [folder / f"azulejos-{name}{suffix}" for name in names]
    return [file for file in files if file.exists()]
