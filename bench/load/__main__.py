"""`python -m bench.load`: the load test: many tables at once, and the latency of their moves.

By default, 1,000 connections at 400 tables. Scripted people play legal moves with
permessage-deflate, and latency is measured at the other person's connection. Run it on a quiet
machine.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import random
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.load.players import Figures, LoadTable
from bench.load.servers import Watch, running
from testing.servers import FreshServer
from testing.tables import MadeTable, make_table

STARTING_S = 4.0
SETTLING_S = 2.0


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument(
        "--rate", type=float, default=0, help="moves per second; 0: as many as possible"
    )
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--processes", type=int, default=1, help="more than one needs PostgreSQL")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    # Garbage collection in the clients would count as waiting for the server.
    gc.disable()
    with running(options.processes) as servers, asyncio.Runner(loop_factory=_loop()) as runner:
        result = runner.run(measure(servers, options))
    print(json.dumps(result) if options.json else _words(result))
    return 0


async def measure(servers: list[FreshServer], options: argparse.Namespace) -> dict[str, Any]:
    """Seat all people, let them play, and count."""
    figures = Figures()
    gap = options.tables / options.rate if options.rate else 0.0
    tables = await _seat(servers, options, figures, gap)
    _say("playing ...")
    starting = max(STARTING_S, gap)
    for number, table in enumerate(tables):
        asyncio.get_running_loop().call_later(starting * number / len(tables), table.start)
    await asyncio.sleep(starting + SETTLING_S)
    watch, started = Watch(servers), time.perf_counter()
    figures.latencies.clear()
    before = figures.acknowledged
    await asyncio.sleep(options.seconds)
    seconds = time.perf_counter() - started
    moves = figures.acknowledged - before
    cpu = watch.cpu_seconds()
    over = sum(table.is_over for table in tables)
    for table in tables:
        table.close()
    return {
        "processes": len(servers),
        "store": "sqlite" if len(servers) == 1 else "postgresql + redis",
        "connections": options.connections,
        "tables": options.tables,
        "asked_rate": options.rate,
        "moves_per_s": round(moves / seconds, 1),
        "p50_ms": _percentile(figures.latencies, 0.50),
        "p99_ms": _percentile(figures.latencies, 0.99),
        "max_ms": _percentile(figures.latencies, 1.0),
        "server_cpu_us_per_move": round(cpu / max(1, moves) * 1e6),
        "peak_memory_mb": round(watch.peak_mb()),
        "tables_finished": over,
        "refused": figures.refused,
    }


async def _seat(
    servers: list[FreshServer], options: argparse.Namespace, figures: Figures, gap: float
) -> list[LoadTable]:
    addresses = [("127.0.0.1", server.port) for server in servers]
    spectators = options.connections - 2 * options.tables
    tables = []
    for number in range(options.tables):
        made: MadeTable = await asyncio.to_thread(
            make_table, servers[number % len(servers)], None, None, promise=False
        )
        # Random gaps, because otherwise all would move at the same moment after a pause.
        pace = lambda: gap * random.uniform(0.5, 1.5)  # noqa: E731
        table = LoadTable(made.name, list(made.tokens.values()), figures, pace)
        tables.append(table)
        share = spectators * (number + 1) // options.tables - spectators * number // options.tables
        turned = addresses[number % len(addresses) :] + addresses[: number % len(addresses)]
        await table.connect(turned, max(0, share))
        if number % 50 == 49:
            _say(f"{number + 1} tables")
    return tables


def _percentile(values: list[float], share: float) -> float | None:
    if not values:
        return None
    ordered = sorted(values)
    index = min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)
    return round(ordered[index] * 1000, 1)


def _loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest event loop available: time that the clients use is lost for the server."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _say(words: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{words}   ", end="", file=sys.stderr, flush=True)


def _words(result: dict[str, Any]) -> str:
    return "\n".join(f"{name:24} {value}" for name, value in result.items())


if __name__ == "__main__":
    sys.exit(main())
