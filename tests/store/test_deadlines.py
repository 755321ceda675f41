"""PostgreSQL behind a relay that falls silent: every statement and connection has a deadline."""

import contextlib
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, PoolProxiedConnection, text

from azulejos.store import Reader, Store, StoreError, postgres, prune
from azulejos.store.engines import may_take_long
from azulejos.store.profiles import Link, find, link
from testing.relay import Relay, relay_to
from testing.services import PostgresServer
from tests.store.samples import NOW, move_unit, new_unit

ONE, TWO = b"1" * 32, b"2" * 32


@pytest.fixture
def relay(postgres_server: PostgresServer) -> Iterator[Relay]:
    with relay_to(postgres_server.port) as relay:
        yield relay


@pytest.fixture
def store(relay: Relay, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A store that waits a second for each answer."""
    monkeypatch.setattr(postgres, "STATEMENT_S", 1.0)
    monkeypatch.setattr(postgres, "CONNECT_S", 2)
    with contextlib.closing(Store(relay.url(postgres_url))) as store:
        yield store
        relay.speak()


def test_silent_database_is_given_up_and_used_again(store: Store, relay: Relay) -> None:
    store.append(new_unit("a")).result()
    store.need_answer()
    relay.fall_silent()
    with pytest.raises(StoreError, match="does not answer"):
        store.load("a")
    promise = store.append(move_unit("a", 2))
    relay.speak()
    assert promise.result()
    assert [entry.number for entry in store.since("a", 0)] == [1, 2]


def test_what_was_given_up_holds_no_locks(store: Store, relay: Relay) -> None:
    """The relay forgets the connection, so that the server never hears that it is closed."""
    tries: list[str] = []

    def write(connection: Connection) -> None:
        tries.append(link(connection, ONE, Link("a", 0), NOW))
        if len(tries) == 1:
            relay.fall_silent()
            try:
                connection.execute(text("SELECT 1"))
            finally:
                relay.forget()
                relay.speak()

    store.change(write).result()
    assert len(tries) > 1
    assert store.read(lambda connection: find(connection, ONE)) == tries[-1]


def test_commit_that_never_arrived_is_not_taken_for_done(store: Store, relay: Relay) -> None:
    tries: list[str] = []

    def write(connection: Connection) -> str:
        tries.append(link(connection, ONE, Link("a", 0), NOW))
        return tries[-1]

    commit = store._writer._engine.dialect.do_commit

    def lose(connection: PoolProxiedConnection) -> None:
        if len(tries) == 1:
            relay.fall_silent()
            try:
                commit(connection)
            finally:
                relay.forget()
                relay.speak()
        commit(connection)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(store._writer._engine.dialect, "do_commit", lose)
        store.change(write).result()
    assert len(tries) == 2
    assert store.read(lambda connection: find(connection, ONE)) == tries[-1]


def test_upgrade_and_pruning_may_take_long(store: Store, postgres_url: str) -> None:
    def wait(connection: Connection) -> None:
        connection.execute(text("SELECT pg_sleep(1.5)"))

    def wait_long(connection: Connection) -> None:
        with may_take_long(connection):
            wait(connection)

    store.change(wait_long).result()
    with pytest.raises(StoreError):
        store.read(wait)
    assert prune(postgres_url, before=NOW) == []


def test_reader_of_a_silent_database_ends(
    relay: Relay, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "CONNECT_S", 2)
    Store(relay.url(postgres_url)).close()
    relay.fall_silent()
    with pytest.raises(StoreError, match="cannot be read: connection timeout expired"):
        Reader.open(relay.url(postgres_url))
