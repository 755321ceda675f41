"""Reviews in words: graph, table and key moments, in all languages."""

import pytest
from msgspec.structs import replace

from azulejos.locales.catalogue import catalogue_of
from azulejos.locales.languages import LANGUAGES
from azulejos.review.grades import ERRORS
from azulejos.review.shapes import PlaysLike
from azulejos.rules import Wall
from azulejos.terminal.style import Style
from azulejos.terminal.text.review import graph, moment_lines, review_lines
from azulejos.terminal.width import width
from tests.marks import first_is_short
from tests.review.games import sample_review

NAMES = ["Zoë", "Þór", "Aurélie-Antoinette", "Bo"]


def test_graph_has_a_bar_for_each_move_and_a_gap_between_rounds() -> None:
    moves = sample_review().moves
    first, second, rounds = graph(moves, ["Anna", "Bo"], columns=1000)
    bars = first.removeprefix("Anna  ")
    assert len(bars.replace(" ", "")) == len(moves)
    assert len(bars.split()) == moves[-1].round
    assert second.startswith("Bo    ")
    assert rounds.split() == [str(number + 1) for number in range(moves[-1].round)]
    assert bars[-1] in "▁█"


def test_graph_without_unicode_uses_digits() -> None:
    first, *_ = graph(sample_review().moves, ["Anna", "Bo"], unicode=False, columns=1000)
    assert set(first.removeprefix("Anna")) <= set(" 12345678")


def test_long_graph_continues_below() -> None:
    lines = list(graph(sample_review(4, Wall.GREY).moves, NAMES))
    assert len(lines) > 5
    assert len(lines) % 5 == 0
    assert max(map(width, lines)) <= 80
    drawn = sum(len(line[14:].replace(" ", "")) for line in lines[::5])
    assert drawn == len(sample_review(4, Wall.GREY).moves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", first_is_short([2, 4]))
def test_table_fits_into_a_terminal(language: str, seats: int) -> None:
    names, catalogue = NAMES[:seats], catalogue_of(language)
    lines = list(review_lines(sample_review(seats), names, Style(), catalogue))
    assert not any("{" in line for line in lines)
    table = lines[lines.index("") + 1 :]
    table = table[: table.index("")]
    assert len(table) == 8
    assert max(map(width, table)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_grade_of_an_error_has_its_own_words(language: str) -> None:
    catalogue, move = catalogue_of(language), sample_review().moves[0]
    told = set()
    for grade in ERRORS:
        first, lost, *_, better = moment_lines(replace(move, grade=grade), NAMES, catalogue)
        assert catalogue.percent(move.best.wins[move.seat]) in lost
        assert NAMES[move.seat] in first
        assert move.played.move in first
        assert move.best.move in better
        told.add(first)
    assert len(told) == len(ERRORS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plays_like_names_the_characters(language: str) -> None:
    review, catalogue = sample_review(), catalogue_of(language)
    seats = (
        replace(review.seats[0], plays_like=PlaysLike("casual", "novice", "master")),
        replace(review.seats[1], plays_like=PlaysLike("skilled", "skilled", "skilled")),
    )
    lines = list(review_lines(replace(review, seats=seats), NAMES[:2], Style(), catalogue))
    (first,) = [line for line in lines if "Marta" in line]
    assert first.startswith("Zoë ")
    assert "Sofia" in first
    assert "Aurora" in first
    (second,) = [line for line in lines if "Leonor" in line]
    assert second.count("Leonor") == 1


def test_game_without_errors_says_so() -> None:
    review = replace(sample_review(), key_moments=())
    lines = list(review_lines(review, NAMES[:2], Style(), catalogue_of("en")))
    assert lines[-1] == "No errors worth mentioning"


def test_unfinished_game_has_no_result() -> None:
    review = sample_review()
    seats = tuple(replace(each, result=None, result_without_luck=None) for each in review.seats)
    lines = list(review_lines(replace(review, seats=seats), NAMES[:2], Style(), catalogue_of("en")))
    assert not [line for line in lines if line.startswith(("Result", "Without"))]


def test_key_moments_say_why() -> None:
    review = sample_review()
    moves = {move.ply: move for move in review.moves}
    worst = moves[review.key_moments[0]]
    assert worst.why
    lines = list(moment_lines(worst, NAMES, catalogue_of("en")))
    assert len(lines) == 3 + len(worst.why)
    assert all(line[:2] in ("+ ", "- ", "= ") for line in lines[2:-1])
