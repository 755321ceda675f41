"""When two puzzles are alike: the same table with other colours, or with the seats moved round.

`canonical_form` writes the table as the seat to act sees it: its own board first, then the others
in turn, and the factories in a fixed order. Of all ways to exchange the colours it takes the first
in order. Scores, the bag, the lid and the number of the round are left out: a puzzle that differs
in these alone is still the same task. On the coloured wall, only what each row has matters.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, TypeAlias

from azulejos.rules import Board, Counts, Marker, Position, Wall
from azulejos.rules.tiles import COLOURS

CanonicalForm: TypeAlias = tuple[object, ...]

_EMPTY: Final = 9  # more than any colour
_START: Final = 8
_EXCHANGES: Final = tuple(permutations(range(len(COLOURS))))


def canonical_form(position: Position) -> CanonicalForm:
    """The same for all positions that are alike."""
    assert position.turn is not None
    turn = position.turn
    boards = position.boards[turn:] + position.boards[:turn]
    is_grey = position.wall is Wall.GREY
    marker = position.start_marker
    holder = -1 if marker is None else (marker - turn) % position.seats
    best = min(
        (
            _sources(position.sources, colours),
            tuple(_board(board, colours, is_grey) for board in boards),
        )
        for colours in _EXCHANGES
    )
    return (position.wall.letter, position.phase.value, holder, *best)


def _sources(sources: tuple[Counts, ...], colours: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The centre, then the factories in order."""
    centre, *factories = (_counts(tiles, colours) for tiles in sources)
    return (centre, *sorted(factories))


def _counts(tiles: Counts, colours: tuple[int, ...]) -> tuple[int, ...]:
    exchanged = [0] * len(tiles)
    for colour, count in enumerate(tiles):
        exchanged[colours[colour]] = count
    return tuple(exchanged)


def _board(board: Board, colours: tuple[int, ...], is_grey: bool) -> tuple[object, ...]:
    rows = [[_EMPTY if tile is None else colours[tile] for tile in row] for row in board.wall]
    lines = [
        (_EMPTY if colour is None else colours[colour], filled)
        for colour, filled in board.pattern_lines
    ]
    things = [_START if isinstance(each, Marker) else colours[each] for each in board.floor_line]
    wall = tuple(tuple(row if is_grey else sorted(row)) for row in rows)
    return wall, tuple(lines), tuple(sorted(things))
