"""Seats and options: who may do what before the start is called."""

from typing import Any

import msgspec
import pytest

from azulejos.rules import Wall
from azulejos.table import Code, Options, Repeated, SeatKind, Status, commitment, create, fold_all
from azulejos.table.book import HOST_CHANGES, MOST_CHANGES
from azulejos.table.events import (
    SeatClaimed,
    TableCreated,
)
from azulejos.table.requests import (
    ChangeOptions,
    ClaimSeat,
    GuestRequest,
    LeaveSeat,
    OpenSeat,
    SeatBot,
    ShowNonce,
    StartGame,
)
from tests.table.harness import Host, people


def test_first_event_commits_to_the_seed_and_does_not_tell_it() -> None:
    host = Host()
    [entry] = host.entries
    assert isinstance(entry.event, TableCreated)
    assert entry.event.commitment == commitment(host.seed)
    assert host.seed.hex() not in repr(host.entries)
    assert host.seed.hex() not in repr(host.state)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_table_has_two_to_four_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        create("x", seats, Options(), bytes(32), 0)


def test_seat_is_claimed_once() -> None:
    host = Host()
    host.claim(0, 0)
    assert host.refused(ClaimSeat("x", 0, "Eve"), 1) is Code.SEAT_TAKEN
    assert host.refused(ClaimSeat("x", 1, "Eve"), None) is Code.NOT_YOUR_SEAT
    assert host.refused(ClaimSeat("x", 2, "Eve"), 1) is Code.NO_SUCH_SEAT
    assert host.state.seats[0].name == "Guest 0"


def test_what_is_so_already_writes_nothing() -> None:
    host = Host()
    host.claim(0, 0, promise=False)
    host.ask(SeatBot("b", 1, "novice"), 0)
    number = host.state.number
    again: list[GuestRequest] = [
        ClaimSeat("again", 0, " Guest 0"),
        SeatBot("again", 1, "novice"),
        ChangeOptions("again", host.state.options),
    ]
    for request in again:
        assert host.try_(request, 0) == Repeated(number, number)
    assert host.state.number == number


def test_changes_before_a_game_are_bounded_and_the_game_is_not() -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 1, promise=False)
    while host.state.number < MOST_CHANGES:
        host.ask(ClaimSeat(host.name(), 1, f"Eve {host.state.number}"), 1)
    assert host.refused(ClaimSeat("more", 1, "Eve"), 1) is Code.TOO_MANY_CHANGES
    host.ask(OpenSeat("out", 1), 0)
    assert host.refused(ClaimSeat("new", 1, "Mallory"), 2) is Code.TOO_MANY_CHANGES
    level = 0
    while host.state.number < HOST_CHANGES:
        level += 1
        host.ask(SeatBot(host.name(), 1, f"level-{level}"), 0)
    assert host.refused(SeatBot("more", 1, "novice"), 0) is Code.TOO_MANY_CHANGES
    changed = ChangeOptions("options", Options(wall=Wall.GREY))
    assert host.refused(changed, 0) is Code.TOO_MANY_CHANGES
    host.start()
    host.finish()
    assert host.state.status is Status.FINISHED


def test_own_seat_can_be_claimed_again_under_another_name() -> None:
    host = Host()
    host.claim(0, 0)
    promised = host.state.seats[0].nonce_hash
    host.ask(ClaimSeat("again", 0, "Ada"), 0)
    assert host.state.seats[0].name == "Ada"
    assert host.state.seats[0].nonce_hash == promised


def test_other_nonce_can_be_promised_until_the_start_is_called() -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 1)
    first = host.nonces[1]
    host.claim(1, 1)
    host.ask(StartGame("s", {0: host.nonces[0]}), 0)
    other = ClaimSeat("x", 1, "Guest 1", "00" * 32)
    assert host.refused(other, 1) is Code.STARTING
    assert host.refused(ShowNonce("y", 1, first), 1) is Code.BAD_NONCE
    host.ask(ShowNonce("z", 1, host.nonces[1]), 1)


def test_several_people_can_sit_at_one_screen() -> None:
    host = Host(3)
    for seat in range(3):
        host.claim(seat, 0)
    assert host.state.seats_of(0) == (0, 1, 2)
    host.start()
    host.finish()


def test_name_is_cleaned_and_an_empty_one_refused() -> None:
    host = Host()
    host.ask(ClaimSeat("x", 0, "A\u202eda\x00"), 0)
    assert host.state.seats[0].name == "Ada"
    assert host.refused(ClaimSeat("y", 1, "\u200b\u2066 \n"), 1) is Code.BAD_NAME
    assert host.refused(ClaimSeat("z", 1, "\u3164\u2800"), 1) is Code.BAD_NAME


def test_new_guests_are_numbered() -> None:
    host = Host(4)
    assert host.state.guests == 1
    host.claim(0, host.state.guests)
    host.claim(1, host.state.guests)
    assert host.state.guests == 3


def test_only_the_host_arranges_the_table() -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 1)
    for guest in (1, None):
        assert host.refused(SeatBot("x", 1, "novice"), guest) is Code.NOT_HOST
        assert host.refused(OpenSeat("x", 0), guest) is Code.NOT_HOST
        assert host.refused(ChangeOptions("x", Options()), guest) is Code.NOT_HOST
    assert host.refused(SeatBot("x", 1, "novice"), 0) is Code.SEAT_TAKEN
    host.ask(OpenSeat("x", 1), 0)
    assert host.refused(OpenSeat("y", 1), 0) is Code.SEAT_OPEN
    host.ask(SeatBot("z", 1, "novice"), 0)
    host.ask(ChangeOptions("o", Options(wall=Wall.GREY)), 0)
    assert host.state.options.wall is Wall.GREY
    assert host.state.seats[1].kind is SeatKind.BOT


def test_host_who_stands_up_hands_on() -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 1)
    host.ask(LeaveSeat("x", 0), 0)
    assert host.state.host == 1
    host.ask(SeatBot("y", 0, "novice"), 1)


def test_host_who_stands_up_alone_stays_the_host() -> None:
    host = Host()
    host.claim(0, 0)
    host.ask(LeaveSeat("x", 0), 0)
    assert host.state.host == 0
    assert host.state.seats[0].kind is SeatKind.OPEN


@pytest.mark.parametrize(
    "request_",
    [
        ClaimSeat("x", 0, "Ada"),
        SeatBot("x", 0, "novice"),
        OpenSeat("x", 0),
        ChangeOptions("x", Options()),
        StartGame("x"),
    ],
    ids=lambda request: type(request).__name__,
)
def test_nothing_of_this_is_possible_once_the_game_starts(request_: GuestRequest) -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 1)
    host.ask(StartGame("s"), 0)
    assert host.refused(request_, 0) is Code.STARTING
    assert host.refused(LeaveSeat("l", 0), 0) is Code.STARTING
    assert people().refused(request_, 0) is Code.NOT_IN_LOBBY


def test_hints_are_for_those_at_one_screen() -> None:
    host = Host()
    host.claim(0, 0)
    host.ask(SeatBot("b", 1, "novice"), 0)
    allowed = [host.state.hints_allowed]
    host.ask(OpenSeat("o", 1), 0)
    host.claim(1, 0)
    allowed.append(host.state.hints_allowed)
    host.ask(LeaveSeat("l", 1), 0)
    host.claim(1, 1)
    allowed.append(host.state.hints_allowed)
    host.ask(ChangeOptions("c", Options(hints=True)), 0)
    allowed.append(host.state.hints_allowed)
    assert allowed == [True, True, False, True]


def test_promised_nonce_and_level_are_checked_when_read() -> None:
    decoder = msgspec.json.Decoder[Any](GuestRequest)
    good = b'{"type":"SeatBot","id":"1","seat":0,"level":"novice"}'
    assert decoder.decode(good) == SeatBot("1", 0, "novice")
    for bad in (
        b'{"type":"SeatBot","id":"1","seat":0,"level":"No Vice"}',
        b'{"type":"SeatBot","id":"1","seat":4,"level":"novice"}',
        b'{"type":"SeatBot","id":"","seat":0,"level":"novice"}',
        b'{"type":"SeatBot","id":"1","seat":0,"level":"novice","more":1}',
        b'{"type":"ClaimSeat","id":"1","seat":0,"name":"a","nonce_hash":"xyz"}',
        b'{"type":"BotMove","seat":0,"move":"CB1","seen":1}',
        b'{"type":"Nonsense","id":"1"}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(bad)


def test_table_begins_with_its_creation() -> None:
    host = Host()
    host.claim(0, 0)
    with pytest.raises(ValueError, match="begins with"):
        fold_all(host.entries[1:])
    with pytest.raises(ValueError, match="cannot follow"):
        fold_all([host.entries[0], host.entries[0]])
    with pytest.raises(ValueError, match="at least one"):
        fold_all([])
    assert isinstance(host.entries[1].event, SeatClaimed)
