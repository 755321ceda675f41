"""Everything in `fast` can be called from Python, and gives plain numbers."""

import inspect
from typing import Any

import numpy as np
import pytest

from azulejos import fast
from azulejos.native.engine import engine

ARGUMENTS = {"seat", "row", "column", "colour", "source", "place", "pair", "word", "action"}
FUNCTIONS = {
    name: found for name in fast.__all__ if inspect.isfunction(found := getattr(fast, name))
}
QUESTIONS = [
    name
    for name, function in FUNCTIONS.items()
    if list(inspect.signature(function).parameters)[:1] == ["state"]
    and set(inspect.signature(function).parameters) - {"state"} <= ARGUMENTS
    and inspect.signature(function).return_annotation in ("int", "bool")
]


def test_the_engine_exports_every_compiled_function() -> None:
    # Those that only compiled code needs are not public; `wraps` marks those of the engine.
    compiled = [one for one in FUNCTIONS.values() if hasattr(one, "__wrapped__")]
    names = [f"{one.__module__}.{one.__qualname__}" for one in compiled]
    assert len(names) > 15
    assert [name for name in names if not engine().has(name)] == []


@pytest.mark.parametrize("name", QUESTIONS)
def test_answers_are_plain_numbers(name: str) -> None:
    function: Any = FUNCTIONS[name]
    state = fast.new_state(2, grey=True)
    fast.deal(state, fast.new_generator(1))
    given = [0] * (len(inspect.signature(function).parameters) - 1)
    answer = function(state, *given)
    assert type(answer) in (int, bool)
    assert not isinstance(answer, np.generic)
