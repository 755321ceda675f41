"""Numbers of the rulebook: each comes from the rules, so that no sentence types one.

>>> facts()["floor-costs"]
[1, 1, 2, 2, 2, 3, 3]
"""

from __future__ import annotations

from dataclasses import replace

from azulejos.rules.board import NO_LINE, Board, capacity
from azulejos.rules.position import Position
from azulejos.rules.scoring import (
    BARREN_LIMIT,
    COLOUR_BONUS,
    COLUMN_BONUS,
    FLOOR_COST,
    PENALTIES,
    ROW_BONUS,
    placement_points,
)
from azulejos.rules.tiles import (
    FULL_BAG,
    MAX_SEATS,
    MIN_SEATS,
    SIDE,
    START_MARKER,
    TILES_PER_COLOUR,
    TILES_PER_FACTORY,
    factory_count,
)
from azulejos.rules.tiling import settle_floor


def facts() -> dict[str, int | list[int]]:
    """Every number that the sentences name, by the name of its Fluent variable."""
    return {
        "seats-fewest": MIN_SEATS,
        "seats-most": MAX_SEATS,
        "factories-two": factory_count(2),
        "factories-three": factory_count(3),
        "factories-four": factory_count(4),
        "colours": len(FULL_BAG),
        "tiles": sum(FULL_BAG),
        "tiles-per-colour": TILES_PER_COLOUR,
        "tiles-per-factory": TILES_PER_FACTORY,
        "side": SIDE,
        "shortest-line": capacity(0),
        "longest-line": capacity(SIDE - 1),
        "floor-spaces": len(PENALTIES),
        "floor-costs": list(PENALTIES),
        "floor-total": FLOOR_COST[-1],
        "alone": placement_points(Board().wall, 0, 0),
        "lowest-score": _lowest_score(),
        "row-bonus": ROW_BONUS,
        "column-bonus": COLUMN_BONUS,
        "colour-bonus": COLOUR_BONUS,
        "barren-limit": BARREN_LIMIT,
        "full-rounds": sum(FULL_BAG) // (TILES_PER_FACTORY * factory_count(2)),
    }


def _lowest_score() -> int:
    """The score of a player without points after a floor line has been paid for."""
    start = Position.start()
    poor = Board(0, start.boards[0].wall, (NO_LINE,) * SIDE, (START_MARKER,))
    position = replace(start, start_marker=0, boards=(poor, *start.boards[1:]))
    return settle_floor(position, 0).position.boards[0].score
