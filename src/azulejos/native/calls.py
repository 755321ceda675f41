"""Calls of exported functions: `int32 name(int64 *words)`, results first, then the arguments.

    words   [ results | arguments, depth first ]

    a number                 one word: its bits
    an array                 its address, then its shape
    a tuple                  its fields, one after the other
    nothing (a result)       no word

The builder says for each function what its arguments are ("int64", "float32[2]" with the number of
dimensions, or the fields of a tuple), and `azulejos.builder.call_layout` makes the other side.

A program that steps single games makes a call for each of them, so a call must be quick. Each
function therefore gets a Python function of its own, made from source as `namedtuple` does it. For
`play(state, action)` it is

    def call(a0, a1):
        if a0.dtype is not dtype_0 or a0.ndim != 1: refuse_0(a0)
        block = new_block()
        fill(block, 0, address(a0), len(a0), a1)
        if code(block): fail()
        return None
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np

Kind = str | dict[str, Any]

KEPT_TUPLES: Final = 32  # of each argument

_address_of: Final = ctypes.addressof
_memory_of: Final = ctypes.c_char.from_buffer  # quicker than `array.ctypes.data`

# How a number becomes a word of 64 bits, and how the first word becomes a result.
_AS_WORD: Final = {
    "int64": "{0}",
    "int32": "{0}",
    "bool": "bool({0})",
    "uint64": "wrapped({0})",
    "float64": "float_bits({0})",
    "float32": "short_float_bits({0})",
}
_AS_RESULT: Final = {
    "none": "None",
    "bool": "block[0] & 1 != 0",
    "int64": "block[0]",
    "int32": "block[0]",
    "uint64": "block[0] & 0xFFFFFFFFFFFFFFFF",
    "float64": "float_of(block[0])",
    "float32": "short_float_of(block[0])",
}


class NativeCallError(RuntimeError):
    """A compiled function has failed, which none should."""


class NativeFunction:
    """An exported function, called with numbers, arrays and tuples of them."""

    def __init__(self, code: Any, facts: Mapping[str, Any]) -> None:
        code.restype = ctypes.c_int32
        self.name: str = facts["function"]
        count = facts["results"] + sum(word_count(kind) for kind in facts["arguments"])
        self.scope: Final = _names_of(facts["arguments"]) | {
            "code": code,
            "fail": self._fail,
            "fill": struct.Struct(f"{count}q").pack_into,
            "new_block": ctypes.c_int64 * count,
        }
        """The global names of `call`."""
        self.call: Final = _made(_source(facts, _CALL), self.scope)
        """Call it. Arrays must be contiguous and stay alive; the GIL is released."""
        self.words: Final = _made(_source(facts, _WORDS), dict(self.scope))
        """The words of a call, for those who make the call themselves."""

    def _fail(self) -> None:
        raise NativeCallError(f"{self.name} failed")


_WORDS: Final = "return [{words}]"
_CALL: Final = """block = new_block()
 fill(block, 0, {words})
 if code(block): fail()
 return {result}"""


def word_count(kind: Kind) -> int:
    """How many words an argument takes."""
    if isinstance(kind, dict):
        return sum(word_count(one) for one in kind.values())
    return 1 + _dimensions(kind) if kind.endswith("]") else 1


def address(array: Any) -> int:
    """Where the elements of an array are."""
    try:
        return _address_of(_memory_of(array))
    except (TypeError, ValueError):  # read-only, empty, or not contiguous
        if not array.flags.c_contiguous:
            raise TypeError("an array that is not contiguous") from None
        return int(array.ctypes.data)


def _names_of(kinds: Sequence[Kind]) -> dict[str, Any]:
    """What the source of a call with such arguments uses."""
    names: dict[str, Any] = {
        "address": address,
        "float_bits": lambda value: struct.unpack("q", struct.pack("d", value))[0],
        "float_of": lambda word: struct.unpack("d", struct.pack("q", word))[0],
        "short_float_bits": lambda value: struct.unpack("q", struct.pack("fxxxx", value))[0],
        "short_float_of": lambda word: struct.unpack("fxxxx", struct.pack("q", word))[0],
        "wrapped": lambda value: (int(value) + (1 << 63)) % (1 << 64) - (1 << 63),
    }
    for number, kind in enumerate(kinds):
        if isinstance(kind, dict):
            names[f"words_{number}"] = _tuple_words(kind)
        elif kind.endswith("]"):
            names[f"dtype_{number}"] = np.dtype(kind.partition("[")[0])
            names[f"refuse_{number}"] = _refusal(kind)
    return names


def _made(source: str, names: dict[str, Any]) -> Callable[..., Any]:
    exec(compile(source, "<native call>", "exec"), names)
    made: Callable[..., Any] = names["call"]
    return made


def _source(facts: Mapping[str, Any], body: str) -> str:
    """The source of a function that takes the arguments and does what the body says."""
    arguments = [f"a{number}" for number in range(len(facts["arguments"]))]
    words, checks = ["0"] * facts["results"], []
    for number, (name, kind) in enumerate(zip(arguments, facts["arguments"], strict=True)):
        if isinstance(kind, dict):
            words.append(f"*words_{number}({name})")
        elif kind.endswith("]"):
            count = _dimensions(kind)
            wrong = f"{name}.dtype is not dtype_{number} or {name}.ndim != {count}"
            checks.append(f" if {wrong}: refuse_{number}({name})")
            words += [f"address({name})", f"len({name})" if count == 1 else f"*{name}.shape"]
        else:
            words.append(_AS_WORD[kind].format(name))
    end = body.format(words=", ".join(words), result=_AS_RESULT[facts["result"]])
    return "\n".join([f"def call({', '.join(arguments)}):", *checks, f" {end}"])


def _refusal(kind: str) -> Callable[[Any], None]:
    """What raises TypeError if an array is of another kind."""
    dtype, count = np.dtype(kind.partition("[")[0]), _dimensions(kind)

    def refuse(array: Any) -> None:
        if array.dtype != dtype or array.ndim != count:
            raise TypeError(f"an array of {array.dtype}[{array.ndim}], not of {kind}")

    return refuse


def _tuple_words(kinds: Mapping[str, Kind]) -> Callable[[Any], list[int]]:
    """What makes the words of a tuple. Those of a tuple with arrays are kept for the next call."""
    parts = list(kinds.values())
    facts = {"arguments": parts, "results": 0, "result": "none"}
    make = _made(_source(facts, _WORDS), _names_of(parts))
    if not any(_arrays_in(parts)):
        return lambda value: make(*value)
    kept: dict[int, tuple[Any, list[int]]] = {}

    def words(value: Any) -> list[int]:
        known = kept.get(id(value))
        if known is None or known[0] is not value:
            if len(kept) >= KEPT_TUPLES:
                kept.clear()
            known = kept[id(value)] = value, make(*value)
        return known[1]

    return words


def _arrays_in(parts: Sequence[Kind]) -> Iterator[bool]:
    for kind in parts:
        if isinstance(kind, dict):
            yield from _arrays_in(list(kind.values()))
        else:
            yield kind.endswith("]")


def _dimensions(kind: str) -> int:
    return int(kind[kind.index("[") + 1 : -1])
