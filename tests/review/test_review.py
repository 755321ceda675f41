"""Reviews of whole games: complete, the same with any number of threads, and they stop."""

import threading
from dataclasses import replace

import msgspec
import pytest

from azulejos.review.grades import ERRORS, grade_of
from azulejos.review.review import (
    FIRST_NODES,
    ReviewStopped,
    deals,
    decisions,
    review_game,
    review_stream,
)
from azulejos.review.shapes import DealLuck, GameReview, ReviewedMove, ReviewPart
from azulejos.rules import Deal, Game, Move, Phase, Position, Wall
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal
from tests.marks import first_row_is_short
from tests.review.games import FEW, sample_game, sample_review
from tests.rules.games import KINDS


@pytest.mark.parametrize(("seats", "wall"), first_row_is_short(KINDS))
def test_every_move_is_reviewed(seats: int, wall: Wall) -> None:
    game, review = sample_game(seats, wall), sample_review(seats, wall)
    positions = list(game.positions())
    assert [move.ply for move in review.moves] == [one.ply for one in decisions(game)]
    for move in review.moves:
        before = positions[move.ply]
        assert move.position == str(before)
        assert (move.seat, move.round) == (before.turn, before.round_number)
        assert move.played.move == str(game.events[move.ply])
        assert (move.grade is None) == (len(before.legal_moves()) == 1)
        assert move.final
        for judged in (move.played, move.best):
            assert sum(judged.wins) == pytest.approx(1, abs=1e-6)
            assert judged.line[0] == judged.move
            assert _played(before, judged.line).phase not in (Phase.DRAFT, Phase.TILE)
        if move.grade is not None:
            assert move.grade is grade_of(move.loss, seats)
        assert bool(move.why) == (move.grade in ERRORS)


def _played(position: Position, line: tuple[str, ...]) -> Position:
    for text in line:
        position = position.play(Move.parse(text))
    return position


@pytest.mark.parametrize(("seats", "wall"), first_row_is_short(KINDS))
def test_luck_of_each_deal_sums_to_zero(seats: int, wall: Wall) -> None:
    game, review = sample_game(seats, wall), sample_review(seats, wall)
    assert [deal.ply for deal in review.deals] == deals(game)
    for luck in (*(deal.luck for deal in review.deals), review.first):
        assert len(luck) == seats
        assert sum(luck) == pytest.approx(0, abs=1e-6)
    for number, seat in enumerate(review.seats):
        parts = [review.first[number], *(deal.luck[number] for deal in review.deals)]
        assert seat.luck == pytest.approx(sum(parts))


def test_tiling_choices_are_graded() -> None:
    tilings = [move for move in sample_review(2, Wall.GREY).moves if move.played.move[0] == "T"]
    assert any(move.grade is not None for move in tilings)


def test_number_of_threads_does_not_matter() -> None:
    assert review_game(sample_game(), FEW, threads=1) == review_game(sample_game(), FEW, threads=3)


def test_review_is_json_and_back() -> None:
    review = sample_review()
    assert msgspec.json.decode(msgspec.json.encode(review), type=GameReview) == review
    part: ReviewPart = review.deals[0]
    assert msgspec.json.decode(msgspec.json.encode(part), type=ReviewPart) == part


def test_stream_begins_with_quick_grades() -> None:
    game = sample_game()
    parts = list(review_stream(game, Limits(nodes=2 * FIRST_NODES)))
    count = len(decisions(game))
    quick, final = parts[:count], parts[count : 2 * count]
    assert all(isinstance(part, ReviewedMove) and not part.final for part in quick)
    assert all(isinstance(part, ReviewedMove) and part.final for part in final)
    assert all(isinstance(part, DealLuck) for part in parts[2 * count : -1])
    whole = parts[-1]
    assert isinstance(whole, GameReview)
    assert list(whole.moves) == final


def test_stop_signal_ends_the_stream() -> None:
    stop_signal, parts = StopSignal(), list[ReviewPart]()
    for part in review_stream(sample_game(), Limits(nodes=10_000_000), stop_signal):
        parts.append(part)
        if len(parts) == len(decisions(sample_game())):
            stop_signal.set()  # final grades would take hours
    assert not any(isinstance(part, GameReview) for part in parts)
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("review")]


def test_closed_stream_ends_its_searches() -> None:
    stream = review_stream(sample_game(), Limits(nodes=10_000_000))
    next(iter(stream))
    stream.close()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("review")]


def test_stopped_review_says_so() -> None:
    stop_signal = StopSignal()
    stop_signal.set()
    with pytest.raises(ReviewStopped):
        review_game(sample_game(), FEW, stop_signal)


def test_unfinished_game_has_no_result() -> None:
    game = sample_game()
    review = review_game(Game(game.start, game.events[:7]), FEW)
    assert len(review.moves) == 6
    assert [seat.result for seat in review.seats] == [None, None]
    assert [seat.result_without_luck for seat in review.seats] == [None, None]


def test_moves_for_an_absent_person_do_not_count() -> None:
    game = sample_game()
    plies = frozenset(one.ply for one in decisions(game) if one.position.turn == 0)
    review = review_game(replace(game, absent=plies), FEW)
    assert len(review.moves) == len(sample_review().moves)
    assert review.seats[0].decisions == 0
    assert review.seats[1].accuracy == sample_review().seats[1].accuracy
    assert not set(review.key_moments) & plies


def test_finished_game_has_results_without_luck() -> None:
    review = sample_review()
    assert sum(seat.result or 0 for seat in review.seats) == 1
    assert sum(seat.result_without_luck or 0 for seat in review.seats) == pytest.approx(1)


def test_game_that_began_in_the_middle_has_no_luck_of_being_first() -> None:
    game = sample_game()
    ply = deals(game)[1]
    later = Game(list(game.positions())[ply], game.events[ply : ply + 3])
    review = review_game(later, FEW)
    assert review.first == (0.0, 0.0)
    assert len(review.deals) == 1


@pytest.mark.parametrize("events", [0, 1])
def test_game_without_moves_is_refused(events: int) -> None:
    game = sample_game()
    assert isinstance(game.events[0], Deal)
    with pytest.raises(ValueError, match="no move in this game"):
        review_game(Game(game.start, game.events[:events]), FEW)


def test_limits_are_nodes_alone() -> None:
    with pytest.raises(ValueError, match="by nodes alone"):
        review_game(sample_game(), Limits(seconds=1.0, nodes=10))
