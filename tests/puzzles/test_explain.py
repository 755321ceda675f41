"""Explanations: three different moves of a puzzle, the answer first, with reasons."""

import pytest

from azulejos import Move
from azulejos.puzzles.explain import explained_moves
from azulejos.puzzles.file import shipped_puzzles
from azulejos.puzzles.finder import CONFIRMED, NODES, different, different_moves
from azulejos.puzzles.shapes import Puzzle
from azulejos.review.judge import Judge


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge()


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """A puzzle with more than three moves."""
    found = [one for one in shipped_puzzles().puzzles if len(different_moves(one.position)) > 5]
    return found[0]


def test_given_move_is_the_third(judge: Judge, puzzle: Puzzle) -> None:
    own = different(
        puzzle.position, [puzzle.answer, puzzle.second, *puzzle.position.legal_moves()]
    )[-1]
    found = explained_moves(judge, puzzle, own, nodes=40)
    assert [each.judged.move for each in found] == list(
        map(str, (puzzle.answer, puzzle.second, own))
    )
    assert all(each.reasons for each in found)


def test_right_answer_is_compared_with_two_others(judge: Judge, puzzle: Puzzle) -> None:
    for given in (puzzle.answer, puzzle.second):
        found = explained_moves(judge, puzzle, given, nodes=40)
        moves = [Move.parse(each.judged.move) for each in found]
        assert moves[:2] == [puzzle.answer, puzzle.second]
        assert len(different(puzzle.position, moves)) == 3


def test_lines_are_those_that_the_themes_come_from(judge: Judge, puzzle: Puzzle) -> None:
    nodes = CONFIRMED * NODES
    found = [
        judge.judged(puzzle.position, move, nodes)[0] for move in (puzzle.answer, puzzle.second)
    ]
    explained = explained_moves(judge, puzzle, puzzle.answer)
    assert [each.judged.line for each in explained[:2]] == [each.line for each in found]


def test_lines_can_be_played(judge: Judge, puzzle: Puzzle) -> None:
    for each in explained_moves(judge, puzzle, puzzle.answer, nodes=40):
        position = puzzle.position
        for text in each.judged.line:
            position = position.play(Move.parse(text))
        assert position.phase.value in ("deal", "end")
