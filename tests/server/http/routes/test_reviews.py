"""Reviews over HTTP: streamed, stored, shared, left alone, and refused with a code."""

import contextlib
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy

from azulejos.rules import Game
from testing.patience import wait_until
from testing.review_client import NDJSON, ReviewClient, store_game
from testing.servers import GENEROUS, QUICK_BOTS, RunningServer
from tests.marks import first_is_short
from tests.review.games import sample_game
from tests.table.harness import Host

TABLES = ("alpha", "bravo", "charlie", "delta")
QUICK = "--limit=review_nodes=20"
ENDLESS = "--limit=review_nodes=1000000"
"""Such a review takes hours."""


@contextlib.contextmanager
def _serving(store: str, *options: str) -> Iterator[RunningServer]:
    """A server on a store with finished games at the tables of `TABLES`."""
    for seed, table in enumerate(TABLES):
        host = _finished(table, seed)
        store_game(store, host.entries, host.seed)
    with contextlib.closing(RunningServer(store, *GENEROUS, *options)) as server:
        server.start()
        yield server


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with quick reviews; every test takes another game."""
    with _serving(str(tmp_path_factory.mktemp("quick") / "tables.db"), QUICK) as server:
        yield server


@pytest.fixture(scope="module")
def endless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose reviews never end, with a short queue."""
    store = str(tmp_path_factory.mktemp("endless") / "tables.db")
    with _serving(store, ENDLESS, "--limit=reviews=2") as server:
        yield server


@pytest.fixture(params=first_is_short(["sqlite", "postgresql"]))
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a store of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


def _finished(table: str, seed: int) -> Host:
    """A game that was played to its end by people who do not think."""
    host = Host(seed=seed, table=table)
    for seat in range(2):
        host.claim(seat, seat)
    host.start()
    host.finish()
    return host


def _path(table: str) -> str:
    return f"/api/tables/{table}/review"


def _stream(server: RunningServer, table: str) -> ReviewClient:
    return ReviewClient(server, _path(table), Accept=NDJSON)


def _whole(server: RunningServer, table: str) -> dict[str, Any]:
    with _stream(server, table) as client:
        return client.next_line("game")


def _figures(server: RunningServer) -> tuple[int, int]:
    """How many reviews were finished, and how many cancelled."""
    name = "azulejos_reviews_{}_total"
    return server.figure(name.format("finished")), server.figure(name.format("cancelled"))


def _stored(url: str) -> set[str]:
    """The tables with a review in the store."""
    engine = sqlalchemy.create_engine(url)
    with engine.begin() as connection:
        found = set(connection.execute(sqlalchemy.text("SELECT table_id FROM reviews")).scalars())
    engine.dispose()
    return found


def test_review_is_streamed_then_stored_and_there_after_a_kill(any_url: str) -> None:
    with _serving(any_url, QUICK) as server:
        game = Game.parse(server.get("/api/tables/alpha/record"))
        with _stream(server, "alpha") as client:
            assert client.answer.getheader("Content-Type") == NDJSON
            assert client.answer.getheader("Cache-Control") == "no-store"
            first, *parts, whole = client.lines()
        assert first == {"type": "progress", "done": 0, "total": len(game.events), "ahead": 0}
        parts = [part for part in parts if part["type"] != "progress"]
        final = [part for part in parts if part.get("final", True)]
        assert [part for part in final if part["type"] == "move"] == whole["moves"]
        assert [part for part in final if part["type"] == "deal"] == whole["deals"]
        assert len(final) == len(game.events)
        wait_until(lambda: _stored(any_url) == {"alpha"})
        assert server.get(_path("alpha")) == whole
        server.kill()
        server.start()
        assert server.get(_path("alpha")) == whole
        assert _whole(server, "alpha") == whole
        assert _figures(server) == (0, 0)


def test_finished_review_is_compressed_and_has_a_tag(quick: RunningServer) -> None:
    whole = _whole(quick, "alpha")
    with ReviewClient(quick, _path("alpha"), Accept_Encoding="gzip") as client:
        headers = client.answer.headers
        assert json.loads(gzip.decompress(client.answer.read())) == whole
    assert headers["Content-Encoding"] == "gzip"
    assert "immutable" in headers["Cache-Control"]
    assert headers["Vary"] == "Accept, Accept-Encoding"
    with ReviewClient(quick, _path("alpha"), If_None_Match=headers["ETag"]) as client:
        assert (client.status, client.answer.read()) == (304, b"")


def test_client_without_a_stream_asks_until_the_review_is_there(quick: RunningServer) -> None:
    with ReviewClient(quick, _path("bravo")) as client:
        progress = json.loads(client.answer.read())
        assert (client.status, progress["type"]) == (202, "progress")
        assert client.answer.getheader("Cache-Control") == "no-store"
    wait_until(lambda: quick.get(_path("bravo"))["type"] == "game")


def test_second_client_shares_the_review_and_it_goes_on_when_the_first_leaves(
    quick: RunningServer,
) -> None:
    record = quick.get("/api/tables/charlie/record")
    finished, cancelled = _figures(quick)
    with _stream(quick, "charlie") as first:
        first.next_line("progress")
        with ReviewClient(quick, "/api/review", record) as second:
            second.next_line("progress")
            first.close()
            whole = second.next_line("game")
    assert _figures(quick) == (finished + 1, cancelled)
    wait_until(lambda: "charlie" in _stored(f"sqlite:///{quick.store}"))
    assert quick.get(_path("charlie")) == whole


def test_pasted_record_is_reviewed_once(quick: RunningServer) -> None:
    finished, cancelled = _figures(quick)
    for _ in range(2):
        with ReviewClient(quick, "/api/review", str(sample_game(3))) as client:
            assert client.status == 200
            assert len(client.next_line("game")["seats"]) == 3
    assert _figures(quick) == (finished + 1, cancelled)


def test_review_goes_on_without_clients_until_another_is_asked_for(endless: RunningServer) -> None:
    with _stream(endless, "alpha") as client:
        client.next_line("move")
        _, cancelled = _figures(endless)
    with _stream(endless, "alpha") as client:
        client.next_line("move")
        assert _figures(endless)[1] == cancelled
    with _stream(endless, "bravo") as client:
        client.next_line("move")
        assert _figures(endless)[1] == cancelled + 1


def test_review_that_was_left_is_stored(quick: RunningServer) -> None:
    with _stream(quick, "delta") as client:
        client.next_line("deal")
    wait_until(lambda: "delta" in _stored(f"sqlite:///{quick.store}"))


def test_waiting_line_has_a_limit(endless: RunningServer) -> None:
    with _stream(endless, "bravo") as running:
        running.next_line("move")
        with _stream(endless, "charlie") as waiting:
            assert waiting.next_line("progress")["ahead"] == 1
            with ReviewClient(endless, "/api/review", str(sample_game())) as third:
                assert third.problem() == (503, "server/busy")
            with _stream(endless, "bravo") as joined:
                assert joined.next_line("progress")["ahead"] == 0


@pytest.mark.long
def test_killed_and_stopped_servers_lose_nothing(tmp_path: Path) -> None:
    with _serving(str(tmp_path / "tables.db"), ENDLESS) as server:
        record = server.get("/api/tables/alpha/record")
        with _stream(server, "alpha") as client:
            client.next_line("move")
            server.kill()
        server.start()
        with _stream(server, "alpha") as client:
            client.next_line("progress")
            server.interrupt()
            last = list(client.lines())[-1]
        assert (last["type"], last["code"]) == ("problem", "server/going_down")
        assert '"level":"error"' not in server.log()
        server.options = [QUICK if option == ENDLESS else option for option in server.options]
        server.start()
        assert server.get("/api/tables/alpha/record") == record
        assert _whole(server, "alpha")["moves"]


def test_new_reviews_count_towards_the_limit_for_analyses(tmp_path: Path) -> None:
    few = ["--limit=analyses_burst=1", "--limit=analyses_per_minute=0.001"]
    with (
        _serving(str(tmp_path / "tables.db"), ENDLESS, *few) as server,
        _stream(server, "alpha"),
        _stream(server, "alpha") as joined,
    ):
        assert joined.status == 200
        with _stream(server, "bravo") as client:
            assert client.problem() == (429, "server/too_fast")
        with ReviewClient(server, "/api/review", str(sample_game())) as client:
            assert client.problem() == (429, "server/too_fast")


def test_reviews_can_be_switched_off_and_stored_ones_stay(quick: RunningServer) -> None:
    whole = _whole(quick, "alpha")
    wait_until(lambda: "alpha" in _stored(f"sqlite:///{quick.store}"))
    quick.stop()
    quick.options.append("--limit=reviews=0")
    quick.start()
    assert quick.get(_path("alpha")) == whole
    with ReviewClient(quick, "/api/review", str(sample_game())) as client:
        assert client.problem() == (403, "server/no_reviews")
    quick.stop()
    quick.options.pop()
    quick.start()


@pytest.mark.long
def test_bots_answer_while_a_review_runs(tmp_path: Path) -> None:
    """With one process for bots: the review is made in another one."""
    with _serving(str(tmp_path / "tables.db"), ENDLESS) as server:
        server.stop()
        server.options = [one for one in server.options if one not in QUICK_BOTS]
        server.start()
        position = str(list(sample_game().positions())[1])
        with _stream(server, "alpha") as client:
            client.next_line("move")
            assert server.post("/api/analyse", {"position": position})["moves"]
            assert server.figure("azulejos_reviews_running") == 1
