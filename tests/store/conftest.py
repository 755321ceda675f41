"""Stores for tests: every test that uses `store_url` runs on SQLite and on PostgreSQL."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from azulejos.store import Store
from azulejos.store.engines import writing_engine
from azulejos.store.writer import Writer
from tests.marks import first_is_short


@pytest.fixture(params=first_is_short(["sqlite", "postgresql"]))
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a store that does not exist yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def open_store(store_url: str) -> Iterator[Callable[..., Store]]:
    """Opens stores on the same database, and closes those still open after the test."""
    opened: list[Store] = []

    def open_(**options: object) -> Store:
        store = Store(store_url, **options)  # type: ignore[arg-type]
        opened.append(store)
        return store

    yield open_
    for store in opened:
        store.close()


@pytest.fixture
def store(open_store: Callable[..., Store]) -> Store:
    """A new store."""
    return open_store()


@pytest.fixture
def second_writer(store: Store) -> Iterator[Writer]:
    """Another writer on the same database; on SQLite no second server could have one."""
    writer = Writer(
        writing_engine(store.url), "second", clock=store.clock, on_outage=lambda *_: None
    )
    yield writer
    writer.close()
