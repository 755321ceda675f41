"""One game is played by the rules, and a player that fails loses it."""

import time
from pathlib import Path

import pytest

from azulejos import Game, Move, Position, Wall
from azulejos.arena.game import GameResult, play_game
from azulejos.arena.schedule import Fixture
from azulejos.players import ChosenMove, Limits, Player, PlayerError
from azulejos.players.engines.player import EnginePlayer
from azulejos.players.simple import GreedyPlayer, RandomPlayer
from tests.arena.engines import GOOD, write_engine


def fixture(seats: int = 2) -> Fixture:
    return Fixture(0, 0, tuple(range(seats)), deal_seed=5, player_seed=6)


class Broken(RandomPlayer):
    """Always answers with the same move, legal or not, or does not answer."""

    def __init__(self, answer: str | None) -> None:
        super().__init__("broken")
        self.answer = answer

    def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
        del position, limits
        if self.answer is None:
            raise ZeroDivisionError("oh")
        return ChosenMove(Move.parse(self.answer))


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_record_of_a_game_replays_to_its_result(seats: int, wall: Wall) -> None:
    players: list[Player] = [GreedyPlayer("anna"), *(RandomPlayer() for _ in range(seats - 1))]
    result = play_game(fixture(seats), players, wall, record=True)
    last = Game.parse(result.record)
    outcome = last.replay().outcome()
    assert outcome is not None
    assert outcome.scores == result.points
    assert last.header("Name1") == "anna"
    assert sum(result.shares) == pytest.approx(1)
    assert result.failed_seat is None
    assert min(result.moves) > 0


def test_same_fixture_gives_the_same_game() -> None:
    def play() -> GameResult:
        return play_game(fixture(), [GreedyPlayer(), RandomPlayer()], Wall.COLOURED, record=True)

    assert play().record == play().record


@pytest.mark.parametrize(
    ("answer", "reason"), [(None, "crashed: ZeroDivisionError: oh"), ("9WF", "illegal move 9WF")]
)
def test_player_that_fails_loses_and_the_others_share(answer: str | None, reason: str) -> None:
    result = play_game(fixture(3), [RandomPlayer(), Broken(answer), RandomPlayer()], Wall.COLOURED)
    assert list(result.shares) == [0.5, 0, 0.5]
    assert result.failed_seat == 1
    assert result.failure == reason
    assert result.termination == "failure"


def test_record_of_a_game_lost_by_failing_says_who_and_why() -> None:
    class Failing(Broken):
        def choose(self, position: Position, limits: Limits | None = None) -> ChosenMove:
            del position, limits
            raise PlayerError("crashed:\nexit code 3")

    result = play_game(fixture(), [RandomPlayer(), Failing(None)], Wall.COLOURED, record=True)
    game = Game.parse(result.record)
    assert (game.ended_early, game.winners()) == ("resign 2", (0,))
    assert (game.header("Name2"), game.header("Failure")) == ("broken", "crashed: exit code 3")


@pytest.mark.parametrize(
    ("on_go", "reason"),
    [
        ("sys.exit(3)", "crashed: exit code 3"),
        ("time.sleep(1000)", "hangs: no bestmove within"),
        ("print('bestmove Z9', flush=True)", "nonsense: 'bestmove Z9'"),
        ("print('error phase whatever', flush=True)", "nonsense: 'error phase whatever'"),
        ("print('bestmove 9WF', flush=True)", "illegal move 9WF"),
        ("print('bestmove', flush=True)", "nonsense"),
    ],
)
def test_engine_that_fails_loses_with_the_reason(tmp_path: Path, on_go: str, reason: str) -> None:
    command = write_engine(tmp_path, "bad", on_go).partition(":")[2]
    patience = 0.5 if reason.startswith("hangs") else 60.0
    engine = EnginePlayer(command, "bad", Limits(seconds=0.05), patience=patience)
    result = play_game(fixture(), [engine, GreedyPlayer()], Wall.COLOURED)
    engine.close()
    assert result.failure.startswith(reason)
    assert result.shares == (0, 1)


class SlowToGetReady(EnginePlayer):
    """Takes a year to get ready on the clock of the match, and no real time."""

    passed = 0.0

    def _get_ready(self) -> None:
        super()._get_ready()
        self.passed += 365 * 86_400

    def clock(self) -> float:
        """The time on the clock of the match."""
        return time.monotonic() + self.passed


def test_the_time_in_which_a_program_gets_ready_is_not_on_its_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = write_engine(tmp_path, "slow", GOOD).partition(":")[2]
    engine = SlowToGetReady(command, "slow", Limits(seconds=0.05), patience=60.0)
    monkeypatch.setattr(time, "perf_counter", engine.clock)
    result = play_game(fixture(), [engine, GreedyPlayer()], Wall.COLOURED)
    engine.close()
    assert engine.passed > 0
    assert 0 < result.seconds[0] < engine.passed
    assert result.seconds[1] > 0


def test_program_that_does_not_exist_loses() -> None:
    engine = EnginePlayer("no-such-program-here", "none", Limits(nodes=1))
    result = play_game(fixture(), [engine, GreedyPlayer()], Wall.COLOURED)
    assert "cannot start 'no-such-program-here'" in result.failure
