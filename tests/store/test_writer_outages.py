"""A full disk and a frozen process are outages like any other."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection

from azulejos.store import Outage, Store, StoreError, writer
from azulejos.store.processes import DEAD_MS
from testing.clocks import HandClock
from tests.store.samples import NOW, new_unit


def _largest(pages: int) -> Callable[[Connection], None]:
    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").all()

    return limit


def test_full_disk_fails_the_promise_and_is_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "PATIENCE_S", 0.2)
    monkeypatch.setattr(writer, "OUTAGE_MS", 50)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    told: list[Outage] = []
    store.on_outage = told.append
    store._writer.submit(_largest(1)).result()
    with pytest.raises(StoreError, match="is full"):  # noqa: PT012
        for number in range(1000):
            store.append(new_unit(f"t{number}")).result()
    was_away, before = store.is_away, len(told)  # a busy machine may have had short outages
    store._writer.submit(_largest(1_000_000)).result()
    assert store.append(new_unit("again")).result()
    assert (was_away, store.is_away) == (True, False)
    assert len(told) > before
    store.close()


def test_process_that_was_frozen_notes_an_outage(open_store: Callable[..., Store]) -> None:
    clock = HandClock(NOW)
    store = open_store(clock=clock)
    told: list[Outage] = []
    store.on_outage = told.append
    store.append(new_unit("a")).result()
    clock.pass_time(DEAD_MS)
    store.notice_gap()
    assert told == []
    clock.pass_time(DEAD_MS + 1)
    store.notice_gap()
    store.notice_gap()
    missed = Outage(NOW + DEAD_MS, NOW + 2 * DEAD_MS + 1)
    assert told == [missed]
    store.append(new_unit("b")).result()
    store._writer.submit(lambda _: None).result()
    stored = store.load("a")
    assert stored is not None
    assert missed in stored.outages
