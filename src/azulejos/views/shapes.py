"""Shapes: positions, steps and choices in JSON.

HTTP responses, WebSocket messages, replays and the JSON of the command line use the same shapes.
Seats, lines, rows and columns count from 0. `null` is the floor line in place of a line or a
column, and no seat in place of a seat. Evolution: a new field has a default, a type never changes.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

ColourLetter: TypeAlias = Literal["B", "Y", "R", "K", "W"]
FloorThing: TypeAlias = Literal["B", "Y", "R", "K", "W", "*"]
WallName: TypeAlias = Literal["coloured", "grey"]
PhaseName: TypeAlias = Literal["deal", "draft", "tile", "end"]
AreaName: TypeAlias = Literal["bag", "lid", "source", "line", "floor", "wall", "front"]
BonusName: TypeAlias = Literal["row", "column", "colour"]
RefusedReason: TypeAlias = Literal[
    "line_complete",
    "line_has_other_colour",
    "row_has_colour",
    "space_taken",
    "column_has_colour",
    "tile_fits",
]

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
TileCounts: TypeAlias = tuple[int, int, int, int, int]


class _Tagged(Struct, frozen=True, tag=True, tag_field="type", kw_only=True):
    """A shape with several kinds; `type` says which."""


class PatternLineView(Struct, frozen=True):
    """A pattern line: its colour, how many tiles lie on it and how many it holds."""

    colour: ColourLetter | None
    filled: int
    capacity: int


class BoardView(Struct, frozen=True):
    """What lies in front of one seat."""

    score: int
    wall: list[list[ColourLetter | None]]
    pattern_lines: list[PatternLineView]
    floor_line: list[FloorThing]
    floor_cost: int
    closes_row: bool


class PositionView(Struct, frozen=True):
    """A position, as text and taken apart. `sources[0]` is the centre; counts are B Y R K W."""

    text: str
    wall: WallName
    phase: PhaseName
    round_number: int
    barren_rounds: int
    turn: SeatNumber | None
    first_seat: SeatNumber
    start_marker: SeatNumber | None
    sources: list[TileCounts]
    bag: TileCounts
    lid: TileCounts
    boards: list[BoardView]


class PlaceView(Struct, frozen=True, omit_defaults=True):
    """The place of a tile; fields that do not apply to the area are left out.

    `number` is the source (0 the centre), the pattern line, the floor space or the wall row.
    """

    area: AreaName
    seat: SeatNumber | None = None
    number: int | None = None
    column: int | None = None


class CellView(Struct, frozen=True):
    """A space of a wall."""

    row: int
    column: int


class TilesMoved(_Tagged, frozen=True):
    """Tiles of one colour went from one place to another."""

    colour: ColourLetter
    count: int
    origin: PlaceView
    target: PlaceView


class MarkerMoved(_Tagged, frozen=True):
    """The start marker went from one place to another."""

    origin: PlaceView
    target: PlaceView


class LidPoured(_Tagged, frozen=True):
    """The bag was empty and all tiles of the lid went into it."""

    tiles: TileCounts


class TilePlaced(_Tagged, frozen=True):
    """A tile went from its line to the wall and scored along the groups listed."""

    seat: SeatNumber
    line: int
    column: int
    colour: ColourLetter
    points: int
    horizontal: list[CellView]
    vertical: list[CellView]
    score: int


class FloorScored(_Tagged, frozen=True):
    """A floor line cost points: what each space costs, and what the score really lost."""

    seat: SeatNumber
    penalties: list[int]
    lost: int
    score: int


class BonusScored(_Tagged, frozen=True):
    """A bonus at the end; `index` is the row, the column or the colour's place in B Y R K W."""

    seat: SeatNumber
    kind: BonusName
    index: int
    points: int
    score: int


StepView: TypeAlias = TilesMoved | MarkerMoved | LidPoured | TilePlaced | FloorScored | BonusScored


class LineEffect(Struct, frozen=True, omit_defaults=True):
    """What a draft does on one line: tiles that fit, tiles that fall, points to come, penalty.

    `line_falls`: on the grey wall the complete line fits nowhere, and so many tiles of it will fall
    when it is tiled, for `line_penalty` points more.
    """

    put: str
    line: int | None
    fits: int
    falls: int
    completes: bool
    points: int
    penalty: int
    line_falls: int = 0
    line_penalty: int = 0


class RefusedLine(Struct, frozen=True, omit_defaults=True):
    """A line that may not take a colour, and why; `holds` is the other colour on it."""

    line: int
    reason: RefusedReason
    holds: ColourLetter | None = None


class DraftEffects(Struct, frozen=True, omit_defaults=True):
    """What so many tiles of a colour do on every line, the floor line last.

    `marker_cost` is the part of every `penalty` that the start marker costs.
    """

    colour: ColourLetter
    count: int
    lines: list[LineEffect]
    refused: list[RefusedLine]
    marker_cost: int = 0


class DraftChoice(Struct, frozen=True):
    """Tiles that can be taken. The move's text is `take` and then the `put` of a line.

    `effects` is an index into the list of effects: equal takes share one entry.
    """

    take: str
    source: int
    colour: ColourLetter
    count: int
    takes_marker: bool
    effects: int


class TilingChoice(Struct, frozen=True):
    """A column that the tile of a complete line may go to; `null`: the line falls."""

    move: str
    line: int
    column: int | None
    points: int
    falls: int
    penalty: int


class RefusedColumn(Struct, frozen=True):
    """A column that may not take the tile, and why."""

    line: int
    column: int | None
    reason: RefusedReason


class Choices(Struct, frozen=True):
    """Everything that a seat may do now, with its effects, and what it may not, with reasons."""

    drafts: list[DraftChoice] = []
    effects: list[DraftEffects] = []
    tilings: list[TilingChoice] = []
    refused_columns: list[RefusedColumn] = []


class ScoreSheet(Struct, frozen=True):
    """The points of a seat by source; `floor` is what it lost there.

    `before` is what it had when the game began: 0, unless the game began at a position.
    """

    placements: int
    floor: int
    rows: int
    columns: int
    colours: int
    total: int
    before: int = 0
