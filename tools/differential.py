"""Differential test of the two engines: plays one game on both and compares everything.

Some games run as a test, and a hundred thousand with `make fuzz`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from azulejos import fast
from azulejos.fast.convert import position_words, seat_words
from azulejos.rules import (
    CENTRE,
    FLOOR,
    Board,
    CounterGenerator,
    Deal,
    Draft,
    Move,
    Phase,
    Position,
    Termination,
    Tiling,
    Wall,
    draw_deal,
)
from azulejos.rules.moves import MOVES
from tools.styles import STYLES, choices, never_completing, one_coloured_deal, random_position

KINDS = [(seats, wall) for seats in (2, 3, 4) for wall in Wall]
TERMINATIONS = {
    Termination.ROW: fast.ROW,
    Termination.NO_TILES: fast.NO_TILES,
    Termination.BARREN: fast.BARREN,
}
# What the games must have covered for a run to be meaningful.
CORNERS = (
    "marker comes to a full floor line",
    "nobody takes the marker",
    "floor line overflows",
    "bag runs out inside a factory",
    "bag is emptied exactly",
    "short deal",
    "stuck line",
    "stuck line overflows the floor line",
    "score stops at zero",
    "shared victory",
    "end by a row",
    "end by no tiles",
    "end by barren rounds",
)


class DifferenceError(AssertionError):
    """The engines disagree; says where, and how to reproduce it."""


@dataclass
class Tally:
    """Counts what a run has compared."""

    games: int = 0
    actions: int = 0
    corners: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.actions += other.actions
        self.corners.update(other.corners)


class Lockstep:
    """One game on both engines."""

    def __init__(self, start: Position, seed: int) -> None:
        self.position = start
        self.state = fast.from_position(start)
        self.chance, self.stream = CounterGenerator(seed), fast.new_generator(seed)
        self.actions = np.empty(fast.MOST_MOVES, np.int64)
        self.history: list[Position | Deal | Move] = [start]
        self.known: dict[int, tuple[Board, list[int]]] = {}

    def fail(self, what: str) -> None:
        path = "\n  ".join(map(str, self.history))
        packed = fast.to_position(self.state)
        raise DifferenceError(f"{what}\n  {path}\nrules {self.position}\nfast  {packed}")

    def expect(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            self.fail(f"{what}: rules {ours}, fast {theirs}")

    def below(self, bound: int) -> int:
        number = self.chance.below(bound)
        self.expect("random number", number, fast.below(self.stream, bound))
        return number

    def legal_moves(self) -> tuple[Move, ...]:
        moves = self.position.legal_moves()
        count = fast.legal_moves(self.state, self.actions)
        packed = tuple(MOVES[action] for action in self.actions[:count].tolist())
        if moves != packed:
            self.fail(f"legal moves: rules {[*map(str, moves)]}, fast {[*map(str, packed)]}")
        return moves

    def deal(self, one_coloured: bool) -> Deal:
        if one_coloured:
            deal = one_coloured_deal(self.position, self.chance)
            self.stream[0] = (self.chance.seed + self.chance.drawn * 0x9E3779B97F4A7C15) % 2**64
            fast.deal_given(self.state, fast.deal_words(deal))
        else:
            deal = draw_deal(self.position, self.chance.below)
            fast.deal(self.state, self.stream)
        self.position = self.position.deal(deal)
        self.history.append(deal)
        self.compare()
        return deal

    def play(self, move: Move) -> None:
        self.position = self.position.play(move)
        fast.play(self.state, move.action_id)
        self.history.append(move)
        self.compare()

    def board_words(self, board: Board, grey: bool) -> list[int]:
        """The words of a board, cached while it does not change: positions share such boards."""
        known = self.known.get(id(board))
        if known is None or known[0] is not board:
            known = self.known[id(board)] = (board, seat_words(board, grey))
        return known[1]

    def compare(self) -> None:
        """Compare every bit of the state, and now and then the conversion back."""
        expected = position_words(self.position, self.board_words)
        packed = self.state.tolist()
        if expected != packed:
            pairs = enumerate(zip(expected, packed, strict=True))
            self.fail(f"words {[word for word, (ours, theirs) in pairs if ours != theirs]}")
        if len(self.history) % 16 == 0 and fast.to_position(self.state) != self.position:
            self.fail("the conversion back")

    def compare_outcome(self) -> None:
        outcome, seats = self.position.outcome(), range(self.position.seats)
        assert outcome is not None
        scores = tuple(fast.score(self.state, seat) for seat in seats)
        rows = tuple(fast.row_count(self.state, seat) for seat in seats)
        mask = fast.winners(self.state)
        winners = tuple(seat for seat in seats if mask >> seat & 1)
        self.expect("scores", outcome.scores, scores)
        self.expect("complete rows", outcome.complete_rows, rows)
        self.expect("winners", outcome.winners, winners)
        ended = TERMINATIONS[outcome.termination]
        self.expect("termination", ended, fast.termination(self.state))
        self.below(1 << 31)  # both streams must be at the same word


def play_game(seed: int, tally: Tally) -> None:
    """Play one game; its kind, style and start follow from the seed. Raises if engines differ."""
    seats, wall = KINDS[seed % len(KINDS)]
    turn = seed // len(KINDS)
    style = list(STYLES.values())[turn // 7 % len(STYLES)]
    one_coloured = turn % 5 == 0
    start, dense = Position.start(seats, wall, seed % seats), turn % 6 == 5
    if turn % 3 == 2:
        start = random_position(seats, wall, CounterGenerator(seed), dense)
    if dense:
        style = never_completing
    game = Lockstep(start, seed)
    while game.position.phase is not Phase.END:
        before = game.position
        if before.phase is Phase.DEAL:
            tally.corners.update(deal_corners(before, game.deal(one_coloured)))
        else:
            legal = game.legal_moves()
            liked = choices(style, before, legal) if game.below(8) else legal
            move = liked[game.below(len(liked))]
            game.play(move)
            tally.corners.update(move_corners(before, move, game.position))
        tally.actions += 1
    game.compare_outcome()
    tally.corners.update(end_corners(game.position))
    tally.games += 1


def deal_corners(before: Position, deal: Deal) -> Iterator[str]:
    bag, dealt = sum(before.bag), sum(map(sum, deal.factories))
    if bag < dealt and bag % 4:
        yield "bag runs out inside a factory"
    if bag == dealt:
        yield "bag is emptied exactly"
    if dealt < 4 * len(deal.factories):
        yield "short deal"


def move_corners(before: Position, move: Move, after: Position) -> Iterator[str]:
    assert before.turn is not None
    board = before.boards[before.turn]
    full = len(board.floor_line)
    if isinstance(move, Draft):
        takes_marker = move.source == CENTRE and before.start_marker is None
        if takes_marker and full == 7:
            yield "marker comes to a full floor line"
        ended = after.phase is not Phase.DRAFT
        if ended and before.start_marker is None and move.source != CENTRE:
            yield "nobody takes the marker"
        if not ended and sum(after.lid) > sum(before.lid):
            yield "floor line overflows"
    elif isinstance(move, Tiling) and move.column == FLOOR:
        yield "stuck line"
        if full + move.line + 1 > 7:
            yield "stuck line overflows the floor line"
    if after.boards[before.turn].score == 0 and board.score > 0:
        yield "score stops at zero"


def end_corners(position: Position) -> Iterator[str]:
    outcome = position.outcome()
    assert outcome is not None
    if len(outcome.winners) > 1:
        yield "shared victory"
    yield {
        Termination.ROW: "end by a row",
        Termination.NO_TILES: "end by no tiles",
        Termination.BARREN: "end by barren rounds",
    }[outcome.termination]
