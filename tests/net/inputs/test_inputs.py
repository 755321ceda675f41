"""The inputs of hand-made positions, and factories that may be renumbered."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos import Position, Wall
from azulejos.fast import from_position
from azulejos.net.inputs import layout
from azulejos.net.inputs.canonical import candidates, policy_size, sort_factories
from azulejos.net.inputs.inputs import features, write_features
from tests.players.positions import game_positions, opening

KINDS = [(seats, wall) for seats in (2, 3, 4) for wall in Wall]
REST = layout.rest_begin(2)

MIDDLE = Position.parse(
    "C draft 3 2 11 BB/-/YRKK/-/YRKK/- 10,10,12,10,12 5,4,3,3,8 "
    "9:B4/1B3/2B2/5/5:-/Y2/-/R1/-:* 20:2R2/2YR1/5/5/5:Y1/-/-/K3/-:-"
)


def active(position: Position) -> dict[int, int]:
    row = features(from_position(position))
    return {int(place): int(row[place]) for place in np.flatnonzero(row)}


def moves(position: Position) -> dict[int, int]:
    """Action to policy index."""
    state = from_position(position)
    order, actions, indices = np.zeros(9, int), np.zeros(300, int), np.zeros(300, int)
    sort_factories(state, order)
    count = candidates(state, order, actions, indices)
    return dict(zip(actions[:count].tolist(), indices[:count].tolist(), strict=True))


def test_mover_comes_first_with_wall_lines_floor_and_points() -> None:
    seen = active(MIDDLE)
    mover = {place: value for place, value in seen.items() if place < layout.SEAT_FEATURES}
    assert {place for place in mover if place < 25} == {2, 7, 8}  # R; Y, R next to each other
    lines = {place - layout.LINES for place in mover if layout.LINES <= place < layout.FLOOR}
    assert lines == {1 * 1, 5 * 6 + 3 * 4 + 2}  # one Y of line 1, three K of line 4
    assert layout.FLOOR not in mover
    assert mover[layout.SCORE] == 20
    assert mover[layout.PROJECTED] == 20 + 2  # Y is placed next to R
    assert layout.LOW_SCORE not in mover
    assert layout.HOLDER not in mover


def test_other_seat_holds_the_marker_and_pays_for_it() -> None:
    seen = active(MIDDLE)
    other = {place - layout.SEAT_FEATURES: value for place, value in seen.items()}
    assert {place for place in other if 0 <= place < 25} == {0, 6, 12}
    assert other[layout.FLOOR] == 1
    assert other[layout.LOW_SCORE] == 15 - 9
    assert other[layout.PROJECTED] == 9 + 4 - 1  # Y next to one B and above another
    assert other[layout.HOLDER] == 1
    assert other[layout.COLOURS + 2] == 1  # three blue tiles


def test_free_cells_know_what_they_would_bring() -> None:
    row = features(from_position(MIDDLE))
    cells = row[layout.CELLS : layout.CELLS + 25]
    assert cells[3] == 3 + 2 - 1  # with Y and R of its row, and R below
    assert cells[1] == 0  # taken by the complete line
    assert cells[24] == 0


def test_shared_part_tells_sources_bag_lid_and_round() -> None:
    row = features(from_position(MIDDLE))
    rest = row[REST:]
    assert rest[layout.CENTRE + 1] == 1  # two blue tiles in the centre
    assert rest[layout.CENTRE_COUNTS : layout.CENTRE_COUNTS + 5].tolist() == [2, 0, 0, 0, 0]
    assert rest[layout.SOURCE_COUNTS : layout.SOURCE_COUNTS + 5].tolist() == [2, 2, 2, 4, 0]
    assert rest[layout.GROUPS + 7 - 1] == 1
    assert rest[layout.ODD_GROUPS] == 1
    assert rest[layout.MARKER] == 0
    assert rest[layout.BAG : layout.BAG + 5].tolist() == [10, 10, 12, 10, 12]
    assert rest[layout.LID : layout.LID + 5].tolist() == [5, 4, 3, 3, 8]
    assert rest[layout.ROUND + 2] == 1
    assert rest[[layout.BEFORE_DEAL, layout.TILING, layout.GREY]].tolist() == [0, 0, 0]
    assert rest[layout.BEGAN + 1] == 1  # the other seat began


def test_equal_factories_are_offered_once() -> None:
    found = moves(MIDDLE)
    sources = {action // 30 for action in found}
    assert sources == {0, 2}
    assert set(found.values()) <= set(range(60))


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_every_move_has_its_own_place_in_the_policy(seats: int, wall: Wall) -> None:
    for position in game_positions(seats, wall, seed=5, every=7):
        found = moves(position)
        legal = {move.action_id for move in position.legal_moves()}
        assert set(found) <= legal
        assert len(set(found.values())) == len(found)
        assert max(found.values()) < policy_size(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_renumbered_factories_look_the_same(seats: int, data: st.DataObject) -> None:
    position = opening(seats, seed=data.draw(st.integers(0, 10**6)))
    words = str(position).split(" ")
    centre, *factories = words[5].split("/")
    words[5] = "/".join([centre, *data.draw(st.permutations(factories))])
    other = Position.parse(" ".join(words))
    assert active(other) == active(position)
    assert sorted(moves(other).values()) == sorted(moves(position).values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_plays_sees_all_but_the_factories_one_by_one(seats: int) -> None:
    end = layout.factories_begin(seats)
    assert layout.feature_count(seats) % 8 == end % 8 == 0
    row = np.zeros(end, np.uint8)
    for position in game_positions(seats, Wall.GREY, seed=4, every=5):
        state = from_position(position)
        write_features(state, row)
        assert row.tolist() == features(state)[:end].tolist()
