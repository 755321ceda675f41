"""A database is created from the schema, or upgraded by migrations: with the same result."""

import contextlib
import subprocess
import sys
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect, text

from azulejos.store import Reader, Store, StoredReview, StoreError, StoreVersionError, prune
from azulejos.store.engines import parse_url, writing_engine
from azulejos.store.schema import REVISION, metadata
from azulejos.store.upgrade import FIRST_TABLES, prepare, revision
from tests.store.samples import NOW, new_unit


def _columns(engine: Engine) -> dict[str, Any]:
    found = inspect(engine)
    return {
        table: (
            [(c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(table)],
            found.get_pk_constraint(table)["constrained_columns"],
            sorted((i["name"], tuple(i["column_names"])) for i in found.get_indexes(table)),
        )
        for table in found.get_table_names()
        if table != "alembic_version"
    }


def _execute(url: str, *statements: str) -> None:
    engine = writing_engine(parse_url(url))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def _behind(url: str) -> None:
    """An empty database that alembic knows, before its first migration."""
    _execute(url, "CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "azulejos.store:migrations")
    return config


def _migrate(url: str, to: str) -> None:
    """Run the migrations up to this one."""
    config, engine = _config(), writing_engine(parse_url(url))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, to)
    engine.dispose()


def test_new_database_is_at_the_newest_revision(store_url: str) -> None:
    engine = writing_engine(parse_url(store_url))
    prepare(engine)
    with engine.begin() as connection:
        assert revision(connection) == REVISION
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_migrations_lead_to_the_schema(store_url: str) -> None:
    _behind(store_url)
    engine = writing_engine(parse_url(store_url))
    prepare(engine)
    with engine.begin() as connection:
        assert revision(connection) == REVISION
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    migrated = _columns(engine)
    with engine.begin() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
        metadata.drop_all(connection)
    prepare(engine)
    assert _columns(engine) == migrated
    engine.dispose()


def test_store_that_was_behind_works(store_url: str) -> None:
    _behind(store_url)
    store = Store(store_url)
    assert store.append(new_unit("a")).result()
    store.close()


def _as_the_first_version(url: str) -> None:
    """A store with one table, as the first version left it."""
    store = Store(url)
    store.append(new_unit("a")).result()
    store.close()
    dropped = [f"DROP TABLE {name}" for name in sorted(metadata.tables.keys() - FIRST_TABLES)]
    _execute(url, *dropped, "UPDATE alembic_version SET version_num = '0001'")


def test_first_migration_creates_the_first_tables(store_url: str) -> None:
    _migrate(store_url, "0001")
    engine = writing_engine(parse_url(store_url))
    assert _columns(engine).keys() == FIRST_TABLES
    engine.dispose()


def test_store_is_readable_after_each_migration(store_url: str) -> None:
    newest_first = [
        script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()
    ]
    for to in reversed(newest_first):
        _migrate(store_url, to)
        with contextlib.closing(Reader.open(store_url)) as reader:
            assert list(reader.tables()) == []


def test_store_of_the_first_version_is_upgraded(store_url: str) -> None:
    _as_the_first_version(store_url)
    store = Store(store_url)
    assert [listed.table for listed in store.tables()] == ["a"]
    assert store.review("a", "key") is None
    assert store.put_review(StoredReview("a", "key", b"body")).result()
    assert store.review("a", "key") == b"body"
    store.close()


def test_store_of_the_first_version_is_read_and_pruned_before_it_is_upgraded(
    store_url: str,
) -> None:
    _as_the_first_version(store_url)
    with contextlib.closing(Reader.open(store_url)) as reader:
        assert [listed.table for listed in reader.tables()] == ["a"]
        assert len(reader.since("a", 0)) == 1
    assert prune(store_url, before=NOW + 1, statuses=("lobby",)) == ["a"]


def test_store_from_the_future_is_refused_in_one_line(store_url: str) -> None:
    Store(store_url).close()
    _execute(store_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreVersionError, match="newer version") as error:
        Store(store_url)
    assert "\n" not in str(error.value)


def test_tables_of_something_else_are_not_taken_for_ours(store_url: str) -> None:
    _execute(store_url, "CREATE TABLE events (name TEXT)")
    with pytest.raises(StoreError, match=r"tables of something else \(events\)"):
        Store(store_url)
    with pytest.raises(StoreError, match="database of something else"):
        Reader.open(store_url)


def test_second_start_changes_nothing(store_url: str) -> None:
    first = Store(store_url)
    first.append(new_unit("a")).result()
    first.close()
    second = Store(store_url)
    assert [listed.table for listed in second.tables()] == ["a"]
    second.close()


def test_nothing_is_imported_without_need(store_url: str) -> None:
    code = (
        "import sys, azulejos.store as s; s.Store(sys.argv[1]).close(); "
        "print(*sorted({'alembic', 'psycopg', 'sqlalchemy.dialects.postgresql'} & {*sys.modules}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, store_url], capture_output=True, text=True, check=True
    )
    needed = {"postgresql": ["psycopg", "sqlalchemy.dialects.postgresql"]}
    assert done.stdout.split() == needed.get(store_url.partition("+")[0], [])


def test_migration_files_form_one_line() -> None:
    assert ScriptDirectory.from_config(_config()).get_heads() == [REVISION]
