"""Positions, records and steps as JSON, for programs that do not read notation.

Positions and steps look as on the wire. docs/notation.md describes the form of records. Reading
JSON makes the same checks as reading text.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from msgspec import Struct

from azulejos.rules import Game, Position, Step
from azulejos.rules.record.several import find_games, read_game
from azulejos.rules.record.writing import ABSENT
from azulejos.views.annotations import (
    AnnotationForm,
    annotation_forms,
    parse_event,
    read_annotations,
)
from azulejos.views.from_json import read_position
from azulejos.views.to_json import position_view, step_views


class RecordForm(Struct, frozen=True, forbid_unknown_fields=True, tag="record", tag_field="kind"):
    """A record: its first position and its events; `~` follows a move for an absent person."""

    start: str
    events: list[str]
    headers: dict[str, str] = {}
    ended_early: str | None = None
    comment: str = ""
    annotations: list[AnnotationForm] = []


class _Kind(Struct, frozen=True):
    kind: Literal["position", "record"]


def parse_any(text: str, game: int | None = None) -> Position | Game:
    """Read a position or a record, as notation or as JSON.

    `game` is the number of one of several games, from 1.
    """
    if text.startswith("["):
        return _parse_record(text, game)
    if game not in (None, 1):
        raise ValueError(f"there is no game {game} in this text")
    if text.lstrip().startswith("{"):
        return read_json(text)
    if not text.strip():
        raise ValueError("nothing to read")
    return Position.parse(text.strip("\n"))


def _parse_record(text: str, game: int | None) -> Game:
    extents = find_games(text)
    if game is None and len(extents) > 1:
        raise ValueError(
            f"there are {len(extents)} games in this text: choose one "
            "('azulejos convert --to record --game N' writes one of them)"
        )
    number = 1 if game is None else game
    if not 1 <= number <= len(extents):
        raise ValueError(f"there is no game {number} in this text, only 1 to {len(extents)}")
    return read_game(text, extents, number)


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
    return RecordForm(
        str(game.start),
        events,
        dict(game.headers),
        game.ended_early,
        game.comment,
        annotation_forms(game.annotations),
    )


def steps_form(steps: Iterable[Step]) -> Any:
    """Steps as they are on the wire."""
    return msgspec.to_builtins(step_views(steps))


def _record(form: RecordForm) -> Game:
    events = [parse_event(word.removesuffix(ABSENT)) for word in form.events]
    absent = frozenset(n for n, word in enumerate(form.events) if word.endswith(ABSENT))
    start, headers = Position.parse(form.start), tuple(form.headers.items())
    annotations = read_annotations(form.annotations)
    game = Game(start, tuple(events), headers, absent, form.ended_early, form.comment, annotations)
    str(game)  # replays it, with all variations
    return game
