"""Pruning deletes only abandoned tables; copies are complete and can be opened."""

import os
import sqlite3
import subprocess
import threading
from pathlib import Path

import pytest
import sqlalchemy

from azulejos.store import (
    Reader,
    Store,
    StoredReview,
    StoreError,
    Unit,
    back_up,
    prune,
    token_hash,
    unit_of,
)
from azulejos.table import Accepted, decide, fold_all
from azulejos.table.requests import Expire
from testing.services import PostgresServer
from tests.store.samples import NOW, SEED, created, move_unit, new_unit
from tests.table.harness import people


def _give_up(store: Store, name: str, at: int) -> None:
    table = created(name)
    tokens = ((token_hash(name), 0),)
    store.append(unit_of(table, seed=SEED, tokens=tokens)).result()
    end = decide(table.state, Expire(), at, SEED)
    assert isinstance(end, Accepted)
    store.append(unit_of(end)).result()


def _rows(url: str) -> dict[str, set[str]]:
    """The tables that each SQL table still has rows for."""
    engine = sqlalchemy.create_engine(url)
    with engine.begin() as connection:
        found = {
            name: set(connection.execute(sqlalchemy.text(f"SELECT {key} FROM {name}")).scalars())
            for name, key in (
                ("events", "table_id"),
                ("tokens", "table_id"),
                ("wakes", "table_id"),
                ("reviews", "table_id"),
                ("tables", "id"),
            )
        }
    engine.dispose()
    return found


def test_given_up_tables_go_without_a_trace_beside_a_running_server(
    store: Store, store_url: str
) -> None:
    later = NOW + 10**9
    _give_up(store, "old", later)
    _give_up(store, "young", later + 1)
    store.append(new_unit("open")).result()
    for name in ("old", "young"):
        assert store.put_review(StoredReview(name, "key", b"body")).result()
    assert prune(store_url, before=later + 1) == ["old"]
    assert _rows(store_url) == {
        "events": {"young", "open"},
        "tokens": {"young"},
        "wakes": {"open"},
        "reviews": {"young"},
        "tables": {"young", "open"},
    }
    assert store.append(move_unit("open", 2)).result()


def test_finished_games_are_kept_unless_named(store: Store, store_url: str) -> None:
    host = people()
    host.finish()
    listed = ("finished", NOW, False, new_unit("x").listed[3])  # type: ignore[index]
    unit = Unit(table="test", entries=tuple(host.entries), seed=host.seed, listed=listed)
    store.append(unit).result()
    assert prune(store_url, before=NOW + 1) == []
    assert prune(store_url, before=NOW + 1, statuses=("finished",)) == ["test"]


def test_copy_made_while_writing_is_whole(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    store = Store(url)
    store.append(new_unit("a")).result()
    stop = threading.Event()
    written = [1]

    def write() -> None:
        while not stop.is_set():
            store.append(move_unit("a", written[-1] + 1)).result()
            written.append(written[-1] + 1)

    writing = threading.Thread(target=write)
    writing.start()
    while len(written) < 20:
        pass
    before = written[-1]
    back_up(url, tmp_path / "copy.db")
    after = written[-1] + 1
    stop.set()
    writing.join()
    store.close()
    restored = Store(str(tmp_path / "copy.db"))
    numbers = [entry.number for entry in restored.since("a", 0)]
    restored.close()
    assert numbers == list(range(1, len(numbers) + 1))
    assert before <= len(numbers) <= after


def test_sqlite_is_restored_as_the_page_says(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = Store(str(path))
    store.append(new_unit("kept")).result()
    back_up(str(path), tmp_path / "copy.db")
    store.append(new_unit("later")).result()
    # The server dies here: its last writes are in the file next to the database.
    left = {name: (tmp_path / name).read_bytes() for name in ("tables.db", "tables.db-wal")}
    store.close()
    for name, content in left.items():
        (tmp_path / name).write_bytes(content)
    for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    (tmp_path / "copy.db").rename(path)
    restored = Store(str(path))
    assert [listed.table for listed in restored.tables()] == ["kept"]
    assert restored.append(move_unit("kept", 2)).result()
    restored.close()


def test_copying_is_refused_where_it_cannot_be_right(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no store"):
        back_up(str(tmp_path / "nothing.db"), tmp_path / "copy.db")
    with pytest.raises(StoreError, match="pg_dump"):
        back_up("postgresql://host/name", tmp_path / "copy.db")
    Store(str(tmp_path / "a.db")).close()
    with pytest.raises(StoreError, match="exists already"):
        back_up(str(tmp_path / "a.db"), tmp_path / "a.db")
    with pytest.raises(StoreError, match="cannot be written: unable to open"):
        back_up(str(tmp_path / "a.db"), tmp_path / "nowhere" / "copy.db")


def test_copy_that_failed_leaves_no_file(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database, but long enough to look like one" * 50)
    with pytest.raises(StoreError, match="cannot be read: file is not a database"):
        back_up(str(tmp_path / "text.db"), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_store_that_cannot_be_written_is_not_pruned(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    Store(str(path)).close()
    with sqlite3.connect(path) as connection:
        connection.execute(
            "CREATE TRIGGER no BEFORE DELETE ON tables BEGIN SELECT RAISE(ABORT, 'kept'); END"
        )
    connection.close()
    store = Store(str(path))
    _give_up(store, "old", NOW + 10**9)
    store.close()
    with pytest.raises(StoreError, match="nothing was deleted: kept"):
        prune(str(path), before=NOW + 10**9 + 1)
    assert _rows(f"sqlite:///{path}")["events"] == {"old"}


def test_postgres_is_dumped_and_restored_as_the_page_says(
    postgres_server: PostgresServer, postgres_url: str, tmp_path: Path
) -> None:
    host = people()
    host.finish()
    store = Store(postgres_url)
    entries = tuple(host.entries)
    store.append(
        Unit(table="test", entries=entries, seed=host.seed, listed=new_unit("x").listed)
    ).result()
    name = sqlalchemy.make_url(postgres_url).database
    assert name is not None
    assert postgres_server.binaries is not None
    dump, restore = (postgres_server.binaries / tool for tool in ("pg_dump", "pg_restore"))
    file = str(tmp_path / "azulejos.dump")
    environment = os.environ | {"PGUSER": "azulejos"}
    subprocess.run(
        [dump, "--format=custom", f"--file={file}", postgres_server.address(name)],
        check=True,
        env=environment,
    )
    store.close()
    postgres_server.execute(f"CREATE DATABASE restored_{name}")
    try:
        target = postgres_server.address(f"restored_{name}")
        subprocess.run([restore, "--no-owner", f"--dbname={target}", file], check=True)
        reader = Reader.open(target)
        stored = reader.load("test")
        reader.close()
    finally:
        postgres_server.execute(f"DROP DATABASE restored_{name} WITH (FORCE)")
    assert stored is not None
    assert fold_all(stored.entries) == host.state
