"""The store knows when no server was there, and takes back what dead ones had claimed."""

from collections.abc import Callable

from sqlalchemy import Connection

from azulejos.store import Outage, Store
from azulejos.store.processes import DEAD_MS, beat, depart, outages_since, register
from tests.store.samples import NOW, move_unit, new_unit


def _run(store: Store, task: Callable[[Connection], object]) -> None:
    store._writer.submit(task).result()


def _outages(store: Store) -> list[Outage]:
    found: list[Outage] = store._writer.submit(lambda c: outages_since(c, 0)).result()
    return found


def test_time_between_two_servers_is_an_outage(
    open_store: Callable[..., Store], store_url: str
) -> None:
    Store(store_url, clock=lambda: NOW).close()
    later = NOW + 10 * DEAD_MS
    store = open_store(clock=lambda: later)
    assert _outages(store) == [Outage(NOW, later)]


def test_first_server_finds_no_outage(store: Store) -> None:
    assert _outages(store) == []


def test_outage_is_told_to_tables_that_slept_through_it(
    open_store: Callable[..., Store], store_url: str
) -> None:
    first = Store(store_url, clock=lambda: NOW + 100)
    first.append(new_unit("a", at=NOW + 50)).result()
    first.close()
    later = NOW + 10 * DEAD_MS
    store = open_store(clock=lambda: later)
    store.append(new_unit("b", at=later + 1)).result()
    told = [store.load(name) for name in "ab"]
    assert [table and table.outages for table in told] == [[Outage(NOW + 100, later)], []]


def test_second_process_beside_a_living_one_finds_no_outage(store: Store) -> None:
    _run(store, lambda c: beat(c, "one", NOW))
    _run(store, lambda c: register(c, "two", NOW + DEAD_MS, alone=False))
    assert _outages(store)[1:] == []


def test_claims_of_a_dead_process_are_free_again(open_store: Callable[..., Store]) -> None:
    store = open_store(clock=lambda: NOW)
    store.append(new_unit("a")).result()
    store.append(move_unit("a", 2, at=NOW)).result()
    assert store.claim(NOW, NOW + 10**6).result()
    _run(store, lambda c: beat(c, "other", NOW + DEAD_MS))
    assert store.claim(NOW, NOW + 10**6).result() == []
    _run(store, lambda c: beat(c, "other", NOW + DEAD_MS + 1))
    assert store.claim(NOW, NOW + 10**6).result() == [("a", NOW)]


def test_process_that_stops_gives_its_claims_back(open_store: Callable[..., Store]) -> None:
    store = open_store(clock=lambda: NOW)
    store.append(new_unit("a")).result()
    store.append(move_unit("a", 2, at=NOW)).result()
    assert store.claim(NOW, NOW + 10**6).result()
    _run(store, lambda c: depart(c, store.process, NOW + 1))
    assert store.claim(NOW, NOW + 10**6).result() == [("a", NOW)]


def test_process_that_was_buried_too_early_comes_back(open_store: Callable[..., Store]) -> None:
    store = open_store(clock=lambda: NOW)
    _run(store, lambda c: beat(c, "other", NOW + 3 * DEAD_MS))
    _run(store, lambda c: beat(c, store.process, NOW + 4 * DEAD_MS))
    _run(store, lambda c: register(c, "third", NOW + 4 * DEAD_MS + 1, alone=False))
    assert _outages(store) == []
