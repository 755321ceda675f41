"""Random positions: valid, but perhaps not reachable in a game.

They cover corner cases that random play hardly ever finds: full floor lines when the marker comes,
one-coloured factories, empty bags, stuck lines, full walls.
"""

from dataclasses import replace

from azulejos.rules import (
    START_MARKER,
    Board,
    Colour,
    CounterGenerator,
    PatternLine,
    Phase,
    Position,
    Wall,
)
from azulejos.rules.board import NO_LINE, FloorLine, WallTiles, home_column
from azulejos.rules.tiles import COLOURS, NO_TILES, SIDE, Counts, factory_count


class Builder:
    """Takes tiles from a supply of twenty of each colour and places them."""

    def __init__(self, seed: int) -> None:
        self.below = CounterGenerator(seed).below
        self.left = [20, 20, 20, 20, 20]

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent

    def take(self, colour: Colour, count: int) -> int:
        """Take as many tiles of a colour as there are, up to `count`."""
        taken = min(count, self.left[colour])
        self.left[colour] -= taken
        return taken

    def any_colour(self) -> Colour | None:
        there = [colour for colour in COLOURS if self.left[colour]]
        return there[self.below(len(there))] if there else None

    def wall(self, kind: Wall, percent: int, rows_may_be_complete: bool) -> WallTiles:
        rows: list[list[Colour | None]] = [[None] * SIDE for _ in range(SIDE)]
        for row in range(SIDE):
            for colour in COLOURS:
                columns = [home_column(row, colour)]
                if kind is Wall.GREY:
                    columns = [c for c in range(SIDE) if all(r[c] != colour for r in rows)]
                free = [c for c in columns if rows[row][c] is None]
                full = rows[row].count(None) == 1 and not rows_may_be_complete
                if free and not full and self.chance(percent) and self.take(colour, 1):
                    rows[row][free[self.below(len(free))]] = colour
        return tuple(map(tuple, rows))

    def lines(self, wall: WallTiles, percent: int) -> tuple[PatternLine, ...]:
        lines = []
        for number, row in enumerate(wall):
            colours = [colour for colour in COLOURS if colour not in row and self.left[colour]]
            if not colours or not self.chance(percent):
                lines.append(NO_LINE)
                continue
            colour = colours[self.below(len(colours))]
            wanted = number + 1 if self.chance(40) else 1 + self.below(number + 1)
            lines.append(PatternLine(colour, self.take(colour, wanted)))
        return tuple(lines)

    def floor(self) -> FloorLine:
        things = []
        for _ in range((0, 0, 1, 2, 4, 6, 7, 7)[self.below(8)]):
            colour = self.any_colour()
            if colour is not None and self.take(colour, 1):
                things.append(colour)
        return tuple(things)

    def source(self, most: int) -> Counts:
        counts = list(NO_TILES)
        colour = self.any_colour()
        if self.chance(40):
            return NO_TILES
        for _ in range(1 + self.below(most)):
            if self.chance(40):
                colour = self.any_colour()
            if colour is not None:
                counts[colour] += self.take(colour, 1)
        return (counts[0], counts[1], counts[2], counts[3], counts[4])

    def heap(self, percent: int) -> Counts:
        """A percentage of the tiles that are left."""
        b, y, r, k, w = (
            self.take(colour, self.left[colour] * percent // 100) for colour in COLOURS
        )
        return b, y, r, k, w


def build(seats: int, wall: Wall, phase: Phase, seed: int) -> Position:
    """A valid position of this kind; DRAFT becomes TILE if no tile lies on the table."""
    builder = Builder(seed)
    below = builder.below
    density, filled = below(100), below(100)
    boards = []
    for _ in range(seats):
        tiles = builder.wall(wall, density, phase is not Phase.DEAL)
        lines = builder.lines(tiles, filled)
        floor = builder.floor() if phase in (Phase.DRAFT, Phase.TILE) else ()
        boards.append(Board(below(100), tiles, lines, floor))
    sources: tuple[Counts, ...] = (NO_TILES,) * (1 + factory_count(seats))
    if phase is Phase.DRAFT:
        sources = (builder.source(12), *(builder.source(4) for _ in sources[1:]))
        phase = Phase.DRAFT if any(map(any, sources)) else Phase.TILE
    if phase is Phase.DEAL and not any(builder.left):
        phase = Phase.END  # there is no empty deal
    bag = builder.heap((0, 5, 50, 100)[below(4)])
    first, turn = below(seats), below(seats)
    position = Position(
        wall=wall,
        phase=phase,
        round_number=1 + below(20),
        barren_rounds=below(4 if phase in (Phase.TILE, Phase.END) else 3),
        turn={Phase.DRAFT: turn, Phase.END: None}.get(phase, first),
        first_seat=first,
        start_marker=None,
        sources=sources,
        bag=bag,
        lid=builder.heap(100),
        boards=tuple(boards),
    )
    return _with_marker(position, below(seats + 1), below(8))


def _with_marker(position: Position, seat: int, space: int) -> Position:
    """Put the start marker on a seat's floor line if there is space; `seat` may not exist."""
    if seat == position.seats or position.phase is Phase.DEAL:
        return position
    boards = list(position.boards)
    floor = boards[seat].floor_line
    settled = position.phase is Phase.END
    if len(floor) < 7 and not settled:
        space = min(space, len(floor))
        boards[seat] = replace(
            boards[seat], floor_line=(*floor[:space], START_MARKER, *floor[space:])
        )
    return replace(position, start_marker=seat, boards=tuple(boards))
