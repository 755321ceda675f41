"""The judge: exact in a solved last round, and fair to the move that was played."""

import pytest

from azulejos import Draft, Move, Phase, Position
from azulejos.fast import from_position
from azulejos.review.grades import Grade
from azulejos.review.judge import CONFIRMED, Judge
from azulejos.review.same import is_same
from tests.players.positions import game_positions, opening
from tests.search.test_learned import LAST_ROUND


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge()


def test_solved_last_round_is_exact(judge: Judge) -> None:
    seat = LAST_ROUND.turn
    assert seat is not None
    ends = {move: LAST_ROUND.play(move) for move in LAST_ROUND.legal_moves()}
    assert all(end.phase is Phase.END for end in ends.values())
    most = max(_win(end, seat) for end in ends.values())
    for move, end in ends.items():
        verdict = judge.verdict(LAST_ROUND, move, 50)
        assert verdict.loss == most - _win(end, seat)
        assert verdict.solved
        assert verdict.played.scores == tuple(board.score for board in end.boards)


def _win(end: Position, seat: int) -> float:
    outcome = end.outcome()
    assert outcome is not None
    return (seat in outcome.winners) / len(outcome.winners)


def test_forced_move_has_no_grade(judge: Judge) -> None:
    forced = [one for one in game_positions(seed=2) if len(one.legal_moves()) == 1]
    assert forced
    verdict = judge.verdict(forced[0], forced[0].legal_moves()[0], 50)
    assert verdict.grade is None
    assert verdict.loss == 0
    assert sum(verdict.played.wins) == pytest.approx(1)


def test_best_move_loses_nothing(judge: Judge) -> None:
    position = opening()
    worst = judge.verdict(position, Move.parse("1BF"), 300)
    best = judge.verdict(position, Move.parse(worst.best.move), 300)
    assert (best.grade, best.loss) == (Grade.BEST, 0)
    assert worst.loss > 0
    assert worst.best.wins[0] - worst.played.wins[0] == worst.loss
    assert worst.best.scores[0] - worst.played.scores[0] == worst.loss_points


def test_lines_go_to_the_end_of_the_round(judge: Judge) -> None:
    verdict = judge.verdict(opening(), Move.parse("1BF"), 20)
    for judged in (verdict.played, verdict.best):
        position = opening()
        for text in judged.line:
            position = position.play(Move.parse(text))
        assert position.phase is Phase.DEAL
        assert judged.line[0] == judged.move


def test_severe_grades_are_confirmed_with_more_nodes(
    judge: Judge, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, compared = list[int](), judge.compared

    def noted(position: Position, move: Move, nodes: int) -> object:
        asked.append(nodes)
        return compared(position, move, nodes)._replace(grade=Grade.BLUNDER)

    monkeypatch.setattr(judge, "compared", noted)
    judge.verdict(opening(), opening().legal_moves()[0], 10)
    assert asked == [10, 10 * CONFIRMED[Grade.BLUNDER]]


def test_moves_from_equal_factories_are_the_same() -> None:
    position = Position.parse(
        "C draft 1 1 1- -/BBYR/BBYR/BYRK/RRRW/BYYW 14,15,14,19,18 0,0,0,0,0 "
        "0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    first, second, third = (Move.parse(text) for text in ("1B2", "2B2", "3B2"))
    assert is_same(position, first, second)
    assert not is_same(position, first, third)
    assert not is_same(position, first, Move.parse("2B3"))
    assert isinstance(first, Draft)


def test_outlook_plays_moves_without_a_choice_first(judge: Judge) -> None:
    forced = [one for one in game_positions(seed=2) if len(one.legal_moves()) == 1]
    outlook = judge.outlook(from_position(forced[0]), 50)
    assert outlook.line[0] == forced[0].legal_moves()[0].action_id
