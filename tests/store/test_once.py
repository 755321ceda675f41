"""If the answer to a COMMIT is lost, what was asked for gets its first answer all the same."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from azulejos.store import ClaimedWake, Store, StoreError, profiles, transfer_codes, writer
from azulejos.store.profiles import Link
from testing.services import PostgresServer
from tests.store.losing import answer_lost
from tests.store.samples import NOW, move_unit, new_unit

ONE, TWO, CODE = b"1" * 32, b"2" * 32, b"code"


@pytest.fixture
def store(postgres_url: str) -> Iterator[Store]:
    store = Store(postgres_url)
    yield store
    store.close()


@pytest.fixture
def linked(store: Store) -> Store:
    """A store with a profile that sat at one table and has a code."""
    store.append(new_unit("a")).result()
    _change(store, lambda c: profiles.link(c, ONE, Link("a", 0), NOW))
    assert _change(store, lambda c: transfer_codes.put(c, ONE, CODE, NOW + 50, NOW))
    return store


def _change(store: Store, task: Callable[..., Any]) -> Any:
    return store.change(task).result()


def test_deleted_profile_has_its_links_although_the_answer_was_lost(
    linked: Store, postgres_server: PostgresServer
) -> None:
    with answer_lost(linked, postgres_server, after="DELETE FROM profiles"):
        assert _change(linked, lambda c: profiles.erase(c, ONE)) == [Link("a", 0)]
    assert linked.read(lambda c: profiles.find(c, ONE)) is None
    assert linked.read(lambda c: profiles.hidden_guests(c, "a")) == {0}


def test_right_code_is_right_although_the_answer_was_lost(
    linked: Store, postgres_server: PostgresServer
) -> None:
    with answer_lost(linked, postgres_server, after="DELETE FROM transfer_codes"):
        assert _change(linked, lambda c: transfer_codes.claim(c, TWO, CODE, NOW)) is True
    found = linked.read(lambda c: [profiles.find(c, ONE), profiles.find(c, TWO)])
    assert found[0] == found[1] is not None
    assert _change(linked, lambda c: transfer_codes.claim(c, b"3" * 32, CODE, NOW)) is False


def test_claimed_table_is_handed_out_although_the_answer_was_lost(
    store: Store, postgres_server: PostgresServer
) -> None:
    store.append(new_unit("a")).result()
    store.append(move_unit("a", 2, at=NOW)).result()
    with answer_lost(store, postgres_server, after="UPDATE wakes"):
        assert store.claim(NOW, NOW + 50).result() == [ClaimedWake("a", NOW)]
    assert store.claim(NOW, NOW + 50).result() == []


def test_answer_that_is_lost_during_an_outage_is_found(
    store: Store, postgres_server: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the database is away, tasks are tried once; but not if they may be done."""
    store.append(new_unit("a")).result()
    store.append(move_unit("a", 2, at=NOW)).result()
    postgres_server.stop()
    try:
        with monkeypatch.context() as patched:
            patched.setattr(writer, "PATIENCE_S", -1)
            with pytest.raises(StoreError):
                store.beat().result()
    finally:
        postgres_server.start()
    store._writer._waiting_since = store.clock()  # its own beats may have noticed the start
    with answer_lost(store, postgres_server, after="UPDATE wakes"):
        assert store.claim(NOW, NOW + 50).result() == [ClaimedWake("a", NOW)]


def test_task_that_was_not_committed_is_done_again(
    linked: Store, postgres_server: PostgresServer
) -> None:
    tries: list[int] = []

    def erase(connection: Any) -> list[Link]:
        found = profiles.erase(connection, ONE)
        tries.append(len(found))
        if len(tries) == 1:
            pid = connection.connection.dbapi_connection.info.backend_pid
            postgres_server.execute(f"SELECT pg_terminate_backend({pid})")
        return found

    assert _change(linked, erase) == [Link("a", 0)]
    assert tries == [1, 1]
