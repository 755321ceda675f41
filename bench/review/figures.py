"""What reviews say about games of one kind, added up."""

from __future__ import annotations

import math
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import fmean, pstdev, stdev

from azulejos.players.levels import LEVELS
from azulejos.review.grades import Grade, grade_of, in_even_shares
from azulejos.review.judge import Judge
from azulejos.review.review import review_stream
from azulejos.review.shapes import DealLuck, GameReview, ReviewedMove
from azulejos.rules import Game, Move, Position
from azulejos.search.limits import Limits
from bench.review.rollouts import rolled_out_loss

Z95 = 1.96
MORE = 10  # times the nodes, to check blunders
STILL = (Grade.MISTAKE, Grade.BLUNDER)


@dataclass
class Figures:
    """The figures of one kind of table."""

    nodes: int
    games: int = 0
    grades: dict[str, Counter[Grade]] = field(default_factory=partial(defaultdict, Counter))
    losses: dict[str, list[float]] = field(default_factory=partial(defaultdict, list))
    accuracies: dict[str, list[float]] = field(default_factory=partial(defaultdict, list))
    luck: list[float] = field(default_factory=list)
    """Of the first seat in each deal."""
    without_luck: list[tuple[float, float]] = field(default_factory=list)
    blunders: int = 0
    confirmed: int = 0
    rolled_out: int = 0
    first_s: list[float] = field(default_factory=list)
    all_s: list[float] = field(default_factory=list)

    def add(self, game: Game, threads: int) -> GameReview:
        """Review a game and add its figures."""
        began, seats = time.perf_counter(), game.start.seats
        for part in review_stream(game, Limits(nodes=self.nodes), threads=threads):
            if isinstance(part, ReviewedMove) and not part.final:
                first = time.perf_counter() - began
            elif isinstance(part, DealLuck):
                self.luck.append(part.luck[0])
            elif isinstance(part, GameReview):
                whole = part
        self.games += 1
        self.first_s.append(first)
        self.all_s.append(time.perf_counter() - began)
        for move in whole.moves:
            if move.grade is not None:
                self.grades[game.names[move.seat]][move.grade] += 1
                self.losses[game.names[move.seat]].append(in_even_shares(move.loss, seats))
        for name, seat in zip(game.names, whole.seats, strict=True):
            if seat.accuracy is not None:
                self.accuracies[name].append(seat.accuracy)
        one = whole.seats[0]
        if one.result is not None and one.result_without_luck is not None:
            self.without_luck.append((one.result, one.result_without_luck))
        return whole

    def merge(self, other: Figures) -> None:
        """Add the figures of other games of the same kind."""
        for name, count in other.grades.items():
            self.grades[name].update(count)
        for mine, theirs in ((self.losses, other.losses), (self.accuracies, other.accuracies)):
            for name, values in theirs.items():
                mine[name].extend(values)
        self.luck.extend(other.luck)
        self.without_luck.extend(other.without_luck)
        self.first_s.extend(other.first_s)
        self.all_s.extend(other.all_s)
        self.games += other.games
        self.blunders += other.blunders
        self.confirmed += other.confirmed
        self.rolled_out += other.rolled_out

    def check_blunders(self, whole: GameReview, judge: Judge) -> None:
        """Judge every blunder again: with more nodes, and by deals drawn after both lines."""
        for move in whole.moves:
            if move.grade is Grade.BLUNDER:
                position, played = Position.parse(move.position), Move.parse(move.played.move)
                again = judge.compared(position, played, MORE * self.nodes)
                self.blunders += 1
                self.confirmed += again.grade in STILL
                loss = max(0.0, rolled_out_loss(judge, move))
                self.rolled_out += grade_of(loss, position.seats) in STILL

    def lines(self) -> Iterator[str]:
        """The figures in words and a table."""
        yield (
            f"{'level':10} {'moves':>6} "
            + " ".join(f"{grade:>10}" for grade in Grade)
            + (f" {'mean loss':>10} {'accuracy':>9}")
        )
        for level in LEVELS:
            if self.losses[level]:
                yield self._level(level)
        for count, words in (
            (self.confirmed, f"at {MORE} times the nodes"),
            (self.rolled_out, "if deals are drawn after both lines"),
        ):
            share = count / self.blunders if self.blunders else math.nan
            yield f"blunders that stay mistakes {words}: {count} of {self.blunders} ({share:.1%})"
        yield f"luck of a deal for seat 1: {interval(self.luck)}, spread {pstdev(self.luck):.4f}"
        results, without = zip(*self.without_luck, strict=True)
        yield f"result of seat 1: {interval(results)}; without luck: {interval(without)}"
        yield f"seconds to first grades: {fmean(self.first_s):.2f}, at most {max(self.first_s):.2f}"
        yield f"seconds to all: {fmean(self.all_s):.2f}, at most {max(self.all_s):.2f}"

    def _level(self, level: str) -> str:
        count, losses = self.grades[level], self.losses[level]
        shares = " ".join(f"{100 * count[grade] / len(losses):10.1f}" for grade in Grade)
        mean = f"{fmean(losses):10.4f} {fmean(self.accuracies[level]):9.1f}"
        return f"{level:10} {len(losses):6} {shares} {mean}"


def interval(values: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    if len(values) < 2:
        return "too few for an interval"
    return f"{fmean(values):+.4f} +- {Z95 * stdev(values) / math.sqrt(len(values)):.4f}"


def rising_means(accuracies: dict[str, list[float]]) -> dict[str, float]:
    """The mean accuracy of each level, made to rise from level to level.

    Neighbours that are out of order, because they differ less than chance, share one mean.
    """
    pools: list[tuple[list[str], list[float]]] = []
    for level, values in accuracies.items():
        names, pooled = [level], list(values)
        while pools and fmean(pools[-1][1]) > fmean(pooled):
            weaker, theirs = pools.pop()
            names, pooled = weaker + names, theirs + pooled
        pools.append((names, pooled))
    return {level: fmean(pooled) for names, pooled in pools for level in names}
