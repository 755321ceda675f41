"""Stored events stay readable: every kind has its text here, which may never change."""

from typing import get_args

import msgspec
import pytest

from azulejos.rules import Wall
from azulejos.table import BudgetClock, Entry, MoveClock, Options, decode_entry, encode_entry
from azulejos.table import events as e
from azulejos.table.fold import _HANDLERS, fold

H = "ab" * 32

KINDS: dict[str, tuple[e.AnyEvent, str]] = {
    "created": (
        e.TableCreated("t", 2, H, Options()),
        '{"type":"TableCreated","table":"t","seats":2,"commitment":"HASH","options":{}}',
    ),
    "rematch": (
        e.TableCreated("t", 3, H, Options(public=True), "old", 1, 4),
        '{"type":"TableCreated","table":"t","seats":3,"commitment":"HASH","options":{"public":true},'
        '"previous":"old","host":1,"guests":4}',
    ),
    "start set": (
        e.StartSet("C draft 3 1 11"),
        '{"type":"StartSet","position":"C draft 3 1 11"}',
    ),
    "options": (
        e.OptionsChanged(Options(wall=Wall.GREY, clock=BudgetClock(60_000, 5), hints=False)),
        '{"type":"OptionsChanged","options":{"wall":"grey",'
        '"clock":{"kind":"budget","ms":60000,"increment_ms":5},"hints":false}}',
    ),
    "move clock": (
        e.OptionsChanged(Options(clock=MoveClock(9_000), on_timeout="seat", stand_in="expert")),
        '{"type":"OptionsChanged","options":{"clock":{"kind":"move","ms":9000},'
        '"on_timeout":"seat","stand_in":"expert"}}',
    ),
    "claimed": (
        e.SeatClaimed(1, 2, "Ada", H),
        '{"type":"SeatClaimed","seat":1,"guest":2,"name":"Ada","nonce_hash":"HASH"}',
    ),
    "kept": (
        e.SeatClaimed(1, 2, "Ada", ready=False),
        '{"type":"SeatClaimed","seat":1,"guest":2,"name":"Ada","ready":false}',
    ),
    "bot": (e.BotSeated(0, "novice"), '{"type":"BotSeated","seat":0,"level":"novice"}'),
    "opened": (e.SeatOpened(3), '{"type":"SeatOpened","seat":3}'),
    "start": (e.StartCalled(), '{"type":"StartCalled"}'),
    "nonce": (e.NonceShown(0, H), '{"type":"NonceShown","seat":0,"nonce":"HASH"}'),
    "overdue": (e.NonceOverdue(1), '{"type":"NonceOverdue","seat":1}'),
    "started": (e.GameStarted(1, 1), '{"type":"GameStarted","first_seat":1,"words":1}'),
    "dealt": (
        e.TilesDealt("BBYR/YRKK/BYRK/RRRW/BYYW", 21),
        '{"type":"TilesDealt","deal":"BBYR/YRKK/BYRK/RRRW/BYYW","words":21}',
    ),
    "move": (e.MovePlayed(0, "3R2"), '{"type":"MovePlayed","seat":0,"move":"3R2"}'),
    "bot move": (
        e.MovePlayed(0, "T2F", "table"),
        '{"type":"MovePlayed","seat":0,"move":"T2F","by":"table"}',
    ),
    "warming up": (
        e.MovePlayed(1, "3R2", "bot", warming_up=True),
        '{"type":"MovePlayed","seat":1,"move":"3R2","by":"bot","warming_up":true}',
    ),
    "asked": (e.TakeBackAsked(0, 9), '{"type":"TakeBackAsked","seat":0,"to":9}'),
    "answered": (
        e.TakeBackAnswered(1, True),
        '{"type":"TakeBackAnswered","guest":1,"agree":true}',
    ),
    "lapsed": (e.TakeBackLapsed(), '{"type":"TakeBackLapsed"}'),
    "undone": (e.TurnTakenBack(0, 9), '{"type":"TurnTakenBack","seat":0,"to":9}'),
    "taken back": (
        e.TurnTakenBack(0, 9, True),
        '{"type":"TurnTakenBack","seat":0,"to":9,"agreed":true}',
    ),
    "time": (e.TimeRanOut(2), '{"type":"TimeRanOut","seat":2}'),
    "stand-in": (
        e.StandInSeated(2, "absent"),
        '{"type":"StandInSeated","seat":2,"reason":"absent"}',
    ),
    "returned": (e.SeatTakenBack(2), '{"type":"SeatTakenBack","seat":2}'),
    "resigned": (e.SeatResigned(2), '{"type":"SeatResigned","seat":2}'),
    "absence": (e.AbsenceNoted(0, 5), '{"type":"AbsenceNoted","seat":0,"since":5}'),
    "outage": (e.OutageNoted(5, 9), '{"type":"OutageNoted","since":5,"until":9}'),
    "ended": (e.TableEnded("row", H), '{"type":"TableEnded","termination":"row","seed":"HASH"}'),
    "reopened": (e.RematchOpened("new"), '{"type":"RematchOpened","table":"new"}'),
}


@pytest.mark.parametrize("kind", KINDS)
def test_event_is_kept_as_it_always_was(kind: str) -> None:
    event, text = KINDS[kind]
    text = text.replace("HASH", H)
    stored = f'{{"number":7,"at":1793500000000,"event":{text}}}'.encode()
    assert encode_entry(Entry(7, 1_793_500_000_000, event)) == stored
    assert decode_entry(stored).event == event


def test_request_and_guest_are_kept_with_the_event() -> None:
    entry = Entry(7, 5, e.StartCalled(), 2, "abc")
    stored = b'{"number":7,"at":5,"event":{"type":"StartCalled"},"guest":2,"request":"abc"}'
    assert encode_entry(entry) == stored
    assert decode_entry(stored) == entry


def test_every_kind_of_event_is_listed_and_folded() -> None:
    listed = {type(event) for event, _ in KINDS.values()}
    assert listed == set(get_args(e.AnyEvent))
    assert set(_HANDLERS) == listed - {e.TableCreated}


def test_fields_of_a_later_version_are_read_over() -> None:
    stored = b'{"number":7,"at":5,"event":{"type":"SeatOpened","seat":1,"mood":"good"},"x":1}'
    assert decode_entry(stored) == Entry(7, 5, e.SeatOpened(1))


def test_unknown_kind_is_refused_by_name() -> None:
    with pytest.raises(msgspec.ValidationError, match="TableFlipped"):
        decode_entry(b'{"number":7,"at":5,"event":{"type":"TableFlipped"}}')


def test_table_of_a_later_version_is_refused() -> None:
    event = e.TableCreated("t", 2, H, Options(), version=e.VERSION + 1)
    with pytest.raises(ValueError, match="newer version"):
        fold(None, Entry(1, 5, event))
