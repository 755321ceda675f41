"""Keys of positions: equal for positions that a table may take for one, different for others."""

from azulejos import fast
from tests.players.positions import game_positions


def test_round_keys_tell_positions_apart_and_know_transpositions() -> None:
    keys: dict[int, str] = {}
    for position in game_positions(seed=5, every=2):
        for move in position.legal_moves()[:20]:
            after = position.play(move)
            if after.phase is position.phase:
                key = int(fast.round_key(fast.from_position(after)))
                assert keys.setdefault(key, str(after)) == str(after)
