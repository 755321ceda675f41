"""The engine's figures exist and its signature does not change; speed is not tested."""

import subprocess
import sys

import pytest

from azulejos import fast
from azulejos.bench.moves import KINDS, all_moves_per_second, signature
from azulejos.fast.random_play import play_seeds


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


@pytest.mark.long
def test_a_million_playouts_take_no_memory() -> None:
    """In a separate process, whose peak memory nothing else has raised."""
    code = (
        "import resource, numpy as np\n"
        "from azulejos import fast\n"
        "def peak(): return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "scores, winning = np.zeros((100_000, 2), np.int64), np.zeros(100_000, np.int64)\n"
        "state, generator = fast.new_state(2), fast.new_generator(1)\n"
        "fast.playouts(state, generator, scores, winning)\n"
        "before = peak()\n"
        "for _ in range(10): fast.playouts(state, generator, scores, winning)\n"
        "print((peak() - before) / before)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 0.02
