"""Files of puzzles: a line of facts about the finder, then one puzzle in each line.

    azulejos-puzzles version=1 networks=0123456789abcdef nodes=800
    C draft 5 1 21 BYYYK/-/... |3R4|3RF|100|6|proved|last-round,floor

The fields of a puzzle are its position, the answer, the second move, what the second move loses in
percent of an even share, the difficulty, `proved` or `-`, and the themes or `-`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from azulejos.puzzles.shapes import MOST_DIFFICULT, Puzzle, Theme
from azulejos.review.keys import network_hash
from azulejos.rules import Move, Position, Wall

VERSION: Final = 1
"""To be raised whenever the finder keeps other positions, or the format changes."""
LONGEST: Final = 299
"""Bytes of a line, with its end."""

_HEADER: Final = re.compile(
    r"azulejos-puzzles version=(\d{1,4}) networks=([0-9a-f]{16}) nodes=(\d{1,9})"
)
_FIELDS: Final = 7
_NONE: Final = "-"
_PROVED: Final = "proved"
_PERCENT: Final = re.compile(r"[1-9]\d{0,2}")


class PuzzleFileError(ValueError):
    """A file of puzzles that cannot be read; the text names the line and the fault."""


class Header(NamedTuple):
    """What the puzzles of a file depend on."""

    version: int
    networks: str
    nodes: int

    def __str__(self) -> str:
        numbers = f"version={self.version} networks={self.networks} nodes={self.nodes}"
        return f"azulejos-puzzles {numbers}"


class PuzzleFile(NamedTuple):
    """The content of a file."""

    header: Header
    puzzles: tuple[Puzzle, ...]


def header_for(nodes: int) -> Header:
    """The header of puzzles that are found now, with so many nodes."""
    hashes = " ".join(network_hash(seats, wall) for seats in (2, 3, 4) for wall in Wall)
    return Header(VERSION, hashlib.sha256(hashes.encode()).hexdigest()[:16], nodes)


@cache
def shipped_puzzles() -> PuzzleFile:
    """The puzzles that come with the package."""
    file = files("azulejos.puzzles") / "puzzles.txt"
    return read_puzzles(file.read_text(encoding="utf-8"))


def read_puzzles(text: str) -> PuzzleFile:
    """The puzzles of a file; raises `PuzzleFileError`."""
    first, *lines = text.splitlines() or [""]
    header = _HEADER.fullmatch(first)
    if header is None:
        raise PuzzleFileError("line 1: not the first line of a file of puzzles")
    found = Header(int(header[1]), header[2], int(header[3]))
    if found.version != VERSION:
        raise PuzzleFileError(f"line 1: version {found.version}, but this program reads {VERSION}")
    return PuzzleFile(found, tuple(_numbered(lines)))


def write_puzzles(header: Header, puzzles: Iterable[Puzzle]) -> str:
    """The text of a file."""
    return "\n".join([str(header), *map(format_puzzle, puzzles), ""])


def _numbered(lines: Iterable[str]) -> Iterator[Puzzle]:
    ids = dict[str, int]()
    for number, line in enumerate(lines, 2):
        try:
            puzzle = parse_puzzle(line)
        except PuzzleFileError as error:
            raise PuzzleFileError(f"line {number}: {error}") from None
        if puzzle.id in ids:
            raise PuzzleFileError(f"line {number}: the same position as in line {ids[puzzle.id]}")
        ids[puzzle.id] = number
        yield puzzle


def format_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a line."""
    fields = (
        str(puzzle.position),
        str(puzzle.answer),
        str(puzzle.second),
        str(round(100 * puzzle.loss)),
        str(puzzle.difficulty),
        _PROVED if puzzle.proved else _NONE,
        ",".join(puzzle.themes) or _NONE,
    )
    return "|".join(fields)


def fits(puzzle: Puzzle) -> bool:
    """Whether a puzzle is short enough for a line."""
    return len(format_puzzle(puzzle).encode()) + 1 <= LONGEST


def parse_puzzle(line: str) -> Puzzle:
    """Read a puzzle; raises `PuzzleFileError`."""
    fields = line.split("|")
    if len(fields) != _FIELDS:
        raise PuzzleFileError(f"a puzzle has {_FIELDS} fields between |, not {len(fields)}")
    text, answer, second, loss, difficulty, proved, themes = fields
    position = _position(text)
    moves = _move(position, answer), _move(position, second)
    if moves[0] == moves[1]:
        raise PuzzleFileError(f"the answer and the second move are the same: {answer}")
    if not _PERCENT.fullmatch(loss):
        raise PuzzleFileError(f"the loss is a percentage from 1 to 999, not {loss!r}")
    if difficulty not in map(str, range(1, MOST_DIFFICULT + 1)):
        raise PuzzleFileError(f"a difficulty is 1 to {MOST_DIFFICULT}, not {difficulty!r}")
    if proved not in (_PROVED, _NONE):
        raise PuzzleFileError(f"a puzzle is proved or -, not {proved!r}")
    return Puzzle(
        position=position,
        answer=moves[0],
        second=moves[1],
        loss=int(loss) / 100,
        themes=_themes(themes),
        difficulty=int(difficulty),
        proved=proved == _PROVED,
    )


def _position(text: str) -> Position:
    try:
        return Position.parse(text)
    except ValueError as error:
        raise PuzzleFileError(f"position: {error}") from None


def _move(position: Position, text: str) -> Move:
    try:
        move = Move.parse(text)
    except ValueError as error:
        raise PuzzleFileError(f"move: {error}") from None
    if move not in position.legal_moves():
        raise PuzzleFileError(f"the move {text} is not legal in this position")
    return move


def _themes(text: str) -> tuple[Theme, ...]:
    words = [] if text == _NONE else text.split(",")
    found = tuple(theme for theme in Theme if theme in words)
    if list(found) != words:
        known = ",".join(Theme)
        raise PuzzleFileError(f"themes are - or some of {known}, in this order, not {text!r}")
    return found
