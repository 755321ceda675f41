"""Replays: a whole game with every position and every step.

A record from a file and the record of a table become the same thing here.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from azulejos.players.characters import recorded_names
from azulejos.rules.game import Game
from azulejos.rules.moves import Move
from azulejos.rules.position import Position
from azulejos.server.wire.bodies import Replay, ReplayStep
from azulejos.server.wire.table_views import ResultView
from azulejos.views.score_sheet import Tally
from azulejos.views.to_json import position_view, step_views

_RESULTS_KEPT: Final = 256


def replay(game: Game) -> Replay:
    """Every position of a record; raises `IllegalMoveError` if it is impossible."""
    position = game.start
    tally = Tally(position)
    moves = []
    for number, event in enumerate(game.events):
        seat = position.turn if isinstance(event, Move) else None
        after, steps = position.transition(event)
        tally.add(steps)
        moves.append(
            ReplayStep(
                notation=str(event),
                seat=seat,
                absent=number in game.absent,
                steps=step_views(steps),
                position=position_view(after),
                sheets=tally.sheets(),
            )
        )
        position = after
    return Replay(
        wall=position.wall.value,
        names=recorded_names(game),
        headers=dict(game.headers),
        start=position_view(game.start),
        moves=moves,
        result=_result_view(game, position, tally),
    )


@lru_cache(_RESULTS_KEPT)
def result_of(game: Game) -> ResultView | None:
    """How a game ended, None while it goes on; computed once and kept."""
    position = game.start
    tally = Tally(position)
    for event in game.events:
        position, steps = position.transition(event)
        tally.add(steps)
    return _result_view(game, position, tally)


def _result_view(game: Game, position: Position, tally: Tally) -> ResultView | None:
    outcome = position.outcome()
    termination = outcome.termination.value if outcome is not None else game.ended_early
    if termination is None:
        return None
    return ResultView(
        termination=termination,
        winners=list(game.winners()),
        scores=[board.score for board in position.boards],
        complete_rows=[board.complete_rows() for board in position.boards],
        sheets=tally.sheets(),
    )
