"""A client that plays: follows the protocol as the page does, and checks what it receives.

Tests, the chaos test, the fuzzer and the load test use it. It plays legal moves, reconnects,
repeats requests and notices a missing, repeated or lost event.
"""

import asyncio
import hashlib
import itertools
import json
import random
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
_ids = itertools.count(1)


def new_id() -> str:
    return f"r{next(_ids)}"


def nonce_of(seed: str) -> tuple[str, str]:
    """A nonce and its hash, derived from a text."""
    nonce = hashlib.sha256(seed.encode()).digest()
    return nonce.hex(), hashlib.sha256(nonce).hexdigest()


class Client:
    """One WebSocket to one table, and what is known through it."""

    def __init__(self, url: str, table: str, token: str | None = None) -> None:
        self.url = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.table = table
        self.token = token
        self.guest: int | None = None
        self.number = 0
        self.game_event = 0
        self.view: Message = {}
        self.position: Message | None = None
        self.turn: Message | None = None
        self.presence: Message = {}
        self.events: dict[int, Message] = {}
        self.heard: list[str] = []
        self.keep_heard = False
        self.patience = 120.0
        self._socket: ClientConnection | None = None
        self._answers: dict[str, Message] = {}

    async def __aenter__(self) -> "Client":
        if self._socket is None:
            await self.join()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def open(self) -> None:
        self._socket = await connect(
            self.url, open_timeout=self.patience, max_size=None, proxy=None
        )

    def forget_socket(self) -> None:
        """Drop a broken connection."""
        self._socket = None

    def set_server(self, url: str) -> None:
        """Connect to another process next time."""
        self.url = url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def join(self, since: int | None = None) -> Message:
        """Connect if needed, join, and wait until the whole state has arrived."""
        if self._socket is None:
            await self.open()
        await self.send({"type": "Join", "token": self.token, "since": since})
        joined = await self.until(lambda one: one["type"] in ("Joined", "Refused"))
        if joined["type"] == "Joined":
            await self.until(lambda one: one["type"] == "Presence")
        return joined

    async def send(self, message: Message) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Message:
        """Receive the next message and update what is known."""
        text = await asyncio.wait_for(self.socket.recv(), self.patience)
        assert isinstance(text, str)
        if self.keep_heard:
            self.heard.append(text)
        message: Message = json.loads(text)
        self._take(message)
        return message

    def _take(self, message: Message) -> None:
        match message["type"]:
            case "Joined":
                self.guest = message["guest"]
            case "Snapshot":
                self.number, self.game_event = message["number"], message["game_event"]
                self.view, self.position = message["table"], message["position"]
                self.turn = None
            case "EventHappened":
                self._take_event(message)
            case "YourTurn":
                self.turn = message
            case "Presence":
                self.presence = message
            case "Acknowledged" | "Refused" if message["id"] is not None:
                self._answers[message["id"]] = message

    def _take_event(self, message: Message) -> None:
        number = message["number"]
        known = self.events.setdefault(number, message["event"])
        assert known == message["event"], "an event never changes"
        if number <= self.number:
            return  # it was on its way while we rejoined
        assert number == self.number + 1, "events follow each other without a gap"
        self.number = number
        if message["game_event"] != self.game_event:
            self.game_event = message["game_event"]
            self.turn = None
        self.position = message["position"] or self.position
        self.view = message["table"] or self.view

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request and wait for its answer."""
        name = fields.setdefault("id", new_id())
        self._answers.pop(name, None)
        await self.send({"type": kind, **fields})
        while name not in self._answers:
            await self.receive()
        return self._answers[name]

    async def hear_until(self, number: int) -> None:
        """Wait until the event with this number has come."""
        while self.number < number:
            await self.receive()

    @property
    def is_over(self) -> bool:
        return self.view.get("state") in ("finished", "abandoned")

    async def my_turn(self) -> Message | None:
        """The choices, once it is this client's turn; None at the end."""
        while self.turn is None and not self.is_over:
            await self.receive()
        return self.turn

    async def play(self, move: str) -> Message:
        assert self.turn is not None
        seat = self.turn["seat"]
        return await self.ask("PlayMove", seat=seat, move=move, seen=self.game_event)

    async def play_on(self, rng: random.Random, moves: int = 10_000) -> None:
        """Play random legal moves to the end, or this many."""
        for _ in range(moves):
            turn = await self.my_turn()
            if turn is None:
                return
            await self._play_any(turn, rng)

    async def play_until(self, rng: random.Random, number: int) -> None:
        """Play random legal moves until the event with this number has come.

        Several clients that do so stop together, wherever a round ends. With a number of moves for
        each, the others might wait for one that has finished.
        """
        while self.number < number and not self.is_over:
            if self.turn is None:
                await self.receive()
            else:
                await self._play_any(self.turn, rng)

    async def _play_any(self, turn: Message, rng: random.Random) -> None:
        answer = await self.play(any_move(turn, rng))
        assert answer["type"] == "Acknowledged", answer


def moves_of(turn: Message) -> list[str]:
    """Every legal move, combined from the choices as the page does it."""
    choices = turn["choices"]
    drafts = [
        draft["take"] + line["put"]
        for draft in choices["drafts"]
        for line in choices["effects"][draft["effects"]]["lines"]
    ]
    return drafts + [tiling["move"] for tiling in choices["tilings"]]


def any_move(turn: Message, rng: random.Random) -> str:
    return rng.choice(moves_of(turn))


__all__ = ["Client", "ConnectionClosed", "any_move", "moves_of", "new_id", "nonce_of"]
