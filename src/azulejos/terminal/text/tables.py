"""Tables in words and as JSON, for `azulejos tables`."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from azulejos.players.characters import character_name
from azulejos.store import Listed
from azulejos.table import Seat, SeatKind, State, due


def listed_line(listed: Listed) -> str:
    """A table in a list."""
    people = ", ".join(seat_word(seat) for seat in listed.summary.seats)
    return f"{listed.table}  {listed.status:<9}  {when(listed.changed_at)}  {people}"


def listed_form(listed: Listed) -> dict[str, Any]:
    """A table in a list, for programs."""
    return {
        "table": listed.table,
        "status": listed.status,
        "public": listed.public,
        "created_at": listed.created_at,
        "changed_at": listed.changed_at,
        "wall": listed.summary.wall,
        "seats": [seat_word(seat) for seat in listed.summary.seats],
        "termination": listed.summary.termination or None,
    }


def state_lines(state: State) -> Iterator[str]:
    """A table, line by line."""
    yield f"table {state.table}: {state.status}, {state.number} entries, {state.options.wall} wall"
    yield f"created {when(state.created_at)}, last entry {when(state.at)}"
    for number, seat in enumerate(state.seats):
        score = f", {state.position.boards[number].score} points" if state.position else ""
        turn = ", to act" if state.turn == number else ""
        yield f"seat {number + 1}: {seat_word(seat)}{score}{turn}"
    yield f"commitment {state.commitment}"
    if state.termination:
        yield f"ended by {state.termination}, seed {state.seed}"
    if state.position:
        yield f"position {state.position}"
    for item in due(state):
        yield f"due {when(item.at)}: {item.kind}"


def state_form(state: State) -> dict[str, Any]:
    """A table, for programs; the seed is there once the game is over."""
    return {
        "table": state.table,
        "status": state.status.value,
        "entries": state.number,
        "created_at": state.created_at,
        "changed_at": state.at,
        "wall": state.options.wall.value,
        "seats": [seat_word(seat) for seat in state.seats],
        "turn": state.turn,
        "position": str(state.position) if state.position else None,
        "commitment": state.commitment,
        "termination": state.termination or None,
        "seed": state.seed or None,
        "due": [{"at": item.at, "kind": item.kind.value, "seat": item.seat} for item in due(state)],
    }


def seat_word(seat: Seat) -> str:
    """Who sits there."""
    if seat.kind is SeatKind.BOT:
        return f"{character_name(seat.level)} (bot, {seat.level})"
    if seat.kind is SeatKind.OPEN:
        return "open"
    return f"{seat.name} (away)" if seat.away or seat.lost else seat.name


def when(ms: int) -> str:
    """A time as people read it, in UTC."""
    return f"{datetime.fromtimestamp(ms / 1000, UTC):%Y-%m-%d %H:%M} UTC"
