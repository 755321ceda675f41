"""Rated games: who may play one, what they forbid, and what their results count."""

import pytest
from msgspec.structs import replace

from azulejos.table import Code, MoveClock, Options, fold_all
from azulejos.table.absence import LOSS_MS
from azulejos.table.events import GameStarted, MovePlayed
from azulejos.table.rated import forfeit, rated_result, why_not_counted
from azulejos.table.requests import (
    Expire,
    LeaveSeat,
    Resign,
    ReturnToSeat,
    SeatBot,
    StartGame,
    TakeBack,
    TimeUp,
)
from tests.table.harness import Host, alone, people

RATED = Options(rated=True)


def _after_a_move(options: Options = RATED, seats: int = 2) -> Host:
    host = alone(seats, options)
    host.play_until(0)
    host.play()
    host.play_until(0)
    return host


def test_finished_game_counts_by_its_scores() -> None:
    host = alone(2, RATED)
    host.finish()
    result = rated_result(host.state)
    assert result is not None
    assert host.state.position is not None
    outcome = host.state.position.outcome()
    assert outcome is not None
    assert result.seat == 0
    assert [n for n, rank in enumerate(result.ranks) if rank == 0] == list(outcome.winners)


def test_game_that_is_not_rated_counts_nothing() -> None:
    host = alone()
    host.finish()
    assert rated_result(host.state) is None
    assert why_not_counted(host.state) == "not_rated"


def test_game_that_goes_on_counts_nothing_yet() -> None:
    assert rated_result(_after_a_move().state) is None


@pytest.mark.parametrize("seats", [2, 3])
def test_resignation_after_the_first_move_is_a_loss(seats: int) -> None:
    host = _after_a_move(seats=seats)
    host.ask(Resign(host.name(), 0), 0)
    host.finish()
    result = rated_result(host.state)
    assert result is not None
    assert result.ranks[0] == max(result.ranks) > 0
    assert why_not_counted(host.state) is None
    assert forfeit(host.state) is None


def _before_the_first_move(options: Options = RATED) -> Host:
    hosts = (alone(2, options, seed) for seed in range(20))
    return next(host for host in hosts if host.state.turn == 0)


def test_resignation_before_the_first_move_is_a_loss() -> None:
    host = _before_the_first_move()
    host.ask(Resign(host.name(), 0), 0)
    assert host.state.is_over
    assert not host.state.has_moves
    assert why_not_counted(host.state) is None
    assert rated_result(host.state) == (0, (1, 0))


def test_leaving_before_the_first_move_is_a_loss_even_if_the_person_returns_and_wins() -> None:
    host = _before_the_first_move()
    host.ask(LeaveSeat(host.name(), 0), 0)
    host.ask(ReturnToSeat(host.name(), 0), 0)
    host.finish()
    assert rated_result(host.state) == (0, (1, 0))
    assert forfeit(host.state) == "bot_played"


def test_time_that_runs_out_before_the_first_move_is_a_loss() -> None:
    host = _before_the_first_move(Options(rated=True, clock=MoveClock(60_000)))
    host.ask(TimeUp(), after=100_000)
    host.finish()
    assert rated_result(host.state) == (0, (1, 0))
    assert forfeit(host.state) == "bot_played"


def test_table_that_is_left_before_the_first_move_ends_as_a_loss() -> None:
    host = _before_the_first_move()
    host.ask(LeaveSeat(host.name(), 0), 0)
    host.ask(Expire(), after=LOSS_MS)
    assert rated_result(host.state) == (0, (1, 0))


def test_table_whose_game_never_began_counts_nothing() -> None:
    host = Host(2, RATED)
    host.claim(0, 0)
    host.ask(SeatBot(host.name(), 1, "novice"), 0)
    host.ask(Expire(), after=RATED.lobby_ms)
    assert rated_result(host.state) is None
    assert why_not_counted(host.state) == "no_move"


def test_game_of_an_older_version_counts_from_its_first_move_on() -> None:
    host = _before_the_first_move()
    host.ask(Resign(host.name(), 0), 0)
    older = [
        replace(entry, event=replace(entry.event, counts=False))
        if isinstance(entry.event, GameStarted)
        else entry
        for entry in host.entries
    ]
    assert why_not_counted(fold_all(older)) == "no_move"


def test_bot_that_took_over_the_seat_makes_it_a_loss_even_if_it_wins() -> None:
    for seed in range(20):
        host = alone(2, RATED, seed)
        host.play_until(0)
        host.play()
        host.ask(LeaveSeat(host.name(), 0), 0)
        host.ask(ReturnToSeat(host.name(), 0), 0)
        host.finish()
        assert host.state.position is not None
        result = rated_result(host.state)
        assert result is not None
        assert result.ranks == (1, 0)
        assert forfeit(host.state) == "bot_played"
        outcome = host.state.position.outcome()
        assert outcome is not None
        if outcome.winners == (0,):
            return
    pytest.fail("the person's seat never won")


def test_time_that_ran_out_is_a_loss_even_if_a_bot_plays_on() -> None:
    host = _after_a_move(Options(rated=True, clock=MoveClock(60_000)))
    host.ask(TimeUp(), after=100_000)
    host.finish()
    result = rated_result(host.state)
    assert result is not None
    assert result.ranks == (1, 0)


def test_game_that_the_person_never_finished_is_a_loss() -> None:
    host = _after_a_move()
    host.ask(Expire(), after=RATED.idle_ms)
    assert host.state.termination == "abandoned"
    result = rated_result(host.state)
    assert result is not None
    assert result.ranks == (1, 0)
    assert forfeit(host.state) == "away"


def test_game_of_an_earlier_version_with_a_move_of_a_simple_player_does_not_count() -> None:
    host = _after_a_move()
    host.play()
    host.play_until(1)
    assert host.state.position is not None
    move = str(host.state.position.legal_moves()[0])
    host.remember(MovePlayed(1, move, "bot", warming_up=True))
    host.finish()
    assert rated_result(host.state) is None
    assert why_not_counted(host.state) == "warming_up"


def test_rated_game_has_no_hints_and_no_take_backs() -> None:
    host = _after_a_move(Options(rated=True, hints=True))
    assert not host.state.hints_allowed
    assert host.refused(TakeBack(host.name(), 0, host.state.game_number), 0) is Code.RATED


def test_rated_game_needs_one_person_against_characters() -> None:
    host = Host(3, RATED)
    host.claim(0, 0)
    host.claim(1, 1)
    host.ask(SeatBot(host.name(), 2, "novice"), 0)
    assert host.refused(StartGame(host.name()), 0) is Code.NOT_RATABLE
    with pytest.raises(AssertionError, match="NOT_RATABLE"):
        people(2, RATED)
