"""PettingZoo's own suites pass unchanged, and the game is that of `rules`, move for move."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from azulejos.envs import azulejos_v0
from azulejos.envs.azulejos_v0 import raw_env
from tests.envs.games import KIND_NAMES, KINDS, LAST_DRAFT, Twin, observation_of, win_rewards

kinds = pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)

# What api_test warns about every environment with an action mask that is not on its list.
ABOUT_MASKS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # when the game is over
}


@kinds
def test_api_of_pettingzoo(seats: int, wall: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        api_test(azulejos_v0.env(seats, wall), num_cycles=1000)
    assert {str(warning.message) for warning in seen} <= ABOUT_MASKS
    assert "Passed API test" in capsys.readouterr().out


@kinds
def test_seeds_of_pettingzoo(seats: int, wall: str) -> None:
    seed_test(lambda: azulejos_v0.env(seats, wall), num_cycles=500)


def test_seeds_of_numpy_are_seeds() -> None:
    env, other = raw_env(), raw_env()
    env.reset(seed=np.int64(5))  # type: ignore[arg-type]
    other.reset(seed=5)
    assert env.position == other.position
    with pytest.raises(ValueError, match=r"a seed is a whole number, not 5\.5"):
        env.reset(seed=5.5)  # type: ignore[arg-type]
    assert env.position == other.position


def test_render_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {
        "svg": lambda text: text.startswith("<svg ") and text.endswith("</svg>"),
        "ansi": lambda text: text.startswith("Round 1: seat "),
    }
    render_test(azulejos_v0.env, custom_tests=shown)
    assert "Round 1: seat 1 drafts" in capsys.readouterr().out


@pytest.mark.long
def test_performance_benchmark_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(azulejos_v0.env())
    assert "turns per second" in capsys.readouterr().out


@kinds
def test_environment_agrees_with_the_rules_move_for_move(seats: int, wall: str) -> None:
    env, chance = raw_env(seats, wall), random.Random(2)
    for seed in (21, 22):
        env.reset(seed=seed)
        twin = Twin(seats, wall, seed)
        while twin.position.outcome() is None:
            turn = twin.position.turn
            assert turn is not None
            assert env.agent_selection == f"player_{turn}"
            assert env.position == twin.position
            for seat, agent in enumerate(env.agents):
                seen = env.observe(agent)
                assert seen["observation"].tolist() == observation_of(twin.position, seat)
                legal = twin.legal() if seat == turn else []
                assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            assert not any(env.terminations.values())
            action = chance.choice(twin.legal())
            twin.play(action)
            env.step(action)
        assert list(env.rewards.values()) == pytest.approx(win_rewards(twin.position))
        scores = [board.score for board in twin.position.boards]
        assert [info["score"] for info in env.infos.values()] == scores
        assert all(env.terminations.values())
        assert not any(env.truncations.values())


def test_an_illegal_action_ends_the_game_for_its_player(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = azulejos_v0.env(illegal_reward=-3)
    env.reset(seed=1)
    before = env.unwrapped.position
    observation, *_ = env.last()
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    env.step(wrong)
    assert "Illegal move made" in caplog.text
    assert env.rewards == {"player_0": -3, "player_1": 0}
    assert all(env.terminations.values())
    assert env.unwrapped.position == before


def test_an_illegal_action_without_wrappers_changes_nothing() -> None:
    env = raw_env()
    env.reset(seed=1)
    before = env.position
    for wrong in (-1, 180, 300, None, 2**63, 2**70, -(2**70)):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal for player_0"):
            env.step(wrong)
    fraction: Any = int(env.legal_action_mask().argmax()) + 0.5
    with pytest.raises(ValueError, match=f"an action is a whole number, not {fraction}"):
        env.step(fraction)
    assert env.position == before
    assert env.agent_selection == "player_0"


def test_step_needs_a_reset() -> None:
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
        azulejos_v0.env().step(0)


def test_a_game_is_cut_off_after_its_last_round() -> None:
    env = raw_env(max_rounds=1, rewards="score")
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(int(np.flatnonzero(env.legal_action_mask())[-1]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}
    assert env.position.round_number == 2
    assert not env.observe(env.agent_selection)["action_mask"].any()


def test_a_position_is_played_on_and_its_round_is_dealt() -> None:
    env = raw_env(rewards="score_difference")
    env.reset(seed=5, options={"position": LAST_DRAFT})
    assert str(env.position) == LAST_DRAFT
    env.step(int(np.flatnonzero(env.legal_action_mask())[-1]))
    position = env.position
    assert position.round_number == 3
    assert sum(map(sum, position.sources)) == 20
    for same in (position, str(position)):
        env.reset(seed=5, options={"position": same})
        assert env.position == position


def test_the_first_seat_is_an_option() -> None:
    env = azulejos_v0.env(3)
    env.reset(seed=1, options={"first_seat": 2})
    assert env.agent_selection == "player_2"


def test_a_clone_goes_its_own_way_through_the_same_deals() -> None:
    env = raw_env()
    env.reset(seed=3)
    other = env.clone()
    before, chance = env.position, random.Random(3)
    played = []
    while other.agents and not other.terminations[other.agent_selection]:
        played.append(chance.choice(np.flatnonzero(other.legal_action_mask()).tolist()))
        other.step(played[-1])
    assert env.position == before
    for action in played:
        env.step(action)
    assert env.position == other.position
    assert env.rewards == other.rewards


def test_state_is_the_table_from_the_first_seat() -> None:
    env = raw_env()
    env.reset(seed=1)
    assert env.state().tolist() == env.observe("player_0")["observation"].tolist()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"seats": 1}, "2 to 4 seats, not 1"),
        ({"wall": "white"}, "not 'white'"),
        ({"rewards": "gold"}, "not 'gold'"),
        ({"max_rounds": 0}, "at least one round"),
        ({"render_mode": "film"}, "render modes are human, ansi, rgb_array, svg, not 'film'"),
    ],
)
def test_an_environment_that_cannot_be_is_refused(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        azulejos_v0.env(**arguments)  # type: ignore[arg-type]
