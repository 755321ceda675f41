"""Creates tables: new ones, and rematches for the people of an old one.

The name, the seed and the first token of a table are made here, and all of it is written at once.
"""

from __future__ import annotations

from typing import NamedTuple

from azulejos.rules import Position
from azulejos.server import log
from azulejos.server.tables.ids import new_seed, new_table_name, new_token
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import MOST_TRIES, BusyError, Tables
from azulejos.store import token_hash, unit_of
from azulejos.table import (
    Accepted,
    Options,
    Refusal,
    create,
    create_at,
    create_rematch,
    decide,
)
from azulejos.table.requests import OpenRematch, SeatBot


class Created(NamedTuple):
    """A new table, and the token of its first guest."""

    room: Room
    token: str
    guest: int


async def new_table(
    tables: Tables, seats: list[str | None], options: Options, start: Position | None = None
) -> Created:
    """Create a table with bots on their seats; a training table begins at a position."""
    seed, token, now = new_seed(), new_token(), tables.clock()
    name = new_table_name()
    if start is None:
        made = create(name, len(seats), options, seed, now)
    else:
        made = create_at(name, start, options, seed, now)
    happened = list(made.happened)
    for number, level in enumerate(seats):
        if level is not None:
            # Without an id, so that every id is still free for clients.
            request = SeatBot("", number, level)
            answer = decide(happened[-1].state, request, now, seed, made.state.host)
            assert isinstance(answer, Accepted)
            happened += answer.happened
    accepted = Accepted(tuple(happened))
    room = Room(accepted.state, seed, tables.clock)
    unit = unit_of(accepted, seed=seed, tokens=((token_hash(token), made.state.host),))
    if not await tables.append(unit):
        raise BusyError
    _keep(tables, room)
    log.info("table_created", table=room.state.table, seats=len(seats))
    return Created(room, token, made.state.host)


async def find_rematch(tables: Tables, room: Room, guest: int) -> Room | Refusal:
    """The rematch of a table; it is created for the first guest who asks."""
    async with room.lock:
        for _ in range(MOST_TRIES):
            state, now = room.state, tables.clock()
            if state.rematch and (state.seats_of(guest) or state.host == guest):
                return await tables.room(state.rematch)
            name, seed = new_table_name(), new_seed()
            answer = decide(state, OpenRematch(guest, name), now, room.seed)
            if not isinstance(answer, Accepted):
                if await tables.is_news(room):
                    continue
                assert isinstance(answer, Refusal)
                return answer
            made = create_rematch(state, name, seed, now)
            unit = unit_of(made, seed=seed, tokens_of=state.table, also=(unit_of(answer),))
            if await tables.append(unit):
                new = Room(made.state, seed, tables.clock)
                _keep(tables, new)
                tables.advance(room, answer.happened, now, own=True)
                return new
            await tables.catch_up_held(room)
    raise BusyError


def _keep(tables: Tables, room: Room) -> None:
    tables.keep(room)
    tables.metrics.tables_created.inc()
