"""The game by `rules` alone, for comparison: an independent observation, and a twin game."""

from collections.abc import Iterable
from fractions import Fraction

from azulejos.rules import (
    Colour,
    CounterGenerator,
    Marker,
    Move,
    Phase,
    Position,
    Wall,
    draw_deal,
)

KINDS = [(seats, wall) for seats in (2, 3, 4) for wall in ("coloured", "grey")]
KIND_NAMES = [f"{seats}{wall[0].upper()}" for seats, wall in KINDS]
PENALTIES = (0, 1, 2, 4, 6, 8, 11, 14)

# Two seats, one draft left; afterwards both have complete lines to tile.
LAST_DRAFT = (
    "C draft 2 1 12 -/-/-/-/-/K 17,18,19,19,20 1,0,0,0,0 "
    "3:B4/5/5/5/5:-/Y2/-/-/-:- 0:5/5/5/5/5:R1/-/-/-/-:B*"
)
# The same with a row that will be complete; the seat to act, 1 or 2, is filled in.
LAST_ROW = (
    "C draft 6 {} 12 -/-/-/-/-/K 18,17,18,18,19 0,0,0,0,0 "
    "3:BYRK1/5/5/5/5:W1/Y2/-/-/-:- 0:5/5/5/5/5:R1/-/-/-/-:B*"
)


def observation_of(position: Position, observer: int) -> list[int]:
    """The observation of a seat as docs/environments.md describes it."""
    fallen = [t for b in position.boards for t in b.floor_line if not isinstance(t, Marker)]
    head = [min(position.round_number, 255), position.barren_rounds]
    head.append(int(position.start_marker is None))
    head += [int(position.phase is phase) for phase in Phase]
    head += position.bag
    head += [position.lid[colour] + fallen.count(colour) for colour in Colour]
    head += [count for counts in position.sources for count in counts]
    seats = len(position.boards)
    for seat in ((observer + step) % seats for step in range(seats)):
        head += _seat(position, seat)
    return head


def _seat(position: Position, seat: int) -> Iterable[int]:
    board = position.boards[seat]
    length = len(board.floor_line)
    yield from (min(board.score, 255), length, PENALTIES[length])
    yield int(position.start_marker == seat)
    yield int(position.first_seat == seat)
    yield int(position.turn == seat)
    for colour, count in board.pattern_lines:
        yield from (count if colour is own else 0 for own in Colour)
    cells = [tile for row in board.wall for tile in row]
    yield from (int(tile is not None) for tile in cells)
    if position.wall is Wall.GREY:
        yield from (int(tile is colour) for colour in Colour for tile in cells)


def win_rewards(position: Position) -> list[float]:
    """The reward `win` in exact fractions: a share of the win, scaled so that the sum is 0."""
    outcome = position.outcome()
    assert outcome is not None
    seats = len(position.boards)
    shares = [Fraction(seat in outcome.winners, len(outcome.winners)) for seat in range(seats)]
    return [float((share - Fraction(1, seats)) * Fraction(seats, seats - 1)) for share in shares]


class Twin:
    """The same game by `rules`: the same seed gives the same deals."""

    def __init__(self, seats: int, wall: str, seed: int) -> None:
        self.generator = CounterGenerator(seed)
        self.kind = (seats, Wall(wall))
        self.restart()

    def restart(self) -> None:
        self.position = Position.start(*self.kind)
        self.deal()

    def deal(self) -> None:
        if self.position.phase is Phase.DEAL:
            self.position = self.position.deal(draw_deal(self.position, self.generator.below))

    def play(self, action: int) -> None:
        """Play an action, and deal if it is time."""
        self.position = self.position.play(Move.from_action_id(action))
        self.deal()

    def legal(self) -> list[int]:
        return [move.action_id for move in self.position.legal_moves()]
