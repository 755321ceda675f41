"""How long moves take while others ask for pictures: `python -m bench.pictures`.

It starts a real server. At some tables people play. Meanwhile clients of other addresses of this
machine ask for PNG pictures of new positions, as many as the server allows them. Printed are the
times from a move to its acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import sys
import threading
import time
import urllib.parse
from collections.abc import Iterator
from statistics import quantiles
from typing import NamedTuple

from azulejos.rules import CounterGenerator, Position, draw_deal
from testing.client import any_move
from testing.patience import random_moment
from testing.servers import GENEROUS, FreshServer
from testing.tables import everybody, make_table

OPTIONS = [one for one in GENEROUS if "records" not in one]  # the usual limits of pictures
AT_ONCE = 4
"""Requests of an address under way."""
_LONGEST_THOUGHT_S = 0.2
"""Between two moves, so that the players alone do not need the whole machine."""


class Result(NamedTuple):
    """What players and those who ask for pictures noticed."""

    addresses: int
    moves: int
    p50_ms: float
    p99_ms: float
    pictures: int
    refused: int


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.pictures", description=__doc__)
    parser.add_argument("--addresses", default="0,1,3")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    for addresses in map(int, options.addresses.split(",")):
        # A new server each time: an address may ask for many at once only after a while.
        with contextlib.closing(FreshServer("", *OPTIONS)) as server:
            server.start()
            found = asyncio.run(_measure(server, addresses, options.tables, options.seconds))
        print(json.dumps(found._asdict()) if options.json else _words(found), flush=True)
    return 0


async def _measure(server: FreshServer, addresses: int, tables: int, seconds: float) -> Result:
    """Play at all tables while this many addresses ask for pictures."""
    asked: list[int] = []
    with _crowd(server, addresses, asked):
        played = [_play(server, seed, time.monotonic() + seconds) for seed in range(tables)]
        times = [1000 * one for each in await asyncio.gather(*played) for one in each]
    cuts = quantiles(times, n=100)
    drawn = asked.count(200)
    return Result(addresses, len(times), cuts[49], cuts[98], drawn, len(asked) - drawn)


async def _play(server: FreshServer, seed: int, until: float) -> list[float]:
    """The seconds of each move of one person at both seats of a table."""
    rng, times = random.Random(seed), list[float]()
    while time.monotonic() < until:
        table = await asyncio.to_thread(make_table, server, None, None, one_screen=True)
        async with everybody(server, table) as (client,):
            while time.monotonic() < until and (turn := await client.my_turn()) is not None:
                move, began = any_move(turn, rng), time.perf_counter()
                await client.play(move)
                times.append(time.perf_counter() - began)
                await random_moment(rng, _LONGEST_THOUGHT_S)
    return times


@contextlib.contextmanager
def _crowd(server: FreshServer, addresses: int, asked: list[int]) -> Iterator[None]:
    """Addresses that ask for pictures until the end; `asked` gets the statuses of the answers."""
    is_over = threading.Event()
    threads = [
        threading.Thread(target=_ask_on, args=(server.port, one, asked, is_over), daemon=True)
        for one in range(AT_ONCE * addresses)
    ]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        is_over.set()
        for thread in threads:
            thread.join()


def _ask_on(port: int, number: int, asked: list[int], is_over: threading.Event) -> None:
    source = f"127.0.0.{2 + number // AT_ONCE}", 0
    connection = http.client.HTTPConnection("127.0.0.1", port, source_address=source)
    with contextlib.closing(connection):
        for count in range(1_000_000):
            words = {"kind": "png", "position": _position(1_000_000 * number + count)}
            connection.request("GET", f"/api/picture?{urllib.parse.urlencode(words)}")
            answer = connection.getresponse()
            answer.read()
            asked.append(answer.status)
            refused = int(answer.headers.get("Retry-After", 0))
            if is_over.wait(refused):
                return


def _position(seed: int) -> str:
    position = Position.start(4)
    return str(position.deal(draw_deal(position, CounterGenerator(seed).below)))


def _words(found: Result) -> str:
    return (
        f"{found.addresses} addresses ask for pictures: {found.moves:,} moves,"
        f" p50 {found.p50_ms:.0f} ms, p99 {found.p99_ms:.0f} ms;"
        f" {found.pictures} pictures drawn, {found.refused} refused"
    )


if __name__ == "__main__":
    sys.exit(main())
