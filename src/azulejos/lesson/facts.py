"""Numbers that the sentences of the lesson name: each comes from the rules.

>>> facts()["column-bonus"]
7
"""

from __future__ import annotations

from azulejos.rules.board import Board
from azulejos.rules.scoring import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    PENALTIES,
    ROW_BONUS,
    placement_points,
)
from azulejos.rules.tiles import SIDE


def facts() -> dict[str, int | list[int]]:
    """Every number of the rules that a sentence names, by the name of its Fluent variable."""
    return {
        "side": SIDE,
        "floor-spaces": len(PENALTIES),
        "floor-costs": list(PENALTIES),
        "alone": placement_points(Board().wall, 0, 0),
        "row-bonus": ROW_BONUS,
        "column-bonus": COLUMN_BONUS,
        "colour-bonus": COLOUR_BONUS,
    }
