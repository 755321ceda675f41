"""A library of the engine: its file, its facts beside it, and the functions that it exports."""

from __future__ import annotations

import ctypes
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from azulejos.native.calls import NativeFunction


class NativeLibraryError(RuntimeError):
    """A library cannot be used; the text says why, and what to do."""


class NativeLibrary:
    """A library that was checked and loaded."""

    def __init__(self, path: Path) -> None:
        """Raises NativeLibraryError if the file is missing, damaged or for another machine."""
        self.path = path
        self.facts = _read_facts(path)
        if sha256(_content(path)).hexdigest() != self.facts["sha256"]:
            raise NativeLibraryError(f"{path.name} is damaged: it is not what was built")
        try:
            code = ctypes.CDLL(str(path))
        except OSError as error:
            raise NativeLibraryError(f"{path.name} cannot be loaded: {error}") from error
        self._functions = {
            facts["function"]: NativeFunction(getattr(code, symbol), facts)
            for symbol, facts in self.facts["calls"].items()
        }

    def function(self, name: str) -> NativeFunction:
        """An exported function by its name in Python, as `azulejos.fast.moves.play`."""
        if name not in self._functions:
            raise NativeLibraryError(f"{self.path.name} has no function {name}")
        return self._functions[name]


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise NativeLibraryError(f"{path.name} cannot be read: {error.strerror}") from error


def _read_facts(path: Path) -> dict[str, Any]:
    beside = path.with_suffix(".json")
    try:
        found: dict[str, Any] = json.loads(_content(beside))
    except ValueError as error:
        raise NativeLibraryError(f"{beside.name} is damaged: it is not JSON") from error
    return found
