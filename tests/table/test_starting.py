"""The start: the game begins with every promised nonce, or when the host decides otherwise."""

import pytest

from azulejos.rules import Position, draw_deal
from azulejos.table import (
    Code,
    Entry,
    Status,
    Stream,
    decode_entry,
    encode_entry,
    fold_all,
    record,
    verify,
)
from azulejos.table.events import (
    GameStarted,
    NonceOverdue,
    NonceShown,
    RematchOpened,
    StartCalled,
    TableEnded,
    TilesDealt,
)
from azulejos.table.requests import (
    BotMove,
    ClaimSeat,
    Expire,
    LapseTakeBack,
    LeaveSeat,
    NoteOutages,
    NoteOverdue,
    OpenRematch,
    OpenSeat,
    Resign,
    SeatBot,
    ServerRequest,
    ShowNonce,
    StartGame,
    StartUnproven,
    TimeUp,
)
from azulejos.table.starting import NONCE_WAIT_MS
from tests.table.harness import Host, people


def test_game_needs_every_seat_and_somebody_who_belongs_there() -> None:
    host = Host()
    host.claim(0, 0)
    assert host.refused(StartGame("x"), 0) is Code.SEATS_OPEN
    host.claim(1, 1)
    assert host.refused(StartGame("x"), 2) is Code.NOT_HOST
    assert host.refused(StartGame("x"), None) is Code.NOT_HOST
    host.ask(StartGame("x"), 1)
    assert host.state.status is Status.STARTING


def test_start_waits_for_every_promised_nonce() -> None:
    host = Host(3)
    host.claim(0, 0)
    host.claim(1, 1)
    host.claim(2, 2, promise=False)
    events = host.ask(StartGame("s", {0: host.nonces[0]}), 0)
    assert [type(event) for event in events] == [StartCalled, NonceShown]
    events = host.ask(ShowNonce("n", 1, host.nonces[1]), 1)
    assert [type(event) for event in events] == [NonceShown, GameStarted, TilesDealt]
    assert host.state.nonces()[2] is None


def test_one_request_is_enough_against_bots() -> None:
    host = Host()
    host.claim(0, 0)
    host.ask(SeatBot("b", 1, "novice"), 0)
    host.ask(StartGame("s", {0: host.nonces[0]}), 0)
    assert host.state.status is Status.PLAYING


def test_wrong_foreign_or_second_nonce_is_refused() -> None:
    host = Host(3)
    for seat in range(2):
        host.claim(seat, seat)
    host.claim(2, 2, promise=False)
    assert host.refused(ShowNonce("x", 0, host.nonces[0]), 0) is Code.NOT_STARTING
    host.ask(StartGame("s"), 0)
    assert host.refused(ShowNonce("x", 0, host.nonces[1]), 0) is Code.BAD_NONCE
    assert host.refused(ShowNonce("x", 0, host.nonces[0]), 1) is Code.NOT_YOUR_SEAT
    assert host.refused(ShowNonce("x", 2, "00" * 32), 2) is Code.BAD_NONCE
    host.ask(ShowNonce("x", 0, host.nonces[0]), 0)
    assert host.refused(ShowNonce("y", 0, host.nonces[0]), 0) is Code.BAD_NONCE


def test_seat_of_a_bot_never_gets_a_share() -> None:
    host = Host()
    host.claim(0, 0)
    host.claim(1, 1)
    host.ask(OpenSeat("o", 1), 0)
    host.ask(SeatBot("b", 1, "novice"), 0)
    assert host.noted()[1] is None
    promise = host.noted()[0] or ""
    for guest in (0, 1):
        assert host.refused(ClaimSeat("x", 1, "Guest", promise), guest) is Code.SEAT_TAKEN
    both = StartGame("x", host.nonces)
    assert host.refused(both, 0) is Code.NOT_YOUR_SEAT
    assert host.state.status is Status.LOBBY
    host.ask(StartGame("s"), 0)
    for asking in (0, 1, None):
        assert host.refused(ShowNonce("x", 1, host.nonces[1]), asking) is Code.NOT_YOUR_SEAT


def test_promises_are_fixed_before_any_share_is_shown() -> None:
    host = Host(3)
    for seat in range(3):
        host.claim(seat, seat)
    events = host.ask(StartGame("s", {0: host.nonces[0]}), 0)
    assert [type(event) for event in events] == [StartCalled, NonceShown]
    noted = host.noted()
    assert host.refused(ClaimSeat("x", 1, "Guest 1", "ab" * 32), 1) is Code.STARTING
    assert host.refused(LeaveSeat("x", 1), 1) is Code.STARTING
    assert host.refused(OpenSeat("x", 2), 0) is Code.STARTING
    assert host.refused(SeatBot("x", 2, "novice"), 0) is Code.STARTING
    assert host.noted() == noted


def test_wrong_seed_is_noticed_before_it_deals() -> None:
    host = Host()
    host.claim(0, 0, promise=False)
    host.claim(1, 1, promise=False)
    host.seed = bytes(32)
    with pytest.raises(ValueError, match="committed"):
        host.try_(StartGame("s"), 0)


def _waiting(seats: int = 2) -> Host:
    """A start that waits for every nonce except that of guest 0, the host."""
    host = Host(seats)
    for seat in range(seats):
        host.claim(seat, seat)
    host.ask(StartGame(host.name(), {0: host.nonces[0]}), 0)
    return host


@pytest.mark.parametrize(
    "request_",
    [
        NoteOverdue((0, 1)),
        NoteOutages(((0, 1),)),
        TimeUp(),
        LapseTakeBack(),
        Expire(),
        BotMove(0, "1B1", 0),
    ],
    ids=lambda request: type(request).__name__,
)
def test_nothing_that_the_server_asks_begins_a_game_without_a_share(
    request_: ServerRequest,
) -> None:
    host = _waiting()
    host.try_(request_, after=60 * 60_000)
    assert host.state.status is Status.STARTING
    assert not any(isinstance(entry.event, GameStarted) for entry in host.entries)


def test_overdue_nonce_lets_the_host_begin_and_the_game_is_not_proven() -> None:
    host = _waiting()
    assert host.refused(StartUnproven("u"), 0) is Code.NOT_DUE
    assert host.refused(NoteOverdue((1,)), after=NONCE_WAIT_MS - 1) is Code.NOT_DUE
    assert host.ask(NoteOverdue((0, 1)), after=1) == [NonceOverdue(1)]
    assert host.state.seats[1].overdue
    assert host.refused(NoteOverdue((1,))) is Code.NOT_DUE
    assert host.refused(StartUnproven("v"), 1) is Code.NOT_HOST
    assert host.refused(StartUnproven("w"), None) is Code.NOT_HOST
    host.ask(StartUnproven("x"), 0)
    assert host.state.status is Status.PLAYING
    assert host.state.seats[1].nonce_hash
    assert not host.state.seats[1].nonce
    assert host.refused(StartUnproven("y"), 0) is Code.NOT_STARTING
    assert host.refused(NoteOverdue((1,))) is Code.NOT_STARTING
    assert host.refused(ShowNonce("z", 1, host.nonces[1]), 1) is Code.NOT_STARTING
    host.ask(Resign("r", 0), 0)
    assert verify(record(host.state)).missing == (1,)


def test_overdue_nonce_still_counts_when_it_comes() -> None:
    host = _waiting()
    host.ask(NoteOverdue((1,)), after=NONCE_WAIT_MS)
    assert host.refused(ShowNonce("x", 1, "00" * 32), 1) is Code.BAD_NONCE
    events = host.ask(ShowNonce("y", 1, host.nonces[1]), 1)
    assert [type(event) for event in events] == [NonceShown, GameStarted, TilesDealt]
    assert not host.state.seats[1].overdue


def test_host_cannot_begin_without_somebody_who_is_not_overdue() -> None:
    host = _waiting(3)
    host.ask(NoteOverdue((1,)), after=NONCE_WAIT_MS)
    assert host.refused(StartUnproven("x"), 0) is Code.NOT_DUE
    host.ask(NoteOverdue((2,)))
    host.ask(StartUnproven("y"), 0)


def test_host_gets_out_of_a_start_by_a_new_table() -> None:
    host = _waiting()
    assert host.refused(OpenRematch(1, "next")) is Code.NOT_HOST
    assert host.refused(OpenRematch(7, "next")) is Code.NOT_HOST
    events = host.ask(OpenRematch(0, "next"))
    assert events == [TableEnded("abandoned", host.seed.hex()), RematchOpened("next")]
    assert host.state.status is Status.ABANDONED
    assert host.state.rematch == "next"
    assert verify(record(host.state)).nothing


def test_others_decide_while_a_nonce_of_the_host_is_missing() -> None:
    host = Host(3)
    for seat in range(3):
        host.claim(seat, seat)
    host.ask(StartGame("s", {1: host.nonces[1]}), 1)
    assert host.refused(OpenRematch(2, "next")) is Code.NOT_HOST
    host.ask(NoteOverdue((0, 2)), after=NONCE_WAIT_MS)
    assert host.refused(StartUnproven("x"), 2) is Code.NOT_HOST
    host.ask(StartUnproven("y"), 1)
    assert host.state.status is Status.PLAYING


def test_promises_stay_as_they_were_when_the_start_was_called() -> None:
    host = _waiting()
    assert host.refused(OpenSeat("x", 1), 0) is Code.STARTING
    assert host.refused(SeatBot("y", 1, "novice"), 0) is Code.STARTING
    assert people().refused(OpenSeat("x", 1), 0) is Code.NOT_IN_LOBBY


def test_game_that_an_older_server_began_without_a_share_still_folds() -> None:
    """There was no `NonceOverdue` at that time: the start was called, and the game began."""
    host = _waiting()
    stream = Stream(host.seed, host.state.nonces())
    started = GameStarted(stream.below(2), stream.drawn)
    dealt = TilesDealt(str(draw_deal(Position.start(2), stream.below)), stream.drawn)
    number = host.state.number
    old = [Entry(number + 1, host.now, started), Entry(number + 2, host.now, dealt)]
    stored = [encode_entry(entry) for entry in (*host.entries, *old)]
    state = fold_all(map(decode_entry, stored))
    assert state.status is Status.PLAYING
    assert not state.seats[1].overdue
    assert verify(record(state)).is_fair is False  # its seed is not public yet
