"""The plain player: plays by what its level sees, in plain Python on top of the rules.

The lower levels are plain players. They do not need the engine.
"""

from __future__ import annotations

import math
import time
from typing import Final

from azulejos.players.handicap import hash_text, overlooked_actions
from azulejos.players.levels import Level
from azulejos.players.player import ChosenMove
from azulejos.players.sight import EVERYTHING, Sight, Sights, Worth, standing, worths
from azulejos.rules import CounterGenerator, Move, Phase, Position, previews
from azulejos.search.limits import Limits
from azulejos.search.report import Candidate, Report
from azulejos.search.stop import StopSignal

CONSIDERED: Final = 10
"""How many moves a player looks at more closely."""
REPLIES: Final = 3
"""How many replies to each of these it looks at."""
DENIAL: Final = 0.5
"""What a point for the next player costs with two seats; with more, the opponents share it."""
SCALE: Final = 12.0
"""The difference in points that makes a win e times as likely."""


class PlainPlayer:
    """Plays the move in which it sees the most points. The same seed gives the same moves."""

    def __init__(self, level: Level, name: str | None = None, seed: int = 0) -> None:
        self.level = level
        self.name = name or level.name
        self.seed = seed
        self._sees: Sights = EVERYTHING if level.sees is None else level.sees

    def choose(
        self,
        position: Position,
        limits: Limits | None = None,
        stop_signal: StopSignal | None = None,
    ) -> ChosenMove:
        """The best move that the level sees."""
        began = time.perf_counter()
        report = self.report(position, limits, stop_signal=stop_signal)
        return ChosenMove.best_of(report, position, time.perf_counter() - began)

    def report(
        self,
        position: Position,
        limits: Limits | None = None,
        best: int = 1,
        stop_signal: StopSignal | None = None,
    ) -> Report:
        """The best moves that the level sees; it takes milliseconds, whatever the limits."""
        del limits, stop_signal
        ranked = self._ranked(position)
        found = tuple(candidate(position, one.preview.move, self._sees) for one in ranked[:best])
        return Report(found, len(ranked), 1, solved=False)

    def new_game(self, seed: int) -> None:
        """Overlook other moves than in the game before."""
        self.seed = seed

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _ranked(self, position: Position) -> list[Worth]:
        """The moves that are seen, the best first; equal moves in random order."""
        overlooked = overlooked_actions(position, self.level.handicap.at(position), self.seed)
        chance = CounterGenerator(self.seed ^ hash_text(str(position)) ^ 1)
        seen = [one for one in previews(position) if one.move.action_id not in overlooked]
        drawn = [(chance.below(1 << 20), one) for one in worths(position, seen, self._sees)]
        ranked = [one for _, one in sorted(drawn, key=lambda pair: (-pair[1].points, pair[0]))]
        closer = [self._look_closer(position, one) for one in ranked[:CONSIDERED]]
        closer.sort(key=lambda one: -one.points)
        return closer + ranked[CONSIDERED:]

    def _look_closer(self, position: Position, one: Worth) -> Worth:
        """A move's value with what the opponents will do."""
        after = position.play(one.preview.move)
        if Sight.AHEAD in self._sees:
            return one._replace(points=self._ahead(position.turn or 0, after))
        if Sight.OTHERS in self._sees and after.phase is Phase.DRAFT:
            reply = max(each.points for each in worths(after, previews(after), self._sees))
            return one._replace(points=one.points - denial(position) * reply)
        return one

    def _ahead(self, seat: int, after: Position) -> float:
        """How the round ends for a seat after the worst reply."""
        if after.phase is not Phase.DRAFT or after.turn == seat:
            return self._margin(seat, play_out(after, self._sees)[1])
        replies = sorted(worths(after, previews(after), self._sees), key=lambda one: -one.points)
        return min(
            self._margin(seat, play_out(after.play(reply.preview.move), self._sees)[1])
            for reply in replies[:REPLIES]
        )

    def _margin(self, seat: int, end: Position) -> float:
        points = [standing(end, each, self._sees) for each in range(end.seats)]
        own = points.pop(seat)
        return own - denial(end) * max(points) if Sight.OTHERS in self._sees else own


def denial(position: Position) -> float:
    """What a point for an opponent costs in this position."""
    return DENIAL / (position.seats - 1)


def play_out(position: Position, sees: Sights) -> tuple[list[Move], Position]:
    """Play the round to its probable end: every seat takes what is worth most to it."""
    line: list[Move] = []
    while position.phase in (Phase.DRAFT, Phase.TILE):
        best = max(worths(position, previews(position), sees), key=lambda one: one.points)
        line.append(best.preview.move)
        position = position.play(best.preview.move)
    return line, position


def candidate(position: Position, move: Move, sees: Sights) -> Candidate:
    """A move with the scores that it leads to if the round continues as expected."""
    line, end = play_out(position.play(move), sees)
    scores = tuple(standing(end, seat, sees) for seat in range(end.seats))
    result = end.outcome()
    wins = _shares(scores) if result is None else _won(result.winners, end.seats)
    return Candidate(move.action_id, wins, scores, tuple(one.action_id for one in (move, *line)))


def _shares(scores: tuple[float, ...]) -> tuple[float, ...]:
    best = max(scores)
    shares = [math.exp((score - best) / SCALE) for score in scores]
    return tuple(share / sum(shares) for share in shares)


def _won(winners: tuple[int, ...], seats: int) -> tuple[float, ...]:
    return tuple((seat in winners) / len(winners) for seat in range(seats))
