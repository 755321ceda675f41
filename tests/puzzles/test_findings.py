"""Findings: one puzzle of each round, none like another, and every rejection counted."""

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest

from azulejos import Game, Move, Position
from azulejos.puzzles import findings as findings_module
from azulejos.puzzles.file import format_puzzle, parse_puzzle
from azulejos.puzzles.finder import Rejection
from azulejos.puzzles.findings import GameFindings, collected, findings
from azulejos.puzzles.shapes import Puzzle
from tests.puzzles.samples import sample_puzzle, sample_puzzles
from tests.review.games import sample_game


class Says:
    """Examines positions as a test wants."""

    def __init__(self, answer: Callable[[Position], Puzzle | Rejection]) -> None:
        self._answer = answer

    def examine(self, position: Position) -> Puzzle | Rejection:
        return self._answer(position)


def found_in(game: Game, answer: Callable[[Position], Puzzle | Rejection]) -> GameFindings:
    return findings(Says(answer), game, "2C", 7)


def moves_of(game: Game) -> int:
    return sum(isinstance(event, Move) for event in game.events)


def test_rejections_are_counted() -> None:
    game = sample_game()
    found = found_in(game, lambda _: Rejection.NO_CLEAR_BEST)
    count = moves_of(game)
    assert found == GameFindings("2C", 7, count, {"no-clear-best": count}, ())


def test_round_gives_its_clearest_puzzle() -> None:
    game = sample_game()
    losses = iter([0.4, 0.9, 0.5])

    def answer(position: Position) -> Puzzle | Rejection:
        if position.round_number != 1 or len(position.legal_moves()) < 2:
            return Rejection.FEW_MOVES
        loss = next(losses, None)
        return Rejection.OBVIOUS if loss is None else sample_puzzle(position, loss=loss)

    found = found_in(game, answer)
    assert found.rejected["same-round"] == 2
    (line,) = found.puzzles
    assert parse_puzzle(line).loss == 0.9
    assert found.examined == len(found.puzzles) + sum(found.rejected.values())


def test_puzzle_that_is_too_long_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings_module, "fits", lambda _: False)
    game = sample_game()
    found = found_in(game, sample_puzzle_or_rejection)
    assert found.puzzles == ()
    assert found.rejected["too-long"] > 0


def sample_puzzle_or_rejection(position: Position) -> Puzzle | Rejection:
    return sample_puzzle(position) if len(position.legal_moves()) > 1 else Rejection.FEW_MOVES


def part(number: int, *puzzles: Puzzle) -> GameFindings:
    lines = tuple(map(format_puzzle, puzzles))
    return GameFindings("2C", number, 50, {"few-moves": 3, "deals": 1}, lines)


def test_puzzles_of_all_games_are_collected() -> None:
    first, second, third = sample_puzzles(3)
    found = collected([part(0, first), part(1, second, third)])
    assert found.puzzles == (first, second, third)
    assert (found.games, found.examined) == (2, 100)
    assert found.rejected["few-moves"] == 6
    assert set(found.rejected) == {reason.value for reason in Rejection}


def test_puzzle_like_another_is_left_out() -> None:
    first, second = sample_puzzles(2)
    boards = tuple(replace(board, score=board.score + 1) for board in first.position.boards)
    alike = sample_puzzle(replace(first.position, boards=boards))
    found = collected([part(0, first), part(1, alike, second)])
    assert found.puzzles == (first, second)
    assert found.rejected["alike"] == 1


def test_figures_are_json() -> None:
    figures = collected([part(0, *sample_puzzles(2))]).figures()
    told = msgspec.json.decode(msgspec.json.encode(figures))
    assert told["kept"] == 2
    assert told["proved"] == 0
    assert told["themes"] == {"deny": 2, "floor": 2}
