"""The course of a line: what every seat gets while the moves of the line are played.

If the line stops before the end of the round, tiling is done as if the round ended there. On the
grey wall each tile then goes to the column where it scores most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from azulejos.rules import (
    FLOOR,
    Colour,
    Draft,
    FloorScored,
    Move,
    Outcome,
    Phase,
    Position,
    Step,
    TilePlaced,
    Transition,
    add_bonuses,
    settle_floor,
    tile_line,
)
from azulejos.rules.board import capacity
from azulejos.rules.scoring import outcome, placement_points
from azulejos.rules.tiling import open_columns


class Take(NamedTuple):
    """Tiles that a seat takes with a draft."""

    source: int
    colour: Colour
    tiles: int


@dataclass(frozen=True, slots=True)
class Course:
    """What happens in a line of play."""

    end: Position
    """The position after the line and the tiling."""
    finished: bool
    """Whether the line reaches the end of the round."""
    begins: int | None
    """The seat that begins the next round if there is one; None if it is not decided."""
    placed: tuple[dict[int, int], ...]
    """For each seat the points of the tiles from its lines."""
    lost: tuple[int, ...]
    """For each seat the points that its floor line costs."""
    completed: tuple[dict[int, Take], ...]
    """For each seat the tiles that completed its lines."""
    first: Take | None
    """What the first move takes; None if it is not a draft."""

    @property
    def is_last_round(self) -> bool:
        """Whether the game ends with this round."""
        return self.end.phase is Phase.END or self.completed_row() is not None

    def completed_row(self) -> tuple[int, int] | None:
        """A seat and a row that it has completed, which ends the game."""
        for seat, board in enumerate(self.end.boards):
            for row, tiles in enumerate(board.wall):
                if None not in tiles:
                    return seat, row
        return None

    def outcome(self) -> Outcome:
        """The result if the game ends here."""
        ended = self.end if self.end.phase is Phase.END else add_bonuses(self.end).position
        return outcome(ended)


def follow(position: Position, line: Sequence[Move]) -> Course:
    """Play a line and note what happens."""
    first = _take(position, line[0]) if line else None
    steps: list[Step] = []
    completed: tuple[dict[int, Take], ...] = tuple({} for _ in position.boards)
    for move in line:
        take = _take(position, move)
        if take is not None and _completes(position, move):
            assert position.turn is not None
            completed[position.turn][move.action_id % (FLOOR + 1)] = take
        position, more = position.transition(move)
        steps += more
    finished = position.phase in (Phase.DEAL, Phase.END)
    begins = position.first_seat if finished else position.start_marker
    if not finished:
        position, more = tile_now(position)
        steps += more
    placed: tuple[dict[int, int], ...] = tuple({} for _ in position.boards)
    lost = [0] * position.seats
    for step in steps:
        if isinstance(step, TilePlaced):
            placed[step.seat][step.line] = step.points
        elif isinstance(step, FloorScored):
            lost[step.seat] += step.lost
    return Course(position, finished, begins, placed, tuple(lost), completed, first)


def tile_now(position: Position) -> Transition:
    """Tile all complete lines and settle the floor lines, as if the round ended here."""
    steps: list[Step] = []
    for seat in range(position.seats):
        for line in position.boards[seat].complete_lines():
            position, more = tile_line(position, seat, line, _best_column(position, seat, line))
            steps += more
        position, more = settle_floor(position, seat)
        steps += more
    return Transition(position, tuple(steps))


def _best_column(position: Position, seat: int, line: int) -> int:
    board = position.boards[seat]
    colour = board.pattern_lines[line].colour
    assert colour is not None
    columns = open_columns(position.wall, board, line, colour)
    return max(columns, key=lambda at: placement_points(board.wall, line, at), default=FLOOR)


def _take(position: Position, move: Move) -> Take | None:
    if not isinstance(move, Draft):
        return None
    return Take(move.source, move.colour, position.sources[move.source][move.colour])


def _completes(position: Position, move: Move) -> bool:
    if not isinstance(move, Draft) or move.line == FLOOR:
        return False
    assert position.turn is not None
    filled = position.boards[position.turn].pattern_lines[move.line].filled
    return filled + position.sources[move.source][move.colour] >= capacity(move.line)
