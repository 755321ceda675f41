"""The writer goes on after whatever happens to the database, and tells when it cannot."""

import threading
from concurrent.futures import Future
from typing import Any

import pytest

from azulejos.store import Store, StoreError, writer
from tests.services import PostgresServer
from tests.store.samples import move_unit, new_unit


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
    postgres_server: PostgresServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection dies after the commit and before its answer: the second try must win."""
    store = Store(postgres_url)
    store.append(new_unit("a")).result()
    dialect = store._writer._engine.dialect
    commit, cut = dialect.do_commit, [True]

    def commit_and_lose_the_answer(connection: Any) -> None:
        commit(connection)
        if cut and cut.pop():
            others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname ="
            postgres_server.execute(f"{others} '{store.url.database}'")
            connection.execute("SELECT 1")

    monkeypatch.setattr(dialect, "do_commit", commit_and_lose_the_answer)
    assert store.append(move_unit("a", 2, 3)).result() is True
    assert cut == []
    assert [entry.number for entry in store.since("a", 0)] == [1, 2, 3]
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
