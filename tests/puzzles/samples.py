"""Puzzles for tests, and a judge that says what a test wants."""

from collections.abc import Mapping

from azulejos import Move, Position
from azulejos.puzzles.shapes import Puzzle, Theme
from azulejos.review.judge import Judge
from azulejos.review.shapes import JudgedMove
from azulejos.search.report import Candidate, Report
from tests.players.positions import game_positions
from tests.rules.texts import OPENING

Values = Mapping[str, float]
"""The win probability of the seat to act after each move."""


def sample_puzzle(
    position: Position | None = None,
    *,
    difficulty: int = 5,
    loss: float = 0.5,
    themes: tuple[Theme, ...] = (Theme.DENY, Theme.FLOOR),
) -> Puzzle:
    """A puzzle that has the form of one; no search has seen it."""
    position = position or Position.parse(OPENING)
    answer, second = position.legal_moves()[:2]
    return Puzzle(position, answer, second, loss, themes, difficulty, proved=False)


def sample_puzzles(count: int) -> list[Puzzle]:
    """Different puzzles of rising difficulty."""
    positions = [one for one in game_positions() if len(one.legal_moves()) > 1]
    return [sample_puzzle(one, difficulty=n + 1) for n, one in enumerate(positions[:count])]


class SaidJudge(Judge):
    """Judges two-seat positions of the first seat by given values; remembers the nodes."""

    def __init__(self, quick: Values, deep: Values, after: Values, *, solved: bool = False) -> None:
        self.quick, self.deep, self.after, self.solved = quick, deep, after, solved
        self.report_nodes, self.judged_nodes = list[int](), list[int]()

    def report(self, position: Position, nodes: int, best: int) -> Report:
        """The quick values first, then the deep ones."""
        assert position.legal_moves()
        values = self.deep if self.report_nodes else self.quick
        self.report_nodes.append(nodes)
        candidates = [
            Candidate(Move.parse(move).action_id, _wins(win), (0.0, 0.0), ())
            for move, win in values.items()
        ]
        return Report(tuple(candidates[:best]), nodes, 1, self.solved)

    def judged(self, position: Position, move: Move, nodes: int) -> tuple[JudgedMove, bool]:
        """What the values after a move say; the line is the move alone."""
        assert move in position.legal_moves()
        self.judged_nodes.append(nodes)
        wins = _wins(self.after[str(move)])
        return JudgedMove(str(move), wins, (0.0, 0.0), (str(move),)), self.solved


def _wins(win: float) -> tuple[float, float]:
    return win, 1 - win
