"""Arguments become words: what the other side reads."""

import ctypes
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

from azulejos.native.calls import NativeCallError, NativeFunction


class Pair(NamedTuple):
    number: int
    row: Any


class Code:
    """Code that shows the words that it gets, and gives one result."""

    def __init__(self, result: int = 0, status: int = 0) -> None:
        self.words: list[int] = []
        self.restype: Any = None
        self._result, self._status = result, status

    def __call__(self, block: Any) -> int:
        self.words = list(block)
        if self.words:
            block[0] = self._result
        return self._status


def function(code: Code, result: str, *arguments: Any) -> Callable[..., Any]:
    results = int(result != "none")
    facts = {"function": "f", "results": results, "result": result, "arguments": list(arguments)}
    return NativeFunction(code, facts).call


def test_numbers_are_their_bits() -> None:
    code = Code()
    function(code, "none", "int64", "float64", "bool", "float32")(-2, 1.0, True, 1.5)
    assert code.words == [-2, 0x3FF0000000000000, 1, 0x3FC00000]
    assert code.restype is ctypes.c_int32


def test_an_array_is_its_address_and_its_shape() -> None:
    code, array = Code(), np.zeros((3, 4), np.float32)
    function(code, "none", "float32[2]")(array)
    assert code.words == [array.ctypes.data, 3, 4]


def test_a_tuple_is_its_fields_after_the_results() -> None:
    code, row = Code(), np.zeros(5, np.int64)
    function(code, "int64", {"number": "int64", "row": "int64[1]"})(Pair(7, row))
    assert code.words == [0, 7, row.ctypes.data, 5]


def test_a_large_tuple_with_another_array_has_other_words() -> None:
    kinds = dict.fromkeys("abcdef", "int64[1]")
    code, rows = Code(), [tuple(np.zeros(2, np.int64) for _ in kinds) for _ in range(40)]
    call = function(code, "none", kinds)
    for some in (*rows, *rows):
        call(some)
        assert code.words[::2] == [one.ctypes.data for one in some]


@pytest.mark.parametrize(
    ("result", "word", "value"),
    [
        ("int64", -5, -5),
        ("bool", 1, True),
        ("float64", 0x3FF8000000000000, 1.5),
        ("float32", 0x3FC00000, 1.5),
        ("uint64", -1, (1 << 64) - 1),
        ("none", 0, None),
    ],
)
def test_results_are_read(result: str, word: int, value: Any) -> None:
    assert function(Code(word), result)() == value


@pytest.mark.parametrize(
    "array", [np.zeros(3, np.int32), np.zeros((2, 2), np.int64), np.zeros(6, np.int64)[::2]]
)
def test_another_array_is_refused(array: Any) -> None:
    with pytest.raises(TypeError, match=r"not of int64\[1\]|not contiguous"):
        function(Code(), "none", "int64[1]")(array)


def test_too_few_arguments_are_refused() -> None:
    with pytest.raises(TypeError, match="missing 1 required"):
        function(Code(), "none", "int64", "int64")(1)


def test_a_failure_is_an_error() -> None:
    with pytest.raises(NativeCallError, match="f failed"):
        function(Code(status=1), "none")()
