"""Clocks: when they run, when they stop, and what happens when they run out."""

import pytest

from azulejos.rules import Wall
from azulejos.table import (
    BudgetClock,
    Code,
    DueKind,
    MoveClock,
    Options,
    Status,
    due,
)
from azulejos.table.clocks import LEAST_TURN_MS, deadline
from azulejos.table.events import OutageNoted, TableEnded, TilesDealt, TimeRanOut
from azulejos.table.requests import (
    LeaveSeat,
    NoteOutages,
    PlayMove,
    ReturnToSeat,
    TakeBack,
    TimeUp,
)
from tests.table.harness import Host, alone, people

BUDGET = Options(clock=BudgetClock(60_000, 3_000))
PER_MOVE = Options(clock=MoveClock(30_000))


def _turn(host: Host) -> int:
    assert host.state.turn is not None
    return host.state.turn


def _begin(host: Host) -> int:
    """Wait until the tiles are shown; return the seat whose clock starts."""
    host.now = max(host.now, host.state.turn_started)
    return _turn(host)


def _until(host: Host) -> int:
    until = deadline(host.state)
    assert until is not None
    return until


def test_table_without_clock_has_no_deadline() -> None:
    host = people()
    assert deadline(host.state) is None
    assert host.refused(TimeUp(), after=10**9) is Code.NOT_DUE


def test_budget_runs_only_in_the_own_turn_and_grows_with_every_move() -> None:
    host = people(2, BUDGET)
    seat = _begin(host)
    host.play(after=10_000)
    assert host.state.clocks[seat] == 53_000
    assert host.state.clocks[1 - seat] == 60_000
    assert _until(host) == host.now + 60_000
    host.play(after=2_000)
    assert host.state.clocks[1 - seat] == 61_000


def test_clock_per_move_begins_anew() -> None:
    host = people(2, PER_MOVE)
    seat = _begin(host)
    host.play(after=29_000)
    host.play(after=29_000)
    assert host.state.clocks[seat] == 30_000
    assert host.now <= _until(host) <= host.now + 30_000


def test_first_clock_waits_until_the_tiles_are_shown() -> None:
    host = people(2, BUDGET)
    assert host.state.turn_started == host.now + BUDGET.show_ms
    seat = _turn(host)
    host.play(after=BUDGET.show_ms // 2)
    assert host.state.clocks[seat] == 63_000


def test_clock_stands_still_while_tiling_is_shown() -> None:
    host = people(2, BUDGET)
    events: list[object] = []
    while not any(isinstance(event, TilesDealt) for event in events):
        events = host.play()
    shown = host.state.turn_started - host.now
    assert shown >= 2 * BUDGET.show_ms
    assert shown % BUDGET.show_ms == 0
    assert _until(host) == host.state.turn_started + host.state.clocks[_turn(host)]


def test_every_choice_on_the_grey_wall_is_shown() -> None:
    host = people(2, Options(wall=Wall.GREY, clock=BudgetClock(600_000)))
    while True:
        [first, *_] = host.play()
        if first.move.startswith("T"):
            break
    assert host.state.turn_started >= host.now + host.state.options.show_ms


def test_move_after_the_deadline_is_refused_even_before_the_server_noticed() -> None:
    host = people(2, BUDGET)
    seat = _begin(host)
    assert host.state.position is not None
    move = str(host.state.position.legal_moves()[0])
    request = PlayMove("p", seat, move, host.state.game_number)
    assert host.refused(request, seat, after=60_001) is Code.TIME_IS_UP
    host.now -= 1
    host.ask(request, seat)


def test_time_runs_out_not_earlier_than_it_should() -> None:
    host = people(2, BUDGET)
    seat = _begin(host)
    assert (_until(host), DueKind.CLOCK, seat) in [item[:3] for item in due(host.state)]
    assert host.refused(TimeUp(), after=59_999) is Code.NOT_DUE
    assert host.ask(TimeUp(), after=1) == [TimeRanOut(seat)]
    assert host.refused(TimeUp()) is Code.NOT_DUE


def test_bot_plays_one_move_and_the_person_goes_on() -> None:
    host = people(2, Options(clock=BudgetClock(60_000), on_timeout="move"))
    seat = _begin(host)
    host.ask(TimeUp(), after=60_000)
    assert due(host.state)[0].kind is DueKind.BOT
    move = PlayMove("p", seat, "1B1", host.state.game_number)
    assert host.refused(move, seat) is Code.TIME_IS_UP
    [played] = host.play()
    assert played.by == "stand_in"
    host.play_until(seat)
    assert host.state.clocks[seat] == LEAST_TURN_MS
    assert host.state.seats[seat].is_active
    [played, *_] = host.play()
    assert played.by == "person"


def test_bot_takes_the_seat_for_good() -> None:
    host = people(2, Options(clock=BudgetClock(60_000), on_timeout="seat"))
    seat = _begin(host)
    host.ask(TimeUp(), after=60_000)
    assert host.state.status is Status.PLAYING
    assert host.refused(ReturnToSeat("r", seat), seat) is Code.SEAT_LOST
    host.finish()
    assert host.state.termination == "row"


def test_game_ends_when_the_last_seat_is_lost() -> None:
    host = alone(2, Options(clock=BudgetClock(60_000), on_timeout="seat"))
    host.play_until(0)
    _begin(host)
    assert host.ask(TimeUp(), after=60_000)[1:] == [TableEnded("time 1", host.seed.hex())]


@pytest.mark.parametrize(("seats", "ends"), [(2, True), (3, False)])
def test_running_out_can_cost_the_game(seats: int, ends: bool) -> None:
    host = people(seats, Options(clock=BudgetClock(60_000), on_timeout="loss"))
    seat = _begin(host)
    host.ask(TimeUp(), after=60_000)
    assert host.state.is_over is ends
    assert host.state.termination == (f"time {seat + 1}" if ends else "")
    assert host.state.seats[seat].lost


def test_bots_have_no_clock() -> None:
    host = alone(2, BUDGET)
    host.play_until(1)
    assert deadline(host.state) is None
    assert DueKind.CLOCK not in [item.kind for item in due(host.state)]


def test_leaving_and_returning_gains_no_time() -> None:
    for options, full in ((BUDGET, 60_000), (PER_MOVE, 30_000)):
        host = people(2, options)
        seat = _begin(host)
        host.ask(LeaveSeat("l", seat), seat, after=10_000)
        assert deadline(host.state) is None
        host.ask(ReturnToSeat("r", seat), seat, after=50_000)
        assert host.state.clocks[seat] == full - 10_000
        assert _until(host) == host.now + full - 10_000


def test_undo_does_not_renew_the_time_for_a_move() -> None:
    host = people(2, PER_MOVE)
    seat = _begin(host)
    for number in range(2):
        host.play(after=10_000)
        host.ask(TakeBack(f"b{number}", seat, host.state.game_number), seat, after=1_000)
    assert host.state.clocks[seat] == 30_000 - 22_000


def test_clock_stands_still_while_no_server_was_there() -> None:
    host = people(2, BUDGET)
    seat = _begin(host)
    before = _until(host)
    since = host.now + 5_000
    outage = NoteOutages(((since, since + 100_000),))
    assert host.ask(outage, after=200_000) == [OutageNoted(since, since + 100_000)]
    assert _until(host) == before + 100_000
    assert host.state.turn == seat
    assert host.refused(outage) is Code.NOT_DUE


def test_outage_counts_from_the_last_event_on() -> None:
    host = people(2, BUDGET)
    _begin(host)
    host.play()
    outages = ((host.now - 3_000, host.now + 4_000), (host.now + 9_000, host.now + 10_000))
    start = host.now
    events = host.ask(NoteOutages(outages), after=20_000)
    assert events == [
        OutageNoted(start, start + 4_000),
        OutageNoted(start + 9_000, start + 10_000),
    ]
    assert host.state.turn_started == start + 5_000


def test_showing_goes_on_after_an_outage() -> None:
    host = people(2, BUDGET)
    shown_until, start = host.state.turn_started, host.now
    host.ask(NoteOutages(((start + 100, start + 60_100),)), after=60_100)
    assert host.state.turn_started == shown_until + 60_000


def test_clock_that_was_set_back_makes_nothing_happen_earlier() -> None:
    host = people(2, BUDGET)
    seat = _begin(host)
    last = host.state.at
    host.now -= 50_000
    host.play(after=0)
    assert host.state.at == last
    assert host.state.clocks[seat] <= 63_000


def test_whole_game_can_be_played_with_every_clock() -> None:
    for options in (BUDGET, PER_MOVE):
        host = people(3, options)
        while not host.state.is_over:
            host.now = max(host.now, host.state.turn_started)
            host.play(after=2_000)
        assert host.state.termination == "row"
