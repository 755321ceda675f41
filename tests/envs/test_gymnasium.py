"""The Gymnasium environment: the learner's seat of the same games, and Gymnasium's own wrappers."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics
from numpy.typing import NDArray

from azulejos.envs.batch import Batch
from azulejos.envs.gymnasium import AzulejosVectorEnv
from azulejos.rules import Position
from tests.envs.games import KIND_NAMES, KINDS, LAST_DRAFT, LAST_ROW, observation_of

kinds = pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)


def _random(infos: dict[str, Any], chance: np.random.Generator) -> NDArray[np.int64]:
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


@kinds
def test_the_learner_sees_its_seat_when_it_is_asked(seats: int, wall: str) -> None:
    envs, chance = AzulejosVectorEnv(5, seats, wall, opponent="random"), np.random.default_rng(1)
    observations, infos = envs.reset(seed=3)
    assert observations in envs.observation_space
    finished = 0
    while finished < 8:
        observations, rewards, terminated, truncated, infos = envs.step(_random(infos, chance))
        assert not truncated.any()
        assert not rewards[~terminated].any()
        for game in range(5):
            position = envs.batch.position(game)
            assert position.turn is not None
            assert position.turn == infos["seat"][game]
            seen = observation_of(position, position.turn)
            assert observations[game].tolist() == seen
            legal = [move.action_id for move in position.legal_moves()]
            assert np.flatnonzero(infos["action_mask"][game]).tolist() == legal
            if terminated[game]:
                assert infos["final_obs"][game][6] == 1  # the phase: end
        finished += int(terminated.sum())
    envs.close()


def test_rewards_are_those_of_the_learner() -> None:
    """The last observation has the learner's score first, then the opponent's."""
    envs, chance = AzulejosVectorEnv(8, rewards="score_difference"), np.random.default_rng(2)
    _, infos = envs.reset(seed=1)
    seen: list[float] = []
    while len(seen) < 20:
        _, rewards, terminated, _, infos = envs.step(_random(infos, chance))
        for game in np.flatnonzero(terminated):
            last = infos["final_obs"][game]
            seen.append(rewards[game])
            assert rewards[game] == int(last[47]) - int(last[103])
    assert min(seen) < 0 < max(seen)


def test_seats_move_on_with_every_game_unless_one_is_given() -> None:
    envs = AzulejosVectorEnv(4, 2, max_rounds=1)
    _, infos = envs.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 0, 1]
    chance, truncated = np.random.default_rng(1), np.zeros(4, bool)
    while not truncated.any():
        before = infos["seat"]
        _, _, terminated, truncated, infos = envs.step(_random(infos, chance))
        assert not terminated.any()
    assert (infos["seat"] != before).tolist() == truncated.tolist()
    envs = AzulejosVectorEnv(3, 2, seat=1)
    _, infos = envs.reset(seed=1)
    assert infos["seat"].tolist() == [1, 1, 1]
    assert (envs.batch.seat == 1).all()


def test_step_and_render_need_a_reset() -> None:
    envs = AzulejosVectorEnv(2, seat=0, render_mode="ansi")
    with pytest.raises(ResetNeeded, match=r"Cannot call env.step\(\) before calling env.reset\(\)"):
        envs.step(np.array([0, 0]))
    with pytest.raises(ResetNeeded, match=r"Cannot call env.render\(\)"):
        envs.render()
    _, infos = envs.reset(seed=1)
    envs.step(infos["action_mask"].argmax(axis=1))
    with pytest.raises(ValueError, match="the game is over"):
        envs.reset(options={"position": LAST_ROW.format("2")})
    with pytest.raises(ResetNeeded):
        envs.step(np.array([0, 0]))


def test_an_illegal_action_ends_its_game_only() -> None:
    envs = AzulejosVectorEnv(3, seat=0, illegal_reward=-2)
    _, infos = envs.reset(seed=1)
    actions = _random(infos, np.random.default_rng(1))
    for wrong in (int(np.flatnonzero(infos["action_mask"][1] == 0)[0]), -1, 180):
        actions[1] = wrong
        _, rewards, terminated, _, infos = envs.step(actions)
        assert rewards.tolist() == [0, -2, 0]
        assert terminated.tolist() == infos["illegal"].tolist() == [False, True, False]
        assert infos["final_obs"][1][0] == 1
        actions = _random(infos, np.random.default_rng(1))


def test_an_action_that_no_word_holds_is_illegal() -> None:
    envs = AzulejosVectorEnv(2, seat=0)
    envs.reset(seed=1)
    actions: Any = [2**70, -(2**70)]
    _, rewards, terminated, _, infos = envs.step(actions)
    assert rewards.tolist() == [-1, -1]
    assert terminated.all()
    assert infos["illegal"].all()


def test_every_game_needs_a_whole_action() -> None:
    envs = AzulejosVectorEnv(2, seat=0)
    envs.reset(seed=1)
    for few in (np.array(5), np.array([5]), np.array([[5], [5]])):
        with pytest.raises(ValueError, match="expected 2 actions, one for each game"):
            envs.step(few)
    with pytest.raises(ValueError, match=r"an action is a whole number, not 5.5"):
        envs.step(np.array([5.5, 5]))


def _play(envs: AzulejosVectorEnv, infos: dict[str, Any], steps: int = 20) -> list[list[int]]:
    chance, seen = np.random.default_rng(1), []
    for _ in range(steps):
        observations, *_, infos = envs.step(_random(infos, chance))
        assert not infos["illegal"].any()
        seen.append(observations.ravel().tolist())
    return seen


@pytest.mark.parametrize("opponent", ["random", "greedy", "novice", "skilled"])
def test_the_same_seed_gives_the_same_games(opponent: str) -> None:
    envs, fresh = (AzulejosVectorEnv(3, opponent=opponent) for _ in range(2))
    first = _play(envs, envs.reset(seed=9)[1])
    assert _play(envs, envs.reset(seed=9)[1]) == first
    assert _play(fresh, fresh.reset(seed=9)[1]) == first
    assert _play(envs, envs.reset()[1]) != first


def test_the_seed_is_for_the_others_too() -> None:
    """All begin with the same deal; a greedy player chooses among equals at random."""
    envs, start = AzulejosVectorEnv(1, opponent="greedy", seat=1), Batch(1, seed=1).position(0)
    starts = {envs.reset(seed=seed, options={"position": start})[0].tobytes() for seed in range(10)}
    assert len(starts) > 1


@pytest.mark.parametrize("again", [deepcopy, lambda envs: pickle.loads(pickle.dumps(envs))])
@pytest.mark.parametrize("opponent", ["random", "greedy", "skilled"])
def test_a_copy_plays_on_by_itself(
    again: Callable[[AzulejosVectorEnv], AzulejosVectorEnv], opponent: str
) -> None:
    envs = AzulejosVectorEnv(3, opponent=opponent, threads=2)
    _play(envs, envs.reset(seed=3)[1], 5)
    other = again(envs)
    assert _play(other, other._infos(), 40) == _play(envs, envs._infos(), 40)


def test_wrappers_of_gymnasium_work() -> None:
    made = gymnasium.make_vec("Azulejos-v0", num_envs=4, seats=3, max_rounds=2)
    assert made.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    envs = RecordEpisodeStatistics(made)
    _, infos = envs.reset(seed=1)
    chance, ended = np.random.default_rng(1), 0
    while ended < 6:
        _, _, terminated, truncated, infos = envs.step(_random(infos, chance))
        over = terminated | truncated
        ended += int(over.sum())
        if over.any():
            assert infos["episode"]["l"][over].min() > 1
    _, lists = DictInfoToList(made).reset(seed=1)
    assert len(lists) == 4
    assert lists[0]["action_mask"].shape == (240,)
    envs.close()


def test_observations_are_copied_unless_asked_not_to() -> None:
    for copy in (True, False):
        envs = AzulejosVectorEnv(2, copy=copy)
        observations, infos = envs.reset(seed=1)
        assert np.shares_memory(observations, envs.batch.observation) != copy
        assert np.shares_memory(infos["action_mask"], envs.batch.mask) != copy


def test_all_games_begin_from_a_position_text() -> None:
    envs = AzulejosVectorEnv(2, seat=0, render_mode="ansi")
    envs.reset(seed=1, options={"position": LAST_DRAFT})
    assert envs.batch.position(0) == envs.batch.position(1) == Position.parse(LAST_DRAFT)
    drawn = envs.render()
    assert drawn is not None
    assert drawn[1].startswith("Round 2: seat 1 drafts")
    assert AzulejosVectorEnv(1).render() is None


@pytest.mark.parametrize(("drafts", "learner"), [("1", 1), ("2", 0)])
@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_a_game_that_ends_before_the_learner_is_asked_is_refused(
    drafts: str, learner: int, opponent: str
) -> None:
    """One draft is left, and then a seat's first row is complete."""
    text = LAST_ROW.format(drafts)
    words = f"the game is over before seat {learner} has a choice"
    for seat in (learner, None):
        envs = AzulejosVectorEnv(2, seat=seat, opponent=opponent)
        with pytest.raises(ValueError, match=words):
            envs.reset(seed=1, options={"position": text})
        _, infos = envs.reset(seed=1)
        assert infos["action_mask"].any(axis=1).all()
    _, infos = AzulejosVectorEnv(2, seat=1 - learner).reset(options={"position": text})
    assert infos["action_mask"].any(axis=1).all()


def test_a_game_that_is_cut_off_before_the_learner_is_asked_is_refused() -> None:
    envs = AzulejosVectorEnv(1, seat=1, max_rounds=2)
    with pytest.raises(ValueError, match="the game is over before seat 1 has a choice"):
        envs.reset(options={"position": LAST_DRAFT})


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"seat": 2}, "the learner's seat is 0 to 1, not 2"),
        ({"render_mode": "human"}, "render modes are ansi, rgb_array, not 'human'"),
        ({"opponent": "me"}, "not 'me'"),
    ],
)
def test_an_environment_that_cannot_be_is_refused(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        AzulejosVectorEnv(1, **arguments)  # type: ignore[arg-type]
