"""Appending: the SQL of a group of units, all inside one transaction.

Two writers can meet here. The first entry of a unit decides: the writer that inserts its key has
won, and no other writer can have written what follows. A unit that has lost leaves no trace, and
the rest of its group is committed all the same. A group is first written as if there were no other
writer. Only if that fails, each unit is written on its own to see which have won.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, delete, insert, literal, select, tuple_, update

from azulejos.store.schema import events, hidden_names, rated_games, tables, tokens, wakes
from azulejos.store.units import RATED_GAME_OVER, Unit, encode_summary, without_names
from azulejos.table import encode_entry

Key: TypeAlias = tuple[str, int]
Row: TypeAlias = dict[str, Any]
_NEW_EVENTS: Final = insert(events)


def append_all(connection: Connection, units: Sequence[Unit], process: str) -> list[bool]:
    """Write units that meet no other writer; raises `IntegrityError` if one does.

    This is the usual case, and asks much less of the database than `append_group`.
    """
    parts = sorted(
        (part for unit in units for part in (unit, *unit.also)), key=lambda unit: unit.table
    )
    rows = [_event_row(unit, i) for unit in parts for i in range(len(unit.entries))]
    connection.execute(_NEW_EVENTS, rows)
    _write_beside(connection, parts, process)
    return [True] * len(units)


def append_group(connection: Connection, units: Sequence[Unit], process: str) -> list[bool]:
    """Write the units that win their key; return for each unit whether it won."""
    simple = [unit for unit in units if not unit.also]
    won = _append(connection, simple, process)
    answers = dict(zip(map(id, simple), won, strict=True))
    for unit in units:
        if unit.also:
            answers[id(unit)] = append_together(connection, unit, process)
    return [answers[id(unit)] for unit in units]


def append_together(connection: Connection, unit: Unit, process: str) -> bool:
    """Write a unit and those that stand or fall with it."""
    parts = [unit, *unit.also]
    nested = connection.begin_nested()
    if all(_append(connection, parts, process)):
        nested.commit()
        return True
    nested.rollback()
    return False


def _append(connection: Connection, units: Sequence[Unit], process: str) -> list[bool]:
    if not units:
        return []
    # Always in the same order, so that two processes never deadlock.
    ordered = sorted(units, key=lambda unit: unit.table)
    firsts = [_event_row(unit, 0) for unit in ordered]
    new = _insert_new(connection, firsts)
    _write_rest(connection, [unit for unit in ordered if _key(unit) in new], process)
    old = [row for row in firsts if (row["table_id"], row["number"]) not in new]
    # A unit whose first entry is stored was committed as a whole, including its tokens. None of it
    # is written again, because other processes may have continued from it since.
    won = new | _already_there(connection, old) if old else new
    return [_key(unit) in won for unit in units]


def _key(unit: Unit) -> Key:
    return unit.table, unit.entries[0].number


def _event_row(unit: Unit, index: int) -> Row:
    entry = unit.entries[index]
    return {"table_id": unit.table, "number": entry.number, "body": encode_entry(entry)}


def _insert_new(connection: Connection, rows: list[Row]) -> set[Key]:
    """Insert the rows whose key is free, and return their keys."""
    statement = upsert(connection, events).on_conflict_do_nothing()
    found = connection.execute(statement.returning(events.c.table_id, events.c.number), rows)
    return {(table, number) for table, number in found}


def _already_there(connection: Connection, rows: list[Row]) -> set[Key]:
    """Which of these rows are already stored: our own, from before a connection was lost."""
    keys = [(row["table_id"], row["number"]) for row in rows]
    statement = select(events).where(tuple_(events.c.table_id, events.c.number).in_(keys))
    stored = {(row.table_id, row.number): bytes(row.body) for row in connection.execute(statement)}
    bodies = {(row["table_id"], row["number"]): row["body"] for row in rows}
    return {key for key in keys if stored.get(key) == bodies[key]}


def _write_rest(connection: Connection, units: Sequence[Unit], process: str) -> None:
    rest = [_event_row(unit, i) for unit in units for i in range(1, len(unit.entries))]
    if rest:
        connection.execute(upsert(connection, events).on_conflict_do_nothing(), rest)
    _write_beside(connection, units, process)


def _write_beside(connection: Connection, units: Sequence[Unit], process: str) -> None:
    _write_tables(connection, units)
    _write_tokens(connection, units)
    _write_wakes(connection, units, process)
    _write_rated_games(connection, units)


def _write_tables(connection: Connection, units: Iterable[Unit]) -> None:
    listed = [unit for unit in units if unit.listed is not None]
    _write_listed(connection, listed, {})
    # Only now, because a deletion before this one has locked the rows until here.
    hidden = _hidden_names(connection, [unit.table for unit in listed if unit.seed is None])
    _write_listed(connection, [unit for unit in listed if unit.table in hidden], hidden)


def _hidden_names(connection: Connection, names: list[str]) -> dict[str, set[int]]:
    """Guests who deleted their profile at another process, which has not told this one yet."""
    found: dict[str, set[int]] = {}
    if names:
        query = select(hidden_names).where(hidden_names.c.table_id.in_(names))
        for row in connection.execute(query):
            found.setdefault(row.table_id, set()).add(row.guest)
    return found


def _write_listed(
    connection: Connection, units: Iterable[Unit], hidden: Mapping[str, Collection[int]]
) -> None:
    for unit in units:
        assert unit.listed is not None
        status, at, public, summary = unit.listed
        summary = without_names(summary, hidden.get(unit.table, ()))
        values = {
            "changed_at": at,
            "status": status,
            "public": public,
            "summary": encode_summary(summary),
        }
        if unit.seed is None:
            connection.execute(update(tables).where(tables.c.id == unit.table), values)
        else:
            new = {"id": unit.table, "created_at": at, "seed": unit.seed, **values}
            connection.execute(upsert(connection, tables).on_conflict_do_nothing(), new)


def _write_tokens(connection: Connection, units: Iterable[Unit]) -> None:
    for unit in units:
        if unit.tokens:
            rows = [{"table_id": unit.table, "hash": h, "guest": guest} for h, guest in unit.tokens]
            connection.execute(upsert(connection, tokens).on_conflict_do_nothing(), rows)
        if unit.tokens_of:
            kept = select(literal(unit.table), tokens.c.hash, tokens.c.guest).where(
                tokens.c.table_id == unit.tokens_of
            )
            columns = ["table_id", "hash", "guest"]
            connection.execute(insert(tokens).from_select(columns, kept))


def _write_wakes(connection: Connection, units: Sequence[Unit], process: str) -> None:
    rows = [
        {
            "table_id": unit.table,
            "at": unit.wake.at,
            "claimed_until": unit.wake.claimed_until,
            "claimed_by": process if unit.wake.claimed_until else "",
        }
        for unit in units
        if unit.wake is not None and not unit.keep_wake
    ]
    if rows:
        statement = upsert(connection, wakes)
        changed = {name: statement.excluded[name] for name in ("at", "claimed_until", "claimed_by")}
        connection.execute(
            statement.on_conflict_do_update(index_elements=["table_id"], set_=changed), rows
        )
    over = [unit.table for unit in units if unit.wake is None]
    if over:
        connection.execute(delete(wakes).where(wakes.c.table_id.in_(over)))


def _write_rated_games(connection: Connection, units: Iterable[Unit]) -> None:
    for unit in units:
        if unit.rated is None:
            continue
        if unit.rated == RATED_GAME_OVER:
            connection.execute(delete(rated_games).where(rated_games.c.table_id == unit.table))
            continue
        positions = unit.rated._asdict()
        statement = upsert(connection, rated_games).on_conflict_do_update(
            index_elements=["table_id"], set_=positions
        )
        connection.execute(statement, {"table_id": unit.table, **positions})


def upsert(connection: Connection, table: Any) -> Any:
    """An INSERT with ON CONFLICT, which both databases spell alike.

    Imported when used, because the dialects are a third of what starting a server loads.
    """
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as postgres_insert

        return postgres_insert(table)
    from sqlalchemy.dialects.sqlite import insert as sqlite_insert

    return sqlite_insert(table)
