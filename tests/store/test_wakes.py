"""Tables that are due are claimed by one process, released by a dead one, and never lost."""

from azulejos.store import ClaimedWake, Lease, Store, unit_of
from azulejos.table import Accepted, Happening, decide, due
from azulejos.table.requests import Expire
from tests.store.samples import NOW, SEED, created, move_unit, new_unit
from tests.table.harness import alone


def _due_since(store: Store, table: str, at: int) -> None:
    store.append(new_unit(table)).result()
    store.append(move_unit(table, 2, at=at)).result()


def test_due_table_is_claimed_once(store: Store) -> None:
    _due_since(store, "a", NOW)
    _due_since(store, "b", NOW + 1)
    assert not store.is_due(NOW - 1)
    assert store.claim(NOW - 1, NOW + 50).result() == []
    assert store.is_due(NOW)
    assert store.claim(NOW, NOW + 50).result() == [("a", NOW)]
    assert store.claim(NOW + 1, NOW + 50).result() == [("b", NOW + 1)]
    assert store.claim(NOW + 49, NOW + 90).result() == []
    assert not store.is_due(NOW + 49)


def test_claim_that_was_not_used_runs_out(store: Store) -> None:
    _due_since(store, "a", NOW)
    store.claim(NOW, NOW + 50).result()
    assert store.claim(NOW + 50, NOW + 90).result() == [("a", NOW)]


def test_longest_waiting_tables_come_first(store: Store) -> None:
    for n in range(5):
        _due_since(store, f"t{n}", NOW - n)
    first = store.claim(NOW, NOW + 50, limit=2).result()
    assert {wake.table for wake in first} == {"t3", "t4"}


def test_claimed_tables_are_passed_over_by_others(store: Store) -> None:
    for n in range(20):
        _due_since(store, f"t{n:02}", NOW)
    taken = [store.claim(NOW, NOW + 50, limit=7) for _ in range(4)]
    tables = [wake.table for claimed in taken for wake in claimed.result()]
    assert sorted(tables) == [f"t{n:02}" for n in range(20)]


def test_postponed_table_is_due_later(store: Store) -> None:
    _due_since(store, "a", NOW)
    [wake] = store.claim(NOW, NOW + 50).result()
    assert store.postpone(wake, NOW + 200).result() is True
    assert store.claim(NOW + 199, NOW + 250).result() == []
    assert store.claim(NOW + 200, NOW + 250).result() == [("a", NOW + 200)]


def test_new_time_is_not_postponed_away(store: Store) -> None:
    _due_since(store, "a", NOW)
    [wake] = store.claim(NOW, NOW + 50).result()
    store.append(move_unit("a", 3, at=NOW + 5)).result()
    assert store.postpone(wake, NOW + 200).result() is False
    assert store.claim(NOW + 5, NOW + 250).result() == [ClaimedWake("a", NOW + 5)]


def test_own_work_can_be_claimed_with_the_event(store: Store) -> None:
    host = alone()
    host.play_until(1)
    last = Accepted((Happening(host.entries[-1], host.state),))
    store.append(unit_of(last, lease=Lease(NOW + 10**9))).result()
    assert store.claim(NOW + 10**8, NOW + 10**9).result() == []
    assert [wake.table for wake in store.claim(NOW + 10**9, NOW + 10**10).result()] == ["test"]


def test_wake_that_comes_early_enough_is_left_alone() -> None:
    table = created("a")
    known = due(table.state)[0].at
    assert not unit_of(table).keep_wake
    assert unit_of(table, lease=Lease(known_wake=known)).keep_wake
    assert unit_of(table, lease=Lease(known_wake=known - 1)).keep_wake
    assert not unit_of(table, lease=Lease(known_wake=known + 1)).keep_wake
    assert not unit_of(table, lease=Lease(known_wake=NOW)).keep_wake


def test_table_that_is_over_is_never_due(store: Store) -> None:
    table = created("a")
    store.append(unit_of(table, seed=SEED)).result()
    end = decide(table.state, Expire(), NOW + 10**9, SEED)
    assert isinstance(end, Accepted)
    store.append(unit_of(end)).result()
    assert not store.is_due(NOW + 10**12)
