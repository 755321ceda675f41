"""Undo and take-back: who may, how far, who is asked, and that no deal is ever crossed."""

import pytest

from azulejos.rules import Phase, Wall
from azulejos.table import BudgetClock, Code, DueKind, MoveClock, Options, due, record
from azulejos.table.events import (
    MovePlayed,
    TakeBackAnswered,
    TakeBackAsked,
    TakeBackLapsed,
    TurnTakenBack,
)
from azulejos.table.fold_game import VOTE_MS
from azulejos.table.requests import (
    AnswerTakeBack,
    BotMove,
    LapseTakeBack,
    LeaveSeat,
    PlayMove,
    TakeBack,
    TimeUp,
)
from tests.table.harness import Host, alone, before_a_bot, people


def _back(host: Host, seat: int) -> TakeBack:
    return TakeBack(host.name(), seat, host.state.game_number)


def _answer(host: Host, agree: bool) -> AnswerTakeBack:
    return AnswerTakeBack(host.name(), agree, host.state.game_number)


def _turn(host: Host) -> int:
    assert host.state.turn is not None
    return host.state.turn


def test_own_move_is_undone_until_somebody_else_has_acted() -> None:
    host = people(3)
    before, seat = host.state.position, _turn(host)
    host.play()
    assert [type(event) for event in host.ask(_back(host, seat), seat)] == [TurnTakenBack]
    assert host.state.position == before
    assert host.state.turn == seat
    host.play()
    host.play()
    assert [type(event) for event in host.ask(_back(host, seat), seat)] == [TakeBackAsked]


def test_undone_moves_stay_in_the_events_and_leave_the_record() -> None:
    host = people()
    seat = _turn(host)
    host.play()
    host.ask(_back(host, seat), seat)
    assert isinstance(host.entries[-2].event, MovePlayed)
    assert len(record(host.state).events) == 1
    host.finish()
    assert record(host.state).replay() == host.state.position


def test_move_after_an_undo_needs_the_new_number() -> None:
    host = people()
    seat, seen = _turn(host), host.state.game_number
    host.play()
    host.ask(_back(host, seat), seat)
    assert host.state.position is not None
    move = str(host.state.position.legal_moves()[0])
    assert host.refused(PlayMove("x", seat, move, seen), seat) is Code.STALE
    host.play()


def test_others_agree_to_a_take_back() -> None:
    host = people(3)
    before, seat = host.state.position, _turn(host)
    host.play()
    host.play()
    host.ask(_back(host, seat), seat)
    first, second = (seat + 1) % 3, (seat + 2) % 3
    assert host.refused(_answer(host, True), seat) is Code.NOT_ASKED
    assert host.refused(_answer(host, True), None) is Code.NOT_ASKED
    assert [type(e) for e in host.ask(_answer(host, True), first)] == [TakeBackAnswered]
    assert host.refused(_answer(host, True), first) is Code.NOT_ASKED
    events = host.ask(_answer(host, True), second)
    assert [type(event) for event in events] == [TakeBackAnswered, TurnTakenBack]
    assert host.state.position == before
    assert host.state.asking is None


def test_one_no_is_enough_and_is_not_asked_again() -> None:
    host = people(3)
    seat = _turn(host)
    host.play()
    host.play()
    host.ask(_back(host, seat), seat)
    assert host.refused(_back(host, seat), seat) is Code.ALREADY_ASKED
    host.ask(_answer(host, False), (seat + 1) % 3)
    assert host.state.asking is None
    assert host.refused(_back(host, seat), seat) is Code.ALREADY_DECLINED
    host.play()
    host.ask(_back(host, seat), seat)


def test_question_ends_when_play_goes_on_or_nobody_answers() -> None:
    host = people(3)
    seat = _turn(host)
    host.play()
    host.play()
    host.ask(_back(host, seat), seat)
    host.play()
    assert host.state.asking is None
    host.ask(_back(host, seat), seat)
    assert host.refused(LapseTakeBack(), after=VOTE_MS - 1) is Code.NOT_DUE
    assert host.ask(LapseTakeBack(), after=1) == [TakeBackLapsed()]
    assert host.refused(LapseTakeBack()) is Code.NOT_DUE


@pytest.mark.parametrize("seats", [2, 4])
def test_against_bots_it_always_goes_back_to_the_own_last_turn(seats: int) -> None:
    host = alone(seats)
    host.play_until(0)
    before, rounds = host.state.position, len(host.state.rounds)
    host.play()
    host.play_until(0)
    assert len(host.state.rounds) == rounds
    host.ask(_back(host, 0), 0)
    assert host.state.position == before
    assert host.state.turn == 0


def test_at_one_screen_nobody_has_to_be_asked() -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 0)
    host.start()
    before, seat = host.state.position, _turn(host)
    host.play()
    host.play()
    host.ask(_back(host, seat), 0)
    assert host.state.position == before


def test_deal_is_final() -> None:
    host = people()
    while not host.state.rounds:
        last = _turn(host)
        host.play()
    assert host.refused(_back(host, last), last) is Code.DEAL_IS_FINAL
    assert host.refused(_back(host, 1 - last), 1 - last) is Code.DEAL_IS_FINAL


def test_nothing_to_take_back_before_the_first_move() -> None:
    host = people()
    assert host.refused(_back(host, 0), 0) is Code.NOTHING_TO_TAKE_BACK


def test_foreign_stale_or_absent_requests_are_refused() -> None:
    host = people(3)
    seat = _turn(host)
    host.play()
    assert host.refused(_back(host, seat), (seat + 1) % 3) is Code.NOT_YOUR_SEAT
    assert host.refused(TakeBack("x", seat, host.state.game_number - 1), seat) is Code.STALE
    host.ask(LeaveSeat("l", seat), seat)
    assert host.refused(_back(host, seat), seat) is Code.STAND_IN_PLAYS


def test_person_who_is_away_has_to_be_asked_too() -> None:
    host = people(2)
    seat = _turn(host)
    host.play()
    host.play()
    host.ask(LeaveSeat("l", 1 - seat), 1 - seat)
    assert [type(event) for event in host.ask(_back(host, seat), seat)] == [TakeBackAsked]


def test_forced_tilings_go_back_with_the_choice_before_them() -> None:
    for seed in range(1, 30):
        host = people(2, Options(wall=Wall.GREY), seed)
        while True:
            before, seat = host.state.position, _turn(host)
            events = host.play()
            assert host.state.position is not None
            forced = [e for e in events[1:] if isinstance(e, MovePlayed) and e.by == "table"]
            if forced and host.state.position.phase is Phase.TILE:
                host.ask(_back(host, seat), seat)
                assert host.state.position == before
                return
            if host.state.is_over:
                break
    raise AssertionError("no game had a forced tiling in the middle of a tiling phase")


def test_undoing_gains_no_time() -> None:
    host = people(2, Options(clock=BudgetClock(60_000, 5_000)))
    seat = _turn(host)
    start = host.state.turn_started
    host.now = start
    host.play(after=10_000)
    host.ask(_back(host, seat), seat, after=7_000)
    assert host.state.clocks[seat] == 60_000 - 10_000 - 7_000
    assert host.state.clocks[1 - seat] == 60_000
    assert host.state.turn_started == host.now


def test_undo_is_refused_when_its_time_is_used_up() -> None:
    host = people(2, Options(clock=BudgetClock(60_000)))
    seat = _turn(host)
    host.now = host.state.turn_started
    host.play(after=59_000)
    assert host.refused(_back(host, seat), seat, after=1_000) is Code.TIME_IS_UP


def test_agreed_take_back_gives_everybody_the_time_of_then() -> None:
    host = people(2, Options(clock=BudgetClock(60_000, 5_000)))
    seat = _turn(host)
    host.now = host.state.turn_started
    host.play(after=10_000)
    host.play(after=20_000)
    host.ask(_back(host, seat), seat)
    host.ask(_answer(host, True), 1 - seat, after=1_000)
    assert host.state.clocks[seat] == 50_000
    assert host.state.clocks[1 - seat] == 60_000


def test_bot_that_thought_already_waits_for_the_answer() -> None:
    host = before_a_bot()
    assert host.state.position is not None
    chosen = BotMove(2, str(host.state.position.legal_moves()[0]), host.state.game_number)
    host.ask(_back(host, 0), 0)
    assert host.refused(chosen) is Code.NOT_DUE
    assert host.state.asking is not None
    host.ask(_answer(host, False), 1)
    assert due(host.state)[0].kind is DueKind.BOT
    host.ask(chosen)


def test_who_has_left_is_not_waited_for() -> None:
    host = people(3)
    seat = _turn(host)
    host.play()
    host.play()
    other, left = (seat + 1) % 3, (seat + 2) % 3
    host.ask(LeaveSeat("l", left), left)
    host.ask(_back(host, seat), seat)
    assert host.refused(_answer(host, True), left) is Code.NOT_ASKED
    events = host.ask(_answer(host, True), other)
    assert [type(event) for event in events] == [TakeBackAnswered, TurnTakenBack]


def test_nobody_is_covered_after_a_take_back() -> None:
    """A person whose time ran out gets the time of that moment back, and plays themselves."""
    host = people(2, Options(clock=BudgetClock(60_000)))
    seat = _turn(host)
    host.now = host.state.turn_started
    host.play()
    host.play(after=40_000)
    host.play()
    host.ask(TimeUp(), after=20_000)
    assert host.state.seats[1 - seat].covered
    host.ask(_back(host, seat), seat)
    assert not any(one.covered for one in host.state.seats)
    host.play()
    assert not host.state.seats[1 - seat].is_bot_played


def test_own_move_can_be_chosen_again_after_time_ran_out() -> None:
    host = alone(2, Options(clock=MoveClock(10_000)))
    host.play_until(0)
    host.play()
    host.play_until(0)
    host.ask(TimeUp(), after=host.state.turn_started + 10_000 - host.now)
    host.ask(_back(host, 0), 0)
    assert host.play()[0].by == "person"
