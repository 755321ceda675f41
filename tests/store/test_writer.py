"""The writer survives every failure of the database, and reports when it cannot write."""

import threading
from concurrent.futures import Future
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import ExceptionContext, event
from sqlalchemy.exc import OperationalError

from azulejos.store import Store, StoreError, token_hash, writer
from testing.services import PostgresServer
from tests.store.losing import answer_lost
from tests.store.samples import NOW, move_unit, new_unit


def test_writing_goes_on_when_the_database_comes_back(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    store = Store(postgres_url)
    store.append(new_unit("a")).result()
    postgres_server.kill()
    promise = store.append(move_unit("a", 2))
    other = store.append(new_unit("b"))
    postgres_server.start()
    assert promise.result()
    assert other.result()
    assert [entry.number for entry in store.since("a", 0)] == [1, 2]
    store.close()


def test_unit_whose_commit_was_not_answered_is_recognised(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    """The connection dies after the commit and before its answer: the second try must win."""
    store = Store(postgres_url)
    store.append(new_unit("a")).result()
    with answer_lost(store, postgres_server):
        assert store.append(move_unit("a", 2, 3)).result() is True
    assert [entry.number for entry in store.since("a", 0)] == [1, 2, 3]
    store.close()


def test_rematch_whose_commit_was_not_answered_is_recognised(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    store = Store(postgres_url)
    key = (token_hash("key"), 0)
    store.append(replace(new_unit("a"), tokens=(key,))).result()
    rematch = replace(new_unit("b"), tokens_of="a", also=(move_unit("a", 2),))
    with answer_lost(store, postgres_server):
        assert store.append(rematch).result() is True
    assert [len(store.since(table, 0)) for table in "ab"] == [2, 1]
    assert store.guest_of("b", "key") == 0
    store.close()


def test_second_try_leaves_alone_what_others_wrote_since(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    """Another process has continued from the unit before its writer tries again."""
    store, other = Store(postgres_url), Store(postgres_url)
    store.append(new_unit("a")).result()

    def go_on() -> None:
        other.append(move_unit("a", 3, at=NOW + 7)).result()

    with answer_lost(store, postgres_server, go_on):
        assert store.append(move_unit("a", 2, at=NOW + 5)).result() is True
    assert store.claim(NOW + 10, NOW + 50).result() == [("a", NOW + 7)]
    other.close()
    store.close()


def test_commit_that_fails_leaves_nothing_behind(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Any) -> None:
        raise OperationalError("COMMIT", None, Exception("disk I/O error"))

    monkeypatch.setattr(writer, "PATIENCE_S", -1)  # no retries
    store.append(new_unit("a")).result()
    with monkeypatch.context() as patched:
        patched.setattr(store._writer._engine.dialect, "do_commit", fail)
        with pytest.raises(StoreError):
            store.append(move_unit("a", 2, move="1B1")).result()
    assert store.append(move_unit("a", 2)).result() is True
    assert [getattr(entry.event, "move", "") for entry in store.since("a", 0)] == ["", "3R2"]


def test_database_that_can_only_be_read_is_waited_for(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    """As after a failover to a standby, or when a service without space stops writing."""
    store = Store(postgres_url)
    database, refused = store.url.database, threading.Event()

    @event.listens_for(store._writer._engine, "handle_error")
    def note(context: ExceptionContext) -> None:
        if "read-only transaction" in str(context.original_exception):
            refused.set()

    store.append(new_unit("a")).result()
    postgres_server.execute(f"ALTER DATABASE {database} SET default_transaction_read_only = on")
    sessions = f"FROM pg_stat_activity WHERE datname = '{database}'"
    postgres_server.execute(f"SELECT pg_terminate_backend(pid) {sessions}")
    promise = store.append(move_unit("a", 2))
    assert refused.wait(60)
    postgres_server.execute(f"ALTER DATABASE {database} RESET default_transaction_read_only")
    assert promise.result() is True
    store.close()


def test_database_that_stays_away_fails_the_promise(
    postgres_server: PostgresServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE_S", 0.2)
    store = Store(postgres_url)
    store.append(new_unit("a")).result()
    postgres_server.stop()
    try:
        with pytest.raises(StoreError, match="does not answer"):
            store.append(move_unit("a", 2)).result()
    finally:
        postgres_server.start()
    assert store.append(move_unit("a", 2)).result()
    store.close()


def test_task_that_fails_fails_alone(store: Store) -> None:
    def fail(_: object) -> None:
        raise KeyError("lost")

    with pytest.raises(KeyError):
        store._writer.submit(fail).result()
    assert store.append(new_unit("a")).result()


def test_many_threads_may_hand_in(store: Store) -> None:
    names = [f"t{n}" for n in range(60)]
    promises: list[Future[bool]] = []

    def write(some: list[str]) -> None:
        promises.extend(store.append(new_unit(name)) for name in some)

    threads = [threading.Thread(target=write, args=(names[n::6],)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(promise.result() for promise in promises)
    assert store.counts() == {"lobby": 60}
