"""A line of play played with the rules alone, to check explanations against."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from azulejos.rules import (
    FLOOR,
    Colour,
    Draft,
    FloorScored,
    Move,
    Phase,
    Position,
    Step,
    TilePlaced,
    Wall,
    advance_tiling,
    previews,
)
from azulejos.rules.tiles import NO_TILES


@dataclass
class Played:
    """What happened in a line, by seat and line."""

    end: Position
    finished: bool = True
    marker: int | None = None
    points: dict[tuple[int, int], int] = field(default_factory=dict)
    lost: dict[int, int] = field(default_factory=dict)
    drafts: list[tuple[int, Draft, int]] = field(default_factory=list)
    """Seat, draft and number of tiles."""

    def scored(self, seat: int) -> dict[int, int]:
        return {line: points for (who, line), points in self.points.items() if who == seat}

    def wall_count(self, seat: int, kind: str, index: int) -> int:
        wall = self.end.boards[seat].wall
        if kind == "row":
            return sum(tile is not None for tile in wall[index])
        if kind == "column":
            return sum(row[index] is not None for row in wall)
        return sum(tile is Colour(index) for row in wall for tile in row)

    def complete_rows(self) -> set[tuple[int, int]]:
        return {
            (seat, row)
            for seat, board in enumerate(self.end.boards)
            for row in range(5)
            if None not in board.wall[row]
        }


def play(position: Position, line: Sequence[Move]) -> Played:
    """Play a line, then tile as if the round ended, if it does not."""
    played = Played(position)
    for move in line:
        if isinstance(move, Draft):
            assert position.turn is not None
            tiles = position.sources[move.source][move.colour]
            played.drafts.append((position.turn, move, tiles))
        position, steps = position.transition(move)
        note(played, steps)
    played.finished = position.phase in (Phase.DEAL, Phase.END)
    played.marker = position.first_seat if played.finished else position.start_marker
    if not played.finished:
        position = tile(played, position)
    played.end = position
    return played


def note(played: Played, steps: Sequence[Step]) -> None:
    for step in steps:
        if isinstance(step, TilePlaced):
            played.points[step.seat, step.line] = step.points
        elif isinstance(step, FloorScored):
            played.lost[step.seat] = step.lost


def tile(played: Played, position: Position) -> Position:
    """Take all tiles off the table and let the rules tile; a choice is what scores most."""
    empty = tuple(NO_TILES for _ in position.sources)
    position = replace(position, phase=Phase.TILE, sources=empty)
    position, steps = advance_tiling(position)
    note(played, steps)
    while position.phase is Phase.TILE:
        assert position.wall is Wall.GREY
        best = max(previews(position), key=lambda each: each.points)
        position, steps = position.transition(best.move)
        note(played, steps)
    return position


def completing(played: Played, seat: int, line: int, before: Position) -> tuple[Draft, int]:
    """The draft with which a seat completes a line, and how many tiles it takes."""
    filled = before.boards[seat].pattern_lines[line].filled
    for who, draft, tiles in played.drafts:
        if (who, draft.line) == (seat, line) and line != FLOOR:
            filled += tiles
            if filled > line:
                return draft, tiles
    raise AssertionError("the line is not completed")
