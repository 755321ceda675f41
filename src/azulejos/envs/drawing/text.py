"""A position drawn with letters, for terminals.

It shares only the heading with `picture`.

>>> from azulejos import Position
>>> print(sketch(Position.parse(
...     "C draft 1 1 1- -/BBYR/YRKK/BYRK/RRRW/BYYW 16,15,14,17,18 0,0,0,0,0 "
...     "0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
... )))
Round 1: seat 1 drafts
centre *    1 BBYR   2 YRKK   3 BYRK   4 RRRW   5 BYYW
bag B16 Y15 R14 K17 W18   lid -
<BLANKLINE>
Seat 1: 0         Seat 2: 0
    . byrkw           . byrkw
   .. wbyrk          .. wbyrk
  ... kwbyr         ... kwbyr
 .... rkwby        .... rkwby
..... yrkwb       ..... yrkwb
.......           .......
"""

from __future__ import annotations

from collections.abc import Iterator

from azulejos.rules import Board, Colour, Counts, Marker, Phase, Position, Wall

SEAT_WIDTH = 18


def heading(position: Position) -> str:
    """The round, and which seat does what."""
    number = position.round_number
    match position.phase:
        case Phase.END:
            return f"Over after round {number}"
        case Phase.DEAL:
            return f"Round {number}: tiles are dealt"
    doing = "drafts" if position.phase is Phase.DRAFT else "tiles"
    return f"Round {number}: seat {(position.turn or 0) + 1} {doing}"


def sketch(position: Position) -> str:
    """The whole table as lines of text."""
    marker = "*" if position.start_marker is None and position.phase is Phase.DRAFT else ""
    centre = _letters(position.sources[0]) + marker or "-"
    factories = [
        f"{number} {_letters(counts) or '-':4}"
        for number, counts in enumerate(position.sources[1:], 1)
    ]
    boards = [list(_board(position.wall, seat, b)) for seat, b in enumerate(position.boards)]
    lines = [
        heading(position),
        f"centre {centre:4} " + "   ".join(factories),
        f"bag {_counts(position.bag)}   lid {_counts(position.lid)}",
        "",
        *("".join(f"{part:{SEAT_WIDTH}}" for part in row) for row in zip(*boards, strict=True)),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _letters(counts: Counts) -> str:
    return "".join(colour.letter * counts[colour] for colour in Colour)


def _counts(counts: Counts) -> str:
    there = [f"{colour.letter}{counts[colour]}" for colour in Colour if counts[colour]]
    return " ".join(there) or "-"


def _board(wall: Wall, seat: int, board: Board) -> Iterator[str]:
    yield f"Seat {seat + 1}: {board.score}"
    for row, (colour, count) in enumerate(board.pattern_lines):
        tiles = colour.letter * count if colour is not None else ""
        spaces = f"{tiles:.<{row + 1}}"[::-1]
        yield f"{spaces:>5} " + "".join(_cell(wall, board, row, column) for column in range(5))
    things = ("*" if isinstance(thing, Marker) else thing.letter for thing in board.floor_line)
    yield f"{''.join(things):.<7}"


def _cell(wall: Wall, board: Board, row: int, column: int) -> str:
    tile = board.wall[row][column]
    if tile is not None:
        return tile.letter
    # An empty space of the coloured wall shows its colour as a small letter, RULES [T4].
    return list(Colour)[(column - row) % 5].letter.lower() if wall is Wall.COLOURED else "."
