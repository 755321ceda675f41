"""Calls of exported functions: `int32 name(int64 *words)`, results first, then the arguments.

    a number                 one word: its bits
    an array                 its address, then its shape
    a tuple                  its fields, one after the other
    nothing (a result)       no word

The builder says for each function what its arguments are ("int64", "float32[2]" with the number of
dimensions, or the fields of a tuple), and `azulejos.builder.call_layout` makes the other side.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np

Kind = str | dict[str, Any]
Writer = Callable[[Any, list[int]], None]

WHOLE: Final = frozenset({"int64", "uint64", "int32", "bool"})
KEPT_TUPLES: Final = 32  # of each function
SMALL_TUPLE: Final = 4  # values that change from call to call come in small tuples


class NativeCallError(RuntimeError):
    """A compiled function has failed, which none should."""


class NativeFunction:
    """An exported function, called with numbers, arrays and tuples of them."""

    def __init__(self, code: Any, facts: Mapping[str, Any]) -> None:
        self.name: str = facts["function"]
        self._code = code
        code.restype = ctypes.c_int32
        self._results: int = facts["results"]
        self._read = _reader(facts["result"])
        self._writers = [_writer(kind) for kind in facts["arguments"]]

    def __call__(self, *arguments: Any) -> Any:
        """Call it. Arrays must be contiguous and stay alive; the GIL is released."""
        words = self.words(*arguments)
        block = (ctypes.c_int64 * len(words))(*words)
        status = self._code(block)
        if status != 0:
            raise NativeCallError(f"{self.name} ended with status {status}")
        return self._read(block)

    def words(self, *arguments: Any) -> list[int]:
        """The block of words of a call: room for the results, then the arguments."""
        if len(arguments) != len(self._writers):
            expected = len(self._writers)
            raise TypeError(f"{self.name} takes {expected} arguments, not {len(arguments)}")
        words = [0] * self._results
        for value, write in zip(arguments, self._writers, strict=True):
            write(value, words)
        return words


def _reader(kind: Kind) -> Callable[[Any], Any]:
    """What makes the result from the words."""
    match kind:
        case "none":
            return lambda _block: None
        case "bool":
            return lambda block: bool(block[0] & 1)
        case "float64":
            return lambda block: struct.unpack("d", struct.pack("q", block[0]))[0]
        case "float32":
            return lambda block: struct.unpack("fxxxx", struct.pack("q", block[0]))[0]
        case str() if kind in WHOLE:
            return lambda block: block[0]
    raise NativeCallError(f"no result of a native function can be {kind}")


def _writer(kind: Kind) -> Writer:
    """What appends the words of an argument; TypeError if it is of another kind."""
    if isinstance(kind, dict):
        return _tuple_writer(kind)
    if kind in WHOLE:
        return lambda value, words: words.append(int(value))
    if kind == "float64":
        return lambda value, words: words.append(_float_bits(value))
    return _array_writer(kind)


def _float_bits(value: float) -> int:
    return int(struct.unpack("q", struct.pack("d", value))[0])


def _tuple_writer(kinds: Mapping[str, Kind]) -> Writer:
    writers = [_writer(kind) for kind in kinds.values()]
    kept: dict[int, tuple[Any, list[int]]] = {}

    def write(value: Any, words: list[int]) -> None:
        for one, write_field in zip(value, writers, strict=True):
            write_field(one, words)

    def write_kept(value: Any, words: list[int]) -> None:
        known = kept.get(id(value))
        if known is None or known[0] is not value:
            found: list[int] = []
            write(value, found)
            if len(kept) >= KEPT_TUPLES:
                kept.clear()
            known = kept[id(value)] = value, found
        words += known[1]

    return write if len(kinds) <= SMALL_TUPLE else write_kept


def _array_writer(kind: str) -> Writer:
    name, _, dimensions = kind.removesuffix("]").partition("[")
    dtype, count = np.dtype(name), int(dimensions)

    def write(value: Any, words: list[int]) -> None:
        if value.dtype != dtype or value.ndim != count or not value.flags.c_contiguous:
            raise TypeError(f"an array of {value.dtype}[{value.ndim}], not of {kind}")
        words.append(value.ctypes.data)
        words.extend(value.shape)

    return write
