"""Plans of new tables: who sits where, and the position at which a training table begins."""

from __future__ import annotations

from typing import NamedTuple

from azulejos.rules import Position
from azulejos.server.http.position_text import read_position
from azulejos.server.http.problems import ProblemError
from azulejos.server.wire.bodies import CreateTable
from azulejos.table import can_begin_at


class Plan(NamedTuple):
    """The bot of each seat, None for a seat that people can claim; the start if it is set."""

    seats: list[str | None]
    start: Position | None = None


def plan_of(data: CreateTable) -> Plan:
    """What a new table will be; refuses a request that says too little or too much."""
    if (data.seats is None) == (data.start is None):
        sentence = "A table needs either `seats` or a position as its `start`."
        raise ProblemError(400, "server/bad_request", sentence)
    if data.start is None:
        return Plan(list(data.seats or ()))
    start = _start(data.start)
    mine = start.turn if data.seat is None else data.seat
    if mine is None or mine >= start.seats:
        raise ProblemError(400, "table/no_such_seat", "This position has no such seat.")
    return Plan([None if seat == mine else data.level for seat in range(start.seats)], start)


def _start(text: str) -> Position:
    position = read_position(text)
    if not can_begin_at(position):
        sentence = "Nobody has a choice in this position, and there is nothing to deal."
        raise ProblemError(400, "game/nobody_chooses", sentence)
    return position
