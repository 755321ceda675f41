"""A player in plain Python: ready at once, without any compiled code."""

from __future__ import annotations

import math
import time

from azulejos.players.levels import LEVELS, Level
from azulejos.players.player import ChosenMove
from azulejos.players.simple import result_of_round
from azulejos.rules import Move, Position, Preview, previews
from azulejos.search.alarm import Alarm
from azulejos.search.limits import Limits
from azulejos.search.report import Candidate, Report


class PlainPlayer:
    """Plays what pays most in this round."""

    def __init__(self, level: Level, name: str | None = None, seed: int = 0) -> None:
        self.level = level
        self.name = name or level.name
        self.seed = seed

    def choose(
        self, position: Position, limits: Limits | None = None, alarm: Alarm | None = None
    ) -> ChosenMove:
        """The best move that the level sees."""
        began = time.perf_counter()
        report = self.report(position, limits, alarm=alarm)
        move, win = Move.from_action_id(report.best.action), report.best.wins[position.turn or 0]
        return ChosenMove(move, win, report.nodes, report.depth, time.perf_counter() - began)

    def report(
        self,
        position: Position,
        limits: Limits | None = None,
        best: int = 1,
        alarm: Alarm | None = None,
    ) -> Report:
        """The best moves with rough values."""
        del limits, alarm
        choices = sorted(previews(position), key=result_of_round, reverse=True)
        found = tuple(_candidate(position, choice) for choice in choices[:best])
        return Report(found, len(choices), 1, solved=False)

    def new_game(self, seed: int) -> None:
        """Another stream of chance."""
        self.seed = seed

    def close(self) -> None:
        """Nothing is held."""


def stand_in() -> PlainPlayer:
    """The player that answers while the code of a stronger one is not loaded yet."""
    return PlainPlayer(LEVELS["casual"], name="stand-in")


def _candidate(position: Position, choice: Preview) -> Candidate:
    scores = [float(board.score) for board in position.boards]
    scores[position.turn or 0] += result_of_round(choice)[0]
    shares = [math.exp(score / 20) for score in scores]
    wins = tuple(share / sum(shares) for share in shares)
    return Candidate(choice.move.action_id, wins, tuple(scores), (choice.move.action_id,))
