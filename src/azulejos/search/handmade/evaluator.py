"""What a search asks of an evaluation: the interface between the two.

A file of its own because this is where a learned evaluation takes the place of the hand-written
one. An evaluator is two compiled functions `(state, memory, out) -> None` over bare words:

- `prepare` is called with the root of a search;
- `value` with any position that follows from it inside the round, in any phase. It values the
  position as if the tiling came now, columns chosen well, and writes into `out` the win
  probability of each seat (shared wins split), and from index 4 on the expected final score of
  each. In phase END, and when no tile is left to draft in a last round, that is the exact result.

`memory` belongs to the evaluator: coefficients, scratch space, what it remembers. Each thread has
its own. The value may depend only on the position and the root, never on what was asked before.
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

Judge = Callable[[Any, Any, Any], None]


@dataclass(frozen=True)
class Evaluator:
    """An evaluation that a search can use."""

    name: str
    prepare: Judge
    value: Judge
    new_memory: Callable[[int, bool], Int64s]
    """Memory for one thread, from the number of seats and whether walls are grey."""

    def addresses(self) -> tuple[int, int]:
        """Where the two functions lie, compiled or loaded by now."""
        return address_of(self.prepare), address_of(self.value)


def hand_memory(seats: int, grey: bool) -> Int64s:
    """Memory with the coefficients of this kind of game, nothing remembered."""
    memory = np.zeros(MEMORY_WORDS, np.int64)
    table = coefficients(seats, grey)
    memory[COEFFICIENTS : COEFFICIENTS + table.size] = table.ravel()
    return memory


HANDMADE = Evaluator("handmade", hand_prepare, hand_value, hand_memory)
