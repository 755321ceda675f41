"""Clocks: how much time each seat has, when it runs, and when it is up.

A file of its own because time is the easiest thing to get wrong: every change of a clock is here.
The clock of the seat to act runs from `turn_started`; bots have none; while no server was there and
while tiling is shown, nobody's runs.
"""

from __future__ import annotations

from typing import Final

from azulejos.rules import BonusScored, FloorScored, Step, TilePlaced
from azulejos.table.options import BudgetClock, MoveClock, NoClock, Options
from azulejos.table.state import State, Turn

LEAST_TURN_MS: Final = 5_000
"""What a turn begins with at least, when the budget is used up and a bot covers single moves."""

_SHOWN: Final = (TilePlaced, FloorScored, BonusScored)


def first_clocks(options: Options, seats: int) -> tuple[int, ...]:
    """What every clock shows when the game starts."""
    clock = options.clock
    return () if isinstance(clock, NoClock) else (clock.ms,) * seats


def deadline(state: State) -> int | None:
    """When the time of the person to act is up; None where no clock runs."""
    seat = state.turn
    if seat is None or not state.clocks or state.seats[seat].is_bot_played:
        return None
    return state.turn_started + state.clocks[seat]


def shown_ms(options: Options, steps: tuple[Step, ...]) -> int:
    """How long these steps are shown before anybody's time runs."""
    return options.show_ms * sum(isinstance(step, _SHOWN) for step in steps)


def stopped(state: State, at: int) -> tuple[int, ...]:
    """The clocks with what the seat to act has used up taken off."""
    seat = state.turn
    if seat is None or not state.clocks or not state.seats[seat].is_active:
        return state.clocks
    left = max(0, state.clocks[seat] - max(0, at - state.turn_started))
    return _with(state.clocks, seat, left)


def after_move(options: Options, clocks: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The clocks, already stopped, when the seat's next turn comes."""
    match options.clock:
        case MoveClock(ms):
            return _with(clocks, seat, ms)
        case BudgetClock(increment_ms=increment):
            least = LEAST_TURN_MS if options.on_timeout == "move" else 0
            return _with(clocks, seat, max(clocks[seat] + increment, least))
        case _:
            return clocks


def after_take_back(state: State, turn: Turn, at: int, agreed: bool) -> tuple[int, ...]:
    """The clocks as they were when the move was made that is taken back.

    Who goes back without having to ask anybody has been thinking all the while since, unless only
    bots waited.
    """
    if not turn.clocks or agreed or len(state.playing_guests()) < 2:
        return turn.clocks
    left = turn.clocks[turn.seat] - max(0, at - state.turn_started)
    return _with(turn.clocks, turn.seat, left)


def _with(clocks: tuple[int, ...], seat: int, left: int) -> tuple[int, ...]:
    return (*clocks[:seat], left, *clocks[seat + 1 :])
