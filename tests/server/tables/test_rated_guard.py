"""While a rated game runs, no way leads to an analysis of its positions."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from typing import Any

import pytest

from azulejos.rules import Game, Move, Position
from azulejos.store import Store, Unit, token_hash, unit_of, wall_ms
from azulejos.table import Accepted, Happening, Options
from azulejos.table.requests import Resign, SeatBot
from testing.client import Client, moves_of
from testing.servers import GENEROUS, ProblemAnswerError, RunningServer
from testing.tables import everybody, make_table, seeded
from tests.table.disguises import disguised
from tests.table.harness import Host, position_after

REFUSED = (403, "server/rated_game")
TOKEN = "t" * 24


def code(
    server: RunningServer, path: str, body: dict[str, Any] | None = None, token: str = ""
) -> tuple[int, str]:
    """The status and the code of a refusal; a random bot that may think answers that it is busy."""
    try:
        server.call("GET" if body is None else "POST", path, body, token)
    except ProblemAnswerError as problem:
        return problem.status, problem.code
    return 200, ""


def analysed(server: RunningServer, position: Position) -> tuple[int, str]:
    return code(server, "/api/analyse", {"position": str(position), "seconds": 0.05})


@contextlib.asynccontextmanager
async def _rated(server: RunningServer) -> AsyncIterator[Client]:
    """A person to move in a rated game, who has made one move."""
    table = make_table(server, None, "novice", rated=True)
    async with everybody(server, table) as (client,):
        await client.play_on(seeded(table.name), moves=1)
        await client.my_turn()
        yield client


def _position(client: Client) -> Position:
    assert client.position is not None
    return Position.parse(client.position["text"])


def test_disguised_position_is_not_analysed(server: RunningServer) -> None:
    async def play() -> None:
        async with _rated(server) as client:
            for position in disguised(_position(client)):
                assert analysed(server, position) == REFUSED
                body = {"position": str(position)}
                assert code(server, "/api/analysis", body) == REFUSED
            await client.ask("Resign", seat=0)
            assert analysed(server, _position(client)) != REFUSED

    asyncio.run(play())


def test_position_after_every_move_is_not_analysed(server: RunningServer) -> None:
    async def play() -> None:
        async with _rated(server) as client:
            assert client.turn is not None
            for move in moves_of(client.turn):
                after = Game(_position(client)).with_event(Move.parse(move)).replay()
                assert analysed(server, after) == REFUSED

    asyncio.run(play())


def test_record_of_a_running_game_is_not_reviewed(server: RunningServer) -> None:
    """Neither as it is, nor shorter or longer, nor from the middle, nor with other factories."""

    async def play() -> None:
        async with _rated(server) as client:
            text = server.get(f"/api/tables/{client.table}/record")
            assert client.turn is not None
            move = Move.parse(moves_of(client.turn)[0])
            game = replace(Game.parse(text), ended_early=None)
            start = disguised(_position(client), ("factories",))[0]
            after = start.legal_moves()[0]
            for record in (
                game,
                game.with_event(move),
                game.until(len(game.events) - 1),
                Game(_position(client), (move,)),
                Game(start, (after,)),
            ):
                assert code(server, "/api/review", {"record": str(record)}) == REFUSED

    asyncio.run(play())


def test_training_table_does_not_begin_at_a_rated_game(server: RunningServer) -> None:
    async def play() -> None:
        async with _rated(server) as client:
            for position in disguised(_position(client)):
                for seat in (None, 0, 1):
                    body = {"start": str(position), "seat": seat, "level": "novice"}
                    assert code(server, "/api/tables", body) == REFUSED
            await client.ask("Resign", seat=0)
            assert code(server, "/api/tables", {"start": str(_position(client))}) == (200, "")

    asyncio.run(play())


def test_guard_does_not_forget_a_game_when_the_server_starts_again() -> None:
    with contextlib.closing(RunningServer("", *GENEROUS)) as server:
        server.start()

        async def play() -> Position:
            async with _rated(server) as client:
                return _position(client)

        position = asyncio.run(play())
        server.kill()
        server.start()
        assert analysed(server, position) == REFUSED


def _rated_game() -> Host:
    """A rated game in which the person has made one move and is to move; nobody is connected."""
    host = Host(2, Options(rated=True), table="rated")
    host.now = wall_ms()
    host.claim(0, 0)
    host.ask(SeatBot(host.name(), 1, "novice"), 0)
    host.start()
    host.play_until(0)
    host.play()
    host.play_until(0)
    return host


def _training(start: Position, table: str, mine: int, *, begun: bool = True) -> Host:
    """A training table that begins at a position, with a person on this seat."""
    host = Host(start=start, table=table)
    host.now = wall_ms()
    for seat in range(start.seats):
        if seat == mine:
            host.claim(seat, 0)
        else:
            host.ask(SeatBot(host.name(), seat, "novice"), 0)
    if begun:
        host.start()
    return host


def _unit(host: Host) -> Unit:
    happened = tuple(Happening(entry, host.state) for entry in host.entries)
    token = token_hash(f"{TOKEN}{host.state.table}"), 0
    return unit_of(Accepted(happened), seed=host.seed, tokens=(token,))


def _position_of(host: Host) -> Position:
    assert host.state.position is not None
    return host.state.position


@contextlib.contextmanager
def _server_with(*hosts: Host) -> Iterator[RunningServer]:
    """A server whose store has these games."""
    with contextlib.closing(RunningServer("", *GENEROUS)) as server:
        with contextlib.closing(Store(server.store)) as store:
            for host in hosts:
                assert store.append(_unit(host)).result()
        server.start()
        yield server


@pytest.fixture(scope="module")
def prepared() -> Iterator[RunningServer]:
    """A server with a rated game, and training tables that were there before it."""
    rated = _rated_game()
    names = ("playing", "moved", "over")
    playing, moved, over = (_training(_position_of(rated), name, 0) for name in names)
    waiting = _training(_position_of(rated), "waiting", 0, begun=False)
    moved.play()
    over.play()
    over.ask(Resign(over.name(), 0), 0)
    with _server_with(rated, playing, moved, over, waiting) as server:
        yield server


def test_training_table_gives_no_hint(prepared: RunningServer) -> None:
    path = "/api/tables/playing/hint"
    assert code(prepared, path, {"seat": 0}, f"{TOKEN}playing") == REFUSED


@pytest.mark.parametrize("about", ["turn", "move"])
def test_training_table_has_no_coach(prepared: RunningServer, about: str) -> None:
    for table in ("playing", "moved"):
        body = {"seat": 0, "about": about}
        path = f"/api/tables/{table}/coach"
        assert code(prepared, path, body, f"{TOKEN}{table}") == REFUSED


def test_game_of_a_training_table_is_not_reviewed(prepared: RunningServer) -> None:
    assert code(prepared, "/api/tables/over/review") == REFUSED


@pytest.mark.parametrize("table", ["playing", "waiting"])
def test_training_table_refuses_what_a_bot_would_answer(
    prepared: RunningServer, table: str
) -> None:
    async def play() -> None:
        async with Client(prepared.url, table, f"{TOKEN}{table}") as client:
            if table == "waiting":
                answer = await client.ask("StartGame")
            else:
                turn = await client.my_turn()
                assert turn is not None
                answer = await client.play(moves_of(turn)[0])
            assert (answer["type"], answer["code"]) == ("Refused", REFUSED[1])
            assert answer["sentence"].endswith(".")

    asyncio.run(play())


def test_bot_of_a_training_table_waits_for_the_end_of_the_rated_game() -> None:
    """Two bots are to move when the server starts; one of them would say what to play."""
    rated = _rated_game()
    held = _training(_position_of(rated), "held", 1)
    free = _training(position_after(40, seed=9), "free", 0)
    if free.state.turn == 0:
        free.play()
    assert held.state.turn == 0
    assert free.state.turn == 1

    async def play(server: RunningServer) -> None:
        async with (
            Client(server.url, "free") as other,
            Client(server.url, "held") as spectator,
            Client(server.url, "rated", f"{TOKEN}rated") as person,
        ):
            await _moved(other, free)
            assert server.get("/api/tables/held")["position"]["text"] == str(_position_of(held))
            await person.ask("Resign", seat=0)
            await _moved(spectator, held)

    with _server_with(rated, held, free) as server:
        asyncio.run(play(server))


async def _moved(client: Client, host: Host) -> None:
    """Wait until a move is played after the last one of the host."""
    while _position(client) == _position_of(host):
        await client.receive()
