"""The table in plain text: sources on top, the boards below, side by side where they fit.

A file of its own because it only draws; what is legal and what happened is told elsewhere.

    ▶ Anna                 12
    1         ·  │ B y r k w
    2       R ·  │ w b y r k
    3     · · ·  │ k w b y r
    4   · · · ·  │ r k w b y
    5 · B B B B  │ y r k w b
    floor * R · · · · ·    −2
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from azulejos.rules import Board, Colour, Marker, Phase, Position, Wall
from azulejos.rules.board import FLOOR_SPACES, capacity, home_column
from azulejos.rules.scoring import FLOOR_COST
from azulejos.rules.tiles import CENTRE, COLOURS, SIDE, Counts
from azulejos.terminal.style import MINUS, Style
from azulejos.terminal.width import fitted, padded, width

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue

_Row: TypeAlias = tuple[str, int]  # a line of a board, and how many cells it takes
NARROWEST = 26  # cells of a board; more where the word for the floor is long
GAP = 5  # between two boards
FREE = "·"


def draw(
    position: Position, names: Sequence[str], style: Style, words: Catalogue, columns: int = 80
) -> str:
    """The whole table."""
    floor = words.say("floor")
    size = max(NARROWEST, width(floor) + 2 * FLOOR_SPACES + 5)
    beside = max(1, min(len(names), (columns + GAP) // (size + GAP)))
    if len(names) == 4 and beside == 3:
        beside = 2
    lines = [*_sources(position, style, words, columns), ""]
    for first in range(0, len(names), beside):
        seats = range(first, min(first + beside, len(names)))
        blocks = [
            [
                *_board(position, seat, names[seat], style, size),
                _floor(position, seat, floor, style),
            ]
            for seat in seats
        ]
        lines += ["".join(_joined(row, size)) for row in zip(*blocks, strict=True)]
        lines.append("")
    return style.signs("\n".join(lines).rstrip())


def _joined(cells: Sequence[_Row], size: int) -> Iterator[str]:
    """Cells side by side; each comes with its width, because colours take no room."""
    for number, (text, taken) in enumerate(cells):
        yield text
        if number < len(cells) - 1:
            yield " " * (size - taken + GAP)


def _sources(position: Position, style: Style, words: Catalogue, columns: int) -> Iterator[str]:
    title = style.strong(words.say("round", round=position.round_number))
    counts = words.say("bag-lid-counts", bag=sum(position.bag), lid=sum(position.lid))
    yield f"{title}   {style.faint(counts)}"
    if position.phase is not Phase.DRAFT:
        return
    heads = [words.say("factories"), words.say("centre")]
    label = max(map(width, heads)) + 2
    factories = [
        f"{number} {_tiles(counts, style)}"
        for number, counts in enumerate(position.sources)
        if number
    ]
    beside = max(1, min(SIDE, (columns - label + 3) // 9))  # six cells each, three between
    for first in range(0, len(factories), beside):
        head = heads[0] if first == 0 else ""
        yield f"{padded(head, label)}{'   '.join(factories[first : first + beside])}"
    marker = "*" if position.start_marker is None else ""
    heap = _tiles(position.sources[CENTRE], style) if any(position.sources[CENTRE]) else ""
    yield f"{padded(heads[1], label)}C {' '.join(filter(None, [marker, heap])) or FREE}"


def _tiles(counts: Counts, style: Style) -> str:
    letters = "".join(style.tile(colour) * counts[colour] for colour in COLOURS)
    return letters + " " * (4 - sum(counts)) if letters else f"{FREE}   "


def _board(position: Position, seat: int, name: str, style: Style, size: int) -> Iterator[_Row]:
    board = position.boards[seat]
    turn = position.turn == seat and position.phase is not Phase.END
    sign, score = "▶" if turn else " ", str(board.score)
    shown = fitted(name, size - 8)
    space = " " * (size - 2 - width(shown) - len(score))
    yield f"{sign} {style.strong(shown)}{space}{style.strong(score)}", size
    if position.wall is Wall.GREY:  # where a tile goes is a choice: its column needs a number
        numbers = style.faint(" ".join(str(column + 1) for column in range(SIDE)))
        yield f"{' ' * (2 * SIDE + 5)}{numbers}", 4 * SIDE + 4
    for line in range(SIDE):
        yield _line_and_row(board, line, position.wall, style)


def _line_and_row(board: Board, line: int, wall: Wall, style: Style) -> _Row:
    colour, filled = board.pattern_lines[line]
    spaces = [FREE] * (capacity(line) - filled)
    full = [style.tile(colour)] * filled if colour is not None else []
    indent = "  " * (SIDE - capacity(line))
    row = []
    for column, tile in enumerate(board.wall[line]):
        if tile is not None:
            row.append(style.tile(tile))
        elif wall is Wall.GREY:
            row.append(FREE)
        else:
            row.append(style.place(_home_colour(line, column)))
    text = f"{line + 1} {indent}{' '.join(spaces + full)}  │ {' '.join(row)}"
    return text, 2 + 2 * SIDE - 1 + 4 + 2 * SIDE - 1


def _home_colour(line: int, column: int) -> Colour:
    return next(colour for colour in COLOURS if home_column(line, colour) == column)


def _floor(position: Position, seat: int, word: str, style: Style) -> _Row:
    board = position.boards[seat]
    things = ["*" if isinstance(t, Marker) else style.tile(t) for t in board.floor_line]
    things += [FREE] * (FLOOR_SPACES - len(things))
    cost = FLOOR_COST[len(board.floor_line)]
    text, taken = f"{word} {' '.join(things)}", width(word) + 2 * FLOOR_SPACES
    if not cost:
        return text, taken
    return f"{text}  {MINUS}{cost}", taken + 3 + len(str(cost))
