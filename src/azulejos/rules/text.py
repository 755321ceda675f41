"""Position texts: one line that says everything, read and written.

A file of its own because notation is a format with users outside this project; docs/notation.md
describes it field by field. Only the canonical form is accepted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

from azulejos.rules.board import NO_LINE, Board, FloorLine, PatternLine, WallRow
from azulejos.rules.dealing import format_tiles, parse_tiles
from azulejos.rules.errors import NotationError
from azulejos.rules.tiles import (
    COLOURS,
    LETTERS,
    MAX_SEATS,
    MIN_SEATS,
    SIDE,
    START_MARKER,
    Colour,
    Counts,
    Marker,
    Phase,
    Wall,
    factory_count,
)

if TYPE_CHECKING:
    from azulejos.rules.position import Position

T = TypeVar("T")

_FIXED_FIELDS: Final = 8
_LONGEST: Final = 1000  # the longest canonical text has some 400 characters
_WALLS: Final = {wall.letter: wall for wall in Wall}
_PHASES: Final = {phase.value: phase for phase in Phase}
_COLOUR_OF: Final = dict(zip(LETTERS, COLOURS, strict=True))


def format_position(position: Position) -> str:
    """The canonical text of a position."""
    barren = f"+{position.barren_rounds}" if position.barren_rounds else ""
    turn = 0 if position.turn is None else position.turn + 1
    holder = "-" if position.start_marker is None else position.start_marker + 1
    return " ".join(
        [
            position.wall.letter,
            position.phase.value,
            f"{position.round_number}{barren}",
            str(turn),
            f"{position.first_seat + 1}{holder}",
            "/".join(map(format_tiles, position.sources)),
            ",".join(map(str, position.bag)),
            ",".join(map(str, position.lid)),
            *map(_format_board, position.boards),
        ]
    )


def _format_board(board: Board) -> str:
    wall = "/".join(map(_format_row, board.wall))
    lines = "/".join(f"{c.letter}{n}" if c is not None else "-" for c, n in board.pattern_lines)
    things = (t.value if isinstance(t, Marker) else t.letter for t in board.floor_line)
    return f"{board.score}:{wall}:{lines}:{''.join(things) or '-'}"


def _format_row(row: WallRow) -> str:
    text, gap = "", 0
    for tile in row:
        if tile is None:
            gap += 1
            continue
        text += f"{gap or ''}{tile.letter}"
        gap = 0
    return f"{text}{gap or ''}"


def check_canonical(text: str, canonical: str) -> None:
    """Raise at the first character in which a text differs from what it should be."""
    if text == canonical:
        return
    pairs = enumerate(zip(text, canonical, strict=False))
    at = next((i for i, (a, b) in pairs if a != b), min(len(text), len(canonical)))
    raise NotationError(text, at, f"{canonical[at : at + 20]!r}")


class _Reader:
    """Reads one field after the other and knows where in the line it stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        if len(text) > _LONGEST:
            raise NotationError(text, _LONGEST, "the end of the position")
        self.fields = text.split(" ")
        self.seats = len(self.fields) - _FIXED_FIELDS
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            words = f"{_FIXED_FIELDS} fields and one for each of 2 to 4 seats, one space between"
            raise NotationError(text, len(text), words)
        self.number = 0

    def next(self) -> str:
        """The next field; `at` stands at its first character."""
        self.at = sum(len(field) + 1 for field in self.fields[: self.number])
        self.number += 1
        return self.fields[self.number - 1]

    def error(self, expected: str, offset: int = 0) -> NotationError:
        return NotationError(self.text, self.at + offset, expected)

    def choice(self, choices: dict[str, T]) -> T:
        """The next field, which must be one of the words."""
        field = self.next()
        if field not in choices:
            raise self.error(" or ".join(choices))
        return choices[field]

    def integer(self, field: str, offset: int = 0) -> int:
        """A number of one to four digits."""
        if not (field.isascii() and field.isdigit() and len(field) <= 4):
            raise self.error("a number of at most four digits", offset)
        return int(field)

    def seat(self, letter: str, offset: int, none: str) -> int | None:
        """A seat from 1, or None for the letter that says so."""
        if letter == none:
            return None
        if letter not in tuple("1234"[: self.seats]):
            raise self.error(f"a seat 1 to {self.seats} or {none}", offset)
        return int(letter) - 1

    def counts(self) -> Counts:
        """Five counts joined by commas."""
        pieces = self.next().split(",")
        if len(pieces) != SIDE:
            raise self.error("five counts B,Y,R,K,W")
        numbers = [self.integer(piece) for piece in pieces]
        return (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])


def read_position(text: str) -> dict[str, Any]:
    """The fields of a position, as keyword arguments; they may still contradict each other."""
    reader = _Reader(text)
    wall, phase = reader.choice(_WALLS), reader.choice(_PHASES)
    round_number, barren_rounds = _read_round(reader)
    turn = reader.seat(reader.next(), 0, "0")
    first_seat, start_marker = _read_starter(reader)
    return {
        "wall": wall,
        "phase": phase,
        "round_number": round_number,
        "barren_rounds": barren_rounds,
        "turn": turn,
        "first_seat": first_seat,
        "start_marker": start_marker,
        "sources": _read_sources(reader),
        "bag": reader.counts(),
        "lid": reader.counts(),
        "boards": tuple(_read_board(reader) for _ in range(reader.seats)),
    }


def _read_round(reader: _Reader) -> tuple[int, int]:
    number, plus, barren = reader.next().partition("+")
    round_number = reader.integer(number)
    if round_number == 0:
        raise reader.error("a round from 1")
    if not plus:
        return round_number, 0
    if barren not in ("1", "2", "3"):
        raise reader.error("1 to 3 rounds without a tile", len(number) + 1)
    return round_number, int(barren)


def _read_starter(reader: _Reader) -> tuple[int, int | None]:
    field = reader.next()
    if len(field) != 2 or field[0] == "-":
        raise reader.error("the seat that began and the holder of the start marker or -")
    first_seat = reader.seat(field[0], 0, "-")
    assert first_seat is not None
    return first_seat, reader.seat(field[1], 1, "-")


def _read_sources(reader: _Reader) -> tuple[Counts, ...]:
    pieces = reader.next().split("/")
    expected = 1 + factory_count(reader.seats)
    if len(pieces) != expected:
        raise reader.error(f"the centre and {expected - 1} factories joined by /")
    counts, at = [], reader.at
    for piece in pieces:
        counts.append(parse_tiles(reader.text, piece, at))
        at += len(piece) + 1
    return tuple(counts)


def _read_board(reader: _Reader) -> Board:
    parts = reader.next().split(":")
    if len(parts) != 4:
        raise reader.error("score:wall:lines:floor")
    score, wall, lines, floor = parts
    rows, contents = wall.split("/"), lines.split("/")
    if len(rows) != SIDE or len(contents) != SIDE:
        raise reader.error("five wall rows and five pattern lines joined by /", len(score) + 1)
    return Board(
        score=reader.integer(score),
        wall=tuple(_read_row(reader, row) for row in rows),
        pattern_lines=tuple(_read_line(reader, content) for content in contents),
        floor_line=_read_floor(reader, floor),
    )


def _read_row(reader: _Reader, row: str) -> WallRow:
    tiles: list[Colour | None] = []
    for letter in row:
        if letter in _COLOUR_OF:
            tiles.append(_COLOUR_OF[letter])
        elif letter in "12345":
            tiles.extend([None] * int(letter))
        else:
            raise reader.error(f"a wall row of {LETTERS} and gaps 1 to 5")
    if len(tiles) != SIDE:
        raise reader.error(f"a wall row of five spaces, not {row!r}")
    return tuple(tiles)


def _read_line(reader: _Reader, content: str) -> PatternLine:
    if content == "-":
        return NO_LINE
    if len(content) != 2 or content[0] not in _COLOUR_OF or content[1] not in "123456789":
        raise reader.error("a pattern line: a colour and a count, or -")
    return PatternLine(_COLOUR_OF[content[0]], int(content[1]))


def _read_floor(reader: _Reader, floor: str) -> FloorLine:
    if floor == "-":
        return ()
    if any(letter not in _COLOUR_OF and letter != START_MARKER.value for letter in floor):
        raise reader.error(f"a floor line of {LETTERS} and *, or -")
    return tuple(_COLOUR_OF.get(letter, START_MARKER) for letter in floor)
