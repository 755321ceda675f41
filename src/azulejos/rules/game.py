"""Games: the record of everything that was dealt and played, as a value and as `.azul` text.

A file of its own because a record outlives the game: it replays without a seed, and whatever it
claims (scores after each round, result, termination) is checked when it is read.
docs/notation.md has a complete example.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from azulejos.rules.dealing import Deal
from azulejos.rules.errors import IllegalMoveError, NotationError
from azulejos.rules.moves import Move
from azulejos.rules.position import Position
from azulejos.rules.text import check_canonical
from azulejos.rules.tiles import MAX_SEATS, MIN_SEATS, Phase, Wall

Event: TypeAlias = Move | Deal
Header: TypeAlias = tuple[str, str]

ABSENT: Final = "~"  # behind a move that was played for an absent person
UNFINISHED: Final = "*"
_OWN_HEADERS: Final = ("Seats", "Wall", "First", "Position", "Result", "Scores", "Termination")
_HEADER: Final = re.compile(r'\[([A-Z][A-Za-z0-9]{0,39}) "((?:[^"\\\x00-\x1f\x7f]|\\["\\])*)"\]')
_ENDED_EARLY: Final = re.compile(r"(?:resign|time) [1-4]|abandoned")
_LONGEST_LINE: Final = 10_000


@dataclass(frozen=True, slots=True)
class Game:
    """A record: where it started, what happened, and what else is known about it.

    `absent` has the numbers of the events that were played for an absent person; `ended_early` is
    `resign 2`, `time 3` or `abandoned` when the game stopped before its end.
    """

    start: Position
    events: tuple[Event, ...] = ()
    headers: tuple[Header, ...] = ()
    absent: frozenset[int] = frozenset()
    ended_early: str | None = None

    @classmethod
    def parse(cls, text: str) -> Game:
        """Read a record and replay it; raise `NotationError` where it is wrong."""
        return _parse(text)

    def __str__(self) -> str:
        return _format(self)

    def with_event(self, event: Event, *, absent: bool = False) -> Game:
        """The record with one more event, which is not checked before the replay."""
        numbers = self.absent | {len(self.events)} if absent else self.absent
        return replace(self, events=(*self.events, event), absent=numbers)

    def header(self, key: str) -> str | None:
        """The value of a header, or None."""
        return dict(self.headers).get(key)

    def positions(self) -> Iterator[Position]:
        """Every position from the start on; each event is checked as it is replayed."""
        position = self.start
        yield position
        for event in self.events:
            position = position.transition(event).position
            yield position

    def replay(self) -> Position:
        """The last position; raises `IllegalMoveError` where the record is impossible."""
        *_, last = self.positions()
        return last

    def winners(self) -> tuple[int, ...]:
        """The seats that have won, nobody while the game is not over.

        Of two seats the other one wins when one resigns or runs out of time.
        """
        outcome = self.replay().outcome()
        if outcome is not None:
            return outcome.winners
        loser = re.fullmatch(r"(?:resign|time) ([12])", self.ended_early or "")
        if loser and self.start.seats == MIN_SEATS:
            return (MIN_SEATS - int(loser[1]),)
        return ()


def _format(game: Game) -> str:
    positions = list(game.positions())
    headers = [*_start_headers(game.start), *game.headers, *_end_headers(game, positions[-1])]
    lines = [f'[{key} "{_escape(value)}"]' for key, value in headers]
    return "\n".join([*lines, "", *_blocks(game, positions)]) + "\n"


def _start_headers(start: Position) -> list[Header]:
    if start == Position.start(start.seats, start.wall, start.first_seat):
        first = str(start.first_seat + 1)
        return [("Seats", str(start.seats)), ("Wall", start.wall.value), ("First", first)]
    return [("Position", str(start))]


def _end_headers(game: Game, last: Position) -> list[Header]:
    outcome = last.outcome()
    winners = game.winners()
    result = " ".join(str(seat + 1) for seat in winners) or UNFINISHED
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
    """A line for each deal, for the drafts, for the tilings and for the scores of a round."""
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


def _parse(text: str) -> Game:
    head, blank, body = text.partition("\n\n")
    if not blank:
        raise NotationError(text, len(text), "a blank line between the headers and the moves")
    headers = _parse_headers(text, head)
    events, absent = _parse_events(text, body, len(head) + 2)
    known = dict(headers)
    early = known.get("Termination", "")
    game = Game(
        start=_parse_start(text, known),
        events=tuple(events),
        headers=tuple(pair for pair in headers if pair[0] not in _OWN_HEADERS),
        absent=frozenset(absent),
        ended_early=early if _ENDED_EARLY.fullmatch(early) else None,
    )
    try:
        canonical = str(game)
    except IllegalMoveError as error:
        raise NotationError(text, len(head) + 2, f"legal moves, but {error}") from error
    check_canonical(text, canonical)
    return game


def _parse_headers(text: str, head: str) -> list[Header]:
    headers: list[Header] = []
    at = 0
    for line in head.split("\n"):
        found = _HEADER.fullmatch(line) if len(line) <= _LONGEST_LINE else None
        if found is None:
            raise NotationError(text, at, 'a header [Key "Value"]')
        headers.append((found[1], re.sub(r"\\(.)", r"\1", found[2])))
        at += len(line) + 1
    if len(dict(headers)) != len(headers):
        raise NotationError(text, 0, "every header only once")
    return headers


def _parse_start(text: str, headers: dict[str, str]) -> Position:
    if "Position" in headers:
        return Position.parse(headers["Position"])
    seats, wall, first = (headers.get(key, "") for key in ("Seats", "Wall", "First"))
    choices = [str(n) for n in range(1, MAX_SEATS + 1)]
    if seats not in choices[MIN_SEATS - 1 :] or wall not in tuple(Wall) or first not in choices:
        raise NotationError(text, 0, "the headers Seats, Wall and First, or Position")
    if int(first) > int(seats):
        raise NotationError(text, 0, "a first seat that plays")
    return Position.start(int(seats), Wall(wall), int(first) - 1)


def _parse_events(text: str, body: str, at: int) -> tuple[list[Event], list[int]]:
    events: list[Event] = []
    absent: list[int] = []
    for line in body.split("\n"):
        if len(line) > _LONGEST_LINE:
            raise NotationError(text, at, "a shorter line")
        deal = re.fullmatch(r"[0-9]{1,4}\. deal (\S+)", line)
        if deal is not None:
            events.append(Deal.parse(deal[1]))
        elif line and not line.startswith("scores "):
            for word in line.split(" "):
                if word.endswith(ABSENT):
                    absent.append(len(events))
                events.append(Move.parse(word.removesuffix(ABSENT)))
        at += len(line) + 1
    return events, absent
