"""How quickly bots answer while visitors analyse: `python -m bench.priority [--visitors N]`.

It starts a real server. Half of the visitors look at analyses that deepen, half ask for five
seconds at once, and a review is under way. A person plays against a bot meanwhile, and asks for
hints. Each round measures without visitors and with them, and the best of each is compared: the
time until the bot has moved, and the nodes of a hint, which always takes one second.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import math
import random
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from azulejos.rules import CounterGenerator, Game, Phase, Position, draw_deal
from testing.client import Client, any_move
from testing.patience import wait_until
from testing.servers import GENEROUS, FreshServer
from testing.tables import everybody, make_table

LEVEL = "champion"
MOVES = 6
OPTIONS = ("--bots", "players", "--limit=analysis_streams_per_address=1000", *GENEROUS)


class Round(NamedTuple):
    """What a person noticed in one round."""

    move_s: float
    """The quickest move of the bot, with the pause that it always makes."""
    hint_nodes: int
    """The most nodes of a hint."""


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.priority", description=__doc__)
    parser.add_argument("--visitors", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with contextlib.closing(FreshServer("", *OPTIONS)) as server:
        server.start()
        result = measure(server, options.visitors, options.rounds)
    print(json.dumps(result) if options.json else _words(result))
    return 0


def measure(server: FreshServer, visitors: int, rounds: int) -> dict[str, float]:
    """The best of all rounds without and with visitors."""
    quiet, busy = [], []
    for number in range(rounds):
        print(f"round {number + 1} of {rounds} ...", file=sys.stderr)
        quiet.append(asyncio.run(_play(server, 2 * number)))
        with _crowd(server, visitors):
            busy.append(asyncio.run(_play(server, 2 * number + 1)))
    return {
        "visitors": visitors,
        "move_quiet_s": min(one.move_s for one in quiet),
        "move_busy_s": min(one.move_s for one in busy),
        "hint_nodes_quiet": max(one.hint_nodes for one in quiet),
        "hint_nodes_busy": max(one.hint_nodes for one in busy),
    }


async def _play(server: FreshServer, seed: int) -> Round:
    """Play some moves against a bot, and ask for a hint before each."""
    rng = random.Random(seed)
    times, nodes = [], []
    table = make_table(server, None, LEVEL)
    async with everybody(server, table) as (client,):
        for _ in range(MOVES):
            turn = await client.my_turn()
            if turn is None:
                break
            path = f"/api/tables/{table.name}/hint"
            hint = await asyncio.to_thread(server.post, path, {"seat": 0}, table.tokens[0])
            nodes.append(hint["nodes"])
            times.append(await _answer_time(client, any_move(turn, rng)))
    return Round(min(times), max(nodes))


async def _answer_time(client: Client, move: str) -> float:
    """Seconds from the own move until the bot has moved; infinite if it had no turn."""
    before, bot_moves = client.game_event, _bot_moves(client)
    await client.play(move)
    began = time.perf_counter()
    while client.game_event == before:  # the own move comes first
        await client.receive()
    await client.my_turn()
    return time.perf_counter() - began if _bot_moves(client) > bot_moves else math.inf


def _bot_moves(client: Client) -> int:
    return sum(event.get("by") == "bot" for event in client.events.values())


@contextlib.contextmanager
def _crowd(server: FreshServer, visitors: int) -> Iterator[None]:
    """Visitors who analyse, and one who has games reviewed, until the end."""
    is_over = threading.Event()
    paths = ["/api/analysis", "/api/analyse"] * visitors
    work = [(path, number) for number, path in enumerate(paths[:visitors])]
    threads = [
        threading.Thread(target=_ask_on, args=(server, is_over, *one), daemon=True)
        for one in [*work, ("/api/review", visitors)]
    ]
    for thread in threads:
        thread.start()
    wait_until(lambda: server.figure("azulejos_analyses_running"), server.log)
    try:
        yield
    finally:
        is_over.set()
        for thread in threads:
            thread.join()


def _ask_on(server: FreshServer, is_over: threading.Event, path: str, seed: int) -> None:
    while not is_over.is_set():
        seed += 1000
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        with contextlib.closing(connection):
            body = json.dumps(_body(path, seed))
            connection.request("POST", path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            while not is_over.is_set() and answer.readline():
                pass


def _body(path: str, seed: int) -> dict[str, Any]:
    game = _random_game(seed)
    if path == "/api/review":
        return {"record": str(game)}
    position = str(game.start.transition(game.events[0]).position)
    return {"position": position} | ({"seconds": 5} if path == "/api/analyse" else {})


def _random_game(seed: int) -> Game:
    generator, rng = CounterGenerator(seed), random.Random(seed)
    game = Game(Position.start(2))
    position = game.start
    while position.phase is not Phase.END:
        is_deal = position.phase is Phase.DEAL
        event = (
            draw_deal(position, generator.below) if is_deal else rng.choice(position.legal_moves())
        )
        game, position = game.with_event(event), position.transition(event).position
    return game


def _words(result: dict[str, float]) -> str:
    move = result["move_busy_s"] / result["move_quiet_s"]
    nodes = result["hint_nodes_busy"] / result["hint_nodes_quiet"]
    return "\n".join(
        [
            f"{result['visitors']} visitors analyse, a review is under way",
            f"bot's move: {result['move_quiet_s']:.2f} s without them,"
            f" {result['move_busy_s']:.2f} s with them (ratio {move:.2f})",
            f"nodes of a hint: {result['hint_nodes_quiet']:,} without them,"
            f" {result['hint_nodes_busy']:,} with them (ratio {nodes:.2f})",
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
