"""Reads a record: every event is replayed as soon as it is read.

So a long text is refused at its first illegal event. Scores, results and layout are checked
afterwards, by comparing with the canonical text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from azulejos.rules.dealing import Deal
from azulejos.rules.errors import NotationError
from azulejos.rules.position import Position
from azulejos.rules.record.headers import OWN_HEADERS, read_ended_early, read_headers, read_start
from azulejos.rules.record.line import Line, within
from azulejos.rules.record.remarks import fold_comments, read_comment, read_variation
from azulejos.rules.record.writing import ABSENT

_DEAL: Final = re.compile(r"[0-9]{1,4}\. deal (\S+)")
_ABSENT_MOVE: Final = re.compile(rf"(.*){ABSENT}([!?]*)")
_LONGEST_LINE: Final = 10_000


class _Body(NamedTuple):
    """What follows the headers."""

    line: Line
    absent: set[int]
    comment: str


def read_record(text: str) -> tuple[dict[str, Any], str]:
    """The contents of a record as keyword arguments of `Game`, and its text with folded comments.

    The text is still to be compared with the canonical text.
    """
    head, blank, body = text.partition("\n\n")
    if not blank:
        raise NotationError(text, len(text), "a blank line between the headers and the moves")
    headers = read_headers(text, head)
    start = read_start(text, headers)
    folded = fold_comments(body)
    read = _read_body(text, start, folded)
    ending = headers.get("Termination")
    contents = {
        "start": start,
        "events": tuple(read.line.events),
        "headers": tuple((k, found.value) for k, found in headers.items() if k not in OWN_HEADERS),
        "absent": frozenset(read.absent),
        "ended_early": read_ended_early(ending.value, start.seats) if ending else None,
        "comment": read.comment,
        "annotations": read.line.annotations(),
    }
    return contents, f"{head}{blank}{folded}"


def _read_body(text: str, start: Position, body: str) -> _Body:
    line, absent, comment = Line(text, start), set[int](), ""
    for at, words in _lines(body, len(text) - len(body)):
        if words.startswith("{"):
            found = read_comment(text, at, words)
            if line.events or comment:
                line.add_comment(at, found)
            else:
                comment = found
        elif words.startswith("("):
            line.add_variation(at, read_variation(line, at, words))
        elif words.startswith("["):
            raise NotationError(text, at, "the end of the record, but another game begins")
        elif len(words) > _LONGEST_LINE:
            raise NotationError(text, at, "a shorter line")
        elif deal := _DEAL.fullmatch(words):
            line.play(at, within(text, at + deal.start(1), Deal.parse, deal[1]))
        elif words and not words.startswith("scores "):
            absent.update(_read_moves(line, at, words))
    return _Body(line, absent, comment)


def _lines(body: str, at: int) -> Iterator[tuple[int, str]]:
    for line in body.split("\n"):
        yield at, line
        at += len(line) + 1


def _read_moves(line: Line, at: int, words: str) -> Iterator[int]:
    """Play the moves of a line of text; yield the numbers of those for an absent person."""
    for word in words.split(" "):
        if word.startswith(("{", "(")):
            raise NotationError(line.text, at, "a new line before a comment or a variation")
        absent = _ABSENT_MOVE.fullmatch(word)
        line.play_move(at, f"{absent[1]}{absent[2]}" if absent else word)
        if absent:
            yield len(line.events) - 1
        at += len(word) + 1
