"""The headers of a record: those that follow from the game, and all others."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from azulejos.rules.errors import NotationError
from azulejos.rules.position import Position
from azulejos.rules.record.line import within
from azulejos.rules.tiles import MAX_SEATS, MIN_SEATS, Wall

if TYPE_CHECKING:
    from azulejos.rules.game import Game

Header: TypeAlias = tuple[str, str]

UNFINISHED: Final = "*"
POSITION: Final = '[Position "'
OWN_HEADERS: Final = ("Seats", "Wall", "First", "Position", "Result", "Scores", "Termination")
_KEY: Final = re.compile(r"[A-Z][A-Za-z0-9]{0,39}")
_VALUE: Final = re.compile(r"[^\x00-\x1f\x7f]*")
_HEADER: Final = re.compile(rf'\[({_KEY.pattern}) "((?:[^"\\\x00-\x1f\x7f]|\\["\\])*)"\]')
_ENDED_EARLY: Final = re.compile(r"(?:resign|time) ([1-4])|abandoned")
_LONGEST_LINE: Final = 10_000


def check_headers(headers: tuple[Header, ...]) -> None:
    """Raise `ValueError` for headers that no record can have."""
    for key, value in headers:
        if key in OWN_HEADERS:
            raise ValueError(f"the header {key} is written by the record itself")
        if not _KEY.fullmatch(key) or not _VALUE.fullmatch(value):
            raise ValueError(f"not a header: {key!r}, {value!r}")
        if len(_format_header(key, value)) > _LONGEST_LINE:
            raise ValueError(f"the header {key} is too long")
    if len(dict(headers)) != len(headers):
        raise ValueError("every header only once")


def check_ended_early(words: str | None, seats: int) -> None:
    """Raise `ValueError` unless a game with this number of seats can end early in this way."""
    if words is not None and read_ended_early(words, seats) is None:
        raise ValueError(f"a game of {seats} seats cannot end early with {words!r}")


def read_ended_early(words: str, seats: int) -> str | None:
    """The words, if a game with this number of seats can end early in this way."""
    found = _ENDED_EARLY.fullmatch(words)
    return words if found and int(found[1] or 1) <= seats else None


def format_headers(game: Game, last: Position) -> list[str]:
    """The lines of all headers, given the last position of the game."""
    headers = [*_start_headers(game.start), *game.headers, *_end_headers(game, last)]
    return [_format_header(key, value) for key, value in headers]


def _format_header(key: str, value: str) -> str:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{key} "{escaped}"]'


def _start_headers(start: Position) -> list[Header]:
    if start == Position.start(start.seats, start.wall, start.first_seat):
        first = str(start.first_seat + 1)
        return [("Seats", str(start.seats)), ("Wall", start.wall.value), ("First", first)]
    return [("Position", str(start))]


def _end_headers(game: Game, last: Position) -> list[Header]:
    outcome = last.outcome()
    result = " ".join(str(seat + 1) for seat in game.winners_at(last)) or UNFINISHED
    headers = [("Result", result), ("Scores", format_scores(last))]
    if outcome is not None:
        headers.append(("Termination", outcome.termination.value))
    elif game.ended_early is not None:
        headers.append(("Termination", game.ended_early))
    return headers


def format_scores(position: Position) -> str:
    """The scores of all seats, as in headers and after each round."""
    return " ".join(str(board.score) for board in position.boards)


class ReadHeader(NamedTuple):
    """The value of a header and the place of its line in the text."""

    at: int
    value: str


def read_headers(text: str, head: str) -> dict[str, ReadHeader]:
    """The headers at the beginning of a text."""
    headers: dict[str, ReadHeader] = {}
    at = 0
    for line in head.split("\n"):
        found = _HEADER.fullmatch(line) if len(line) <= _LONGEST_LINE else None
        if found is None:
            raise NotationError(text, at, 'a header [Key "Value"]')
        if found[1] in headers:
            raise NotationError(text, at, "every header only once")
        headers[found[1]] = ReadHeader(at, re.sub(r"\\(.)", r"\1", found[2]))
        at += len(line) + 1
    return headers


def read_start(text: str, headers: dict[str, ReadHeader]) -> Position:
    """The position in which the game starts."""
    if "Position" in headers:
        at, value = headers["Position"]
        return within(text, at + len(POSITION), Position.parse, value)
    values = {key: header.value for key, header in headers.items()}
    seats, wall, first = (values.get(key, "") for key in ("Seats", "Wall", "First"))
    choices = [str(n) for n in range(1, MAX_SEATS + 1)]
    if seats not in choices[MIN_SEATS - 1 :] or wall not in tuple(Wall) or first not in choices:
        raise NotationError(text, 0, "the headers Seats, Wall and First, or Position")
    if int(first) > int(seats):
        raise NotationError(text, 0, "a first seat that plays")
    return Position.start(int(seats), Wall(wall), int(first) - 1)
