"""Game records: everything that was dealt and played, as a value.

A record can be replayed without a seed and without the players. The package `record` reads and
writes its text form, `.azul`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from azulejos.rules.annotations import (
    NO_ANNOTATION,
    Annotation,
    Annotations,
    Event,
    check_comment,
    checked_annotations,
    fold_lines,
)
from azulejos.rules.dealing import Deal
from azulejos.rules.position import Position
from azulejos.rules.record.headers import Header, check_ended_early, check_headers
from azulejos.rules.record.line import within
from azulejos.rules.record.reading import read_record
from azulejos.rules.record.writing import format_record
from azulejos.rules.text import check_canonical
from azulejos.rules.tiles import MIN_SEATS


@dataclass(frozen=True, slots=True)
class Game:
    """A record: the start position, the events, and other facts about the game.

    `headers` are pairs of key and value. `absent` has the numbers of the moves that were played for
    an absent person. `ended_early` is `resign 2`, `time 3` or `abandoned` if the game stopped
    before its end. `comment` is about the whole game, `annotations` are about single events, by
    their numbers; neither changes the game.
    """

    start: Position
    events: tuple[Event, ...] = ()
    headers: tuple[Header, ...] = ()
    absent: frozenset[int] = frozenset()
    ended_early: str | None = None
    comment: str = ""
    annotations: Annotations = ()

    def __post_init__(self) -> None:
        # Accept lists and dicts, but store tuples, so that a game can be hashed.
        headers = self.headers.items() if isinstance(self.headers, Mapping) else self.headers
        object.__setattr__(self, "headers", tuple((key, value) for key, value in headers))
        object.__setattr__(self, "events", tuple(self.events))
        object.__setattr__(self, "absent", frozenset(self.absent))
        object.__setattr__(self, "comment", fold_lines(self.comment))
        annotations = checked_annotations(self.events, self.annotations)
        object.__setattr__(self, "annotations", annotations)
        check_headers(self.headers)
        check_ended_early(self.ended_early, self.start.seats)
        check_comment(self.comment)
        last = len(self.events)
        if any(not 0 <= n < last or isinstance(self.events[n], Deal) for n in self.absent):
            raise ValueError("absent has the number of a move that is not in the record")

    @classmethod
    def parse(cls, text: str) -> Game:
        """Read a record and replay it; raise `NotationError` if it is wrong.

        `read_games` reads a text with several games.
        """
        contents, folded = read_record(text)
        game = cls(**contents)
        within(text, 0, lambda found: check_canonical(found, str(game)), folded)
        return game

    def __str__(self) -> str:
        return format_record(self, list(self.positions()))

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: the last position."""
        from azulejos.pictures import Labels, svg

        return svg(self.replay(), labels=Labels(self.names))

    def with_event(self, event: Event, *, absent: bool = False) -> Game:
        """The record with one more event, which is checked only by the replay."""
        numbers = self.absent | {len(self.events)} if absent else self.absent
        return replace(self, events=(*self.events, event), absent=numbers)

    def until(self, number: int) -> Game:
        """The record of the first events, as if the game went on after them."""
        return replace(
            self,
            events=self.events[:number],
            absent=frozenset(other for other in self.absent if other < number),
            ended_early=None,
            annotations=tuple(pair for pair in self.annotations if pair[0] < number),
        )

    def annotation(self, number: int) -> Annotation:
        """What is said about an event; empty if nothing is."""
        return dict(self.annotations).get(number, NO_ANNOTATION)

    def header(self, key: str) -> str | None:
        """The value of a header, or None."""
        return dict(self.headers).get(key)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in the headers, seat by seat; empty if a seat has none."""
        headers = dict(self.headers)
        return tuple(headers.get(f"Name{seat + 1}", "") for seat in range(self.start.seats))

    def positions(self) -> Iterator[Position]:
        """Every position from the start; each event is checked as it is replayed."""
        position = self.start
        yield position
        for event in self.events:
            position = position.transition(event).position
            yield position

    def replay(self) -> Position:
        """The last position; raises `IllegalMoveError` if the record is impossible."""
        *_, last = self.positions()
        return last

    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none if the game is not over.

        With two seats, if one resigns or runs out of time, the other one wins.
        """
        return self.winners_at(self.replay())

    def winners_at(self, last: Position) -> tuple[int, ...]:
        """The winners, for callers that have replayed the record and know its last position."""
        outcome = last.outcome()
        if outcome is not None:
            return outcome.winners
        loser = re.fullmatch(r"(?:resign|time) ([12])", self.ended_early or "")
        if loser and self.start.seats == MIN_SEATS:
            return (MIN_SEATS - int(loser[1]),)
        return ()
