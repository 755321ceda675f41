"""Views of a table: seats, clocks, what happened and how it ended.

`azulejos.views` shows the game, and these views show the people. They contain no secrets: the seed
only when the game is over, and tokens never.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from azulejos.table.events import Away
from azulejos.table.options import Clock
from azulejos.views.shapes import (
    ScoreSheet,
    SeatNumber,
    WallName,
)

SeatKind: TypeAlias = Literal["open", "person", "bot"]
TableState: TypeAlias = Literal["lobby", "starting", "playing", "finished", "abandoned"]

TakeBackWay: TypeAlias = Literal["undo", "ask"]
TimeoutRule: TypeAlias = Literal["move", "seat", "loss"]


class Clocks(Struct, frozen=True):
    """Milliseconds left of every seat at the server's time `now`; only `running` counts down.

    The clock of `running` starts at `starts_at`: before that, tiling is still being shown.
    """

    now: int
    running: SeatNumber | None
    starts_at: int
    left: list[int | None]


class SeatView(Struct, frozen=True):
    """Who sits at a seat.

    `guest` is the number of the guest who holds the token; a guest may have several seats.
    `bot_plays`: the next move comes from a bot, for a person `away` (and why) or one who `lost` the
    seat for the rest of the game. `ready` is false at a rematch until the person has come along.
    `overdue`: the promised nonce did not come in time, and the host may start without it.
    """

    seat: SeatNumber
    kind: SeatKind
    guest: int | None
    name: str
    level: str
    ready: bool
    bot_plays: bool
    away: Away | None
    lost: bool
    nonce_hash: str
    nonce: str
    overdue: bool = False


class TakeBackView(Struct, frozen=True):
    """A take-back that waits for the others: who asked, which guests have to answer, until when."""

    seat: SeatNumber
    waiting_for: list[int]
    until: int


class ResultView(Struct, frozen=True):
    """How a game ended: `row`, `no tiles`, `barren`, `resign 2`, `time 3` or `abandoned`."""

    termination: str
    winners: list[SeatNumber]
    scores: list[int]
    complete_rows: list[int]
    sheets: list[ScoreSheet]


class OptionsView(Struct, frozen=True):
    """What people agreed on, nothing left out; times in milliseconds."""

    wall: WallName
    clock: Clock
    on_timeout: TimeoutRule
    hints: bool | None
    public: bool
    stand_in: str
    absence_ms: int
    show_ms: int
    lobby_ms: int
    idle_ms: int
    rated: bool = False


class TableView(Struct, frozen=True):
    """Everything public about a table except the position. Times are Unix milliseconds.

    `start` is the position at which a training table begins; null for an ordinary game.
    """

    id: str
    state: TableState
    seats: list[SeatView]
    options: OptionsView
    hints: bool
    commitment: str
    created_at: int
    host: int | None = None
    result: ResultView | None = None
    seed: str | None = None
    take_back: TakeBackView | None = None
    previous: str | None = None
    rematch: str | None = None
    start: str | None = None
