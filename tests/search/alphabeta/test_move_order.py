"""Moves of a node: every different position once. Entries of the transposition table."""

import numpy as np

from azulejos import Position, Wall, fast
from azulejos.search.alphabeta.control import CONTROL_WORDS
from azulejos.search.alphabeta.move_order import write_moves
from azulejos.search.alphabeta.transpositions import keep, pack, probe
from tests.players.positions import game_positions


@fast.compiled
def moves_of(state: fast.State, moves: fast.Int64s) -> int:
    """`write_moves` on bare arrays."""
    return write_moves(fast.raw(state), fast.raw(moves))


@fast.compiled
def keep_and_probe(table: fast.Int64s, control: fast.Int64s, key: int, asked: int) -> int:
    """Write one entry and look up another."""
    keep(fast.raw(table), fast.raw(control), key, pack(7, 3, 1, -1234))
    return probe(fast.raw(table), fast.raw(control), asked)


def essence(position: Position) -> tuple[object, ...]:
    """A position with its factories in any order."""
    return (position.sources[0], tuple(sorted(position.sources[1:])), position.boards, position.lid)


def test_every_different_position_comes_once() -> None:
    for seats, wall in ((2, Wall.COLOURED), (3, Wall.GREY), (4, Wall.COLOURED)):
        merged = 0
        for position in game_positions(seats, wall, seed=2, every=3):
            moves = np.zeros(304, np.int64)
            count = moves_of(fast.from_position(position), moves)
            legal = {move.action_id: move for move in position.legal_moves()}
            assert set(moves[:count].tolist()) <= legal.keys()
            chosen = [essence(position.play(legal[int(a)])) for a in moves[:count]]
            assert len(set(chosen)) == len(chosen)
            assert set(chosen) == {essence(position.play(move)) for move in legal.values()}
            merged += len(legal) - count
        assert merged > 0 or seats == 2


def test_entry_is_found_by_its_own_key_and_its_own_search_only() -> None:
    table, control = np.zeros(32, np.int64), np.zeros(CONTROL_WORDS, np.int64)
    control[5], control[7] = 15, 3
    data = keep_and_probe(table, control, 0x1234567890, 0x1234567890)
    assert (data & 511, data >> 9 & 63, data >> 15 & 3, data >> 32) == (7, 3, 1, -1234)
    assert keep_and_probe(table, control, 0x1234567890, 0x2234567890) == 0
    control[7] = 4
    assert probe(table, control, 0x1234567890) == 0
