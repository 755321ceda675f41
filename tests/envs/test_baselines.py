"""Baselines answer in every environment, and are as strong as their names say."""

import copy
import pickle

import numpy as np
import pyspiel
import pytest

from azulejos import fast
from azulejos.envs import azulejos_v0, openspiel
from azulejos.envs.baselines import BASELINES, Baseline
from azulejos.envs.batch import Batch
from azulejos.rules import Position
from tests.envs.games import KIND_NAMES, KINDS


def test_levels_are_baselines() -> None:
    assert BASELINES[:2] == ("random", "greedy")
    assert {"novice", "master"} < set(BASELINES)
    with pytest.raises(ValueError, match=r"baselines are random, greedy, .* not 'emperor'"):
        Baseline("emperor")


@pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)
def test_a_level_answers_in_pettingzoo(seats: int, wall: str) -> None:
    env, agents = azulejos_v0.env(seats, wall), [Baseline("novice"), Baseline("greedy")]
    env.reset(seed=1)
    for number, _ in enumerate(env.agent_iter(30)):
        action = agents[number % 2].act(env.unwrapped.position)
        assert env.last()[0]["action_mask"][action]
        env.step(action)


def test_a_level_answers_in_open_spiel() -> None:
    state, agent = pyspiel.load_game(openspiel.NAME).new_initial_state(), Baseline("casual")
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for _ in range(5):
        action = agent.act(state.position)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_only_chosen_games_get_actions() -> None:
    batch = Batch(4, seed=1)
    games = np.array([True, False, False, True])
    for name in ("random", "greedy", "novice"):
        actions = Baseline(name).actions(batch, games)
        assert (actions >= 0).tolist() == games.tolist()
        assert batch.mask[0, actions[0]]
        assert batch.mask[3, actions[3]]


@pytest.mark.parametrize("name", ["random", "greedy", "casual", "skilled"])
def test_a_game_with_the_same_seed_is_played_the_same_way(name: str) -> None:
    positions = [fast.to_position(state) for state in Batch(12, seed=1).states]
    agent = Baseline(name, np.int64(5))
    first = [agent.act(position) for position in positions]
    agent.new_game(6)
    assert [agent.act(position) for position in positions] != first
    agent.new_game(np.int64(5))
    assert [agent.act(position) for position in positions] == first
    with pytest.raises(ValueError, match=r"a seed is a whole number, not 0\.5"):
        agent.new_game(0.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [name for name in BASELINES if name != "master"])
def test_a_copy_answers_as_the_agent_would(name: str) -> None:
    """Also after the agent has searched: its tree is not copied."""
    positions = [fast.to_position(state) for state in Batch(6, seed=1).states]
    agent = Baseline(name, seed=5)
    agent.new_game(6)
    agent.act(positions[0])
    agents = agent, copy.deepcopy(agent), pickle.loads(pickle.dumps(agent))
    mine, *others = [[one.act(position) for position in positions] for one in agents]
    assert others == [mine, mine]


def test_greedy_beats_random() -> None:
    batch, greedy, random = (
        Batch(30, seed=1, restarts=False),
        Baseline("greedy"),
        Baseline("random"),
    )
    while (playing := batch.playing).any():
        actions = greedy.actions(batch, playing & (batch.seat == 0))
        batch.step(np.maximum(actions, random.actions(batch, playing & (batch.seat == 1))))
    assert (batch.final_score[:, 0] > batch.final_score[:, 1]).sum() >= 28


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "expert"])
def test_a_position_in_which_nobody_chooses_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no seat has a choice in the phase deal of this position"):
        Baseline(name).act(Position.start(2))
