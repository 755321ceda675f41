"""Features of a board, counted independently from the readable position."""

import numpy as np
import pytest

from azulejos import Phase, Position, Wall, draw_deal, fast
from azulejos.rules import CounterGenerator
from azulejos.rules.board import Board
from azulejos.search.handmade import features as f
from azulejos.search.handmade.buckets import BUCKETS


@fast.compiled
def ask(board: fast.State, grey: bool, share: fast.Int64s, features: fast.Int64s) -> None:
    """`seat_features` on bare arrays."""
    f.seat_features(fast.raw(board), grey, fast.raw(share), fast.raw(features))


def positions_before_deals(wall: Wall, seed: int) -> list[Position]:
    chance, position, found = CounterGenerator(seed), Position.start(2, wall), []
    while position.phase is not Phase.END:
        if position.phase is Phase.DEAL:
            found.append(position)
            position = position.deal(draw_deal(position, chance.below))
            continue
        moves = position.legal_moves()
        good = [move for move in moves if not str(move).endswith("F")] or list(moves)
        position = position.play(good[chance.below(len(good))])
    return found


def features_of(position: Position, seat: int) -> list[int]:
    state = fast.from_position(position)
    board = np.zeros_like(state)
    fast.copy_board(board, state, seat)
    found = np.full(f.FEATURES, 99, np.int64)
    ask(board, position.wall is Wall.GREY, np.full(5, 64, np.int64), found)
    return [int(number) for number in found]


def counts(groups: list[int], least: int) -> list[int]:
    return [groups.count(number) for number in range(least, 5)]


def needs(groups: list[int]) -> list[int]:
    return [sum(BUCKETS[need] == bucket for need in groups) for bucket in range(6)]


def check(board: Board, found: list[int], wall: Wall) -> None:
    rows = [sum(tile is not None for tile in row) for row in board.wall]
    columns = [sum(row[c] is not None for row in board.wall) for c in range(5)]
    colours = [sum(tile == c for row in board.wall for tile in row) for c in range(5)]
    assert found[0] == 1
    assert found[f.ROW_TILES : f.ROW_TILES + 5] == rows
    assert found[f.ROWS_AT : f.ROWS_AT + 4] == counts(rows, 1)
    assert found[f.COLUMNS_AT : f.COLUMNS_AT + 4] == counts(columns, 1)
    assert found[f.COLOURS_AT : f.COLOURS_AT + 3] == counts(colours, 2)
    assert found[f.EMPTY] == sum(line.filled == 0 for line in board.pattern_lines)
    if wall is Wall.COLOURED:
        missing = [
            sum(
                row + 1 - (line.filled if line.colour == (column - row) % 5 else 0)
                for row, line in enumerate(board.pattern_lines)
                if board.wall[row][column] is None
            )
            for column in range(5)
        ]
        assert found[f.COLUMN_NEED : f.COLUMN_NEED + 6] == needs(missing)
        under_way = [line.filled for line in board.pattern_lines[1:]]
        for line, filled in enumerate(under_way, 1):
            own = found[f.LINES_AT + line * (line - 1) // 2 :][:line]
            assert own == [int(filled == count) for count in range(1, line + 1)]


@pytest.mark.parametrize("wall", Wall)
def test_features_are_what_one_counts_by_hand(wall: Wall) -> None:
    seen = 0
    for seed in range(15):
        for position in positions_before_deals(wall, seed):
            for seat, board in enumerate(position.boards):
                check(board, features_of(position, seat), wall)
                seen += 1
    assert seen > 100
