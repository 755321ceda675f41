"""The chaos test: people and bots play at many tables while their server is killed repeatedly.

`make test` does this twenty times and `make chaos` a thousand times. It checks that every
acknowledged request is in the store exactly once, with the number it was given; that no client ever
sees an event change or a gap; and that every table goes on.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from azulejos.rules import Game
from azulejos.store import Reader
from azulejos.table import Entry, fold_all, record
from testing.client import Client, any_move, new_id
from testing.patience import random_moment
from testing.servers import RunningServer
from testing.tables import MadeTable, make_table

BROKEN = (ConnectionClosed, InvalidMessage, InvalidStatus, HTTPException, OSError, TimeoutError)
"""The errors of a client whose server is killed."""


@dataclass
class Acknowledgements:
    """What the server has acknowledged: for each table and request, its last event."""

    promised: dict[str, dict[str, int]] = field(default_factory=dict)

    def note(self, table: str, name: str, number: int) -> None:
        known = self.promised.setdefault(table, {}).setdefault(name, number)
        assert known == number, "a repeated request gets its first answer"

    @property
    def count(self) -> int:
        return sum(map(len, self.promised.values()))


class Persistent:
    """A person who reconnects, asks again with the same id, and plays to the end."""

    def __init__(
        self, urls: list[str], table: str, token: str, noted: Acknowledgements, rng: random.Random
    ) -> None:
        self.client = Client(urls[0], table, token)
        self.client.patience = 20
        self._urls = urls
        self._noted = noted
        self._rng = rng
        self._pending: dict[str, Any] | None = None
        self.breaks = 0

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.client.is_over:
            try:
                await self.client.join(self.client.number or None)
                await self._play_connected()
            except BROKEN:
                self.breaks += 1
                await self._lose_connection()

    async def _lose_connection(self) -> None:
        with contextlib.suppress(*BROKEN):
            await self.client.close()
        self.client.forget_socket()
        # As behind a proxy: a client that loses one process reaches any other.
        self.client.set_server(self._rng.choice(self._urls))
        await random_moment(self._rng, 0.1)

    async def _play_connected(self) -> None:
        client = self.client
        while True:
            if self._pending is None:
                turn = await client.my_turn()
                if turn is None:
                    return
                self._pending = {
                    "id": new_id(),
                    "seat": turn["seat"],
                    "move": any_move(turn, self._rng),
                    "seen": turn["game_event"],
                }
            answer = await client.ask("PlayMove", **self._pending)
            if answer["type"] == "Acknowledged":
                self._noted.note(client.table, self._pending["id"], answer["number"])
            else:
                assert answer["code"] in ("table/stale", "table/not_playing"), answer
            self._pending = None


async def start_somehow(client: Client, rng: random.Random) -> None:
    """Start a game, although the server may be killed in the meantime."""
    while True:
        try:
            await client.join()
            if client.view["state"] == "lobby":
                await client.ask("StartGame")
            return
        except BROKEN:
            client.forget_socket()
            await random_moment(rng, 0.1)


def check(store: str, noted: Acknowledgements) -> int:
    """Compare the store with what was acknowledged, and return the number of events."""
    with contextlib.closing(Reader.open(store)) as reader:
        count = 0
        for table, promised in noted.promised.items():
            stored = reader.load(table)
            assert stored is not None
            entries = stored.entries
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            _check_promises(entries, promised)
            game = record(fold_all(entries))
            assert Game.parse(str(game)) == game
            count += len(entries)
    return count


def _check_promises(entries: list[Entry], promised: dict[str, int]) -> None:
    for name, number in promised.items():
        own = [entry for entry in entries if entry.request == name]
        assert own, f"acknowledged request {name} is lost"
        assert own[-1].number == number
        moves = [entry for entry in own if type(entry.event).__name__ == "MovePlayed"]
        chosen = [entry for entry in moves if entry.event.by != "table"]  # type: ignore[union-attr]
        assert len(chosen) == 1, f"request {name} was played {len(chosen)} times"


Harm = Callable[[int], Awaitable[None]]


async def play_under(
    harm: Harm, times: int, servers: list[RunningServer], tables: int, rng: random.Random
) -> tuple[Acknowledgements, int]:
    """Keep this many tables busy while the harm is done this many times."""
    noted, urls = Acknowledgements(), [server.url for server in servers]
    stop = asyncio.Event()

    async def one_table_after_the_other(number: int) -> int:
        breaks = 0
        while not stop.is_set():
            breaks += await play_one(servers[0], urls, noted, rng, number)
        return breaks

    busy = [asyncio.create_task(one_table_after_the_other(number)) for number in range(tables)]
    for number in range(times):
        await random_moment(rng, 0.5)
        assert not any(task.done() for task in busy), [t for t in busy if t.done()]
        await harm(number)
    stop.set()
    breaks = await asyncio.gather(*busy)
    return noted, sum(breaks)


async def play_one(
    server: RunningServer,
    urls: list[str],
    noted: Acknowledgements,
    rng: random.Random,
    number: int,
) -> int:
    """Play one game from the first claim to the end, and count lost connections."""
    kinds: list[tuple[str | None, ...]] = [(None, None), (None, "novice"), (None, None, "novice")]
    wall = "grey" if number % 2 else "coloured"
    table = await _make_somehow(server, rng, kinds[number % 3], wall)
    people = [Persistent(urls, table.name, token, noted, rng) for token in table.tokens.values()]
    await start_somehow(people[0].client, rng)
    try:
        await asyncio.gather(*(person.play() for person in people))
    finally:
        for person in people:
            with contextlib.suppress(*BROKEN):
                await person.client.close()
    return sum(person.breaks for person in people)


async def _make_somehow(
    server: RunningServer, rng: random.Random, seats: tuple[str | None, ...], wall: str
) -> MadeTable:
    while True:
        try:
            return await asyncio.to_thread(make_table, server, *seats, promise=False, wall=wall)
        except BROKEN:
            await random_moment(rng, 0.1)


def kill_and_restart(server: RunningServer) -> Harm:
    async def harm(_: int) -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    return harm


def main() -> int:
    """`make chaos`: kill a server on SQLite a thousand times."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, started = random.Random(options.seed), time.monotonic()
    with contextlib.closing(RunningServer("", *FREE)) as server:
        server.start()
        harm = kill_and_restart(server)

        async def shown(number: int) -> None:
            await harm(number)
            if (number + 1) % 10 == 0 and sys.stderr.isatty():
                print(f"\r{number + 1} of {options.kills} kills", end="", file=sys.stderr)

        played = play_under(shown, options.kills, [server], options.tables, rng)
        noted, breaks = asyncio.run(played)
        server.stop()
        events = check(server.store, noted)
    seconds = time.monotonic() - started
    print(
        f"{options.kills} kills in {seconds:.0f} s, {breaks} lost connections, "
        f"{len(noted.promised)} games with {events} events: "
        f"all {noted.count} acknowledged moves are there, once"
    )
    return 0


FREE = [
    f"--limit={name}=100000"
    for name in ("requests_per_second", "requests_burst", "tables_per_minute", "tables_burst")
]

if __name__ == "__main__":
    sys.exit(main())
