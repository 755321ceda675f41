"""The rules of the game: what is legal and what it scores.

This package is written to be read: standard library only, no input or output, no clock, no
randomness. Tiles and boards come first, then the phases (dealing, drafting, tiling), then points.
`Position` is the entry point. Code that implements a paragraph of the rules cites it: `RULES [D6]`.
"""

from azulejos.rules.annotations import Annotation, Event, Mark, Variation
from azulejos.rules.board import Board, PatternLine
from azulejos.rules.dealing import Deal, draw_deal
from azulejos.rules.errors import (
    IllegalMoveError,
    InvalidPositionError,
    NotationError,
    Problem,
    ProblemCode,
    Reason,
)
from azulejos.rules.game import Game
from azulejos.rules.generator import Below, CounterGenerator
from azulejos.rules.moves import Draft, Move, Tiling
from azulejos.rules.position import Position
from azulejos.rules.preview import Preview, previews
from azulejos.rules.record.several import format_games, read_games
from azulejos.rules.scoring import Outcome, Termination, add_bonuses
from azulejos.rules.steps import (
    Area,
    BonusKind,
    BonusScored,
    Cell,
    FloorScored,
    LidPoured,
    MarkerMoved,
    Place,
    Step,
    TilePlaced,
    TilesMoved,
    Transition,
)
from azulejos.rules.tiles import CENTRE, FLOOR, START_MARKER, Colour, Counts, Marker, Phase, Wall
from azulejos.rules.tiling import advance_tiling, settle_floor, tile_line

__all__ = [
    "CENTRE",
    "FLOOR",
    "START_MARKER",
    "Annotation",
    "Area",
    "Below",
    "Board",
    "BonusKind",
    "BonusScored",
    "Cell",
    "Colour",
    "CounterGenerator",
    "Counts",
    "Deal",
    "Draft",
    "Event",
    "FloorScored",
    "Game",
    "IllegalMoveError",
    "InvalidPositionError",
    "LidPoured",
    "Mark",
    "Marker",
    "MarkerMoved",
    "Move",
    "NotationError",
    "Outcome",
    "PatternLine",
    "Phase",
    "Place",
    "Position",
    "Preview",
    "Problem",
    "ProblemCode",
    "Reason",
    "Step",
    "Termination",
    "TilePlaced",
    "TilesMoved",
    "Tiling",
    "Transition",
    "Variation",
    "Wall",
    "add_bonuses",
    "advance_tiling",
    "draw_deal",
    "format_games",
    "previews",
    "read_games",
    "settle_floor",
    "tile_line",
]
