"""The handmade evaluator: it tiles as the rules do, and its cache does not change values."""

import numpy as np
import pytest

from azulejos import Wall, fast
from azulejos.fast.drafting import draft, sources_empty
from azulejos.search.alphabeta.search import value_of_state
from azulejos.search.handmade.evaluator import HANDMADE
from tests.players.positions import game_positions


def value(state: fast.State, memory: fast.Int64s, root: fast.State) -> list[float]:
    out = np.zeros(8)
    prepare, evaluate = HANDMADE.addresses()
    value_of_state(prepare, root, memory, out)
    value_of_state(evaluate, state, memory, out)
    return [float(number) for number in out]


@fast.compiled
def draft_only(state: fast.State, action: int) -> bool:
    """Play a draft without the tiling that may follow; return whether it was the last."""
    words = fast.raw(state)
    draft(words, action)
    return sources_empty(words)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_round_that_is_over_has_the_value_of_the_tiled_position(seats: int) -> None:
    memory, checked = HANDMADE.new_memory(seats, False), 0
    for seed in range(12):
        for position in game_positions(seats, seed=seed):
            state = fast.from_position(position)
            for move in position.legal_moves():
                before, after = state.copy(), state.copy()
                if draft_only(before, move.action_id):
                    fast.play(after, move.action_id)
                    expected = value(after, memory, state)
                    assert value(before, memory, state) == pytest.approx(expected)
                    checked += 1
    assert checked > 20


@pytest.mark.parametrize("wall", Wall)
def test_value_does_not_depend_on_what_was_asked_before(wall: Wall) -> None:
    grey = wall is Wall.GREY
    used = HANDMADE.new_memory(2, grey)
    for position in game_positions(2, wall, seed=3, every=2):
        state = fast.from_position(position)
        fresh = HANDMADE.new_memory(2, grey)
        assert value(state, used, state) == value(state, fresh, state)


def test_probabilities_follow_the_lead() -> None:
    memory = HANDMADE.new_memory(2, False)
    position = game_positions(seed=9)[30]
    text = str(position).split(" ")
    wins = []
    for lead in (0, 10, 40):
        score, rest = text[8].split(":", 1)
        changed = " ".join([*text[:8], f"{int(score) + lead}:{rest}", *text[9:]])
        state = fast.from_position(type(position).parse(changed))
        out = value(state, memory, state)
        assert sum(out[:2]) == pytest.approx(1)
        wins.append(out[0])
    assert wins == sorted(wins)
    assert wins[0] < wins[-1]


@pytest.mark.parametrize(("seats", "wall"), [(s, w) for s in (2, 3, 4) for w in Wall])
def test_foretold_scores_are_near_what_happens(seats: int, wall: Wall) -> None:
    memory = HANDMADE.new_memory(seats, wall is Wall.GREY)
    for position in game_positions(seats, wall, seed=1, every=4):
        state = fast.from_position(position)
        out = value(state, memory, state)
        for seat in range(seats):
            assert fast.score(state, seat) - 20 < out[4 + seat] < fast.score(state, seat) + 110
