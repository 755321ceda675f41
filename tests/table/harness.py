"""A test harness that takes the place of the server: time, seed, and a list of entries.

Every test of the table plays through it. It checks what must hold at every step: a refusal changes
nothing, and folding the entries again gives the same state.
"""

from __future__ import annotations

import random
from hashlib import sha256
from itertools import count
from typing import Any

from azulejos.rules import CounterGenerator, Deal, Move, Phase, Position, Wall, draw_deal
from azulejos.table import (
    SEED_BYTES,
    Accepted,
    Answer,
    Code,
    Entry,
    Happening,
    Options,
    Refusal,
    State,
    create,
    create_at,
    decide,
    decode_entry,
    encode_entry,
    fold,
)
from azulejos.table.events import AnyEvent
from azulejos.table.requests import (
    BotMove,
    ClaimSeat,
    PlayMove,
    Request,
    SeatBot,
    ShowNonce,
    StartGame,
)

START = 1_700_000_000_000  # a day in 2023, before any test runs


class Host:
    """One table, driven by the test."""

    def __init__(
        self,
        seats: int = 2,
        options: Options | None = None,
        seed: int = 1,
        table: str = "test",
        start: Position | None = None,
    ) -> None:
        self.random = random.Random(seed)
        self.seed = self.random.randbytes(SEED_BYTES)
        self.now = START
        self.ids = count(1)
        self.nonces: dict[int, str] = {}
        self.entries: list[Entry] = []
        self.state: State
        self.again: State | None = None
        options = options or Options()
        if start is None:
            self.take(create(table, seats, options, self.seed, self.now))
        else:
            self.take(create_at(table, start, options, self.seed, self.now))

    def take(self, accepted: Accepted) -> None:
        self.entries += accepted.entries
        self.state = accepted.state
        for entry in accepted.entries:
            self.again = fold(self.again, decode_entry(encode_entry(entry)))
        assert self.again == self.state

    def name(self) -> str:
        """A new request id."""
        return f"id-{next(self.ids)}"

    def try_(self, request: Request, guest: int | None = None, after: int = 0) -> Answer:
        """Send a request some milliseconds later, and keep the entries if it is granted."""
        self.now += after
        answer = decide(self.state, request, self.now, self.seed, guest)
        if isinstance(answer, Accepted):
            self.take(answer)
        return answer

    def ask(self, request: Request, guest: int | None = None, after: int = 0) -> list[Any]:
        """Send a request that must be granted, and return its events."""
        answer = self.try_(request, guest, after)
        assert isinstance(answer, Accepted), answer
        return [entry.event for entry in answer.entries]

    def refused(self, request: Request, guest: int | None = None, after: int = 0) -> Code:
        """Send a request that must be refused, and return the code."""
        answer = self.try_(request, guest, after)
        assert isinstance(answer, Refusal), answer
        assert answer.sentence.endswith(".")
        return answer.code

    def remember(self, event: AnyEvent) -> None:
        """Add an event of an earlier version, which no request leads to any more."""
        entry = Entry(self.state.number + 1, self.now, event)
        self.take(Accepted((Happening(entry, fold(self.state, entry)),)))

    def claim(self, seat: int, guest: int, *, promise: bool = True) -> list[Any]:
        nonce = self.random.randbytes(32)
        if promise:
            self.nonces[seat] = nonce.hex()
        digest = sha256(nonce).hexdigest() if promise else ""
        return self.ask(ClaimSeat(self.name(), seat, f"Guest {guest}", digest), guest)

    def start(self) -> None:
        """Start the game and show every promised nonce."""
        self.ask(StartGame(self.name()), 0)
        for seat, nonce in self.nonces.items():
            self.ask(ShowNonce(self.name(), seat, nonce), self.state.seats[seat].guest)

    def noted(self) -> dict[int, str | None]:
        """The hashes that a page notes when the start is called."""
        return {number: seat.nonce_hash or None for number, seat in enumerate(self.state.seats)}

    def play(self, move: str | None = None, after: int = 1000) -> list[Any]:
        """Play for the seat to act, by default a random move; also for a bot."""
        state = self.state
        assert state.position is not None
        assert state.turn is not None
        move = move or str(self.random.choice(state.position.legal_moves()))
        seat = state.seats[state.turn]
        if seat.is_bot_played:
            return self.ask(BotMove(state.turn, move, state.game_number), after=after)
        request = PlayMove(self.name(), state.turn, move, state.game_number)
        return self.ask(request, seat.guest, after)

    def play_until(self, seat: int) -> None:
        """Play until it is this seat's turn, in the same round or a later one."""
        while self.state.turn != seat:
            self.play()

    def finish(self) -> None:
        """Play to the end."""
        while not self.state.is_over:
            self.play()


def people(seats: int = 2, options: Options | None = None, seed: int = 1) -> Host:
    """A game that has begun between people, guest n on seat n."""
    host = Host(seats, options, seed)
    for seat in range(seats):
        host.claim(seat, seat)
    host.start()
    return host


def alone(seats: int = 2, options: Options | None = None, seed: int = 1) -> Host:
    """A game that has begun between guest 0 on seat 0 and bots."""
    host = Host(seats, options, seed)
    host.claim(0, 0)
    for seat in range(1, seats):
        host.ask(SeatBot(host.name(), seat, "novice"), 0)
    host.start()
    return host


def training(start: Position, seed: int = 1) -> Host:
    """A game that has begun at a position, between guest 0 on the seat to act and bots."""
    host = Host(seed=seed, start=start)
    for seat in range(start.seats):
        if seat == start.turn:
            host.claim(seat, 0)
        else:
            host.ask(SeatBot(host.name(), seat, "novice"), 0)
    host.start()
    return host


def before_a_bot() -> Host:
    """A game in which two people have moved, and the bot on seat 2 is next."""
    host = Host(3)
    host.claim(0, 0)
    host.claim(1, 1)
    host.ask(SeatBot(host.name(), 2, "novice"), 0)
    host.start()
    host.play_until(0)
    host.play()
    host.play()
    return host


def position_after(
    plies: int, seats: int = 2, wall: Wall = Wall.COLOURED, seed: int = 1
) -> Position:
    """A position of a random game after this many events, or the last one before its end."""
    position = Position.start(seats, wall)
    generator, choice = CounterGenerator(seed), random.Random(seed)
    for _ in range(plies):
        event: Deal | Move
        if position.phase is Phase.DEAL:
            event = draw_deal(position, generator.below)
        else:
            event = choice.choice(position.legal_moves())
        after = position.transition(event).position
        if after.phase is Phase.END:
            break
        position = after
    return position
