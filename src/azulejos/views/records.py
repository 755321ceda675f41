"""Positions, records and steps as JSON, for programs that do not read notation.

Positions and steps look as on the wire. docs/notation.md describes the form of records. Reading
JSON makes the same checks as reading text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from azulejos.rules import Deal, Game, Move, Position, Step
from azulejos.rules.record import ABSENT
from azulejos.views.from_json import read_position
from azulejos.views.to_json import position_view, step_views


class RecordForm(Struct, frozen=True, forbid_unknown_fields=True, tag="record", tag_field="kind"):
    """A record: its first position and its events; `~` follows a move for an absent person."""

    start: str
    events: list[str]
    headers: dict[str, str] = {}
    ended_early: str | None = None


class _Kind(Struct, frozen=True):
    kind: Literal["position", "record"]


def parse_any(text: str) -> Position | Game:
    """Read a position or a record, as notation or as JSON."""
    if text.startswith("["):
        return Game.parse(text if text.endswith("\n") else f"{text}\n")
    if text.lstrip().startswith("{"):
        return read_json(text)
    if not text.strip():
        raise ValueError("nothing to read")
    return Position.parse(text.strip("\n"))


def read_json(text: str) -> Position | Game:
    """Read either form."""
    try:
        if msgspec.json.decode(text, type=_Kind).kind == "record":
            return _record(msgspec.json.decode(text, type=RecordForm))
        data = msgspec.json.decode(text, type=dict[str, Any])
        del data["kind"]
        return read_position(data)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise ValueError(f"this JSON is no position and no record: {error}") from None


def to_json(thing: Position | Game) -> Any:
    """The form of a position or a record, ready to be printed."""
    if isinstance(thing, Game):
        return msgspec.to_builtins(record_form(thing))
    return {"kind": "position", **msgspec.to_builtins(position_view(thing))}


def record_form(game: Game) -> RecordForm:
    """A record as JSON has it."""
    marks = [ABSENT if number in game.absent else "" for number in range(len(game.events))]
    events = [f"{event}{mark}" for event, mark in zip(game.events, marks, strict=True)]
    return RecordForm(str(game.start), events, dict(game.headers), game.ended_early)


def steps_form(steps: Iterable[Step]) -> Any:
    """Steps as they are on the wire."""
    return msgspec.to_builtins(step_views(steps))


def _record(form: RecordForm) -> Game:
    events = [
        Deal.parse(word) if "/" in word else Move.parse(word.removesuffix(ABSENT))
        for word in form.events
    ]
    absent = frozenset(n for n, word in enumerate(form.events) if word.endswith(ABSENT))
    start, headers = Position.parse(form.start), tuple(form.headers.items())
    game = Game(start, tuple(events), headers, absent, form.ended_early)
    game.replay()
    return game
