"""Likeness: colours exchanged and seats moved round are alike, other tiles are not."""

from dataclasses import replace

import pytest

from azulejos import Board, Colour, Position, Wall
from azulejos.puzzles.likeness import canonical_form
from azulejos.rules import Counts, Marker
from azulejos.rules.board import PatternLine
from tests.players.positions import game_positions

KINDS = [(2, Wall.COLOURED), (3, Wall.GREY), (4, Wall.GREY)]
SHIFT = (2, 4, 1, 0, 3)


def middle(seats: int, wall: Wall) -> Position:
    """A position of the second round, with tiles everywhere."""
    found = [one for one in game_positions(seats, wall) if one.round_number == 2]
    return found[len(found) // 3]


def exchanged(position: Position) -> Position:
    """The position with other colours; its texts and its wall may be impossible."""
    return replace(
        position,
        sources=tuple(map(_counts, position.sources)),
        boards=tuple(map(_board, position.boards)),
    )


def _counts(counts: Counts) -> Counts:
    found = [0] * 5
    for colour, count in enumerate(counts):
        found[SHIFT[colour]] = count
    return (found[0], found[1], found[2], found[3], found[4])


def _board(board: Board) -> Board:
    return replace(
        board,
        wall=tuple(tuple(None if tile is None else _other(tile) for tile in r) for r in board.wall),
        pattern_lines=tuple(
            PatternLine(None if colour is None else _other(colour), filled)
            for colour, filled in board.pattern_lines
        ),
        floor_line=tuple(
            each if isinstance(each, Marker) else _other(each) for each in board.floor_line
        ),
    )


def _other(colour: Colour) -> Colour:
    return Colour(SHIFT[colour])


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_other_colours_are_alike(seats: int, wall: Wall) -> None:
    position = middle(seats, wall)
    other = exchanged(position)
    assert other != position
    assert canonical_form(other) == canonical_form(position)


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_seats_moved_round_are_alike(seats: int, wall: Wall) -> None:
    position = middle(seats, wall)
    assert position.turn is not None
    holder = position.start_marker
    moved = replace(
        position,
        boards=position.boards[-1:] + position.boards[:-1],
        turn=(position.turn + 1) % seats,
        start_marker=None if holder is None else (holder + 1) % seats,
    )
    assert canonical_form(moved) == canonical_form(position)


def test_order_of_the_factories_does_not_matter() -> None:
    position = middle(2, Wall.COLOURED)
    centre, *factories = position.sources
    turned = replace(position, sources=(centre, *reversed(factories)))
    assert turned != position
    assert canonical_form(turned) == canonical_form(position)


def test_scores_bag_and_round_do_not_matter() -> None:
    position = middle(2, Wall.COLOURED)
    boards = tuple(replace(board, score=board.score + 9) for board in position.boards)
    other = replace(position, boards=boards, round_number=7, bag=position.lid, lid=position.bag)
    assert canonical_form(other) == canonical_form(position)


def test_positions_of_a_game_are_not_alike() -> None:
    positions = game_positions(3, Wall.GREY)
    assert len({canonical_form(one) for one in positions}) == len(positions)


def test_order_of_the_boards_matters() -> None:
    position = middle(3, Wall.GREY)
    first, second, third = position.boards
    assert canonical_form(replace(position, boards=(first, third, second))) != canonical_form(
        position
    )


def test_column_matters_on_the_grey_wall() -> None:
    position = middle(2, Wall.GREY)
    boards = tuple(
        replace(board, wall=tuple(row[1:] + row[:1] for row in board.wall))
        for board in position.boards
    )
    assert canonical_form(replace(position, boards=boards)) != canonical_form(position)
