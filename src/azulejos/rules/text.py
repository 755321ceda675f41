"""Position texts: a whole position in one line.

docs/notation.md describes the format field by field. Programs outside this project use it. Only the
canonical form is accepted.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

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
_LONGEST: Final = 1000  # the longest canonical text has about 400 characters
_SHOWN: Final = 20  # characters shown of the expected text
_KEPT_ROWS: Final = 2_048  # most rows of most walls do not change
_WALLS: Final = {wall.letter: wall for wall in Wall}
_PHASES: Final = {phase.value: phase for phase in Phase}
_COLOUR_OF: Final = dict(zip(LETTERS, COLOURS, strict=True))
_THING_OF: Final[dict[str, Colour | Marker]] = {**_COLOUR_OF, START_MARKER.value: START_MARKER}


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
    lines = "/".join([f"{LETTERS[c]}{n}" if c is not None else "-" for c, n in board.pattern_lines])
    things = [t.value if isinstance(t, Marker) else LETTERS[t] for t in board.floor_line]
    return f"{board.score}:{wall}:{lines}:{''.join(things) or '-'}"


@lru_cache(maxsize=_KEPT_ROWS)
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
    """Raise at the first character in which a text differs from the canonical text."""
    if text == canonical:
        return
    pairs = enumerate(zip(text, canonical, strict=False))
    at = next((i for i, (a, b) in pairs if a != b), min(len(text), len(canonical)))
    rest, newline, _ = canonical[at : at + _SHOWN].partition("\n")
    end = "the end of the line" if newline else "the end"
    raise NotationError(text, at, repr(rest) if rest else end)


class _Piece(NamedTuple):
    """A part of the line and its offset, for error messages."""

    text: str
    at: int
    line: str

    def error(self, expected: str, offset: int = 0) -> NotationError:
        return NotationError(self.line, self.at + offset, expected)

    def split(self, separator: str) -> list[_Piece]:
        """The parts between separators."""
        pieces, at = [], self.at
        for piece in self.text.split(separator):
            pieces.append(_Piece(piece, at, self.line))
            at += len(piece) + len(separator)
        return pieces

    def split_into(self, separator: str, count: int, expected: str) -> list[_Piece]:
        """The parts between separators; there must be `count` of them."""
        pieces = self.split(separator)
        if len(pieces) != count:
            raise self.error(expected)
        return pieces

    def choice(self, choices: dict[str, T]) -> T:
        """The value that the text stands for."""
        if self.text not in choices:
            raise self.error(" or ".join(choices))
        return choices[self.text]

    def integer(self) -> int:
        """A number of one to four digits; the canonical check finds leading zeros."""
        if not (self.text.isascii() and self.text.isdigit() and len(self.text) <= 4):
            raise self.error("a number of at most four digits")
        return int(self.text)


def read_position(text: str) -> dict[str, Any]:
    """The fields of a position, as keyword arguments; they may still contradict each other."""
    if len(text) > _LONGEST:
        raise NotationError(text, _LONGEST, "the end of the position")
    fields = _Piece(text, 0, text).split(" ")
    seats = len(fields) - _FIXED_FIELDS
    if not MIN_SEATS <= seats <= MAX_SEATS:
        words = f"{_FIXED_FIELDS} fields and one for each of 2 to 4 seats, one space between"
        raise NotationError(text, len(text), words)
    wall, phase, round_number, turn, starter, sources, bag, lid, *boards = fields
    names: dict[str, int] = {str(seat + 1): seat for seat in range(seats)}
    rounds = _read_round(round_number)
    first_seat, start_marker = _read_starter(starter, names)
    return {
        "wall": wall.choice(_WALLS),
        "phase": phase.choice(_PHASES),
        "round_number": rounds[0],
        "barren_rounds": rounds[1],
        "turn": turn.choice({"0": None, **names}),
        "first_seat": first_seat,
        "start_marker": start_marker,
        "sources": _read_sources(sources, 1 + factory_count(seats)),
        "bag": _read_counts(bag),
        "lid": _read_counts(lid),
        "boards": tuple(map(_read_board, boards)),
    }


def _read_round(field: _Piece) -> tuple[int, int]:
    number, *barren = field.split("+")
    round_number = number.integer()
    if round_number == 0:
        raise number.error("a round from 1")
    if not barren:
        return round_number, 0
    if len(barren) > 1 or barren[0].text not in ("1", "2", "3"):
        raise barren[0].error("1 to 3 rounds without a tile")
    return round_number, int(barren[0].text)


def _read_starter(field: _Piece, names: dict[str, int]) -> tuple[int, int | None]:
    if len(field.text) != 2:
        raise field.error("the seat that began and the holder of the start marker or -")
    began = _Piece(field.text[0], field.at, field.line)
    holder = _Piece(field.text[1], field.at + 1, field.line)
    return began.choice(names), holder.choice({"-": None, **names})


def _read_counts(field: _Piece) -> Counts:
    pieces = field.split_into(",", SIDE, "five counts B,Y,R,K,W")
    b, y, r, k, w = (piece.integer() for piece in pieces)
    return b, y, r, k, w


def _read_sources(field: _Piece, count: int) -> tuple[Counts, ...]:
    pieces = field.split_into("/", count, f"the centre and {count - 1} factories joined by /")
    return tuple(parse_tiles(piece.line, piece.text, piece.at) for piece in pieces)


def _read_board(field: _Piece) -> Board:
    score, wall, lines, floor = field.split_into(":", 4, "score:wall:lines:floor")
    rows = wall.split_into("/", SIDE, "five wall rows joined by /")
    contents = lines.split_into("/", SIDE, "five pattern lines joined by /")
    return Board(
        score=score.integer(),
        wall=tuple(map(_read_row, rows)),
        pattern_lines=tuple(map(_read_line, contents)),
        floor_line=_read_floor(floor),
    )


def _read_row(row: _Piece) -> WallRow:
    tiles: list[Colour | None] = []
    for offset, letter in enumerate(row.text):
        if letter in _COLOUR_OF:
            tiles.append(_COLOUR_OF[letter])
        elif letter in "12345":
            tiles.extend([None] * int(letter))
        else:
            raise row.error(f"a wall row of {LETTERS} and gaps 1 to 5", offset)
    if len(tiles) != SIDE:
        raise row.error(f"a wall row of five spaces, not {len(tiles)}")
    return tuple(tiles)


def _read_line(content: _Piece) -> PatternLine:
    text = content.text
    if text == "-":
        return NO_LINE
    if len(text) != 2 or text[0] not in _COLOUR_OF or text[1] not in "123456789":
        raise content.error("a pattern line: a colour and a count, or -")
    return PatternLine(_COLOUR_OF[text[0]], int(text[1]))


def _read_floor(floor: _Piece) -> FloorLine:
    if floor.text == "-":
        return ()
    if not floor.text or any(letter not in _THING_OF for letter in floor.text):
        raise floor.error(f"a floor line of {LETTERS} and *, or -")
    return tuple(_THING_OF[letter] for letter in floor.text)
