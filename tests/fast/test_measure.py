"""The benchmark's figures exist and its signature stands still; how high they are is not tested."""

from azulejos import fast
from azulejos.fast.measure import KINDS, all_moves_per_second, play_seeds, signature


def test_every_kind_has_a_figure() -> None:
    figures = all_moves_per_second(games=20, repeats=2)
    assert list(figures) == ["2C", "3C", "4C", "2G", "3G", "4G"]
    assert all(figure > 0 for figure in figures.values())


def test_games_of_consecutive_seeds_add_up() -> None:
    for seats, grey in KINDS.values():
        state = fast.new_state(seats, grey)
        moves = [fast.playout(state.copy(), fast.new_generator(seed)) for seed in range(5, 10)]
        assert play_seeds(state, fast.new_generator(0), grey, 5, 5) == sum(moves)


def test_signature_repeats_and_depends_on_the_games() -> None:
    assert signature(50) == signature(50)
    assert signature(50) != signature(51)
