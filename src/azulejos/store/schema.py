"""The schema of the store, as SQLAlchemy tables.

A test compares migrations with it: a database created from here and one that went through every
migration must be the same.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Text,
)
from sqlalchemy import Table as SqlTable

REVISION: Final = "0004"
"""The newest migration; an older database is upgraded, a newer one is refused."""

metadata: Final = MetaData()

events: Final = SqlTable(
    "events",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # entries are read in the order of the key
)
"""The entries of all tables. The key decides between two writers."""

tables: Final = SqlTable(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Index("tables_by_status", "status", "changed_at"),
)
"""What a list of tables shows, and the secret seed, which is in no entry before the end."""

tokens: Final = SqlTable(
    "tokens",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""The guests of each table: only the SHA-256 of a token is stored."""

wakes: Final = SqlTable(
    "wakes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
    Column("claimed_by", String(32), nullable=False),
    Index("wakes_by_time", "at"),
)
"""When each table must be checked next, and which process does so."""

processes: Final = SqlTable(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive_at", BigInteger, nullable=False),
)
"""When each server process last gave a sign of life."""

outages: Final = SqlTable(
    "outages",
    metadata,
    Column("since", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)
"""Times in which no server was running, so that no clock ran."""

reviews: Final = SqlTable(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("key", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The review of each finished game: compressed JSON, valid for one key."""

profiles: Final = SqlTable(
    "profiles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
)
"""People who play here with a key in their browser: no name, no address."""

profile_keys: Final = SqlTable(
    "profile_keys",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("profile_id", String(32), nullable=False),
    Index("profile_keys_by_profile", "profile_id"),
)
"""The keys of each profile, one for each browser: only the SHA-256 of a key is stored."""

profile_games: Final = SqlTable(
    "profile_games",
    metadata,
    Column("profile_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("guest", Integer, nullable=False),
    Column("ended_at", BigInteger),
    Column("body", LargeBinary),
    Column("review", LargeBinary),
    Column("carried", Boolean),
    Index("profile_games_by_table", "table_id"),
)
"""Which guest of a table a profile is. Once the game is over: when, and a summary of it. A game
that was carried from another profile is never rated here.
"""

ratings: Final = SqlTable(
    "ratings",
    metadata,
    Column("profile_id", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("mean", Double, nullable=False),
    Column("error", Double, nullable=False),
)
"""The rating of a profile after each rated game."""

transfer_codes: Final = SqlTable(
    "transfer_codes",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("profile_id", String(32), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""Short codes that add another browser to a profile, each valid once and for minutes."""

hidden_names: Final = SqlTable(
    "hidden_names",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
"""Guests who deleted their profile: their entries keep the name, and no reader is given it."""

rated_games: Final = SqlTable(
    "rated_games",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("round_start", Text, nullable=False),
    Column("position", Text, nullable=False),
)
"""The rated games that go on: the first position of the round, and the one at which each is.

All processes refuse to analyse these positions.
"""
