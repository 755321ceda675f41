"""Units are written whole or not at all, and a promise is fulfilled only when they are on disk."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from pathlib import Path

import pytest
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import SQLAlchemyError

from azulejos.rules import Position
from azulejos.store import Store, TableBusyError, Unit, token_hash, unit_of
from azulejos.store.reading import newest
from azulejos.store.writer import Writer
from azulejos.table import Status, create_rematch, decide, fold_all
from azulejos.table.decide import Accepted
from azulejos.table.requests import ClaimSeat, Expire, OpenRematch
from tests.store.samples import NOW, SEED, created, move_entry, move_unit, new_unit
from tests.table.harness import people, position_after, training


def _numbers(store: Store, table: str) -> list[int]:
    return [entry.number for entry in store.since(table, 0)]


@pytest.mark.parametrize("start", [None, position_after(9, 3)], ids=["new", "at a position"])
def test_game_comes_back_as_it_was(store: Store, start: Position | None) -> None:
    host = people(3) if start is None else training(start)
    host.finish()
    first = new_unit("test")
    assert store.append(
        Unit(table="test", entries=tuple(host.entries), listed=first.listed, seed=host.seed)
    ).result()
    stored = store.load("test")
    assert stored is not None
    assert stored.seed == host.seed
    assert stored.entries == host.entries
    assert fold_all(stored.entries) == host.state


def test_unknown_table_is_nothing(store: Store) -> None:
    assert store.load("nowhere") is None
    assert store.since("nowhere", 0) == []
    assert store.guest_of("nowhere", "token") is None


def test_entries_since_a_number_are_read(store: Store) -> None:
    store.append(new_unit("a")).result()
    store.append(move_unit("a", 2, 3, 4)).result()
    assert store.since("a", 2) == [move_entry(3), move_entry(4)]
    assert store.since("a", 4) == []


def test_second_writer_of_a_number_is_refused_alone(store: Store) -> None:
    units = [new_unit(name) for name in "abc"]
    wait([store.append(unit) for unit in units])
    store.append(move_unit("b", 2)).result()
    late = move_unit("b", 2, 3, move="CB1")
    answers = [store.append(unit) for unit in (move_unit("a", 2), late, move_unit("c", 2, 3))]
    assert [answer.result() for answer in answers] == [True, False, True]
    assert _numbers(store, "a") == [1, 2]
    assert store.since("b", 1) == [move_entry(2)]
    assert _numbers(store, "c") == [1, 2, 3]


def test_refused_unit_leaves_nothing_behind(store: Store) -> None:
    store.append(new_unit("a")).result()
    store.append(move_unit("a", 2, at=NOW + 5)).result()
    listed = new_unit("a", at=NOW + 9, public=True).listed
    late = Unit(
        table="a",
        entries=(move_entry(2, "CB1"),),
        listed=listed,
        tokens=((token_hash("stranger"), 7),),
    )
    assert store.append(late).result() is False
    assert store.guest_of("a", "stranger") is None
    assert store.tables()[0].public is False
    assert store.claim(NOW + 5, NOW + 9).result() == [("a", NOW + 5)]


def test_unit_written_twice_is_the_same_unit(store: Store) -> None:
    store.append(new_unit("a")).result()
    assert [store.append(move_unit("a", 2, 3)).result() for _ in range(2)] == [True, True]
    assert _numbers(store, "a") == [1, 2, 3]


def test_two_processes_cannot_both_win(store: Store, second_writer: Writer) -> None:
    tables = [f"t{n}" for n in range(40)]
    wait([store.append(new_unit(table)) for table in tables])
    for number in range(2, 8):
        mine = [store.append(move_unit(table, number)) for table in tables]
        theirs = [second_writer.append(move_unit(t, number, move="CB1")) for t in tables[::-1]]
        won = [(a.result(), b.result()) for a, b in zip(mine, theirs[::-1], strict=True)]
        assert all(a is not b for a, b in won)
    assert all(_numbers(store, table) == list(range(1, 8)) for table in tables)


def test_unit_that_cannot_be_written_fails_alone(store: Store) -> None:
    rotten = move_unit("b", 1 << 70)
    units = [new_unit("a"), rotten, new_unit("c")]
    answers = [store.append(unit) for unit in units]
    assert [answers[0].result(), answers[2].result()] == [True, True]
    with pytest.raises((SQLAlchemyError, OverflowError)):
        answers[1].result()
    assert store.append(new_unit("b")).result()


def test_next_unit_of_a_table_waits_for_the_last(store: Store) -> None:
    released = threading.Event()
    blocked = store._writer.submit(lambda _: released.wait())
    first = store.append(new_unit("a"))
    with pytest.raises(TableBusyError):
        store.append(move_unit("a", 2))
    released.set()
    assert blocked.result()
    assert first.result()
    assert store.append(move_unit("a", 2)).result()


def test_event_loop_is_woken_once_for_a_group(open_store: Callable[..., Store]) -> None:
    async def main() -> tuple[list[bool], int]:
        loop = asyncio.get_running_loop()
        wakes: list[Callable[[], None]] = []

        def deliver(run: Callable[[], None]) -> None:
            wakes.append(run)
            loop.call_soon_threadsafe(run)

        store = open_store(deliver=deliver)
        released = threading.Barrier(2)
        store._writer.submit(lambda _: (released.wait(), released.wait()), loop.create_future())
        released.wait()
        promises = [store.append(new_unit(f"t{n}"), loop.create_future()) for n in range(50)]
        released.wait()
        return await asyncio.gather(*promises), len(wakes)

    results, wakes = asyncio.run(main())
    assert results == [True] * 50
    assert wakes == 2, "one for what came before, one for all fifty"


def test_promise_that_nobody_waits_for_does_no_harm(store: Store) -> None:
    promise: Future[bool] = Future()
    promise.cancel()
    store.append(new_unit("a"), promise)
    assert store.append(new_unit("b")).result()
    assert _numbers(store, "a") == [1]


def test_token_makes_its_holder_the_guest(store: Store) -> None:
    table = created("a")
    unit = unit_of(table, seed=SEED, tokens=((token_hash("secret"), 0),))
    store.append(unit).result()
    claim = decide(table.state, ClaimSeat("r", 1, "Ada"), NOW, SEED, guest=1)
    assert isinstance(claim, Accepted)
    store.append(unit_of(claim, tokens=((token_hash("other"), 1),))).result()
    assert [store.guest_of("a", token) for token in ("secret", "other", "x")] == [0, 1, None]


def test_rematch_keeps_tokens_and_stands_or_falls_with_its_event(store: Store) -> None:
    old = created("old")
    tokens = ((token_hash("host"), 0), (token_hash("friend"), 1))
    store.append(unit_of(old, seed=SEED, tokens=tokens)).result()
    end = decide(old.state, Expire(), NOW + 10**9, SEED)
    assert isinstance(end, Accepted)
    store.append(unit_of(end)).result()
    for name, expected in (("new", True), ("other", False)):
        opened = decide(end.state, OpenRematch(0, name), NOW + 10**9, SEED)
        assert isinstance(opened, Accepted)
        rematch = create_rematch(end.state, name, SEED, NOW + 10**9)
        beside = unit_of(rematch, seed=SEED, tokens_of="old")
        assert store.append(unit_of(opened, also=(beside,))).result() is expected
    assert store.guest_of("new", "friend") == 1
    assert store.load("other") is None
    assert store.guest_of("other", "host") is None


def test_lists_show_what_is_public_and_how_far_it_is(store: Store) -> None:
    for name, public, at in (("a", True, 1), ("b", False, 2), ("c", True, 3)):
        store.append(new_unit(name, at=NOW + at, public=public)).result()
    end = decide(created("c").state, Expire(), NOW + 10**9, SEED)
    assert isinstance(end, Accepted)
    store.append(unit_of(end)).result()
    assert [listed.table for listed in store.tables()] == ["c", "b", "a"]
    assert [listed.table for listed in store.tables(public=True, statuses=["lobby"])] == ["a"]
    assert [listed.table for listed in store.tables(limit=1, offset=1)] == ["b"]
    assert store.tables(limit=1)[0].summary.termination == "abandoned"
    assert store.counts() == {"lobby": 2, "abandoned": 1}


def test_lists_of_all_statuses_are_in_one_order(store: Store) -> None:
    for at in range(6):
        store.append(new_unit(f"t{at}", at=NOW + at)).result()
    for at in (1, 4):
        end = decide(created(f"t{at}", at=NOW + at).state, Expire(), NOW + 10**9 - at, SEED)
        assert isinstance(end, Accepted)
        store.append(unit_of(end)).result()
    found = [listed.table for listed in store.tables()]
    assert found == ["t1", "t4", "t5", "t3", "t2", "t0"]
    for offset in range(7):
        part = store.tables(limit=2, offset=offset)
        assert [listed.table for listed in part] == found[offset : offset + 2]


@pytest.mark.parametrize("public", [None, True])
def test_lists_read_tables_in_the_order_of_an_index(tmp_path: Path, public: bool | None) -> None:
    Store(str(tmp_path / "tables.db")).close()
    query = newest(tuple(Status), public, limit=50, offset=0)
    text = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {text}")]
    assert sum("USING INDEX tables_by_status" in step for step in plan) == len(Status)
    assert not any("SCAN tables" in step for step in plan)


def test_closing_writes_what_was_handed_in(
    open_store: Callable[..., Store], store_url: str
) -> None:
    store = Store(store_url)
    promises = [store.append(new_unit(f"t{n}")) for n in range(300)]
    store.close()
    assert all(promise.result() for promise in promises)
    assert open_store().counts() == {"lobby": 300}
