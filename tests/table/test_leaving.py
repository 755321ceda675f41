"""Leaving, absence, resignation, expiry and rematch: who plays a seat, and how games end early."""

from azulejos.rules import Game
from azulejos.table import (
    Code,
    DueKind,
    MoveClock,
    Options,
    SeatKind,
    Status,
    create_rematch,
    due,
    fold_all,
    record,
)
from azulejos.table.book import MOST_DETOURS, MOST_RETURNS
from azulejos.table.events import (
    MovePlayed,
    RematchOpened,
    SeatResigned,
    StandInSeated,
    TableEnded,
)
from azulejos.table.requests import (
    BotMove,
    ClaimSeat,
    Expire,
    LeaveSeat,
    OpenRematch,
    PlayMove,
    ReplaceAbsent,
    Resign,
    ReturnToSeat,
    SeatBot,
    StartGame,
    TakeBack,
    TimeUp,
)
from tests.table.harness import Host, alone, people


def test_going_round_in_circles_is_bounded_and_moves_are_not() -> None:
    host = people(2)
    host.play_until(0)
    while host.state.detours < MOST_DETOURS:
        host.ask(LeaveSeat(host.name(), 1), 1)
        host.ask(ReturnToSeat(host.name(), 1), 1)
        host.play(after=1)
        if host.state.turn == 1:
            host.ask(TakeBack(host.name(), 0, host.state.game_number), 0)
    assert host.refused(LeaveSeat("leave", 1), 1) is Code.TOO_MANY_CHANGES
    host.play()
    back = TakeBack("back", 0, host.state.game_number)
    assert host.refused(back, 0) is Code.TOO_MANY_CHANGES
    host.finish()
    assert host.state.status is Status.FINISHED


def test_who_was_away_can_come_back_for_longer_than_leave() -> None:
    host = people(2, Options(absence_ms=0))
    seat = host.state.turn
    assert seat is not None
    gone = ReplaceAbsent(frozenset({1 - seat}), 0)
    while host.state.detours < MOST_RETURNS:
        host.ask(gone, after=1000)
        if host.state.detours < MOST_RETURNS:
            host.ask(ReturnToSeat(host.name(), seat), seat)
    assert host.refused(ReturnToSeat("back", seat), seat) is Code.TOO_MANY_CHANGES
    host.finish()


def _kinds(host: Host) -> list[DueKind]:
    return [item.kind for item in due(host.state)]


def _turn(host: Host) -> int:
    assert host.state.turn is not None
    return host.state.turn


def _absent(*present: int, since: int = 0) -> ReplaceAbsent:
    return ReplaceAbsent(frozenset(present), since)


def test_bot_plays_for_somebody_who_left_until_they_come_back() -> None:
    host = people(3)
    seat = _turn(host)
    assert host.refused(ReturnToSeat("r", seat), seat) is Code.NOT_AWAY
    host.ask(LeaveSeat("l", seat), seat)
    assert due(host.state)[0][1:] == (DueKind.BOT, seat, "casual")
    move = PlayMove("p", seat, "1B1", host.state.game_number)
    assert host.refused(move, seat) is Code.STAND_IN_PLAYS
    assert host.refused(LeaveSeat("l2", seat), seat) is Code.STAND_IN_PLAYS
    [played] = host.play()
    assert isinstance(played, MovePlayed)
    assert played.by == "stand_in"
    host.ask(ReturnToSeat("r", seat), seat)
    host.play_until(seat)
    [played, *_] = host.play()
    assert played.by == "person"


def test_moves_for_the_absent_are_marked_in_the_record() -> None:
    host = people(3)
    seat = _turn(host)
    host.ask(LeaveSeat("l", seat), seat)
    host.play()
    host.play()
    text = str(record(host.state)).splitlines()[-1].split()
    assert [move.endswith("~") for move in text] == [True, False]
    assert Game.parse(str(record(host.state))) == record(host.state)


def test_only_the_owner_leaves_and_returns() -> None:
    host = people(3)
    assert host.refused(LeaveSeat("l", 0), 1) is Code.NOT_YOUR_SEAT
    host.ask(LeaveSeat("l", 0), 0)
    assert host.refused(ReturnToSeat("r", 0), 1) is Code.NOT_YOUR_SEAT


def test_absent_person_is_replaced_when_others_have_waited_long_enough() -> None:
    host = people(2, Options(absence_ms=60_000))
    seat, other = _turn(host), 1 - _turn(host)
    wait = host.state.turn_started + 60_000 - host.now
    assert (DueKind.ABSENCE, seat) in [item[1:3] for item in due(host.state)]
    assert host.refused(_absent(other), after=wait - 1) is Code.NOT_DUE
    assert host.refused(_absent(other, seat), after=1) is Code.NOT_DUE
    assert host.refused(_absent()) is Code.NOT_DUE
    assert host.refused(_absent(other, since=host.now - 59_999)) is Code.NOT_DUE
    assert host.ask(_absent(other)) == [StandInSeated(seat, "absent")]
    host.ask(ReturnToSeat("r", seat), seat)
    assert host.state.seats[seat].is_active


def test_everybody_at_one_screen_is_replaced_together() -> None:
    host = Host(3, Options(absence_ms=1_000))
    host.claim(0, 0)
    host.claim(1, 0)
    host.claim(2, 1)
    host.start()
    while host.state.turn == 2:
        host.play()
    events = host.ask(_absent(1), after=60_000)
    assert events == [StandInSeated(0, "absent"), StandInSeated(1, "absent")]


def test_bot_or_absent_seat_is_not_replaced() -> None:
    host = alone()
    host.play_until(1)
    assert host.refused(_absent(), after=10**9) is Code.NOT_DUE


def test_nobody_is_replaced_while_nobody_waits() -> None:
    host = alone()
    host.play_until(0)
    assert _kinds(host) == [DueKind.EXPIRY]


def test_bots_wait_when_all_people_are_away() -> None:
    host = alone()
    host.play_until(1)
    assert DueKind.BOT in _kinds(host)
    host.ask(LeaveSeat("l", 0), 0)
    assert _kinds(host) == [DueKind.EXPIRY]
    host.ask(ReturnToSeat("r", 0), 0)
    assert DueKind.BOT in _kinds(host)


def test_bots_alone_play_on() -> None:
    host = Host(2)
    for seat in range(2):
        host.ask(SeatBot(host.name(), seat, "novice"), 0)
    host.ask(StartGame("s"), 0)
    assert _kinds(host)[0] is DueKind.BOT
    host.finish()
    assert host.state.status is Status.FINISHED


def test_resignation_of_one_of_two_ends_the_game() -> None:
    host = people()
    host.play()
    events = host.ask(Resign("r", 1), 1)
    assert events == [SeatResigned(1), TableEnded("resign 2", host.seed.hex())]
    assert host.state.status is Status.FINISHED
    game = Game.parse(str(record(host.state)))
    assert game.winners() == (0,)
    assert game.header("Seed") == host.seed.hex()
    assert host.refused(Resign("r2", 0), 0) is Code.NOT_PLAYING


def test_at_a_larger_table_a_bot_plays_on_to_the_end() -> None:
    host = people(3)
    assert host.ask(Resign("r", 1), 1) == [SeatResigned(1)]
    assert host.refused(ReturnToSeat("b", 1), 1) is Code.SEAT_LOST
    assert host.refused(Resign("r2", 1), 1) is Code.SEAT_LOST
    assert host.refused(Resign("r3", 0), 1) is Code.NOT_YOUR_SEAT
    host.play_until(1)
    move = PlayMove("p", 1, "1B1", host.state.game_number)
    assert host.refused(move, 1) is Code.SEAT_LOST
    host.finish()
    assert host.state.termination == "row"


def test_game_ends_when_the_last_person_resigns() -> None:
    host = people(3)
    host.ask(Resign("r", 1), 1)
    host.ask(Resign("r", 0), 0)
    assert host.state.status is Status.PLAYING
    host.ask(Resign("r", 2), 2)
    assert host.state.termination == "resign 3"


def test_lobby_that_never_began_expires_and_tells_its_seed() -> None:
    host = Host(2, Options(lobby_ms=60_000))
    host.claim(0, 0)
    assert _kinds(host) == [DueKind.EXPIRY]
    assert host.refused(Expire(), after=59_999) is Code.NOT_DUE
    assert host.ask(Expire(), after=1) == [TableEnded("abandoned", host.seed.hex())]
    assert host.state.status is Status.ABANDONED
    assert due(host.state) == ()
    assert host.refused(Expire(), after=10**12) is Code.NOT_DUE
    assert host.refused(ClaimSeat("c", 1, "Ada"), 1) is Code.NOT_IN_LOBBY
    assert record(host.state).ended_early == "abandoned"


def test_game_in_which_nothing_happens_is_given_up() -> None:
    host = people(2, Options(idle_ms=10**8))
    host.play()
    assert host.refused(Expire(), after=10**8 - 1) is Code.NOT_DUE
    host.ask(Expire(), after=1)
    assert host.state.status is Status.ABANDONED
    assert Game.parse(str(record(host.state))).winners() == ()


def test_bot_that_thought_too_long_is_stale() -> None:
    host = alone()
    host.play_until(1)
    seen = host.state.game_number
    host.play()
    assert host.refused(BotMove(1, "1B1", seen)) in (Code.STALE, Code.NOT_PLAYING)


def test_rematch_keeps_seats_and_hands_over_to_a_new_seed() -> None:
    host = people(3)
    assert host.refused(OpenRematch(0, "next")) is Code.NOT_OVER
    for guest in (0, 1, 2):
        host.ask(Resign("r", guest), guest)
    assert host.refused(OpenRematch(7, "next")) is Code.NOT_YOUR_SEAT
    assert host.ask(OpenRematch(1, "next")) == [RematchOpened("next")]
    assert host.refused(OpenRematch(0, "other")) is Code.REMATCH_EXISTS
    assert host.state.rematch == "next"
    rematch = create_rematch(host.state, "next", bytes(32), host.now)
    state = fold_all(rematch.entries)
    assert state == rematch.state
    assert (state.previous, state.guests) == ("test", host.state.guests)
    assert state.commitment != host.state.commitment
    assert [seat.guest for seat in state.seats] == [0, 1, 2]
    assert not any(seat.ready or seat.lost or seat.nonce_hash for seat in state.seats)


def test_rematch_starts_when_everybody_has_come_along() -> None:
    old = alone()
    old.ask(Resign("r", 0), 0)
    host = Host()
    host.again = None
    host.take(create_rematch(old.state, "next", host.seed, host.now))
    assert host.state.seats[1].kind is SeatKind.BOT
    assert host.refused(StartGame("s"), 0) is Code.SEATS_OPEN
    assert host.refused(ClaimSeat("c", 0, "Eve"), 1) is Code.SEAT_TAKEN
    host.claim(0, 0)
    host.start()
    assert host.state.status is Status.PLAYING


def test_nobody_is_replaced_while_a_clock_runs_in_days() -> None:
    day = 24 * 60 * 60_000
    host = people(2, Options(clock=MoveClock(3 * day), absence_ms=60_000))
    seat, other = _turn(host), 1 - _turn(host)
    assert host.refused(_absent(other), after=2 * day) is Code.NOT_DUE
    assert not host.state.seats[seat].is_bot_played
    host.ask(TimeUp(), after=host.state.turn_started + 3 * day - host.now)
    [played, *_] = host.play()
    assert (played.seat, played.by) == (seat, "stand_in")
