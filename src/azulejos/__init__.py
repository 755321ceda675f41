"""azulejos: the tile game Azul for two to four players, in Python."""

from azulejos.rules import (
    Colour,
    CounterGenerator,
    Deal,
    Draft,
    Game,
    IllegalMoveError,
    InvalidPositionError,
    Move,
    NotationError,
    Outcome,
    Phase,
    Position,
    Termination,
    Tiling,
    Wall,
    add_bonuses,
    draw_deal,
    previews,
    settle_floor,
    tile_line,
)

__version__ = "0.1.0"

__all__ = [
    "Colour",
    "CounterGenerator",
    "Deal",
    "Draft",
    "Game",
    "IllegalMoveError",
    "InvalidPositionError",
    "Move",
    "NotationError",
    "Outcome",
    "Phase",
    "Position",
    "Termination",
    "Tiling",
    "Wall",
    "add_bonuses",
    "draw_deal",
    "previews",
    "settle_floor",
    "tile_line",
]
