"""Scripted people: they play legal moves at a given pace and note how long others waited.

This module decides when moves are sent and what is measured.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

from bench.load.wire import LoadSocket, open_socket


class _Effect(Struct):
    put: str


class _Effects(Struct):
    lines: list[_Effect]


class _Draft(Struct):
    take: str
    effects: int


class _Tiling(Struct):
    move: str


class _Choices(Struct):
    drafts: list[_Draft] = []
    effects: list[_Effects] = []
    tilings: list[_Tiling] = []


class _Event(Struct):
    type: str
    move: str = ""


class Heard(Struct):
    """The parts of a server message that a scripted person needs."""

    type: str
    id: str | None = None
    seat: int = 0
    number: int = 0
    game_event: int = 0
    choices: _Choices | None = None
    event: _Event | None = None
    code: str = ""


_decoder = msgspec.json.Decoder(Heard)


class Figures:
    """The measurements."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.acknowledged = 0
        self.refused: dict[str, int] = {}
        self.finished = 0


class LoadTable:
    """A table with its people and spectators, all in this process."""

    def __init__(
        self, name: str, tokens: list[str], figures: Figures, pace: Callable[[], float]
    ) -> None:
        self.name = name
        self._tokens = tokens
        self._figures = figures
        self._pace = pace
        self._rng = random.Random(name)
        self._mover = self._awaited = -1
        self._sent_at = 0.0
        self._sockets: list[LoadSocket] = []
        self._next_at = 0.0
        self.is_playing = False
        self.is_over = False

    async def connect(self, addresses: list[tuple[str, int]], spectators: int) -> None:
        """Connect all people and spectators; the people are spread over the addresses."""
        path = f"/api/tables/{self.name}/socket"
        for number, token in enumerate([*self._tokens, *[""] * spectators]):
            host, port = addresses[number % len(addresses)]
            index = len(self._sockets)
            heard = lambda text, index=index: self._hear(index, text)  # noqa: E731
            socket = await open_socket(host, port, path, heard)
            self._sockets.append(socket)
            join = {"type": "Join", "token": token} if token else {"type": "Join"}
            socket.send(msgspec.json.encode(join))

    def start(self) -> None:
        """Let the first person start the game."""
        self._sockets[0].send(b'{"type":"StartGame","id":"s"}')

    def _hear(self, index: int, text: bytes) -> None:
        now = time.perf_counter()
        heard = _decoder.decode(text)
        if heard.type == "EventHappened":
            self._note(index, heard, now)
        elif heard.type == "YourTurn":
            self.is_playing = True
            delay = max(0.0, self._next_at - now)
            self._next_at = max(now, self._next_at) + self._pace()
            move = self._choose(heard)
            asyncio.get_running_loop().call_later(delay, self._play, index, heard, move)
        elif heard.type == "Acknowledged" and heard.id != "s":
            self._figures.acknowledged += 1
        elif heard.type == "Refused":
            refused = self._figures.refused
            refused[heard.code] = refused.get(heard.code, 0) + 1

    def _note(self, index: int, heard: Heard, now: float) -> None:
        """Note how long after its request an event arrived at a connection."""
        assert heard.event is not None
        if heard.event.type == "TableEnded":
            self.is_over = True
        # Measured at the other person's connection, not at the mover's. The deal after the last
        # move of a round has a higher number and is not what was waited for.
        if index < len(self._tokens) and index != self._mover and heard.number == self._awaited:
            self._figures.latencies.append(now - self._sent_at)
            self._awaited = -1

    def _choose(self, heard: Heard) -> str:
        choices = heard.choices
        assert choices is not None
        if choices.tilings:
            return self._rng.choice(choices.tilings).move
        draft = self._rng.choice(choices.drafts)
        return draft.take + self._rng.choice(choices.effects[draft.effects].lines).put

    def _play(self, index: int, heard: Heard, move: str) -> None:
        request = {
            "type": "PlayMove",
            "id": f"m{heard.game_event}",
            "seat": heard.seat,
            "move": move,
            "seen": heard.game_event,
        }
        self._mover, self._awaited = index, heard.game_event + 1
        self._sent_at = time.perf_counter()
        self._sockets[index].send(msgspec.json.encode(request))

    def close(self) -> None:
        """Close all connections."""
        for socket in self._sockets:
            socket.close()
