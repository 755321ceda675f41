"""A review is found again by its game, network, nodes and version, and by nothing else."""

import hashlib
import subprocess
import sys
from dataclasses import replace

import pytest

from azulejos.net.shipped import shipped
from azulejos.review import keys
from azulejos.review.keys import deal_seed, game_hash, network_hash, review_key
from azulejos.rules import Game, Wall
from tests.review.games import sample_game


@pytest.mark.parametrize("wall", Wall)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_network_hash_is_that_of_the_shipped_file(seats: int, wall: Wall) -> None:
    whole = hashlib.sha256(shipped(seats, wall).read_bytes()).hexdigest()
    assert whole.startswith(network_hash(seats, wall))


def test_key_changes_with_everything_that_matters(monkeypatch: pytest.MonkeyPatch) -> None:
    coloured, grey = Wall
    found = {review_key(seats, coloured, 100) for seats in (2, 3)}
    found |= {review_key(2, grey, 100), review_key(2, coloured, 101)}
    monkeypatch.setattr(keys, "VERSION", keys.VERSION + 1)
    found.add(review_key(2, coloured, 100))
    assert len(found) == 5


def test_names_do_not_matter_but_events_do() -> None:
    game = sample_game()
    named = replace(game, headers=(("Name1", "Anna"),))
    assert game_hash(named) == game_hash(game)
    shorter = Game(game.start, game.events[:-1])
    resigned = replace(shorter, ended_early="resign 1")
    absent = replace(shorter, absent=frozenset({1}))
    assert len({game_hash(one) for one in (game, shorter, resigned, absent)}) == 4


def test_every_deal_has_its_own_seed() -> None:
    seeds = {deal_seed(sample_game(), ply) for ply in range(50)}
    assert len(seeds) == 50
    assert all(0 <= seed < 1 << 62 for seed in seeds)


def test_keys_and_stored_reviews_load_no_compiled_code() -> None:
    code = (
        "import sys, azulejos.review.keys as keys, azulejos.review.cache;"
        "keys.review_key(2, keys.Wall.GREY, 10); print({'numpy', 'numba'} & sys.modules.keys())"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "set()"
