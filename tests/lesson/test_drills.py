"""Drills: valid positions on both walls, repeatable, and of every kind."""

from collections import Counter

import pytest

from azulejos.lesson.drills import drill, drill_position
from azulejos.rules import Position
from azulejos.rules.scoring import placement_points
from azulejos.rules.tiles import Wall

SEEDS = range(200)


@pytest.mark.parametrize("wall", Wall)
def test_position_of_a_drill_is_valid(wall: Wall) -> None:
    for seed in SEEDS:
        position, _ = drill_position(seed, wall)
        assert Position.parse(str(position)) == position
        assert position.boards[0].complete_rows() == 0
        assert len(position.boards[0].complete_lines()) == 1


@pytest.mark.parametrize("wall", Wall)
def test_answer_is_what_the_tile_scores(wall: Wall) -> None:
    for seed in SEEDS:
        position, column = drill_position(seed, wall)
        board, asked = position.boards[0], drill(seed, wall)
        (line,) = board.complete_lines()
        assert asked.space == (line, column)
        assert asked.answer == placement_points(board.wall, line, column)
        assert asked.transition.position.boards[0].score == board.score + asked.answer
        assert asked.answer in asked.options()
        assert asked.answer not in asked.mistakes


@pytest.mark.parametrize("wall", Wall)
def test_drills_are_of_every_kind(wall: Wall) -> None:
    kinds = Counter(drill(seed, wall).why for seed in SEEDS)
    assert set(kinds) == {"sum-alone", "sum-across", "sum-down", "sum-both"}
    assert min(kinds.values()) >= len(SEEDS) // 20


def test_seed_repeats_its_drill() -> None:
    assert drill_position(5, Wall.GREY) == drill_position(5, Wall.GREY)
    assert drill_position(5, Wall.GREY) != drill_position(6, Wall.GREY)
