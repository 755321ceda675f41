"""Bodies of HTTP requests and responses.

HTTP is for the time before and after a game, and for programs. OpenAPI is generated from the routes
that use these bodies.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from azulejos.server.wire.table_views import ResultView, SeatKind, TableState, TableView
from azulejos.table.options import LevelName, Options
from azulejos.table.requests import Hash, RequestId
from azulejos.views.shapes import (
    Choices,
    ColourLetter,
    PositionView,
    ScoreSheet,
    SeatNumber,
    StepView,
    WallName,
)

ChosenToken: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9A-Za-z_-]{32,128}\Z")]
PositionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000)]


class CreateTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table: for every seat a bot's level, or null for a seat that people can claim.

    A training table has a position as its `start` instead of `seats`. The position decides how
    many seats there are, and the wall. You can claim `seat` (null: the seat to act), and bots of
    `level` have the others.
    """

    seats: Annotated[list[LevelName | None], Meta(min_length=2, max_length=4)] | None = None
    options: Options = Options()
    start: PositionText | None = None
    seat: SeatNumber | None = None
    level: LevelName = "casual"


class TableOpened(Struct, frozen=True):
    """The new table; `path` is the link for the others.

    You are its host, and `token` is the only key to that and to the seats that you claim with it.
    """

    table: TableView
    path: str
    token: str
    guest: int
    return_path: str


class SitDown(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Claim a seat; with a token in the Authorization header for that guest, else for a new one.

    `nonce_hash` is SHA-256 of a nonce that is shown when the game starts; `id` makes it safe to ask
    again. A new guest who wants the same safety also chooses the `token`, at random: a second
    request with both gets the same seat.
    """

    seat: SeatNumber
    name: Annotated[str, Meta(min_length=1, max_length=200)]
    nonce_hash: Hash = ""
    id: RequestId | None = None
    token: ChosenToken | None = None


class SeatGranted(Struct, frozen=True):
    """The seat is yours: the token is the only key to it. `return_path` works on any device."""

    seat: SeatNumber
    guest: int
    token: str
    return_path: str


class TableSummary(Struct, frozen=True):
    """A line in the list of public tables.

    `kinds` says for every seat whose name it is: a person's, a bot's, or empty if the seat is open.
    """

    id: str
    state: TableState
    wall: WallName
    seats: int
    open_seats: int
    names: list[str]
    created_at: int
    kinds: list[SeatKind] = []


class TableList(Struct, frozen=True):
    """Public tables, the newest first."""

    tables: list[TableSummary]


class LookedAt(Struct, frozen=True, kw_only=True):
    """A table as everyone with the link sees it."""

    number: int
    table: TableView
    position: PositionView | None


class RematchCreated(Struct, frozen=True):
    """A new table with the same seats, and your token there."""

    table: str
    path: str
    token: str
    guest: int
    return_path: str


class LoadRecord(Struct, frozen=True):
    """A record in `.azul` form."""

    record: Annotated[str, Meta(min_length=1, max_length=200_000)]


class ReplayStep(Struct, frozen=True, kw_only=True):
    """One deal or move of a record with the position after it.

    `seat` is null for a deal; `sheets` has the points of every seat so far, by source.
    """

    notation: str
    seat: SeatNumber | None
    absent: bool
    steps: list[StepView]
    position: PositionView
    sheets: list[ScoreSheet]


class Replay(Struct, frozen=True, kw_only=True):
    """A whole game to step through."""

    wall: WallName
    names: list[str]
    headers: dict[str, str]
    start: PositionView
    moves: list[ReplayStep]
    result: ResultView | None


class AnalysePosition(Struct, frozen=True, kw_only=True):
    """A position to think about, for how long, and how many moves to name."""

    position: PositionText
    seconds: Annotated[float, Meta(ge=0.05, le=5)] = 1.0
    best: Annotated[int, Meta(ge=1, le=20)] = 3


class ReasonView(Struct, frozen=True):
    """Why a move is good or bad: a code and its numbers, for a screen to put into words.

    The move is compared with another one: a best move with the next one, any other move with the
    best one. A `gain` speaks for the move, a `cost` against it; `even` is neither.
    """

    code: str
    numbers: dict[str, int]
    side: Literal["gain", "cost", "even"] = "even"


class AnalysedMoveView(Struct, frozen=True, kw_only=True):
    """A move with win probability and expected final score for every seat."""

    move: str
    win_probability: list[float]
    expected_score: list[float]
    line: list[str]
    reasons: list[ReasonView]


class AnalysisView(Struct, frozen=True, kw_only=True):
    """The best moves of a position, the best first, and how far the search looked."""

    position: PositionView
    choices: Choices
    moves: list[AnalysedMoveView]
    depth: int
    nodes: int
    complete: bool


class AskHint(Struct, frozen=True):
    """Ask what to do now; the seat's token is in the Authorization header."""

    seat: SeatNumber


class LevelView(Struct, frozen=True):
    """A bot's level, the name of its character, and its rating; screens say how it plays."""

    id: str
    name: str
    rating: int = 0


class LanguageView(Struct, frozen=True):
    """A language of the catalogues, in its own words."""

    code: str
    name: str


class About(Struct, frozen=True, kw_only=True):
    """What never changes while the server runs: everything that a page needs to draw the game."""

    version: str
    levels: list[LevelView]
    languages: list[LanguageView]
    reactions: list[str]
    colours: list[ColourLetter]
    wall_pattern: list[list[ColourLetter]]
    floor_penalties: list[int]
    row_bonus: int
    column_bonus: int
    colour_bonus: int
    reachable_from: list[str]


class Health(Struct, frozen=True):
    """Whether the server can do its work; `bots` are `ready` or `failed`.

    If they have failed, the engine cannot be loaded: the server's log says why. Then only the bots
    that play without the engine move.
    """

    status: str
    version: str
    bots: str


class ProblemView(Struct, frozen=True, omit_defaults=True):
    """The one shape of every HTTP error; asking again makes sense after so many milliseconds."""

    code: str
    sentence: str
    retry_after: int = 0
