"""Invariants at every ply of every game, for all kinds."""

import numpy as np
import pytest

from azulejos import fast
from azulejos.fast import state_words
from tests.fast.games import KIND_NAMES, KINDS, all_tiles, expected_allowed, states_of_game

GAMES = 12

kinds = pytest.mark.parametrize(("seats", "grey"), KINDS, ids=KIND_NAMES)


@kinds
def test_every_colour_keeps_its_twenty_tiles(seats: int, grey: bool) -> None:
    for seed in range(GAMES):
        for state, _ in states_of_game(seats, grey, seed):
            assert [all_tiles(state, colour) for colour in range(5)] == [20] * 5


@kinds
def test_one_marker_and_its_holder_agree(seats: int, grey: bool) -> None:
    for seed in range(GAMES):
        for state, _ in states_of_game(seats, grey, seed):
            markers = [
                seat
                for seat in range(seats)
                for place in range(fast.floor_length(state, seat))
                if fast.floor_thing(state, seat, place) == 5
            ]
            assert len(markers) <= 1
            assert markers in ([], [fast.marker_holder(state)])
            if fast.phase(state) == fast.DEAL:
                assert fast.marker_holder(state) == fast.IN_CENTRE


@kinds
def test_allow_mask_agrees_with_lines_and_walls(seats: int, grey: bool) -> None:
    for seed in range(GAMES):
        for state, _ in states_of_game(seats, grey, seed):
            for seat in range(seats):
                assert fast.allowed(state, seat) == expected_allowed(state, seat)


@kinds
def test_mask_list_count_and_index_agree(seats: int, grey: bool) -> None:
    mask, actions = np.empty(fast.MASK_WORDS, np.int64), np.empty(fast.MOST_MOVES, np.int64)
    for seed in range(GAMES):
        for state, _ in states_of_game(seats, grey, seed):
            found = actions[: fast.legal_moves(state, actions)].tolist()
            fast.legal_mask(state, mask)
            assert found == [
                60 * word + bit
                for word in range(fast.MASK_WORDS)
                for bit in range(60)
                if int(mask[word]) >> bit & 1
            ]
            assert fast.legal_count(state) == len(found)
            assert [fast.nth_move(state, index) for index in range(len(found))] == found
            legal = [action for action in range(-1, 332) if fast.is_legal(state, action)]
            assert legal == found


@kinds
def test_walls_grow_and_scores_stay_at_or_above_zero(seats: int, grey: bool) -> None:
    for seed in range(GAMES):
        walls = [0] * seats
        for state, _ in states_of_game(seats, grey, seed):
            for seat in range(seats):
                wall = fast.wall_bits(state, seat)
                assert wall & walls[seat] == walls[seat]
                walls[seat] = wall
                assert fast.score(state, seat) >= 0


@kinds
def test_finished_games_say_how(seats: int, grey: bool) -> None:
    for seed in range(GAMES):
        *_, (state, _) = states_of_game(seats, grey, seed)
        assert fast.legal_count(state) == 0
        rows = [fast.row_count(state, seat) for seat in range(seats)]
        assert (fast.termination(state) == fast.ROW) == any(rows)
        ranks = [(fast.score(state, seat), rows[seat]) for seat in range(seats)]
        winners = sum(1 << seat for seat in range(seats) if ranks[seat] == max(ranks))
        assert fast.winners(state) == winners


def test_two_seats_fit_into_200_bytes() -> None:
    assert fast.new_state(2).nbytes <= 200
    assert [fast.new_state(seats).size for seats in (2, 3, 4)] == [
        state_words(seats) for seats in (2, 3, 4)
    ]


@pytest.mark.parametrize(("seats", "first"), [(1, 0), (5, 0), (2, 2), (3, -1)])
def test_no_such_game_is_refused(seats: int, first: int) -> None:
    with pytest.raises(ValueError, match="no such game"):
        fast.new_state(seats, False, first)
