"""OpenSpiel's own suites pass, and the game is that of `rules`, tile by tile and move for move."""

import pickle
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from azulejos.envs import openspiel
from azulejos.envs.features import feature_slice
from azulejos.rules import Counts, Deal, Move, Phase, Position, Wall
from tests.envs.games import KIND_NAMES, KINDS, LAST_DRAFT, observation_of, win_rewards

PLAYTHROUGH = Path(__file__).parent / "azulejos_playthrough.txt"
kinds = pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)

if not flags.FLAGS.is_parsed():
    flags.FLAGS.mark_as_parsed()  # OpenSpiel's tests read flags; here they have their defaults


def _load(seats: int, wall: str) -> pyspiel.Game:
    return pyspiel.load_game(openspiel.NAME, {"players": seats, "wall": wall})


def _chance(state: pyspiel.State, rng: random.Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, weights)[0])


@pytest.mark.long
@kinds
def test_random_simulation_of_open_spiel(seats: int, wall: str) -> None:
    pyspiel.random_sim_test(_load(seats, wall), num_sims=2, serialize=True, verbose=False)


@kinds
def test_simulation_contract_of_open_spiel(seats: int, wall: str) -> None:
    """Clones, pickles and serialises while it plays, in Python."""
    games_sim_test.GamesSimTest("test_pig").sim_game(_load(seats, wall))


class TestApiOfOpenSpiel(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = openspiel.NAME
    game = pyspiel.load_game(openspiel.NAME)


class TestApiOfOpenSpielOnGreyWalls(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = f"{openspiel.NAME}(players=3,wall=grey)"
    game = pyspiel.load_game(game_name)


def test_playthrough_is_as_recorded() -> None:
    """Rewrite it with `python -m tests.envs.test_openspiel` after an intended change."""
    recorded, replayed = generate_playthrough.replay(str(PLAYTHROUGH))
    assert replayed == recorded


@pytest.mark.long
def test_mcts_bot_plays_a_whole_game() -> None:
    game, rng = pyspiel.load_game(openspiel.NAME), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2, 4, evaluator, random_state=rng)
    state, chance, moves = game.new_initial_state(), random.Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_chance(state, chance))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1
    assert moves > 20
    assert sum(state.returns()) == 0


def test_learning_environment_of_open_spiel_runs() -> None:
    env = rl_environment.Environment(pyspiel.load_game(openspiel.NAME), include_full_state=True)
    env.seed(1)
    step, chance = env.reset(), random.Random(1)
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([chance.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == 0


def _deal_tiles(
    state: pyspiel.State, position: Position, choose: Callable[[pyspiel.State], int]
) -> Position:
    """Deal tile by tile, and give the same tiles to the rules as one deal, which they check."""
    factories: list[Counts] = []
    tiles = [0] * 5
    while state.is_chance_node():
        bag, lid = state.position.bag, state.position.lid
        drawn_from = bag if sum(bag) else lid  # RULES [I7]
        expected = [
            (colour, pytest.approx(count / sum(drawn_from)))
            for colour, count in enumerate(drawn_from)
            if count
        ]
        assert state.chance_outcomes() == expected
        colour = choose(state)
        state.apply_action(colour)
        tiles[colour] += 1
        if sum(tiles) == 4:
            factories.append(_counts(tiles))
            tiles = [0] * 5
    missing = 2 * len(position.boards) + 1 - len(factories)
    factories += ([_counts(tiles)] + [_counts([0] * 5)] * missing)[:missing]
    return position.deal(Deal(tuple(factories)))


def _counts(tiles: list[int]) -> Counts:
    b, y, r, k, w = tiles
    return b, y, r, k, w


@kinds
def test_game_agrees_with_the_rules_move_for_move(seats: int, wall: str) -> None:
    game, rng = _load(seats, wall), random.Random(4)
    observer = make_observation(game)
    for _ in range(2):
        state, position = game.new_initial_state(), Position.start(seats, Wall(wall))
        while position.outcome() is None:
            assert not state.is_terminal()
            if position.phase is Phase.DEAL:
                position = _deal_tiles(state, position, lambda state: _chance(state, rng))
            assert state.position == position
            assert state.current_player() == position.turn
            moves = {move.action_id: move for move in position.legal_moves()}
            assert state.legal_actions() == sorted(moves)
            for seat in range(seats):
                expected = observation_of(position, seat)
                assert state.observation_tensor(seat) == expected
                observer.set_from(state, seat)
                assert observer.tensor.tolist() == expected
            action = rng.choice(sorted(moves))
            assert state.action_to_string(state.current_player(), action) == str(moves[action])
            state.apply_action(action)
            position = position.play(moves[action])
        assert state.is_terminal()
        assert state.returns() == pytest.approx(win_rewards(position))


def test_observation_has_named_parts() -> None:
    game = _load(2, "grey")
    state, observer = game.new_initial_state(), make_observation(game)
    for colour in (0, 1, 1, 4):
        state.apply_action(colour)
    observer.set_from(state, 0)
    assert observer.dict["factories"].tolist() == [[1, 2, 0, 0, 1], *([[0] * 5] * 4)]
    assert observer.dict["phase"].tolist() == [1, 0, 0, 0]
    assert observer.dict["seat_1.wall_colours"].shape == (5, 5, 5)
    part = observer.tensor[feature_slice("bag", 2, True)]
    assert part.tolist() == observer.dict["bag"].tolist() == [19, 18, 20, 20, 19]


def test_illegal_actions_change_nothing() -> None:
    state = pyspiel.load_game(openspiel.NAME).new_initial_state()
    before = str(state)
    for wrong in (-1, 5):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            state.apply_action(wrong)
    assert str(state) == before
    while state.is_chance_node():
        state.apply_action(_chance(state, random.Random(1)))
    before = str(state)
    for wrong in (0, 180, 300):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            state.apply_action(wrong)
    assert str(state) == before


def test_a_position_text_is_played_on() -> None:
    game = pyspiel.load_game(openspiel.NAME)
    state = game.state_from_position(LAST_DRAFT)
    assert game.state_from_position(state.position).position == state.position
    assert str(state.position) == LAST_DRAFT
    assert state.clone().position == state.position
    state.apply_action(state.legal_actions()[-1])
    assert state.is_chance_node()
    expected = Position.parse(LAST_DRAFT)
    assert state.position == expected.play(expected.legal_moves()[-1])
    with pytest.raises(ValueError, match="2 seats and coloured walls, the environment 2 and grey"):
        _load(2, "grey").state_from_position(LAST_DRAFT)


def test_a_pickled_state_is_the_same() -> None:
    state, rng = pyspiel.load_game(openspiel.NAME).new_initial_state(), random.Random(1)
    while state.is_chance_node():
        state.apply_action(_chance(state, rng))
    state.apply_action(state.legal_actions()[3])
    again = pickle.loads(pickle.dumps(state))
    assert again.position == state.position
    assert again.history() == state.history()


def test_parameters_that_cannot_be_are_refused() -> None:
    for parameters in ({"players": 5}, {"wall": "white"}, {"first_seat": 2}):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            pyspiel.load_game(openspiel.NAME, parameters)
    state = pyspiel.load_game(openspiel.NAME, {"first_seat": 1, "players": 3}).new_initial_state()
    while state.is_chance_node():
        state.apply_action(_chance(state, random.Random(1)))
    assert state.current_player() == 1
    assert str(Move.from_action_id(state.legal_actions()[0])) == state.action_to_string(
        1, state.legal_actions()[0]
    )


if __name__ == "__main__":
    PLAYTHROUGH.write_text(generate_playthrough.playthrough(openspiel.NAME, None, seed=1), "utf-8")


def test_whoever_has_no_seat_sees_nothing() -> None:
    game = pyspiel.load_game("azulejos(players=3)")
    observer, state = game.make_py_observer(), game.new_initial_state()
    for player in (state.current_player(), 3, 10**6):
        with pytest.raises(ValueError, match=f"a player is 0 to 2, not {player}"):
            observer.set_from(state, player)
        with pytest.raises(ValueError, match=f"a player is 0 to 2, not {player}"):
            observer.string_from(state, player)
