"""Records with their review: marks, comments and better lines; nothing is lost."""

from dataclasses import replace

import pytest

from azulejos.locales.catalogue import catalogue_of
from azulejos.locales.languages import LANGUAGES
from azulejos.review.grades import ERRORS
from azulejos.rules import Annotation, Game, Mark, Wall
from azulejos.terminal.review_record import annotated
from tests.review.games import sample_game, sample_review

NAMES = ["Anna", "Bo"]
MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_have_a_mark_a_comment_and_the_better_line(language: str, wall: Wall) -> None:
    game, review, words = sample_game(2, wall), sample_review(2, wall), catalogue_of(language)
    made = annotated(game, review, NAMES, words)
    assert Game.parse(str(made)) == made
    assert replace(made, annotations=()) == game
    errors = [move for move in review.moves if move.grade in ERRORS]
    assert [ply for ply, _ in made.annotations] == [move.ply for move in errors]
    for move in errors:
        said = made.annotation(move.ply)
        assert said.mark == MARKS[str(move.grade)]
        assert move.best.move in said.comment
        (line,) = said.variations
        assert tuple(map(str, line.events)) == move.best.line


def test_what_was_said_before_is_kept() -> None:
    game, review = sample_game(), sample_review()
    error = next(move for move in review.moves if move.grade in ERRORS)
    good = next(move for move in review.moves if move.grade not in ERRORS)
    before = {
        error.ply: Annotation("A plan.", Mark.GOOD),
        good.ply: Annotation("Well played."),
    }
    made = annotated(
        replace(game, annotations=tuple(before.items())), review, NAMES, catalogue_of("en")
    )
    assert made.annotation(error.ply).comment.startswith("A plan. Win probability ")
    assert made.annotation(error.ply).mark is not Mark.GOOD
    assert made.annotation(good.ply) == before[good.ply]


def test_second_time_changes_nothing() -> None:
    review, words = sample_review(), catalogue_of("en")
    once = annotated(sample_game(), review, NAMES, words)
    assert annotated(once, review, NAMES, words) == once
