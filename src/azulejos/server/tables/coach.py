"""The coach of a table: warnings before a move, and what was better after one.

Warnings follow from the rules. A move is judged by a bot's worker with a small number of nodes,
after it was played, so that no move waits for it.
"""

from __future__ import annotations

from typing import Final

from azulejos.players.coach import warnings
from azulejos.review.grades import Grade, grade_of
from azulejos.rules import Draft, Move, Position
from azulejos.server.tables.bots import Bots
from azulejos.server.wire.analyses import reason_view
from azulejos.server.wire.bodies import AnalysedMoveView, ReasonView
from azulejos.server.wire.coach import BetterMoveView, CoachView
from azulejos.table import SeatKind, State, Status
from azulejos.table.takeback import last_turn

SERIOUS: Final = (Grade.MISTAKE, Grade.BLUNDER)
"""The grades of moves about which the coach speaks."""


def is_coached(state: State) -> bool:
    """Whether a coach may speak: hints are allowed, and one person plays against bots."""
    kinds = [seat.kind for seat in state.seats]
    alone = kinds.count(SeatKind.PERSON) == 1 and SeatKind.OPEN not in kinds
    return alone and state.hints_allowed and state.status is Status.PLAYING


def judged_positions(state: State, seat: int) -> list[Position]:
    """The positions about which the coach may speak to a seat."""
    turn = last_turn(state, seat)
    found = (state.position, None if turn is None else turn.before)
    return [position for position in found if position is not None]


def before_the_move(state: State, seat: int) -> CoachView:
    """What the seat should know before its move."""
    found: list[ReasonView] = []
    if state.turn == seat and state.position is not None:
        found = [reason_view(reason) for reason in warnings(state.position)]
    return CoachView(game_event=state.game_number, warnings=found)


async def after_the_move(bots: Bots, state: State, seat: int) -> CoachView:
    """What would have been better than the seat's last move in this round, if much was lost."""
    silence = CoachView(game_event=state.game_number)
    turn = last_turn(state, seat)
    if turn is None or turn.by != "person" or len(turn.before.legal_moves()) == 1:
        return silence
    thought = await bots.compare(str(turn.before), str(turn.move))
    if thought is None or len(thought.moves) == 1:
        return silence
    best, played = thought.moves
    loss = best.win_probability[seat] - played.win_probability[seat]
    if grade_of(max(0.0, loss), len(state.seats)) not in SERIOUS:
        return silence
    better = BetterMoveView(
        number=turn.number,
        played=played.move,
        move=best.move,
        tiles=_tiles(turn.before, best.move),
        reasons=_reasons(best, played),
    )
    return CoachView(game_event=state.game_number, better=better)


def _reasons(best: AnalysedMoveView, played: AnalysedMoveView) -> list[ReasonView]:
    """The main reason: what speaks for the better move, else what speaks against the played one."""
    gains = [reason for reason in best.reasons if reason.side == "gain"]
    costs = [reason for reason in played.reasons if reason.side == "cost"]
    return (gains or costs)[:1]


def _tiles(position: Position, text: str) -> int:
    move = Move.parse(text)
    return position.sources[move.source][move.colour] if isinstance(move, Draft) else 1
