"""The judge of one decision: the played move and the best one, by the same evaluator.

A search finds the best move. If another move was played, both are searched again, from the
positions after them and with the same number of nodes. A search that chooses a move knows the
others less well, so its own values would not be fair to them. Limits in nodes give the same result
on every machine.
"""

from __future__ import annotations

from typing import NamedTuple

from azulejos.fast import DRAFT, TILE, State, from_position, legal_count, nth_move, phase, play
from azulejos.review.grades import Grade, grade_of
from azulejos.review.same import is_same
from azulejos.review.shapes import JudgedMove
from azulejos.rules import Move, Position
from azulejos.search.learned import LearnedSearch
from azulejos.search.limits import Limits
from azulejos.search.report import Report
from azulejos.search.stop import StopSignal

LINE = Limits(nodes=64)  # for a move that continues a line to the end of the round
CONFIRMED: dict[Grade, int] = {Grade.BLUNDER: 8}
"""How many times the nodes a grade needs before it is given."""


class Outlook(NamedTuple):
    """What a position leads to, for each seat, and the expected line."""

    wins: tuple[float, ...]
    scores: tuple[float, ...]
    line: tuple[int, ...]
    solved: bool


class Verdict(NamedTuple):
    """The played and the best move, and what the played one lost."""

    played: JudgedMove
    best: JudgedMove
    loss: float
    loss_points: float
    grade: Grade | None
    solved: bool


class Judge:
    """Judges one decision at a time; its stop signal ends the search that runs."""

    def __init__(self) -> None:
        self.stop_signal = StopSignal()
        self._search = LearnedSearch()

    def verdict(self, position: Position, move: Move, nodes: int) -> Verdict:
        """Compare a move with the best one; severe grades are given only if they are confirmed."""
        verdict = self.compared(position, move, nodes)
        if verdict.grade in CONFIRMED:
            return self.compared(position, move, CONFIRMED[verdict.grade] * nodes)
        return verdict

    def outlook(self, state: State, nodes: int) -> Outlook:
        """What a position leads to; moves without a choice are played first."""
        state, forced = state.copy(), list[int]()
        while phase(state) in (DRAFT, TILE) and legal_count(state) == 1:
            forced.append(int(nth_move(state, 0)))
            play(state, forced[-1])
        if phase(state) not in (DRAFT, TILE):
            return Outlook(*self._search.value(state), tuple(forced), True)
        report = self._search.think(state, Limits(nodes=nodes), stop_signal=self.stop_signal)
        best = report.best
        return Outlook(best.wins, best.scores, (*forced, *best.line), report.solved)

    def wins(self, state: State, nodes: int) -> tuple[float, ...]:
        """The win shares of a position; with 0 nodes, what the network sees without a search."""
        return self.outlook(state, nodes).wins if nodes else self._search.value(state)[0]

    def report(self, position: Position, nodes: int, best: int) -> Report:
        """The `best` best moves of a position in which a seat has a choice."""
        state = from_position(position)
        return self._search.think(state, Limits(nodes=nodes), best, stop_signal=self.stop_signal)

    def judged(self, position: Position, move: Move, nodes: int) -> tuple[JudgedMove, bool]:
        """What a move leads to, by a search after it, and whether that search is solved."""
        state = from_position(position)
        outlook = self._after(state, move.action_id, nodes)
        return self._judged(state, outlook), outlook.solved

    def compared(self, position: Position, move: Move, nodes: int) -> Verdict:
        """Compare a move with the best one, once."""
        state, seat = from_position(position), position.turn
        assert seat is not None
        if legal_count(state) == 1:
            played = self._judged(state, self._after(state, move.action_id, nodes))
            return Verdict(played, played, 0.0, 0.0, None, False)
        report = self._search.think(state, Limits(nodes=nodes), stop_signal=self.stop_signal)
        found = report.best
        if is_same(position, move, Move.from_action_id(found.action)):
            line = (move.action_id, *found.line[1:])
            played = self._judged(state, Outlook(found.wins, found.scores, line, report.solved))
            return Verdict(played, played, 0.0, 0.0, Grade.BEST, report.solved)
        mine = self._after(state, move.action_id, nodes)
        top = self._after(state, found.action, nodes)
        solved = report.solved and mine.solved and top.solved
        played, best = self._judged(state, mine), self._judged(state, top)
        loss = top.wins[seat] - mine.wins[seat]
        if loss <= 0:
            return Verdict(played, played, 0.0, 0.0, Grade.BEST, solved)
        points = top.scores[seat] - mine.scores[seat]
        return Verdict(played, best, loss, points, grade_of(loss, position.seats), solved)

    def _after(self, state: State, action: int, nodes: int) -> Outlook:
        """What a move leads to; its line begins with the move."""
        after = state.copy()
        play(after, action)
        outlook = self.outlook(after, nodes)
        return outlook._replace(line=(action, *outlook.line))

    def _judged(self, state: State, outlook: Outlook) -> JudgedMove:
        """The first move of a line, with the line continued to the end of the round."""
        state, line = state.copy(), list(outlook.line)
        for action in line:
            play(state, action)
        while phase(state) in (DRAFT, TILE):
            more = self._search.think(state, LINE, stop_signal=self.stop_signal).best.line
            for action in more:
                play(state, action)
            line += more
        texts = tuple(str(Move.from_action_id(action)) for action in line)
        return JudgedMove(texts[0], outlook.wins, outlook.scores, texts)
