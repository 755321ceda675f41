"""A library of the engine: its file, its facts beside it, and the functions that it exports."""

from __future__ import annotations

import ctypes
import json
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from azulejos import __version__
from azulejos.native.calls import NativeFunction

FACTS_VERSION = 1
"""Goes up when the words of calls or the facts change: no library from an older clone is called."""


PACKAGED: Final = Path(__file__).parent / "lib"
"""The libraries of a wheel, or those that `make` builds in a clone."""


class EngineError(OSError):
    """The engine cannot be used; the text says in one sentence why, and what to do."""


class NativeLibrary:
    """A library that was checked and loaded."""

    def __init__(self, path: Path) -> None:
        """Raises EngineError if the file is missing, damaged or for another machine."""
        self.path, self.facts = path, read_facts(path)
        self._code = load_code(path, self.facts)
        calls: dict[str, Any] = self.facts["calls"]
        self._symbols = {facts["function"]: symbol for symbol, facts in calls.items()}

    def has(self, name: str) -> bool:
        """Whether it exports a function of this name."""
        return name in self._symbols

    def function(self, name: str) -> NativeFunction:
        """An exported function by its name in Python, as `azulejos.fast.moves.play`."""
        if name not in self._symbols:
            raise EngineError(f"{self.path.name} has no function {name}")
        symbol = self._symbols[name]
        return NativeFunction(getattr(self._code, symbol), self.facts["calls"][symbol])


def load_code(path: Path, facts: dict[str, Any]) -> ctypes.CDLL:
    """The code of a library, if the file is what was built."""
    if sha256(_content(path)).hexdigest() != facts["sha256"]:
        raise EngineError(f"{path.name} is damaged: it is not what was built; {_again(path)}")
    try:
        return ctypes.CDLL(str(path))
    except OSError as error:
        raise EngineError(f"{path.name} cannot be loaded: {error}") from error


def read_facts(path: Path) -> dict[str, Any]:
    """The facts beside a library."""
    beside = path.with_suffix(".json")
    try:
        found: dict[str, Any] = json.loads(_content(beside))
        version = found["facts_version"], found["version"]
    except (ValueError, KeyError, TypeError) as error:
        raise EngineError(f"{beside.name} is damaged: it is not JSON; {_again(path)}") from error
    if version != (FACTS_VERSION, __version__):
        raise EngineError(f"{path.name} is of another version of azulejos; {_again(path)}")
    return found


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise EngineError(f"{path.name} cannot be read: {error.strerror}") from error


def _again(path: Path) -> str:
    """What replaces a library that cannot be used."""
    if path.parent == PACKAGED:
        return "install azulejos again"
    return "to build it again: pip install 'azulejos[build]', then python -m azulejos.builder"
