"""Random requests in random order: nothing is lost, doubled or played by the wrong guest.

Random requests from random guests, including hostile ones, are checked against a few invariants.
"""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import Game, Phase, Position, Wall
from azulejos.table import (
    Accepted,
    BudgetClock,
    DueKind,
    MoveClock,
    NoClock,
    Options,
    Refusal,
    Repeated,
    decode_entry,
    due,
    encode_entry,
    fold_all,
    record,
    verify,
)
from azulejos.table import requests as r
from azulejos.table.events import MovePlayed, TableEnded, TilesDealt, TurnTakenBack
from tests.table.harness import Host, position_after

OPTIONS = st.builds(
    Options,
    wall=st.sampled_from(list(Wall)),
    clock=st.sampled_from([NoClock(), MoveClock(20_000), BudgetClock(60_000, 2_000)]),
    on_timeout=st.sampled_from(["move", "seat", "loss"]),
    absence_ms=st.sampled_from([0, 30_000]),
)


class Crowd:
    """People, bots and strangers around one table, who ask for anything at any time."""

    def __init__(
        self, seats: int, options: Options, seed: int, start: Position | None = None
    ) -> None:
        self.host = Host(seats, options, seed, start=start)
        self.random = random.Random(seed)
        self.granted: list[tuple[r.Request, int | None, Accepted]] = []

    def guest(self) -> int | None:
        return self.random.choice([None, 0, 0, 1, 1, 2, 3, self.host.state.guests, 99])

    def seen(self) -> int:
        return self.host.state.game_number - self.random.choice([0, 0, 0, 0, 1, -1])

    def move(self) -> str:
        position = self.host.state.position
        legal = position.legal_moves() if position else ()
        if legal and self.random.random() < 0.9:
            return str(self.random.choice(legal))
        return self.random.choice(["CBF", "9W5", "T11", "???", "1B1"])

    def anything(self) -> r.GuestRequest:
        """A random request, sensible or not."""
        seat, name = self.random.randrange(4), self.host.name()
        nonce = self.host.nonces.get(seat, "00" * 32)
        kinds: list[r.GuestRequest] = [
            r.ClaimSeat(name, seat, self.random.choice(["Ada", "\u202e", "Bo"])),
            r.LeaveSeat(name, seat),
            r.SeatBot(name, seat, "novice"),
            r.OpenSeat(name, seat),
            r.ChangeOptions(name, self.host.state.options),
            r.StartGame(name, {seat: nonce} if self.random.random() < 0.3 else {}),
            r.ShowNonce(name, seat, nonce),
            r.StartUnproven(name),
            r.PlayMove(name, seat, self.move(), self.seen()),
            r.TakeBack(name, seat, self.seen()),
            r.AnswerTakeBack(name, self.random.random() < 0.7, self.seen()),
            r.Resign(name, seat),
            r.ReturnToSeat(name, seat),
        ]
        return self.random.choice(kinds)

    def likely(self) -> tuple[r.Request, int | None]:
        """A request that keeps the game going: the seat to act plays, or what is due happens."""
        state = self.host.state
        turn = state.turn
        if turn is None:
            for seat, there in enumerate(state.seats):
                if there.kind.value == "open":
                    return r.ClaimSeat(self.host.name(), seat, "Ada"), seat
            if state.status.value == "starting":
                return self.start()
            return r.StartGame(self.host.name()), state.host
        seen = state.game_number
        if state.seats[turn].is_bot_played:
            return r.BotMove(turn, self.move(), seen), None
        return r.PlayMove(self.host.name(), turn, self.move(), seen), state.seats[turn].guest

    def start(self) -> tuple[r.Request, int | None]:
        """The next request that a waiting start needs."""
        state = self.host.state
        for number, seat in enumerate(state.seats):
            if seat.nonce_hash and not seat.nonce and number in self.host.nonces:
                nonce = self.host.nonces[number]
                return r.ShowNonce(self.host.name(), number, nonce), seat.guest
        if any(seat.overdue for seat in state.seats):
            return r.StartUnproven(self.host.name()), state.host
        return r.NoteOverdue((0, 1, 2, 3)[: len(state.seats)]), None

    def time_passes(self) -> r.Request:
        """A request of the server itself."""
        now = self.host.now
        present = frozenset(self.random.sample(range(4), self.random.randrange(4)))
        kinds: list[r.ServerRequest] = [
            r.TimeUp(),
            r.LapseTakeBack(),
            r.NoteOverdue((0, 1)),
            r.ReplaceAbsent(present, now - 60_000),
            r.NoteAbsence(present, now - 60_000),
            r.NoteOutages(((now - 5_000, now - 1_000),)),
            r.BotMove(self.random.randrange(4), self.move(), self.seen()),
            r.OpenRematch(0, "next"),
        ]
        return self.random.choice(kinds)

    def step(self) -> None:
        chance = self.random.random()
        after = self.random.choice([0, 100, 2_000, 2_000, 25_000])
        if chance < 0.75:
            request, guest = self.likely()
        elif chance < 0.93:
            request, guest = self.anything(), self.guest()
        else:
            request, guest = self.time_passes(), None
        self.ask(request, guest, after)

    def ask(self, request: r.Request, guest: int | None, after: int) -> None:
        before = self.host.state
        answer = self.host.try_(request, guest, after)
        if isinstance(answer, Refusal):
            assert self.host.state is before
            assert answer.code.value.startswith("table/")
            assert answer.sentence
        elif isinstance(answer, Accepted):
            self.check(answer, before, guest)
            if isinstance(request, r.Asked):
                self.granted.append((request, guest, answer))

    def check(self, answer: Accepted, before: Any, guest: int | None) -> None:
        assert [entry.number for entry in answer.entries] == list(
            range(before.number + 1, before.number + 1 + len(answer.entries))
        )
        for entry in answer.entries:
            event = entry.event
            assert entry.at >= before.at
            if isinstance(event, MovePlayed) and event.by == "person":
                assert before.seats[event.seat].guest == guest
            if not isinstance(event, TableEnded):
                assert self.host.seed.hex() not in repr(event)

    def repeat_something(self) -> None:
        """Repeat one of the last granted requests: nothing may happen."""
        request, guest, first = self.random.choice(self.granted[-10:])
        state = self.host.state
        again = self.host.try_(request, guest)
        assert again == Repeated(first.entries[0].number, first.entries[-1].number)
        assert self.host.state is state


@given(st.integers(2, 4), OPTIONS, st.integers(0, 2**32))
def test_laws_hold_whatever_is_asked(seats: int, options: Options, seed: int) -> None:
    _check_laws(Crowd(seats, options, seed))


@given(st.integers(2, 4), OPTIONS, st.integers(0, 2**32), st.integers(0, 80))
def test_laws_hold_at_a_table_that_begins_at_a_position(
    seats: int, options: Options, seed: int, plies: int
) -> None:
    start = position_after(plies, seats, options.wall, seed)
    crowd = Crowd(seats, options, seed, start)
    _check_laws(crowd)
    assert crowd.host.state.start == start
    assert record(crowd.host.state).start == start


def _check_laws(crowd: Crowd) -> None:
    for number in range(150):
        crowd.step()
        if number % 5 == 0 and crowd.granted:
            crowd.repeat_something()
    host = crowd.host
    stored = [encode_entry(entry) for entry in host.entries]
    assert fold_all(map(decode_entry, stored)) == host.state
    _check_game(host)


def _check_game(host: Host) -> None:
    state = host.state
    game = Game.parse(str(record(state)))
    if state.position is not None:
        assert game.replay() == state.position
    if state.is_over:
        assert due(state) == ()
        assert verify(game, state.commitment).is_fair is not False
        assert isinstance(next(e.event for e in host.entries if _is_end(e.event)), TableEnded)
    else:
        assert host.seed.hex() not in repr(state) + repr(host.entries) + str(game)
        assert due(state)[-1].kind in DueKind
    if state.position is not None and state.position.phase is Phase.TILE:
        assert len(state.position.legal_moves()) > 1


def _is_end(event: object) -> bool:
    return isinstance(event, TableEnded)


@given(st.integers(2, 4), st.integers(0, 2**32))
def test_take_backs_never_cross_a_deal(seats: int, seed: int) -> None:
    crowd = Crowd(seats, Options(), seed)
    for _ in range(100):
        crowd.step()
    last_deal = 0
    for entry in crowd.host.entries:
        if isinstance(entry.event, TilesDealt):
            last_deal = entry.number
        if isinstance(entry.event, TurnTakenBack):
            assert entry.event.to > last_deal
