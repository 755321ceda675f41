"""Ways to play and places to start from that lead to the rare corners of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from azulejos.rules import (
    FLOOR,
    START_MARKER,
    Board,
    Colour,
    CounterGenerator,
    Counts,
    Deal,
    Draft,
    Move,
    PatternLine,
    Phase,
    Position,
    Wall,
    draw_deal,
)

Style = Callable[[Position, Sequence[Move]], list[Move]]
COLOURS = tuple(Colour)


def _drafts(moves: Sequence[Move]) -> list[Draft]:
    return [move for move in moves if isinstance(move, Draft)]


def _board(position: Position) -> Board:
    assert position.turn is not None
    return position.boards[position.turn]


def _completes(position: Position, move: Draft) -> bool:
    if move.line == FLOOR:
        return False
    filled = _board(position).pattern_lines[move.line].filled
    return filled + position.sources[move.source][move.colour] > move.line


def anything(_position: Position, moves: Sequence[Move]) -> list[Move]:
    """Every legal move."""
    return list(moves)


def to_the_floor(_position: Position, moves: Sequence[Move]) -> list[Move]:
    """Everything to the floor line: barren rounds, full floor lines."""
    return [move for move in _drafts(moves) if move.line == FLOOR]


def without_rows(position: Position, moves: Sequence[Move]) -> list[Move]:
    """Fill walls, but never a fifth tile in a row: long games, short deals."""
    wall = _board(position).wall
    return [m for m in _drafts(moves) if m.line != FLOOR and wall[m.line].count(None) > 1]


def one_colour(position: Position, moves: Sequence[Move]) -> list[Move]:
    """Each seat hoards a colour of its own: hopeless lines on the grey wall."""
    own = COLOURS[(position.turn or 0) % 5]
    return [move for move in _drafts(moves) if move.colour is own and move.line != FLOOR]


def completing(position: Position, moves: Sequence[Move]) -> list[Move]:
    """Complete lines where it can be done: quick games that end with rows."""
    return [move for move in _drafts(moves) if _completes(position, move)]


def never_completing(position: Position, moves: Sequence[Move]) -> list[Move]:
    """Leave tiles on incomplete lines: supply runs out."""
    return [m for m in _drafts(moves) if m.line != FLOOR and not _completes(position, m)]


STYLES: dict[str, Style] = {
    style.__name__: style
    for style in (anything, to_the_floor, without_rows, one_colour, completing, never_completing)
}


def choices(style: Style, position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """What the style would play, or every move where it has no preference."""
    return style(position, moves) or moves


def one_coloured_deal(position: Position, chance: CounterGenerator) -> Deal:
    """Four tiles of one colour on every factory while the bag has them: nobody needs the centre."""
    factories, bag = len(position.sources) - 1, list(position.bag)
    dealt: list[Counts] = []
    while len(dealt) < factories:
        colours = [colour for colour in COLOURS if bag[colour] >= 4]
        if not colours:
            return draw_deal(position, chance.below)
        colour = colours[chance.below(len(colours))]
        bag[colour] -= 4
        dealt.append(_counts({colour: 4}))
    return Deal(tuple(dealt))


def _counts(tiles: dict[Colour, int]) -> Counts:
    b, y, r, k, w = (tiles.get(colour, 0) for colour in COLOURS)
    return b, y, r, k, w


class _Table:
    """Lays out a random position tile by tile, never more than there are."""

    def __init__(self, seats: int, wall: Wall, chance: CounterGenerator, dense: bool) -> None:
        self.seats, self.wall, self.dense = seats, wall, dense
        self.below = chance.below
        self.left = dict.fromkeys(COLOURS, 20)
        self.kept = COLOURS[self.below(5)]  # a dense position has a tile of this colour to draft
        self.left[self.kept] -= dense

    def take(self, colour: Colour, count: int) -> int:
        taken = min(count, self.left[colour])
        self.left[colour] -= taken
        return taken

    def some(self, most: int) -> Counts:
        """Up to so many tiles, any colours."""
        heap: dict[Colour, int] = {}
        for _ in range(most):
            colour = COLOURS[self.below(5)]
            heap[colour] = heap.get(colour, 0) + self.take(colour, 1)
        return _counts(heap)

    def wall_tiles(self) -> tuple[tuple[Colour | None, ...], ...]:
        rows: list[list[Colour | None]] = [[None] * 5 for _ in range(5)]
        for _ in range(400 if self.dense else self.below(60)):
            row, column, colour = self.below(5), self.below(5), COLOURS[self.below(5)]
            if self.wall is Wall.COLOURED:
                colour = COLOURS[(column - row) % 5]
            taken = rows[row][column] is not None or colour in rows[row]
            in_column = any(other[column] is colour for other in rows)
            if taken or in_column or rows[row].count(None) == 1:
                continue
            if self.take(colour, 1):
                rows[row][column] = colour
        return tuple(map(tuple, rows))

    def line(self, row: int, present: Sequence[Colour | None]) -> PatternLine:
        colours = [colour for colour in COLOURS if colour not in present]
        colour = colours[self.below(len(colours))]
        most = row - (self.below(6) == 0) if self.dense else self.below(row + 2)
        filled = self.take(colour, max(most, 0))
        return PatternLine(colour, filled) if filled else PatternLine(None, 0)

    def board(self) -> Board:
        wall = self.wall_tiles()
        lines = tuple(self.line(row, wall[row]) for row in range(5))
        things = 0 if self.dense else min(self.below(12), 7)  # often a full floor line
        fallen = [COLOURS[self.below(5)] for _ in range(things)]
        floor = tuple(colour for colour in fallen if self.take(colour, 1))
        return Board(self.below(40), wall, lines, floor)

    def rest(self) -> Counts:
        heap = _counts(self.left)
        self.left = dict.fromkeys(COLOURS, 0)
        return heap

    def sources(self) -> tuple[Counts, ...]:
        factories = range(2 * self.seats + 1)
        if self.dense:
            self.left[self.kept] += 1
            return (self.rest(), *(_counts({}) for _ in factories))
        centre = self.some(self.below(9))
        return (centre, *(self.some(4 * self.below(2)) for _ in factories))


def random_position(
    seats: int, wall: Wall, chance: CounterGenerator, dense: bool = False
) -> Position:
    """Some position in the middle of a round; a dense one has hardly a tile left to draw."""
    below = chance.below
    table = _Table(seats, wall, chance, dense)
    boards = [table.board() for _ in range(seats)]
    sources = table.sources()
    holder = below(2 * seats)  # none in every second position
    if holder < seats and len(boards[holder].floor_line) < 7:
        floor = list(boards[holder].floor_line)
        floor.insert(below(len(floor) + 1), START_MARKER)
        boards[holder] = replace(boards[holder], floor_line=tuple(floor))
    lid, bag = table.some(below(60)), table.rest()
    position = Position(
        wall=wall,
        phase=Phase.DRAFT,
        round_number=1 + below(9),
        barren_rounds=below(3),
        turn=seats - 1 if dense else below(seats),  # the last board has the most room
        first_seat=below(seats),
        start_marker=holder if holder < seats else None,
        sources=sources,
        bag=bag,
        lid=lid,
        boards=tuple(boards),
    )
    if position.problems():  # nothing to draft: try again
        return random_position(seats, wall, chance, dense)
    return position
