"""What is due follows from the state alone, the earliest first."""

from azulejos.table import BudgetClock, Due, DueKind, MoveClock, Options, due
from azulejos.table.fold_game import VOTE_MS
from azulejos.table.requests import NoteOverdue, StartGame, TakeBack, TimeUp
from azulejos.table.starting import NONCE_WAIT_MS
from tests.table.harness import Host, alone, before_a_bot, people


def test_lobby_is_only_ever_given_up() -> None:
    host = Host(2, Options(lobby_ms=70_000))
    assert due(host.state) == (Due(host.now + 70_000, DueKind.EXPIRY),)
    host.now += 5_000
    host.claim(0, 0)
    assert due(host.state) == (Due(host.now + 70_000, DueKind.EXPIRY),)


def test_missing_nonces_are_looked_at_until_they_are_overdue() -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 1)
    host.ask(StartGame("s"), 0)
    assert due(host.state)[0] == Due(host.now + NONCE_WAIT_MS, DueKind.START)
    host.ask(NoteOverdue((0, 1)), after=NONCE_WAIT_MS)
    assert [one.kind for one in due(host.state)] == [DueKind.EXPIRY]


def test_bot_plays_when_everything_has_been_shown() -> None:
    host = alone(4)
    if host.state.turn == 0:
        host.play()
    turn = host.state.turn
    assert due(host.state)[0] == Due(host.state.turn_started, DueKind.BOT, turn, "novice")
    assert host.state.turn_started >= host.now


def test_person_with_a_clock_is_waited_for_in_two_ways() -> None:
    host = people(2, Options(clock=BudgetClock(60_000), absence_ms=90_000))
    start, turn = host.state.turn_started, host.state.turn
    assert due(host.state) == (
        Due(start + 60_000, DueKind.CLOCK, turn),
        Due(start + 90_000, DueKind.ABSENCE, turn),
        Due(host.now + host.state.options.idle_ms, DueKind.EXPIRY),
    )


def test_clock_in_days_is_all_that_is_waited_for() -> None:
    day = 24 * 60 * 60_000
    host = people(2, Options(clock=MoveClock(day), absence_ms=90_000))
    start, turn = host.state.turn_started, host.state.turn
    assert due(host.state) == (
        Due(start + day, DueKind.CLOCK, turn),
        Due(host.now + host.state.options.idle_ms, DueKind.EXPIRY),
    )
    host = people(2, Options(clock=MoveClock(day - 1), absence_ms=90_000))
    assert DueKind.ABSENCE in [one.kind for one in due(host.state)]


def test_stand_in_covers_at_once_when_time_ran_out() -> None:
    host = people(2, Options(clock=BudgetClock(60_000), stand_in="expert"))
    turn = host.state.turn
    host.now = host.state.turn_started
    host.ask(TimeUp(), after=60_000)
    first = due(host.state)[0]
    assert first[1:] == (DueKind.BOT, turn, "expert")
    assert first.at <= host.now


def test_bots_wait_for_the_answer_to_a_take_back() -> None:
    host = before_a_bot()
    assert host.state.turn == 2
    host.ask(TakeBack("t", 0, host.state.game_number), 0)
    assert due(host.state)[0] == Due(host.now + VOTE_MS, DueKind.VOTE)
    assert DueKind.BOT not in [item.kind for item in due(host.state)]
