"""Record texts (`.azul`): headers, then what was dealt and played, round by round.

docs/notation.md describes the format and has a complete example. Programs outside this project use
it. The claims of a record (scores after each round, result, termination) are checked when it is
read, and only the canonical form is accepted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

from azulejos.rules.dealing import Deal
from azulejos.rules.errors import IllegalMoveError, NotationError
from azulejos.rules.moves import Move
from azulejos.rules.position import Position
from azulejos.rules.tiles import MAX_SEATS, MIN_SEATS, Phase, Wall

if TYPE_CHECKING:
    from azulejos.rules.game import Event, Game

Header: TypeAlias = tuple[str, str]
T = TypeVar("T")

ABSENT: Final = "~"  # follows a move that was played for an absent person
UNFINISHED: Final = "*"
_OWN_HEADERS: Final = ("Seats", "Wall", "First", "Position", "Result", "Scores", "Termination")
_KEY: Final = re.compile(r"[A-Z][A-Za-z0-9]{0,39}")
_VALUE: Final = re.compile(r"[^\x00-\x1f\x7f]*")
_HEADER: Final = re.compile(rf'\[({_KEY.pattern}) "((?:[^"\\\x00-\x1f\x7f]|\\["\\])*)"\]')
_DEAL: Final = re.compile(r"[0-9]{1,4}\. deal (\S+)")
_ENDED_EARLY: Final = re.compile(r"(?:resign|time) ([1-4])|abandoned")
_LONGEST_LINE: Final = 10_000


def check_headers(headers: tuple[Header, ...]) -> None:
    """Raise `ValueError` for headers that no record can have."""
    for key, value in headers:
        if key in _OWN_HEADERS:
            raise ValueError(f"the header {key} is written by the record itself")
        if not _KEY.fullmatch(key) or not _VALUE.fullmatch(value):
            raise ValueError(f"not a header: {key!r}, {value!r}")
        if len(f'[{key} "{_escape(value)}"]') > _LONGEST_LINE:
            raise ValueError(f"the header {key} is too long")
    if len(dict(headers)) != len(headers):
        raise ValueError("every header only once")


def check_ended_early(words: str | None, seats: int) -> None:
    """Raise `ValueError` unless a game with this number of seats can end early in this way."""
    if words is None:
        return
    found = _ENDED_EARLY.fullmatch(words)
    if found is None or int(found[1] or 1) > seats:
        raise ValueError(f"a game of {seats} seats cannot end early with {words!r}")


def format_record(game: Game, positions: list[Position]) -> str:
    """The canonical text of a record, given its replayed positions."""
    end = _end_headers(game, positions[-1])
    headers = [*_start_headers(game.start), *game.headers, *end]
    lines = [f'[{key} "{_escape(value)}"]' for key, value in headers]
    return "\n".join([*lines, "", *_blocks(game, positions)]) + "\n"


def _start_headers(start: Position) -> list[Header]:
    if start == Position.start(start.seats, start.wall, start.first_seat):
        first = str(start.first_seat + 1)
        return [("Seats", str(start.seats)), ("Wall", start.wall.value), ("First", first)]
    return [("Position", str(start))]


def _end_headers(game: Game, last: Position) -> list[Header]:
    outcome = last.outcome()
    result = " ".join(str(seat + 1) for seat in game.winners_at(last)) or UNFINISHED
    headers = [("Result", result), ("Scores", _scores(last))]
    if outcome is not None:
        headers.append(("Termination", outcome.termination.value))
    elif game.ended_early is not None:
        headers.append(("Termination", game.ended_early))
    return headers


def _scores(position: Position) -> str:
    return " ".join(str(board.score) for board in position.boards)


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _blocks(game: Game, positions: list[Position]) -> Iterator[str]:
    """Lines for the deal, the drafts, the tilings and the scores of each round."""
    words: list[str] = []
    for number, event in enumerate(game.events):
        before, after = positions[number], positions[number + 1]
        if isinstance(event, Deal):
            yield f"{after.round_number}. deal {event}"
            continue
        words.append(f"{event}{ABSENT if number in game.absent else ''}")
        if after.phase is not before.phase:
            yield " ".join(words)
            words = []
        if after.phase in (Phase.DEAL, Phase.END):
            yield f"scores {_scores(after)}"
    if words:
        yield " ".join(words)


class _Word(NamedTuple):
    """An event and its place in the text."""

    at: int
    event: Event
    absent: bool = False


def read_record(text: str) -> dict[str, Any]:
    """The contents of a record as keyword arguments of `Game`; its events have been replayed.

    Scores and results are checked by comparing with the canonical text.
    """
    head, blank, body = text.partition("\n\n")
    if not blank:
        raise NotationError(text, len(text), "a blank line between the headers and the moves")
    headers = _read_headers(text, head)
    known = dict(headers)
    start = _read_start(text, known)
    words = list(_replayed(text, start, _read_words(text, body, len(head) + 2)))
    early = _ENDED_EARLY.fullmatch(known.get("Termination", ""))
    return {
        "start": start,
        "events": tuple(word.event for word in words),
        "headers": tuple(pair for pair in headers if pair[0] not in _OWN_HEADERS),
        "absent": frozenset(number for number, word in enumerate(words) if word.absent),
        "ended_early": early[0] if early and int(early[1] or 1) <= start.seats else None,
    }


def _read_headers(text: str, head: str) -> list[Header]:
    headers: dict[str, str] = {}
    at = 0
    for line in head.split("\n"):
        found = _HEADER.fullmatch(line) if len(line) <= _LONGEST_LINE else None
        if found is None:
            raise NotationError(text, at, 'a header [Key "Value"]')
        if found[1] in headers:
            raise NotationError(text, at, "every header only once")
        headers[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        at += len(line) + 1
    return list(headers.items())


def _read_start(text: str, headers: dict[str, str]) -> Position:
    if "Position" in headers:
        return Position.parse(headers["Position"])
    seats, wall, first = (headers.get(key, "") for key in ("Seats", "Wall", "First"))
    choices = [str(n) for n in range(1, MAX_SEATS + 1)]
    if seats not in choices[MIN_SEATS - 1 :] or wall not in tuple(Wall) or first not in choices:
        raise NotationError(text, 0, "the headers Seats, Wall and First, or Position")
    if int(first) > int(seats):
        raise NotationError(text, 0, "a first seat that plays")
    return Position.start(int(seats), Wall(wall), int(first) - 1)


def _read_words(text: str, body: str, at: int) -> Iterator[_Word]:
    for line in body.split("\n"):
        if len(line) > _LONGEST_LINE:
            raise NotationError(text, at, "a shorter line")
        if deal := _DEAL.fullmatch(line):
            yield _Word(at, _within(text, at + deal.start(1), Deal.parse, deal[1]))
        elif line and not line.startswith("scores "):
            yield from _read_moves(text, line, at)
        at += len(line) + 1


def _read_moves(text: str, line: str, at: int) -> Iterator[_Word]:
    for word in line.split(" "):
        move = _within(text, at, Move.parse, word.removesuffix(ABSENT))
        yield _Word(at, move, word.endswith(ABSENT))
        at += len(word) + 1


def _within(text: str, at: int, parse: Callable[[str], T], piece: str) -> T:
    """Read a part of the text; an error gives its place in the whole text."""
    try:
        return parse(piece)
    except NotationError as error:
        raise NotationError(text, at + error.at, error.expected) from None


def _replayed(text: str, position: Position, words: Iterator[_Word]) -> Iterator[_Word]:
    """Yield the words, playing each: a long text is refused at the first illegal event."""
    for word in words:
        try:
            position = position.transition(word.event).position
        except IllegalMoveError as error:
            raise NotationError(text, word.at, f"a legal event, but {error}") from error
        yield word
