"""Replaying a game delays no other client, is limited, compressed, and done once."""

import asyncio
import contextlib
import gzip
import http.client
import json
import threading
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any

import pytest

from azulejos.rules import Game
from azulejos.server.live.missed import read_missed
from azulejos.server.tables.history import Replays
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import BusyError
from azulejos.store import Store
from azulejos.table import State
from testing.client import Client
from testing.patience import PATIENCE_S
from testing.servers import GENEROUS, ProblemAnswerError, RunningServer
from testing.tables import MadeTable, everybody, make_table, seeded
from tests.table.harness import people

FEW = ["--limit=records_per_minute=0.001", "--limit=records_burst=3"]


@pytest.fixture
def few() -> Iterator[RunningServer]:
    """A server that replays three games for an address, and no more."""
    generous = [option for option in GENEROUS if "records" not in option]
    with contextlib.closing(RunningServer("", *generous, *FEW)) as running:
        running.start()
        yield running


def _get(server: RunningServer, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
    with contextlib.closing(connection):
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request("GET", path, headers=sent)
        answer = connection.getresponse()
        return answer.status, {key.lower(): one for key, one in answer.getheaders()}, answer.read()


def _play(server: RunningServer, table: MadeTable, moves: int = 10_000) -> None:
    async def play() -> None:
        async with everybody(server, table) as clients:
            number = clients[0].number + moves
            rng = seeded("replays")
            await asyncio.gather(*(client.play_until(rng, number) for client in clients))

    asyncio.run(play())


@pytest.mark.parametrize("form", ["record", "replay"])
def test_game_comes_compressed_to_who_accepts_it(server: RunningServer, form: str) -> None:
    table = make_table(server, None, None)
    _play(server, table, 30)
    path = f"/api/tables/{table.name}/{form}"
    status, headers, plain = _get(server, path)
    assert (status, headers.get("content-encoding")) == (200, None)
    assert headers["vary"] == "Accept-Encoding"
    for accepted, is_packed in (("gzip", True), ("br, GZIP;q=0.5", True), ("gzip;q=0", False)):
        status, headers, body = _get(server, path, Accept_Encoding=accepted)
        assert (status, headers.get("content-encoding") == "gzip") == (200, is_packed)
        assert (gzip.decompress(body) if is_packed else body) == plain
    game = json.loads(plain) if form == "replay" else Game.parse(plain.decode())
    assert len(game["moves"] if form == "replay" else game.events) > 20  # type: ignore[index]


@pytest.mark.parametrize("form", ["record", "replay"])
def test_tag_changes_with_the_game_and_the_end_is_kept(server: RunningServer, form: str) -> None:
    table = make_table(server, None, None)
    path = f"/api/tables/{table.name}/{form}"
    _, before, _ = _get(server, path)
    assert before["cache-control"] == "private, no-cache"
    for known in (before["etag"], f'"other", {before["etag"].removeprefix("W/")}'):
        status, headers, body = _get(server, path, If_None_Match=known)
        assert (status, headers["etag"], body) == (304, before["etag"], b"")
    _play(server, table)
    status, after, body = _get(server, path, If_None_Match=before["etag"])
    assert (status, "immutable" in after["cache-control"]) == (200, True)
    assert after["etag"] != before["etag"]
    assert b"Seed" in body  # the game is over


@pytest.mark.parametrize("form", ["record", "replay"])
def test_games_are_played_through_at_a_bearable_rate(few: RunningServer, form: str) -> None:
    tables = [make_table(few, None, None) for _ in range(4)]
    paths = [f"/api/tables/{table.name}/{form}" for table in tables]
    answers = [_get(few, path, Accept_Encoding="gzip") for path in paths]
    assert [status for status, _, _ in answers] == [200, 200, 200, 429]
    assert json.loads(answers[3][2])["code"] == "server/too_fast"
    # What is cached costs nothing.
    for _ in range(10):
        assert _get(few, paths[0], Accept_Encoding="gzip")[0] == 200
        assert _get(few, paths[3], If_None_Match=answers[0][1]["etag"])[0] == 304


def test_records_are_loaded_at_a_bearable_rate(few: RunningServer) -> None:
    codes = []
    for _ in range(4):
        with pytest.raises(ProblemAnswerError) as problem:
            few.post("/api/replay", {"record": "nonsense"})
        codes.append(problem.value.code)
    assert codes == ["game/bad_record"] * 3 + ["server/too_fast"]


def test_way_back_is_made_again_at_a_bearable_rate(few: RunningServer) -> None:
    table = make_table(few, None, None)
    for number in range(20):
        body = {"seat": 0, "name": f"Anna {number}"}
        few.post(f"/api/tables/{table.name}/claim", body, table.tokens[0])

    async def come_back() -> list[bool]:
        resumed = []
        for _ in range(4):
            async with Client(few.url, table.name) as client:
                resumed.append((await client.join(since=1))["resumed"])
                assert client.number == 1 + 2 + 20
        return resumed

    assert asyncio.run(come_back()) == [True, True, True, False]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with contextlib.closing(Store(str(tmp_path / "t.db"), deliver=lambda run: run())) as opened:
        yield opened


def _state() -> State:
    host = people(2)
    host.finish()
    return host.state


async def _is_done_while_busy(replays: Replays, work: Awaitable[Any]) -> bool:
    """Whether work is done while the thread is busy and the event loop is not."""
    release = threading.Event()
    # The time-out only ends a test that fails, because the work is done in the event loop.
    busy = asyncio.create_task(replays.run(lambda: release.wait(20)))
    waiting = asyncio.ensure_future(work)
    for _ in range(1_000):
        await asyncio.sleep(0)
    done = waiting.done()
    release.set()
    await asyncio.gather(busy, waiting)
    return done


@pytest.mark.parametrize("kind", ["record", "replay", "load", "missed"])
def test_games_are_played_through_outside_the_event_loop(store: Store, kind: str) -> None:
    async def play() -> None:
        replays, state = Replays(), _state()
        with contextlib.closing(replays):
            match kind:
                case "load":
                    work: Awaitable[Any] = replays.load("nonsense")
                case "missed":
                    room = Room(state, bytes(32), store.clock)
                    work = read_missed(replays, store, room, 1, deflated=True)
                case form:
                    work = replays.make(state, form)  # type: ignore[arg-type]
            with contextlib.suppress(ValueError):
                assert not await _is_done_while_busy(replays, work)

    asyncio.run(play())


def test_callers_at_the_same_time_wait_for_the_same_game() -> None:
    async def play() -> None:
        replays, state = Replays(), _state()
        with contextlib.closing(replays):
            assert replays.kept(state, "replay") is None
            made = await asyncio.gather(*(replays.make(state, "replay") for _ in range(100)))
            assert made == [made[0]] * 100
            assert replays.kept(state, "replay") is made[0]
            assert replays.kept(state, "record") is None

    asyncio.run(play())


def test_too_much_work_is_refused(store: Store) -> None:
    async def play() -> None:
        replays, release = Replays(), threading.Event()
        with contextlib.closing(replays):
            waiting = [asyncio.create_task(replays.run(release.wait)) for _ in range(51)]
            with pytest.raises(BusyError):
                await waiting[50]
            room = Room(_state(), bytes(32), store.clock)
            assert await read_missed(replays, store, room, 1, deflated=False) is None
            release.set()
            assert all(await asyncio.gather(*waiting[:50]))

    asyncio.run(play())
