"""The interface between alpha-beta and an evaluation.

An evaluator is two compiled functions `(state, memory, out) -> None` over raw arrays:

- `prepare` is called with the root of a search;
- `value` is called with any position that follows from it inside the round, in any phase. It
  evaluates the position as if tiling came now, with well chosen columns. It writes the win
  probability of each seat into `out` (shared wins split), and from index 4 on the expected final
  score of each. In phase END, and in a last round without tiles to draft, the result is exact.

`memory` belongs to the evaluator: coefficients, scratch space, remembered boards. Each thread has
its own. The value depends only on the position and the root, never on earlier calls.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from azulejos.fast import Int64s
from azulejos.search.alphabeta.pointers import address_of
from azulejos.search.handmade.boards import COEFFICIENTS, MEMORY_WORDS
from azulejos.search.handmade.coefficients import coefficients
from azulejos.search.handmade.value import hand_prepare, hand_value

Evaluate = Callable[[Any, Any, Any], None]


@dataclass(frozen=True)
class Evaluator:
    """An evaluation that a search can use."""

    name: str
    prepare: Evaluate
    value: Evaluate
    new_memory: Callable[[int, bool], Int64s]
    """Memory for one thread, from the number of seats and whether walls are grey."""

    def addresses(self) -> tuple[int, int]:
        """The addresses of both functions, which are compiled or loaded if needed."""
        return address_of(self.prepare), address_of(self.value)


def hand_memory(seats: int, grey: bool) -> Int64s:
    """Memory with the coefficients of this kind of game and no boards."""
    memory = np.zeros(MEMORY_WORDS, np.int64)
    table = coefficients(seats, grey)
    memory[COEFFICIENTS : COEFFICIENTS + table.size] = table.ravel()
    return memory


HANDMADE = Evaluator("handmade", hand_prepare, hand_value, hand_memory)
