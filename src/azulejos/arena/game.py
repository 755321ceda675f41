"""One game between players, and its result.

This is what a worker process does; everything here can be pickled.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from azulejos.arena.schedule import Fixture
from azulejos.native.library import EngineError
from azulejos.players.player import Player, PlayerError
from azulejos.rules import CounterGenerator, Event, Game, Move, Phase, Position, Wall, draw_deal

LONGEST_HEADER = 1000


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a game; tuples have one item for each seat."""

    fixture: Fixture
    points: tuple[int, ...]
    shares: tuple[float, ...]
    """1 for a win, a share for a shared win, else 0."""
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    termination: str
    failed_seat: int | None = None
    failure: str = ""
    record: str = ""


@dataclass(slots=True)
class _Clock:
    """The moves and the seconds of each seat."""

    moves: list[int]
    seconds: list[float]


def play_game(
    fixture: Fixture, players: Sequence[Player], wall: Wall, record: bool = False
) -> GameResult:
    """Play a game; a player that fails loses it at once."""
    for seat, player in enumerate(players):
        player.new_game((fixture.player_seed + seat) % (1 << 62))
    clock = _Clock([0] * len(players), [0.0] * len(players))
    start = position = Position.start(len(players), wall)
    chance, events = CounterGenerator(fixture.deal_seed), list[Event]()
    failure = None
    while position.phase is not Phase.END:
        event: Event
        if position.phase is Phase.DEAL:
            event = draw_deal(position, chance.below)
        else:
            assert position.turn is not None
            try:
                event = _ask(players[position.turn], position, clock)
            except PlayerError as error:
                failure = str(error)
                break
        events.append(event)
        position = position.transition(event).position
    text = ""
    if record:
        failed = None if failure is None else position.turn
        text = _record(Game(start, tuple(events)), players, failed, failure or "")
    return _result(fixture, position, clock, failure, text)


def _ask(player: Player, position: Position, clock: _Clock) -> Move:
    """The player's move, with its time.

    Any error is the player's failure, except that the compiled engine cannot be used: then a match
    would say nothing about its players.
    """
    seat = position.turn
    assert seat is not None
    began = time.perf_counter()
    try:
        chosen = player.choose(position)
    except (PlayerError, EngineError):
        raise
    except Exception as error:
        raise PlayerError(f"crashed: {type(error).__name__}: {error}") from error
    # A player that measures its own time leaves out what should not count, such as loading.
    clock.seconds[seat] += chosen.seconds or time.perf_counter() - began
    clock.moves[seat] += 1
    if chosen.move not in position.legal_moves():
        raise PlayerError(f"illegal move {chosen.move}")
    return chosen.move


def _record(game: Game, players: Sequence[Player], failed: int | None, failure: str) -> str:
    """The record with the names of the players; a player that failed has resigned."""
    headers = [(f"Name{seat}", _one_line(player.name)) for seat, player in enumerate(players, 1)]
    if failed is None:
        return str(replace(game, headers=tuple(headers)))
    headers.append(("Failure", _one_line(failure)))
    return str(replace(game, headers=tuple(headers), ended_early=f"resign {failed + 1}"))


def _one_line(text: str) -> str:
    """A text made fit for a header: commands and errors can contain anything."""
    return "".join(letter if letter.isprintable() else " " for letter in text)[:LONGEST_HEADER]


def _result(
    fixture: Fixture, position: Position, clock: _Clock, failure: str | None, record: str
) -> GameResult:
    seats = position.seats
    outcome = position.outcome()
    if outcome is not None:
        winners = outcome.winners
        termination = outcome.termination.value
    else:  # the players that did not fail share the win
        winners = tuple(seat for seat in range(seats) if seat != position.turn)
        termination = "failure"
    return GameResult(
        fixture,
        tuple(board.score for board in position.boards),
        tuple((seat in winners) / len(winners) for seat in range(seats)),
        tuple(clock.moves),
        tuple(clock.seconds),
        termination,
        position.turn if failure is not None else None,
        failure or "",
        record,
    )
