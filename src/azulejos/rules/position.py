"""A position: the complete state of a game at one moment, and the entry point to the rules.

It holds the data and passes each question to the module that answers it. Positions are frozen: a
method that changes something returns a new one.

>>> from azulejos import CounterGenerator, Position, draw_deal
>>> position = Position.start(seats=2)
>>> position = position.deal(draw_deal(position, CounterGenerator(7).below))
>>> len(position.legal_moves())
84
"""

from __future__ import annotations

from dataclasses import dataclass

from azulejos.rules import text
from azulejos.rules.board import Board
from azulejos.rules.dealing import Deal, apply_deal, check_deal
from azulejos.rules.drafting import apply_draft, check_draft, legal_drafts
from azulejos.rules.errors import IllegalMoveError, InvalidPositionError, Problem, Reason
from azulejos.rules.moves import Draft, Move, Tiling
from azulejos.rules.problems import find_problems
from azulejos.rules.scoring import Outcome, outcome
from azulejos.rules.steps import Transition
from azulejos.rules.tiles import (
    FULL_BAG,
    MAX_SEATS,
    MIN_SEATS,
    NO_TILES,
    Counts,
    Phase,
    Wall,
    factory_count,
)
from azulejos.rules.tiling import advance_tiling, check_tiling, legal_tilings, tile_line


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a game between two to four seats; the bag has counts and no order."""

    wall: Wall
    phase: Phase
    round_number: int
    barren_rounds: int  # consecutive rounds in which no tile reached a wall: RULES [I11]
    turn: int | None  # the seat to act; in DEAL the seat that will begin
    first_seat: int  # the seat that began the round; in DEAL the seat that will begin
    start_marker: int | None  # the seat that holds the start marker; None if it is in the centre
    sources: tuple[Counts, ...]  # the centre, then the factories
    bag: Counts
    lid: Counts
    boards: tuple[Board, ...]

    @classmethod
    def start(cls, seats: int = 2, wall: Wall = Wall.COLOURED, first_seat: int = 0) -> Position:
        """A new game, before its first deal (RULES [S1] to [S5])."""
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise ValueError(f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {seats}")
        if not 0 <= first_seat < seats:
            raise ValueError(f"the first seat is 0 to {seats - 1}, not {first_seat}")
        return cls(
            wall=Wall(wall),
            phase=Phase.DEAL,
            round_number=1,
            barren_rounds=0,
            turn=first_seat,
            first_seat=first_seat,
            start_marker=None,
            sources=(NO_TILES,) * (1 + factory_count(seats)),
            bag=FULL_BAG,
            lid=NO_TILES,
            boards=(Board(),) * seats,
        )

    @classmethod
    def parse(cls, line: str) -> Position:
        """Read a position text; raise `NotationError` or `InvalidPositionError`."""
        position = cls(**text.read_position(line))
        problems = position.problems()
        if problems:
            raise InvalidPositionError(problems)
        text.check_canonical(line, str(position))
        return position

    def __str__(self) -> str:
        return text.format_position(self)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.boards)

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move that the seat to act may play, by action number."""
        if self.turn is None:
            return ()
        if self.phase is Phase.DRAFT:
            return legal_drafts(self, self.boards[self.turn])
        if self.phase is Phase.TILE and self.wall is Wall.GREY:
            return legal_tilings(self, self.boards[self.turn])
        return ()

    def play(self, move: Move) -> Position:
        """The position after a move; raises `IllegalMoveError` and changes nothing."""
        return self.transition(move).position

    def deal(self, deal: Deal) -> Position:
        """The position after a deal; raises `IllegalMoveError` and changes nothing."""
        return self.transition(deal).position

    def transition(self, event: Move | Deal) -> Transition:
        """The position after a move or a deal, with the steps that led there."""
        match event:
            case Deal():
                check_deal(self, event)
                return apply_deal(self, event)
            case Draft():
                seat = self._seat_to_act(Phase.DRAFT)
                check_draft(self, self.boards[seat], event)
                return _then_advance(apply_draft(self, seat, event))
            case Tiling():
                seat = self._seat_to_act(Phase.TILE)
                check_tiling(self, self.boards[seat], event)
                return _then_advance(tile_line(self, seat, event.line, event.column))
            case _:
                raise TypeError(f"not a move or a deal: {event!r}")

    def _seat_to_act(self, phase: Phase) -> int:
        nobody_chooses = phase is Phase.TILE and self.wall is Wall.COLOURED
        if self.phase is not phase or self.turn is None or nobody_chooses:
            what = "draft" if phase is Phase.DRAFT else "tiling move"
            words = f"no {what} in the phase {self.phase} of the {self.wall} wall"
            raise IllegalMoveError(Reason.WRONG_PHASE, words)
        return self.turn

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        from azulejos.pictures import svg

        return svg(self)

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return outcome(self) if self.phase is Phase.END else None

    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong with this position; empty for positions made by the rules."""
        return find_problems(self)


def _then_advance(before: Transition) -> Transition:
    """Add the tiling that needs no choice, if it is time for it."""
    if before.position.phase is not Phase.TILE:
        return before
    after = advance_tiling(before.position)
    return Transition(after.position, before.steps + after.steps)
