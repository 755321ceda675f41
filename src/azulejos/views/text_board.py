"""A position as text: sources on top, the boards below, side by side if they fit.

The terminal draws with it in colours and in the language of the players, and the environments
render with it in plain English letters.

    ▶ Anna                  12
    1         ·  │ B y r k w
    2       · R  │ w b y r k
    3     · · ·  │ k w b y r
    4   · · · ·  │ r k w b y
    5 · B B B B  │ y r k w b
    floor * R · · · · ·  −2
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from azulejos.rules.board import FLOOR_SPACES, Board, capacity, home_column
from azulejos.rules.position import Position
from azulejos.rules.scoring import FLOOR_COST
from azulejos.rules.tiles import CENTRE, COLOURS, SIDE, Colour, Counts, Marker, Phase, Wall

_Row: TypeAlias = tuple[str, int]  # a line of a board, and how many cells it takes
_NARROWEST: Final = 26  # cells of a board; more if the word for the floor is long
_GAP: Final = 5  # between two boards
_FREE: Final = "·"
MINUS: Final = "−"
PLAIN_SIGNS: Final = {_FREE: ".", "│": "|", "▶": ">", MINUS: "-"}
"""What stands for the signs of a board if only ASCII can be shown."""


@dataclass(frozen=True)
class Labels:
    """The words around the tiles."""

    title: str
    tiles_left: str
    """What is in the bag and in the lid."""
    factories: str
    centre: str
    floor: str


class BoardStyle(Protocol):
    """How to write tiles and words, and how many cells a text takes."""

    def tile(self, colour: Colour) -> str:
        """A tile."""

    def place(self, colour: Colour) -> str:
        """The empty space of a colour."""

    def faint(self, text: str) -> str:
        """Text that is less important."""

    def strong(self, text: str) -> str:
        """Text that is more important."""

    def width(self, text: str) -> int:
        """The number of cells that a text takes."""

    def fitted(self, text: str, cells: int) -> str:
        """The text, cut if it takes more cells."""


class PlainStyle:
    """Letters without colours, for text in which every character takes one cell."""

    def tile(self, colour: Colour) -> str:
        """The capital letter of the colour."""
        return colour.letter

    def place(self, colour: Colour) -> str:
        """The small letter of the colour."""
        return colour.letter.lower()

    def faint(self, text: str) -> str:
        """The text as it is."""
        return text

    def strong(self, text: str) -> str:
        """The text as it is."""
        return text

    def width(self, text: str) -> int:
        """The number of characters."""
        return len(text)

    def fitted(self, text: str, cells: int) -> str:
        """The first characters."""
        return text[:cells]


def draw_text(
    position: Position, names: Sequence[str], labels: Labels, style: BoardStyle, columns: int = 80
) -> str:
    """The whole table."""
    size = max(_NARROWEST, style.width(labels.floor) + 2 * FLOOR_SPACES + 5)
    beside = max(1, min(len(names), (columns + _GAP) // (size + _GAP)))
    if len(names) == 4 and beside == 3:
        beside = 2
    lines = [*_sources(position, labels, style, columns), ""]
    for first in range(0, len(names), beside):
        seats = range(first, min(first + beside, len(names)))
        blocks = [
            [
                *_board(position, seat, names[seat], style, size),
                _floor(position.boards[seat], labels.floor, style),
            ]
            for seat in seats
        ]
        lines += ["".join(_joined(row, size)) for row in zip(*blocks, strict=True)]
        lines.append("")
    return "\n".join(lines).rstrip()


def _joined(cells: Sequence[_Row], size: int) -> Iterator[str]:
    """Cells side by side; each comes with its width, because colours take no room."""
    for number, (text, taken) in enumerate(cells):
        yield text
        if number < len(cells) - 1:
            yield " " * (size - taken + _GAP)


def _sources(position: Position, labels: Labels, style: BoardStyle, columns: int) -> Iterator[str]:
    yield f"{style.strong(labels.title)}   {style.faint(labels.tiles_left)}"
    if not any(map(any, position.sources)):
        return
    label = max(style.width(labels.factories), style.width(labels.centre)) + 2

    def headed(head: str, tiles: str) -> str:
        return head + " " * (label - style.width(head)) + tiles

    factories = [
        f"{number} {_tiles(counts, style)}"
        for number, counts in enumerate(position.sources)
        if number
    ]
    beside = max(1, min(SIDE, (columns - label + 3) // 9))  # six cells each, three between
    for first in range(0, len(factories), beside):
        head = labels.factories if first == 0 else ""
        yield headed(head, "   ".join(factories[first : first + beside]))
    is_marker_there = position.start_marker is None and position.phase is Phase.DRAFT
    marker = "*" if is_marker_there else ""
    heap = _tiles(position.sources[CENTRE], style) if any(position.sources[CENTRE]) else ""
    yield headed(labels.centre, f"C {' '.join(filter(None, [marker, heap])) or _FREE}")


def _tiles(counts: Counts, style: BoardStyle) -> str:
    letters = "".join(style.tile(colour) * counts[colour] for colour in COLOURS)
    return letters + " " * (4 - sum(counts)) if letters else f"{_FREE}   "


def _board(
    position: Position, seat: int, name: str, style: BoardStyle, size: int
) -> Iterator[_Row]:
    board = position.boards[seat]
    turn = position.turn == seat and position.phase is not Phase.END
    sign, score = "▶" if turn else " ", str(board.score)
    shown = style.fitted(name, size - 8)
    space = " " * (size - 2 - style.width(shown) - len(score))
    yield f"{sign} {style.strong(shown)}{space}{style.strong(score)}", size
    if position.wall is Wall.GREY:  # a tile may go to any column, so columns need numbers
        numbers = style.faint(" ".join(str(column + 1) for column in range(SIDE)))
        yield f"{' ' * (2 * SIDE + 5)}{numbers}", 4 * SIDE + 4
    for line in range(SIDE):
        yield _line_and_row(board, line, position.wall, style)


def _line_and_row(board: Board, line: int, wall: Wall, style: BoardStyle) -> _Row:
    colour, filled = board.pattern_lines[line]
    spaces = [_FREE] * (capacity(line) - filled)
    full = [style.tile(colour)] * filled if colour is not None else []
    indent = "  " * (SIDE - capacity(line))
    row = []
    for column, tile in enumerate(board.wall[line]):
        if tile is not None:
            row.append(style.tile(tile))
        elif wall is Wall.GREY:
            row.append(_FREE)
        else:
            row.append(style.place(_home_colour(line, column)))
    text = f"{line + 1} {indent}{' '.join(spaces + full)}  │ {' '.join(row)}"
    return text, 2 + 2 * SIDE - 1 + 4 + 2 * SIDE - 1


def _home_colour(line: int, column: int) -> Colour:
    return next(colour for colour in COLOURS if home_column(line, colour) == column)


def _floor(board: Board, word: str, style: BoardStyle) -> _Row:
    things = ["*" if isinstance(t, Marker) else style.tile(t) for t in board.floor_line]
    things += [_FREE] * (FLOOR_SPACES - len(things))
    cost = FLOOR_COST[len(board.floor_line)]
    text, taken = f"{word} {' '.join(things)}", style.width(word) + 2 * FLOOR_SPACES
    if not cost:
        return text, taken
    return f"{text}  {MINUS}{cost}", taken + 3 + len(str(cost))
