"""Rated games: which tables can be rated, and what the result of one counts.

A rated game is one person against characters. What counts is decided from the state of the table,
which is the fold of its own events.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from azulejos.table.state import SeatKind, State, Status

NotCounted: TypeAlias = Literal["not_rated", "no_move", "warming_up"]
"""Why a game that is over does not count: it is not rated, it never began, or a simple player
moved for a character, as in earlier versions."""
Forfeit: TypeAlias = Literal["away", "bot_played"]
"""Why a game is lost that no other player has won: the person did not come back, or a bot played
for them."""


class RatedResult(NamedTuple):
    """What a rated game counts: the person's seat, and the rank of every seat, 0 for the best."""

    seat: int
    ranks: tuple[int, ...]


def is_ratable(state: State) -> bool:
    """Whether one person has one seat, bots have all others, and nobody set the start by hand."""
    kinds = [seat.kind for seat in state.seats]
    return state.start is None and kinds.count(SeatKind.PERSON) == 1 and SeatKind.OPEN not in kinds


def person_seat(state: State) -> int:
    """The seat of the only person."""
    return next(number for number, seat in enumerate(state.seats) if seat.is_person)


def rated_result(state: State) -> RatedResult | None:
    """What a finished game counts; None if it does not count.

    From the start on, a person who leaves, resigns, runs out of time or does not come back has
    lost, even if a bot wins the game on that seat.
    """
    if not state.is_over or why_not_counted(state) is not None:
        return None
    seat = person_seat(state)
    return RatedResult(seat, _ranks(state, seat))


def why_not_counted(state: State) -> NotCounted | None:
    """Why the result of a game will not count; None if it will."""
    if not (state.options.rated and is_ratable(state)):
        return "not_rated"
    if not state.counts:
        return "no_move"
    if any(state.warming_up_moves(number) for number in range(len(state.seats))):
        return "warming_up"
    return None


def forfeit(state: State) -> Forfeit | None:
    """Why a game that counts is lost, if its result does not say so."""
    assert state.position is not None
    if state.status is Status.ABANDONED:
        return "away"
    is_played_out = state.position.outcome() is not None
    return "bot_played" if is_played_out and state.seats[person_seat(state)].forfeited else None


def _ranks(state: State, person: int) -> tuple[int, ...]:
    assert state.position is not None
    outcome = state.position.outcome()
    if outcome is None:  # the game ended early, and only the person can end it
        return tuple(int(seat == person) for seat in range(len(state.seats)))
    boards = state.position.boards
    strength = [(board.score, board.complete_rows()) for board in boards]
    if state.seats[person].forfeited:
        strength[person] = (-1, -1)
    return tuple(sum(other > own for other in strength) for own in strength)
