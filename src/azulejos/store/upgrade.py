"""Bringing a database to the schema of this version.

A file of its own because alembic is slow to import and hardly ever needed: a new database is made
from the schema, and only one that is behind goes through the migrations.
"""

from __future__ import annotations

from sqlalchemy import Connection, Engine, inspect, text

from azulejos.store.errors import StoreVersionError
from azulejos.store.schema import REVISION, metadata

_LOCK = 7_310_427  # any number that only this project uses


def prepare(engine: Engine) -> None:
    """Make the tables, upgrade them, or refuse a database from the future."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Two processes that start together must not both create the tables.
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        found = revision(connection)
        if found is None:
            _create(connection)
        elif found != REVISION:
            _upgrade(connection, found)


def revision(connection: Connection) -> str | None:
    """The migration that a database is at, `base` before the first, None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return "base" if found is None else str(found)


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
    if found not in (known | {"base"}):
        words = f"the store was made by a newer version (schema {found}); update azulejos"
        raise StoreVersionError(words)
    command.upgrade(config, REVISION)
