"""The clock never steps back: within a process, over a restart, and between processes."""

import re
from collections.abc import Callable
from pathlib import Path

import azulejos
from azulejos.store import Outage, SteadyClock, Store
from azulejos.store.clock import elapsed_ms
from azulejos.store.processes import DEAD_MS
from testing.clocks import HandClock
from tests.store.samples import NOW, move_unit, new_unit

HOUR_MS = 3_600_000
PACKAGE = Path(azulejos.__file__).parent


def _beat(store: Store) -> None:
    """Do what every process does every two seconds."""
    store._on_beat(store.beat())
    store._writer.submit(lambda _: None).result()  # wait until the beat's notes are written


def _outages(store: Store, table: str) -> list[Outage]:
    stored = store.load(table)
    assert stored is not None
    return stored.outages


def test_clock_goes_on_when_the_wall_clock_is_set() -> None:
    clock = HandClock(NOW)
    clock.pass_time(10)
    for step in (-HOUR_MS, 5 * HOUR_MS, -9 * HOUR_MS):
        clock.wall += step
        before = clock()
        clock.pass_time(5)
        assert clock() == before + 5
    assert clock() == NOW + 25


def test_clock_is_only_ever_advanced() -> None:
    clock = HandClock(NOW)
    clock.advance(NOW - 1)
    assert clock() == NOW
    clock.advance(NOW + 50)
    clock.pass_time(7)
    assert (clock(), clock.ahead_ms) == (NOW + 57, 50)


def test_real_clocks_tell_the_time() -> None:
    clock, before = SteadyClock(), elapsed_ms()
    times = [clock() for _ in range(1000)]
    assert times == sorted(times)
    assert clock.ahead_ms <= 1
    assert elapsed_ms() >= before


def test_restart_with_a_clock_set_back_goes_on_from_the_newest_time(
    open_store: Callable[..., Store], store_url: str
) -> None:
    first = Store(store_url, clock=HandClock(NOW))
    first.append(new_unit("a")).result()
    first.append(move_unit("a", 2, at=NOW + 30_000)).result()
    first.close()
    clock = HandClock(NOW - HOUR_MS)
    store = open_store(clock=clock)
    assert clock() == NOW
    clock.pass_time(29_999)
    assert not store.is_due(clock())
    clock.pass_time(1)
    assert store.is_due(clock())
    assert store.claim(clock(), clock() + 1).result() == [("a", NOW + 30_000)]
    assert _outages(store, "a") == []


def test_restart_after_a_kill_with_a_clock_set_back_goes_on_from_the_last_beat(
    store_url: str, open_store: Callable[..., Store]
) -> None:
    killed = open_store(clock=HandClock(NOW))
    clock = HandClock(NOW - HOUR_MS)
    if killed._lock is not None:
        killed._lock.release()
    Store(store_url, clock=clock).close()
    assert clock() == NOW


def test_process_whose_clock_is_behind_starts_at_the_time_of_the_others(
    postgres_url: str,
) -> None:
    first = Store(postgres_url, clock=HandClock(NOW))
    second = Store(postgres_url, clock=HandClock(NOW - HOUR_MS))
    first.append(new_unit("a")).result()
    assert second.clock() == NOW
    assert _outages(second, "a") == []
    second.close()
    first.close()


def test_process_follows_another_one_that_is_ahead_and_notes_what_it_skips(
    postgres_url: str,
) -> None:
    for ahead in (1_001, DEAD_MS - 1, HOUR_MS):
        first = Store(postgres_url, clock=HandClock(NOW))
        base, told = first.clock(), list[Outage]()
        first.on_outage = told.append
        first.append(new_unit(f"t{ahead}", at=base)).result()
        second = Store(postgres_url, clock=HandClock(base + ahead))
        _beat(first)
        assert first.clock() == second.clock() == base + ahead
        assert told == [Outage(base, base + ahead)]
        assert _outages(second, f"t{ahead}") == told
        assert not first.is_away
        second.close()
        first.close()


def test_process_follows_a_small_lead_without_an_outage(postgres_url: str) -> None:
    first = Store(postgres_url, clock=HandClock(NOW))
    second = Store(postgres_url, clock=HandClock(NOW + 1_000))
    told: list[Outage] = []
    first.on_outage = told.append
    _beat(first)
    assert (first.clock(), told) == (NOW + 1_000, [])
    second.close()
    first.close()


def test_store_counts_as_away_until_a_skipped_time_is_told(
    open_store: Callable[..., Store],
) -> None:
    waiting: list[Callable[[], None]] = []
    store = open_store(clock=HandClock(NOW), deliver=waiting.append)
    told: list[Outage] = []
    store.on_outage = told.append
    store.keep_up(NOW + 5_000)
    assert (store.clock(), store.is_away, told) == (NOW + 5_000, True, [])
    while not told:
        waiting.pop(0)()
    assert (store.is_away, told) == (False, [Outage(NOW, NOW + 5_000)])


def test_time_of_day_is_read_in_one_place() -> None:
    """Deadlines need one clock: nothing else in these layers asks for the time since 1970."""
    reads = re.compile(r"time\.time|time_ns\(|wall_ms|datetime\.now|utcnow|from time import")
    places = [
        path for name in ("server", "store", "table") for path in (PACKAGE / name).rglob("*.py")
    ]
    found = {path.name for path in places if reads.search(path.read_text(encoding="utf-8"))}
    assert found == {"clock.py", "__init__.py"}  # read there, and exported for `tables prune`
