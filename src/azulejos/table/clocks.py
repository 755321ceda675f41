"""Clocks: how much time each seat has, when its clock runs, and when its time is up.

Every change of a clock is here. The clock of the seat to act runs from `turn_started`. Bots have no
clock. No clock runs while no server is running or while tiling is shown.
"""

from __future__ import annotations

from typing import Final, assert_never

from azulejos.rules import BonusScored, FloorScored, Step, TilePlaced
from azulejos.table.options import BudgetClock, MoveClock, NoClock, Options
from azulejos.table.state import State, Turn

LEAST_TURN_MS: Final = 5_000
"""The least time for a turn, if the budget is used up and a bot covers single moves."""

_SHOWN: Final = (TilePlaced, FloorScored, BonusScored)


def first_clocks(options: Options, seats: int) -> tuple[int, ...]:
    """The clocks at the start of the game."""
    clock = options.clock
    return () if isinstance(clock, NoClock) else (clock.ms,) * seats


def deadline(state: State) -> int | None:
    """When the time of the person to act is up; None if no clock runs."""
    seat = state.turn
    if seat is None or not state.clocks or state.seats[seat].is_bot_played:
        return None
    return state.turn_started + state.clocks[seat]


def shown_ms(options: Options, steps: tuple[Step, ...]) -> int:
    """How long these steps are shown before a clock runs."""
    return options.show_ms * sum(isinstance(step, _SHOWN) for step in steps)


def stopped(state: State, at: int) -> tuple[int, ...]:
    """The clocks, less the time that the seat to act has used."""
    seat = state.turn
    if seat is None or not state.clocks or not state.seats[seat].is_active:
        return state.clocks
    left = max(0, state.clocks[seat] - max(0, at - state.turn_started))
    return _with(state.clocks, seat, left)


def after_move(options: Options, clocks: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The clocks (already stopped) for the seat's next turn."""
    match options.clock:
        case MoveClock(ms):
            return _with(clocks, seat, ms)
        case BudgetClock(increment_ms=increment):
            least = LEAST_TURN_MS if options.on_timeout == "move" else 0
            return _with(clocks, seat, max(clocks[seat] + increment, least))
        case NoClock():
            return clocks
        case other:
            assert_never(other)


def after_take_back(state: State, turn: Turn, at: int, agreed: bool) -> tuple[int, ...]:
    """The clocks at the time of the move that is taken back.

    A person who takes back without having to ask has used the time since then, unless only bots
    waited.
    """
    if not turn.clocks or agreed or len(state.playing_guests()) < 2:
        return turn.clocks
    left = turn.clocks[turn.seat] - max(0, at - state.turn_started)
    return _with(turn.clocks, turn.seat, left)


def _with(clocks: tuple[int, ...], seat: int, left: int) -> tuple[int, ...]:
    return (*clocks[:seat], left, *clocks[seat + 1 :])
