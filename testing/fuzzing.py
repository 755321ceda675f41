"""A hostile client that sends thousands of malformed and malicious messages.

`make test` sends a sample and `make hostile` 100,000. The server must answer or close, never crash,
change no table and leak no secret. Everything is hostile that is not a legal request of the guest
who sends it: broken bytes, broken JSON, wrong types, requests for other people's seats, the
server's own requests, guessed tokens, broken frames and handshakes.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import sys
import time
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from azulejos.store import Reader
from azulejos.table import encode_entry
from testing.client import Client
from testing.servers import GENEROUS, RunningServer
from testing.tables import MadeTable, make_table, start_game

LONGEST = 4_000
STRANGE: list[Any] = [
    *(None, True, -1, 0, 1, 3, 4, 99, 2**31, 2**53, 2**64, -(2**70), 1e308, 0.5, [], {}, [[[]]]),
    *("", "0", "3R2", "T11", "CBF", "\u202e\u0000\ud7ff", "x" * 3000, "Bearer x", "{{7*7}}"),
    *("'; DROP TABLE events; --", "../../etc/passwd", "%s%n", "__class__", {"type": "PlayMove"}),
]
TYPES = [
    "Join",
    "React",
    "Ping",
    "ClaimSeat",
    "LeaveSeat",
    "SeatBot",
    "OpenSeat",
    "ChangeOptions",
    "StartGame",
    "ShowNonce",
    "StartUnproven",
    "PlayMove",
    "TakeBack",
    "AnswerTakeBack",
    "Resign",
    "ReturnToSeat",
    "BotMove",
    "TimeUp",
    "NoteOverdue",
    "LapseTakeBack",
    "ReplaceAbsent",
    "Expire",
    "NoteOutages",
    "OpenRematch",
    "TableCreated",
    "Snapshot",
    "Acknowledged",
    "__init__",
]
FIELDS = [
    "id",
    "seat",
    "move",
    "seen",
    "token",
    "since",
    "name",
    "nonce_hash",
    "level",
    "options",
    "nonces",
    "nonce",
    "agree",
    "reaction",
    "sent",
    "present",
    "away_since",
    "outages",
    "guest",
    "table",
    "type",
]
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-_"
SHAPES = {
    "Join": "token since",
    "React": "seat reaction",
    "ClaimSeat": "id seat name",
    "LeaveSeat": "id seat",
    "SeatBot": "id seat level",
    "OpenSeat": "id seat",
    "ChangeOptions": "id options",
    "StartGame": "id",
    "ShowNonce": "id seat nonce",
    "PlayMove": "id seat move seen",
    "TakeBack": "id seat seen",
    "AnswerTakeBack": "id agree seen",
    "Resign": "id seat",
    "ReturnToSeat": "id seat",
}
BROKEN_FRAMES = [
    b"\x81\xff" + b"\xff" * 8 + b"abcd",  # a text of 2**64 bytes
    b"\x83\x80abcd",  # an unknown opcode
    b"\xc1\x80abcd",  # a reserved bit
    b"\x81\x05hello",  # not masked
    b"\x80\x80abcd",  # a continuation of nothing
    b"\x89\xfe\xff\xffabcd",  # a ping that is too long
    b"\x88\x81abcdx",  # a close with half a code
    b"\x81\x82abcd\x9e\x9d",  # not UTF-8
    b"GET / HTTP/1.1\r\n\r\n",
    b"\x00" * 100,
]
BROKEN_REQUESTS = [
    b"GET /api/tables/%s/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/tables/%s/socket HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
    b"\r\n" * 1000,
]


class Hostile:
    """One attacker with its own random numbers."""

    def __init__(self, rng: random.Random, table: MadeTable) -> None:
        self._rng = rng
        self._table = table
        self.answers: Counter[str] = Counter()
        self.said: set[str] = set()

    def message(self) -> str | bytes:
        """A message that must change nothing."""
        rng = self._rng
        kind = rng.randrange(8)
        if kind >= 6:
            return json.dumps(self._well_formed())
        if kind == 0:
            return rng.randbytes(rng.randrange(200))
        if kind == 1:
            return "".join(chr(rng.randrange(1, 0xD000)) for _ in range(rng.randrange(100)))
        text = json.dumps(self._object(), ensure_ascii=bool(rng.randrange(2)))[:LONGEST]
        if kind == 2:
            return text[: rng.randrange(len(text) + 1)]
        if kind == 3:
            at = rng.randrange(len(text))
            return text[:at] + chr(rng.randrange(32, 0x2000)) + text[at + 1 :]
        return text

    def _object(self) -> Any:
        rng = self._rng
        if not rng.randrange(20):
            return rng.choice(STRANGE)
        fields = {name: self._value(name) for name in rng.sample(FIELDS, rng.randrange(6))}
        return {"type": rng.choice(TYPES), **fields}

    def _well_formed(self) -> dict[str, Any]:
        """A valid message from a client that may not send it."""
        rng = self._rng
        kind, names = rng.choice(list(SHAPES.items()))
        known = {
            "id": str(rng.random()),
            "seat": rng.randrange(4),
            "move": rng.choice(["1B1", "3R2", "CBF", "T11", "5WF", "zzz"]),
            "seen": rng.randrange(20),
            "token": "".join(rng.choices(LETTERS, k=32)),
            "since": rng.randrange(100),
            "name": rng.choice(["Eve", "\u202eeve", "x" * 150]),
            "level": rng.choice(["master", "no-such-level"]),
            "options": {"wall": "grey", "public": True},
            "nonce": "ab" * 32,
            "agree": True,
            "reaction": "wow",
        }
        return {"type": kind, **{name: known[name] for name in names.split()}}

    def _value(self, name: str) -> Any:
        rng = self._rng
        if name == "token" and rng.randrange(2):
            return "".join(rng.choices(LETTERS, k=32))
        plausible = {"id": "z", "seat": rng.randrange(4), "move": "3R2", "seen": rng.randrange(9)}
        return plausible.get(name) if rng.randrange(2) else rng.choice(STRANGE)

    async def send(self, socket: ClientConnection) -> None:
        """Send one message, and read everything that has come in the meantime."""
        await socket.send(self.message())
        with contextlib.suppress(TimeoutError):
            while True:
                text = await asyncio.wait_for(socket.recv(), 0.001)
                self._hear(str(text))

    def _hear(self, text: str) -> None:
        said = json.loads(text)
        self.answers[said.get("code") or said["type"]] += 1
        if said["type"] != "Presence":
            self.said.add(text)


async def attack(url: str, table: MadeTable, count: int, rng: random.Random) -> Hostile:
    """Send this many messages, over as many connections as needed."""
    hostile, sent = Hostile(rng, table), 0
    while sent < count:
        client = Client(url, table.name)
        with contextlib.suppress(WebSocketException, OSError):
            async with connect(client.url, proxy=None) as socket:
                if rng.randrange(4):
                    await socket.send('{"type":"Join"}')
                for _ in range(min(count - sent, rng.randrange(1, 400))):
                    sent += 1
                    await hostile.send(socket)
    return hostile


def break_frames(server: RunningServer, table: MadeTable) -> int:
    """Send broken handshakes, and broken frames after a good one; return how many."""
    name = table.name.encode()
    requests = [one % name if b"%s" in one else one for one in BROKEN_REQUESTS]
    hello = (
        b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n" % name
    )
    for data in [*requests, *(hello + frame for frame in BROKEN_FRAMES)]:
        with (
            contextlib.suppress(OSError),
            socket.create_connection(("127.0.0.1", server.port), 5) as raw,
        ):
            raw.sendall(data)
            raw.settimeout(0.5)
            while raw.recv(65_536):
                pass
    return len(requests) + len(BROKEN_FRAMES)


def everything(server: RunningServer, tables: list[MadeTable]) -> dict[str, list[bytes]]:
    """Everything that is stored for the tables."""
    with contextlib.closing(Reader.open(server.store)) as reader:
        stored = {table.name: reader.load(table.name) for table in tables}
    return {name: [encode_entry(one) for one in got.entries] for name, got in stored.items() if got}


def secrets_of(server: RunningServer, tables: list[MadeTable]) -> list[str]:
    """The secrets that no client may learn."""
    with contextlib.closing(Reader.open(server.store)) as reader:
        stored = [reader.load(table.name) for table in tables]
    seeds = [one.seed.hex() for one in stored if one is not None]
    return [*seeds, *(token for table in tables for token in table.tokens.values())]


async def run(server: RunningServer, count: int, seed: int, attackers: int = 4) -> Counter[str]:
    """Attack tables in the lobby and in mid-game; raises if the server fails a check."""
    lobby, playing = (make_table(server, None, None, absence_ms=10**8) for _ in range(2))
    first = Client(server.url, playing.name, playing.tokens[0])
    second = Client(server.url, playing.name, playing.tokens[1])
    async with first, second:
        await start_game(playing, first, second)
    tables = [lobby, playing]
    assert server.process is not None
    before, pid = everything(server, tables), server.process.pid
    hidden = secrets_of(server, tables)
    attacks = [
        attack(server.url, tables[i % 2], count // attackers, random.Random(f"{seed}/{i}"))
        for i in range(attackers)
    ]
    strangers = await asyncio.gather(*attacks)
    await asyncio.to_thread(break_frames, server, playing)
    assert server.process is not None
    assert server.process.poll() is None
    assert server.process.pid == pid
    assert everything(server, tables) == before
    said = "\n".join(text for stranger in strangers for text in stranger.said)
    assert not [secret for secret in hidden if secret in said]
    assert "Traceback" not in said
    unexpected = [line for line in server.log().splitlines() if "unexpected_error" in line]
    assert unexpected == []
    assert server.get("/api/health")["status"] == "ok"
    return sum((stranger.answers for stranger in strangers), Counter())


def main() -> int:
    """`make hostile`: send 100,000 malformed or hostile messages to a server."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    options = parser.parse_args()
    started = time.monotonic()
    with contextlib.closing(RunningServer("", *GENEROUS)) as server:
        server.start()
        answers = asyncio.run(run(server, options.messages, options.seed))
        server.stop()
    seconds = time.monotonic() - started
    print(f"{options.messages} hostile messages in {seconds:.0f} s (--seed {options.seed}):")
    print("no crash, no table changed, no secret learnt; answers:")
    for code, times in answers.most_common():
        print(f"  {times:7} {code}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
