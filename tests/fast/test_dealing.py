"""Tiles dealt one by one fill the factories as a whole deal does."""

import pytest

from azulejos import fast
from tests.fast.games import KIND_NAMES, KINDS, states_of_game


def _drawable(state: fast.State, colour: int) -> int:
    return (fast.drawable(state) >> 8 * colour) & 255


def _fill(state: fast.State, factory: list[int]) -> None:
    """Deal the tiles of a factory in an order in which they can be drawn."""
    while factory:
        assert fast.phase(state) == fast.DEAL
        colour = next(colour for colour in factory if _drawable(state, colour))
        factory.remove(colour)
        fast.deal_tile(state, colour)


@pytest.mark.parametrize(("seats", "grey"), KINDS, ids=KIND_NAMES)
def test_tile_by_tile_is_the_whole_deal(seats: int, grey: bool) -> None:
    for seed in range(3):
        for state, generator in states_of_game(seats, grey, seed):
            if fast.phase(state) != fast.DEAL:
                continue
            whole, single = state.copy(), state.copy()
            fast.deal(whole, generator.copy())
            for source in range(1, fast.factory_count(state) + 1):
                counts = [fast.source_count(whole, source, colour) for colour in range(5)]
                _fill(single, [colour for colour in range(5) for _ in range(counts[colour])])
            assert single.tolist() == whole.tolist()
