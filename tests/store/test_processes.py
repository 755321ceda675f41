"""The store knows when no server was running, and releases what dead ones had claimed."""

from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection, insert, select

from azulejos.store import Outage, Store
from azulejos.store.engines import parse_url, writing_engine
from azulejos.store.processes import (
    DEAD_MS,
    SILENT_MS,
    beat,
    depart,
    outages_since,
    register,
)
from azulejos.store.schema import wakes
from azulejos.store.upgrade import prepare
from testing.clocks import HandClock
from tests.store.samples import NOW, new_unit


@pytest.fixture
def connection(store_url: str) -> Iterator[Connection]:
    """A connection to a store without a server, and so without its beat."""
    engine = writing_engine(parse_url(store_url))
    prepare(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def _outages(connection: Connection) -> list[Outage]:
    return outages_since(connection, 0)


def _claim(connection: Connection, process: str) -> None:
    row = {"table_id": "a", "at": NOW, "claimed_until": NOW + 10**6, "claimed_by": process}
    connection.execute(insert(wakes), row)


def _claimed_by(connection: Connection) -> str:
    return str(connection.execute(select(wakes.c.claimed_by)).scalar())


def test_first_server_finds_no_outage(connection: Connection) -> None:
    register(connection, "one", NOW, alone=True)
    assert _outages(connection) == []


def test_time_since_the_last_server_is_an_outage_for_one_that_is_alone(
    connection: Connection,
) -> None:
    register(connection, "one", NOW, alone=True)
    beat(connection, "one", NOW + 100)
    register(connection, "two", NOW + 300, alone=True)
    assert _outages(connection) == [Outage(NOW + 100, NOW + 300)]


def test_restart_in_good_order_is_an_outage_however_short(connection: Connection) -> None:
    register(connection, "one", NOW, alone=False)
    depart(connection, "one", NOW + 100)
    register(connection, "two", NOW + 300, alone=False)
    assert _outages(connection) == [Outage(NOW + 100, NOW + 300)]


def test_processes_that_fell_silent_make_an_outage(connection: Connection) -> None:
    register(connection, "one", NOW, alone=False)
    beat(connection, "one", NOW + 100)
    register(connection, "two", NOW + 101 + DEAD_MS, alone=False)
    assert _outages(connection) == [Outage(NOW + 100, NOW + 101 + DEAD_MS)]


def test_second_process_beside_a_living_one_finds_no_outage(connection: Connection) -> None:
    register(connection, "one", NOW, alone=False)
    register(connection, "two", NOW + DEAD_MS, alone=False)
    depart(connection, "one", NOW + DEAD_MS + 1)
    register(connection, "three", NOW + DEAD_MS + 2, alone=False)
    assert _outages(connection) == []


def test_process_that_was_buried_too_early_comes_back(connection: Connection) -> None:
    register(connection, "one", NOW, alone=False)
    register(connection, "two", NOW, alone=False)
    beat(connection, "two", NOW + 3 * DEAD_MS)
    beat(connection, "one", NOW + 4 * DEAD_MS)
    register(connection, "three", NOW + 4 * DEAD_MS + 1, alone=False)
    assert _outages(connection) == []


def test_claims_of_a_silent_process_are_free_before_it_counts_as_dead(
    connection: Connection,
) -> None:
    register(connection, "one", NOW, alone=False)
    _claim(connection, "one")
    beat(connection, "two", NOW + SILENT_MS)
    assert _claimed_by(connection) == "one"
    beat(connection, "two", NOW + SILENT_MS + 1)
    assert _claimed_by(connection) == ""
    depart(connection, "two", NOW + SILENT_MS + 2)
    register(connection, "three", NOW + DEAD_MS, alone=False)
    assert _outages(connection) == []  # a short silence is no outage


def test_process_that_was_silent_keeps_what_it_claims_afterwards(connection: Connection) -> None:
    register(connection, "one", NOW, alone=False)
    beat(connection, "two", NOW + SILENT_MS + 1)
    beat(connection, "one", NOW + SILENT_MS + 2)
    _claim(connection, "one")
    beat(connection, "two", NOW + SILENT_MS + 3)
    assert _claimed_by(connection) == "one"


def test_process_that_stops_gives_its_claims_back(connection: Connection) -> None:
    register(connection, "one", NOW, alone=False)
    _claim(connection, "one")
    depart(connection, "two", NOW + 1)
    assert _claimed_by(connection) == "one"
    depart(connection, "one", NOW + 1)
    assert _claimed_by(connection) == ""


def test_outage_is_told_to_tables_that_slept_through_it(
    open_store: Callable[..., Store], store_url: str
) -> None:
    first = Store(store_url, clock=HandClock(NOW + 100))
    first.append(new_unit("a", at=NOW + 50)).result()
    first.close()
    later = NOW + 10 * DEAD_MS
    store = open_store(clock=HandClock(later))
    store.append(new_unit("b", at=later + 1)).result()
    told = [store.load(name) for name in "ab"]
    assert [table and table.outages for table in told] == [[Outage(NOW + 100, later)], []]
