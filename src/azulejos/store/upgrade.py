"""Upgrading a database to the schema of this version, and refusing databases of other programs.

Alembic is slow to import and hardly ever needed: a new database is created from the schema, and
only an old one goes through the migrations.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from azulejos.store.engines import may_take_long
from azulejos.store.errors import StoreError, StoreVersionError
from azulejos.store.schema import REVISION, metadata

_LOCK = 7_310_427  # an arbitrary number that only this project uses
_VERSION_TABLE = "alembic_version"
FIRST_TABLES: Final = {"events", "tables", "tokens", "wakes", "processes", "outages"}
"""The tables of the first migration. Every store has them; a store that no newer server has opened
since can be read and pruned without the later ones."""


def prepare(engine: Engine) -> None:
    """Create the tables, upgrade them, or refuse a database of a newer version."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Two processes that start together must not both create the tables.
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        found = revision(connection)
        if found is None:
            _need_space(connection)
            _create(connection)
        elif found != REVISION:
            with may_take_long(connection):
                _upgrade(connection, found)


def revision(connection: Connection) -> str | None:
    """The migration of a database; `base` before the first one, None for an empty database."""
    if not inspect(connection).has_table(_VERSION_TABLE):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return "base" if found is None else str(found)


def need_store(connection: Connection) -> None:
    """Refuse a database that is not a store."""
    names = set(inspect(connection).get_table_names())
    if not names:
        raise StoreError("it is empty; 'azulejos serve' with the same --store makes a store of it")
    if FIRST_TABLES - names:
        raise StoreError("it is the database of something else; name a server's store with --store")


def _need_space(connection: Connection) -> None:
    """Refuse a file with tables of another program; a PostgreSQL database may be shared."""
    names = set(inspect(connection).get_table_names()) - {_VERSION_TABLE}
    if connection.dialect.name == "postgresql":
        names &= metadata.tables.keys()
    if names:
        found = ", ".join(sorted(names)[:3])
        words = f"the store cannot be opened: it has tables of something else ({found})"
        raise StoreError(f"{words}; name another one with --store")


def _create(connection: Connection) -> None:
    metadata.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)"))
    insert = text("INSERT INTO alembic_version (version_num) VALUES (:revision)")
    connection.execute(insert, {"revision": REVISION})


def _upgrade(connection: Connection, found: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "azulejos.store:migrations")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found == "base":
        _need_space(connection)
    elif found not in known:
        words = f"the store was made by a newer version (schema {found}); update azulejos"
        raise StoreVersionError(words)
    command.upgrade(config, REVISION)
