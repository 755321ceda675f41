"""Evaluations that do not know of some kinds of worth, for weaker players.

A file of its own because it is the hand-written evaluation with holes: coefficients set to nothing.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from azulejos.fast import Words
from azulejos.search.boards import COEFFICIENTS, STAGES
from azulejos.search.evaluator import HANDMADE, Evaluator, hand_memory
from azulejos.search.features import (
    COLOUR_NEED,
    COLOURS_AT,
    COLUMN_NEED,
    COLUMNS_AT,
    FEATURES,
    FREE_CELLS,
    LACK,
    LINE_POINTS,
    LINES_AT,
)

# The rows of coefficients that each word stands for.
ROWS: Final = {
    "columns": range(COLUMNS_AT, COLOURS_AT),
    "colours": range(COLOURS_AT, FREE_CELLS),
    "neighbours": (*range(FREE_CELLS, LINES_AT), *range(LINE_POINTS, LACK)),
    "supply": range(LACK, LACK + 1),
    "marker": range(FEATURES, FEATURES + 1),
}
assert COLUMN_NEED < COLOURS_AT < COLOUR_NEED < FREE_CELLS  # the ranges above span both kinds


def _blind_memory(blind_to: tuple[str, ...], seats: int, grey: bool) -> Words:
    memory = hand_memory(seats, grey)
    for word in blind_to:
        for row in ROWS[word]:
            first = COEFFICIENTS + STAGES * row
            memory[first : first + STAGES] = 0
    return memory


def blind_evaluator(blind_to: tuple[str, ...]) -> Evaluator:
    """The hand-written evaluation without the kinds of worth that are named."""
    if not blind_to:
        return HANDMADE
    name = f"{HANDMADE.name} without {', '.join(blind_to)}"
    return Evaluator(name, HANDMADE.prepare, HANDMADE.value, partial(_blind_memory, blind_to))
