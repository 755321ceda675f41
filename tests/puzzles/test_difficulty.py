"""Difficulty: how many levels miss the answer."""

from azulejos import Move, Position
from azulejos.players.levels import LEVELS
from azulejos.players.player import ChosenMove
from azulejos.puzzles.difficulty import SOLVERS, TRIES, difficulty_of, level_players
from azulejos.puzzles.shapes import MOST_DIFFICULT
from azulejos.search.limits import Limits
from tests.rules.texts import OPENING

POSITION = Position.parse(OPENING)


class Finds:
    """A player that finds the move with some of the seeds only."""

    def __init__(self, *seeds: int) -> None:
        self.name, self._seeds, self._seed = "finds", seeds, 0

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        del position, limits
        return ChosenMove(Move.parse("1B2" if self._seed in self._seeds else "1BF"))

    def new_game(self, seed: int) -> None:
        self._seed = seed

    def close(self) -> None:
        pass


def test_level_solves_a_puzzle_in_most_of_its_tries() -> None:
    assert TRIES == 3
    players = {"never": Finds(), "once": Finds(1), "twice": Finds(0, 2), "always": Finds(0, 1, 2)}
    assert difficulty_of(POSITION, Move.parse("1B2"), players) == 2


def test_levels_below_the_master_solve() -> None:
    assert [*SOLVERS, "master"] == list(LEVELS)
    assert len(SOLVERS) == MOST_DIFFICULT
    assert list(level_players()) == list(SOLVERS)
