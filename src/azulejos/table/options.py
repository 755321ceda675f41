"""Options: what people agree on before a game begins.

A file of its own because options travel: a new table is made from them, a rematch copies them, and
the page shows them as a form.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from azulejos.rules import Wall

_MINUTE: Final = 60_000
_HOUR: Final = 60 * _MINUTE
_DAY: Final = 24 * _HOUR

Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=7 * _DAY)]
Patience: TypeAlias = Annotated[int, Meta(ge=_MINUTE, le=90 * _DAY)]
Turn: TypeAlias = Annotated[int, Meta(ge=5_000, le=7 * _DAY)]
Level: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z][a-z0-9_-]{0,31}\Z")]


class NoClock(Struct, frozen=True, tag="none", tag_field="kind"):
    """Everybody takes the time they need."""


class MoveClock(Struct, frozen=True, tag="move", tag_field="kind"):
    """So many milliseconds for every move."""

    ms: Turn


class BudgetClock(Struct, frozen=True, tag="budget", tag_field="kind"):
    """So many milliseconds for the whole game, and some more after every move."""

    ms: Turn
    increment_ms: Annotated[int, Meta(ge=0, le=_HOUR)] = 0


Clock: TypeAlias = NoClock | MoveClock | BudgetClock


class Options(Struct, frozen=True, omit_defaults=True):
    """What people agree on; times in milliseconds."""

    wall: Wall = Wall.COLOURED
    clock: Clock = NoClock()
    on_timeout: Literal["move", "seat", "loss"] = "move"
    """When time runs out: a bot plays this move, or has the seat from now on, or the seat has
    resigned."""
    hints: bool | None = None
    """Whether the table gives hints; None: where only one person plays. An agreement, no lock:
    whoever sees a position can have it analysed."""
    public: bool = False
    """Whether the table is listed; anybody with the link can come in anyway."""
    stand_in: Level = "casual"
    """The level of the bot that plays for somebody who is away."""
    absence_ms: Milliseconds = 2 * _MINUTE
    """How long the others wait for somebody who is away when it is their turn."""
    show_ms: Annotated[int, Meta(ge=0, le=5_000)] = 800
    """How long one step of the tiling is shown; clocks stand still and bots wait meanwhile."""
    lobby_ms: Patience = _DAY
    """When a table that never began is given up."""
    idle_ms: Patience = 14 * _DAY
    """When a game in which nothing happens any more is given up."""
