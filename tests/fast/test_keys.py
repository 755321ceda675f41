"""Keys of positions: equal for positions that a table may take for one, different for others."""

from azulejos import Wall, fast
from tests.players.positions import game_positions


def test_round_keys_tell_positions_apart_and_know_transpositions() -> None:
    keys: dict[int, str] = {}
    for position in game_positions(seed=5, every=2):
        for move in position.legal_moves()[:20]:
            after = position.play(move)
            if after.phase is position.phase:
                key = int(fast.round_key(fast.from_position(after)))
                assert keys.setdefault(key, str(after)) == str(after)


def test_position_keys_are_equal_for_equal_states_only() -> None:
    keys: dict[int, bytes] = {}
    for seats, wall in ((2, Wall.COLOURED), (2, Wall.GREY), (4, Wall.COLOURED)):
        for position in game_positions(seats, wall, seed=6, every=2):
            for move in position.legal_moves()[:20]:
                state = fast.from_position(position.play(move))
                key = int(fast.position_key(state))
                assert keys.setdefault(key, state.tobytes()) == state.tobytes()
    assert len(set(keys.values())) == len(keys) > 500


def test_position_key_sees_which_tiles_have_fallen_and_what_a_wall_holds() -> None:
    state = fast.new_state(2, grey=True)
    fast.deal(state, fast.new_generator(3))
    keys = {int(fast.position_key(state))}
    for cell, colour in ((0, 0), (0, 4), (24, 2)):
        other = state.copy()
        fast.put_tile(other, 1, cell, colour)
        keys.add(int(fast.position_key(other)))
        fast.take_tile(other, 1, cell, colour)
        assert other.tobytes() == state.tobytes()
    fallen = {}
    for action in range(fast.FLOOR, fast.TILING, 6):
        if fast.is_legal(state, action):
            other = state.copy()
            fast.play(other, action)
            fallen[action] = int(fast.position_key(other))
    assert len(keys) == 4
    assert len(set(fallen.values())) == len(fallen) > 5
