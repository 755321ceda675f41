"""Options: what people agree on before a game begins.

A new table is created from options, a rematch copies them, and the page shows them as a form.
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
ClockMs: TypeAlias = Annotated[int, Meta(ge=5_000, le=7 * _DAY)]
LevelName: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z][a-z0-9_-]{0,31}\Z")]


class NoClock(Struct, frozen=True, tag="none", tag_field="kind"):
    """No time limit."""


class MoveClock(Struct, frozen=True, tag="move", tag_field="kind"):
    """A time in milliseconds for every move."""

    ms: ClockMs


class BudgetClock(Struct, frozen=True, tag="budget", tag_field="kind"):
    """A time in milliseconds for the whole game, and an increment after every move."""

    ms: ClockMs
    increment_ms: Annotated[int, Meta(ge=0, le=_HOUR)] = 0


Clock: TypeAlias = NoClock | MoveClock | BudgetClock


def is_in_days(clock: Clock) -> bool:
    """Whether a clock gives a day or more: people come and go, and are not replaced meanwhile."""
    return not isinstance(clock, NoClock) and clock.ms >= _DAY


class Options(Struct, frozen=True, omit_defaults=True):
    """The options of a table; times in milliseconds."""

    wall: Wall = Wall.COLOURED
    clock: Clock = NoClock()
    on_timeout: Literal["move", "seat", "loss"] = "move"
    """When time runs out: a bot plays this move, or takes the seat for good, or the seat has
    resigned."""
    hints: bool | None = None
    """Whether the table gives hints; None: only if all people share one screen. This is an
    agreement, not a lock: anyone who sees a position can have it analysed."""
    rated: bool = False
    """Whether the result counts for the person's rating: one person against characters, without
    hints and take-backs."""
    public: bool = False
    """Whether the table is listed; anyone with the link can come in anyway."""
    stand_in: LevelName = "casual"
    """The level of the bot that plays for a person who is away."""
    absence_ms: Milliseconds = 2 * _MINUTE
    """How long the others wait for a person who is away and whose turn it is; with a
    clock that runs in days, they wait for the clock only."""
    show_ms: Annotated[int, Meta(ge=0, le=5_000)] = 800
    """How long each step of the tiling is shown; meanwhile clocks stop and bots wait."""
    lobby_ms: Patience = _DAY
    """When a table that never began is abandoned."""
    idle_ms: Patience = 14 * _DAY
    """When a game in which nothing happens any more is abandoned."""
