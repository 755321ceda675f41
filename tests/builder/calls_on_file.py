"""Writes calls of a library to a file, which `replay.c` repeats where there is no Python."""

import struct
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from azulejos.native.calls import Kind, NativeFunction

NAME_BYTES = 32


class Recorder:
    """Remembers calls and the arrays that they use."""

    def __init__(self, calls: Mapping[str, Any]) -> None:
        """`calls` are those of the library's facts; it need not run here."""
        self._symbols = {facts["function"]: (symbol, facts) for symbol, facts in calls.items()}
        self._regions: dict[int, Any] = {}
        self._calls: list[bytes] = []

    def add(self, function: str, *arguments: Any) -> None:
        """Remember a call. All calls are repeated one after the other."""
        for array in _arrays(arguments):
            root = _root(array)
            self._regions[root.ctypes.data] = root
        symbol, facts = self._symbols[function]
        words = NativeFunction(SimpleNamespace(), facts).words(*arguments)
        flags = [False] * facts["results"]
        for kind in facts["arguments"]:
            flags += _is_address(kind)
        name = symbol.encode().ljust(NAME_BYTES, b"\0")
        self._calls.append(name + _packed(len(words), *words, *flags))

    def write(self, path: Path, outputs: Sequence[Any]) -> None:
        """Write everything, with the arrays as they are now; `outputs` are shown afterwards."""
        parts = [_packed(len(self._regions))]
        for address, root in self._regions.items():
            content = root.tobytes()
            stored = content.rstrip(b"\0")
            parts += [_packed(address, len(content), len(stored)), stored]
        parts += [_packed(len(self._calls)), *self._calls, _packed(len(outputs))]
        parts += [_packed(array.ctypes.data, array.nbytes) for array in outputs]
        path.write_bytes(b"".join(parts))


def _packed(*words: int) -> bytes:
    return struct.pack(f"<{len(words)}Q", *(int(word) % (1 << 64) for word in words))


def _arrays(value: Any) -> Iterator[Any]:
    if isinstance(value, np.ndarray):
        yield value
    elif isinstance(value, tuple):
        for one in value:
            yield from _arrays(one)


def _root(array: Any) -> Any:
    """The array that owns the memory: several arguments may be parts of it."""
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array


def _is_address(kind: Kind) -> list[bool]:
    """For each word of an argument, whether it is an address."""
    if isinstance(kind, dict):
        return [flag for one in kind.values() for flag in _is_address(one)]
    if not kind.endswith("]"):
        return [False]
    return [True] + [False] * int(kind[kind.index("[") + 1 : -1])
