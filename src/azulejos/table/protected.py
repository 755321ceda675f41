"""Protected positions: which positions a rated game keeps from being analysed while it runs.

A person could describe the position of a game in many ways, so texts are not compared. What matters
for a move is what there is to draft, the pattern lines and the walls. The order of factories and
seats, points, floor lines, bag, lid, the number of the round and the seat to act are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from typing import Final, NamedTuple

from azulejos.rules import Phase, Position
from azulejos.rules.board import NO_LINE, Board, PatternLine, WallRow, capacity
from azulejos.rules.tiles import COLOURS, Colour, Counts

MOST_MOVES: Final = 8
"""How many moves after the position of a game are protected."""
MOST_MOVES_BACK: Final = 2
"""How many moves before it are protected that were not played in the game."""
MANY_TILES: Final = 12
"""With at least this many tiles, the same tiles to draft are enough, whatever the boards are."""


class RatedRound(NamedTuple):
    """The current round of a rated game: its first position, and the one at which the game is."""

    first: Position
    now: Position

    def protects(self, position: Position) -> bool:
        """Whether an analysis of a position would help in this game."""
        if not _is_comparable(self.now, position):
            return False
        if _has_same_tiles(self.now, position):
            return True
        ahead = moves_between(self.now, position)
        if ahead is not None:
            return ahead <= MOST_MOVES
        back = moves_between(position, self.now)
        if back is None:
            return False
        return back <= MOST_MOVES_BACK or moves_between(self.first, position) is not None


def moves_between(before: Position, after: Position) -> int | None:
    """How many moves, at least, lead to a position in the same round; None if none do."""
    taken = tuple(a - b for a, b in zip(_tiles(before), _tiles(after), strict=True))
    old, new = _factories(before), _factories(after)
    if min(taken) < 0 or new - old:
        return None
    emptied = (old - new).total()
    changes = (_changed_lines(before.boards, seats, taken) for seats in permutations(after.boards))
    found = [changed for changed in changes if changed is not None]
    return max(min(found), emptied) if found else None


def _is_comparable(one: Position, other: Position) -> bool:
    if one.wall is not other.wall or one.seats != other.seats:
        return False
    return {one.phase, other.phase} <= {Phase.DRAFT, Phase.TILE}


def _has_same_tiles(one: Position, other: Position) -> bool:
    if sum(_tiles(one)) < MANY_TILES or one.sources[0] != other.sources[0]:
        return False
    return _factories(one) == _factories(other)


def _tiles(position: Position) -> tuple[int, ...]:
    """How many tiles of each colour there are to draft."""
    return tuple(map(sum, zip(*position.sources, strict=True)))


def _factories(position: Position) -> Counter[Counts]:
    return Counter(counts for counts in position.sources[1:] if any(counts))


def _changed_lines(
    before: Iterable[Board], after: Iterable[Board], taken: tuple[int, ...]
) -> int | None:
    """How many lines have got tiles; None if they have not, or not from those that were taken."""
    changed, used = 0, dict.fromkeys(COLOURS, 0)
    for one, other in zip(before, after, strict=True):
        for number in range(len(one.pattern_lines)):
            got = _got(number, _line(one, number), _line(other, number))
            if got is None:
                return None
            colour, tiles = got
            if colour is not None:
                changed += 1
                used[colour] += tiles
    return changed if all(used[colour] <= taken[colour] for colour in COLOURS) else None


def _line(board: Board, number: int) -> tuple[PatternLine, WallRow]:
    return board.pattern_lines[number], board.wall[number]


def _got(
    number: int, before: tuple[PatternLine, WallRow], after: tuple[PatternLine, WallRow]
) -> tuple[Colour | None, int] | None:
    """The colour and the tiles that a line has got; no colour without a change, None if it lost."""
    (colour, count), row = before
    (new_colour, new_count), new_row = after
    if before == after:
        return None, 0
    if row != new_row:  # its tile has moved to the wall
        placed = [new for old, new in zip(row, new_row, strict=True) if old is not new]
        if len(placed) != 1 or after[0] != NO_LINE:
            return None
        new_colour, new_count = placed[0], capacity(number)
    if new_colour is None or colour not in (None, new_colour) or new_count < count:
        return None
    return new_colour, new_count - count
