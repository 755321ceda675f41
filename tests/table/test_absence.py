"""Absence from rated games: it is noted, and a loss after ten minutes on the person's turn."""

import pytest

from azulejos.table import BudgetClock, Code, MoveClock, Options, due
from azulejos.table.absence import LOSS_MS
from azulejos.table.due import Due, DueKind
from azulejos.table.events import AbsenceNoted, TableEnded
from azulejos.table.options import Clock
from azulejos.table.rated import rated_result
from azulejos.table.requests import Expire, LeaveSeat, NoteAbsence, NoteOutages, ReturnToSeat
from tests.table.harness import Host, alone

RATED = Options(rated=True)
DAY_MS = 24 * 60 * 60_000
THERE = frozenset({0})


def _after_a_move(options: Options = RATED) -> Host:
    host = alone(2, options)
    host.play_until(0)
    host.play()
    host.play_until(0)
    host.now = host.state.turn_started
    return host


def _gone(host: Host) -> NoteAbsence:
    return NoteAbsence(frozenset(), host.now)


def _back(host: Host) -> NoteAbsence:
    return NoteAbsence(THERE, host.now)


def _ends(host: Host) -> list[Due]:
    return [one for one in due(host.state) if one.kind is DueKind.RATED_ABSENCE]


def test_person_who_stays_away_for_ten_minutes_has_lost() -> None:
    host = _after_a_move()
    assert host.ask(_gone(host)) == [AbsenceNoted(0, host.now)]
    assert _ends(host) == [Due(host.now + LOSS_MS, DueKind.RATED_ABSENCE, 0)]
    assert host.refused(_gone(host), after=LOSS_MS - 1) is Code.NOT_DUE
    [ended] = host.ask(_gone(host), after=1)
    assert isinstance(ended, TableEnded)
    result = rated_result(host.state)
    assert result is not None
    assert result.ranks == (1, 0)


def test_person_who_is_there_may_think_as_long_as_they_like() -> None:
    host = _after_a_move()
    assert host.refused(_back(host), after=5 * LOSS_MS) is Code.NOT_DUE
    host.play()


def test_person_who_comes_back_begins_anew() -> None:
    host = _after_a_move()
    host.ask(_gone(host))
    assert host.ask(_back(host), after=LOSS_MS - 1) == [AbsenceNoted(0)]
    host.ask(_gone(host))
    assert host.refused(_gone(host), after=LOSS_MS - 1) is Code.NOT_DUE
    host.ask(_gone(host), after=1)
    assert host.state.is_over


def test_only_the_own_turn_counts() -> None:
    host = _after_a_move()
    host.play()
    assert host.state.turn == 1
    host.ask(_gone(host))
    assert host.refused(_gone(host), after=2 * LOSS_MS) is Code.NOT_DUE
    host.play_until(0)
    [end] = _ends(host)
    assert end.at == host.state.turn_started + LOSS_MS


def test_person_who_goes_when_the_deal_is_seen_has_lost() -> None:
    host = next(h for h in (alone(2, RATED, seed) for seed in range(20)) if h.state.turn == 0)
    host.now = host.state.turn_started
    host.ask(_gone(host))
    assert _ends(host) == [Due(host.now + LOSS_MS, DueKind.RATED_ABSENCE, 0)]
    host.ask(_gone(host), after=LOSS_MS)
    assert rated_result(host.state) == (0, (1, 0))


@pytest.mark.parametrize("clock", [MoveClock(DAY_MS), MoveClock(60_000), BudgetClock(60_000)])
def test_with_a_clock_the_clock_alone_decides(clock: Clock) -> None:
    host = _after_a_move(Options(rated=True, clock=clock))
    assert _ends(host) == []
    assert host.refused(_gone(host), after=2 * LOSS_MS) is Code.NOT_DUE


def test_game_that_is_not_rated_is_not_lost() -> None:
    host = _after_a_move(Options())
    assert _ends(host) == []
    assert host.refused(_gone(host), after=2 * LOSS_MS) is Code.NOT_DUE


def test_time_without_a_server_does_not_count() -> None:
    host = _after_a_move()
    host.ask(_gone(host))
    [before] = _ends(host)
    host.now += DAY_MS
    host.ask(NoteOutages(((host.now - DAY_MS, host.now),)))
    assert _ends(host) == [before._replace(at=before.at + DAY_MS)]


def test_game_that_the_person_left_ends_after_ten_minutes() -> None:
    host = _after_a_move()
    host.ask(LeaveSeat(host.name(), 0), 0)
    assert due(host.state) == (Due(host.now + LOSS_MS, DueKind.EXPIRY),)
    assert host.refused(Expire(), after=LOSS_MS - 1) is Code.NOT_DUE
    host.ask(Expire(), after=1)
    result = rated_result(host.state)
    assert result is not None
    assert result.ranks == (1, 0)


def test_person_who_left_and_returned_plays_on() -> None:
    host = _after_a_move()
    host.ask(LeaveSeat(host.name(), 0), 0)
    host.ask(ReturnToSeat(host.name(), 0), 0, after=1_000)
    assert host.refused(Expire(), after=LOSS_MS) is Code.NOT_DUE
