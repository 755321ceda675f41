"""A batch plays as `rules` does, game by game, and exposes its arrays without a copy."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from azulejos.envs.batch import Batch
from azulejos.rules import InvalidPositionError, Phase, Position
from tests.envs.games import KIND_NAMES, KINDS, LAST_DRAFT, Twin, observation_of, win_rewards

kinds = pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)


def _compare(batch: Batch, game: int, twin: Twin) -> None:
    turn = twin.position.turn
    assert turn is not None
    assert batch.seat[game] == turn
    assert np.flatnonzero(batch.mask[game]).tolist() == twin.legal()
    assert batch.observation[game].tolist() == observation_of(twin.position, turn)
    assert batch.position(game) == twin.position


@kinds
def test_batch_agrees_with_the_rules_move_for_move(seats: int, wall: str) -> None:
    batch = Batch(3, seats, wall, seed=40)
    twins = [Twin(seats, wall, 40 + game) for game in range(3)]
    while batch.games_finished < 5:
        actions = batch.random_actions().copy()
        batch.step(actions)
        for game, twin in enumerate(twins):
            twin.play(int(actions[game]))
            over = twin.position.outcome()
            assert batch.done[game] == (over is not None)
            if over is not None:
                assert batch.reward[game] == pytest.approx(win_rewards(twin.position))
                assert batch.final_score[game].tolist() == list(over.scores)
                twin.restart()
            else:
                assert not batch.reward[game].any()
            _compare(batch, game, twin)


def test_illegal_action_is_refused_and_nothing_is_stepped() -> None:
    batch = Batch(4, seed=1)
    before = [batch.position(game) for game in range(4)]
    actions = batch.random_actions().copy()
    for wrong in (int(np.flatnonzero(~batch.mask[2])[0]), 180, 299, 300, 330, 10**12):
        actions[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 2"):
            batch.step(actions)
        assert [batch.position(game) for game in range(4)] == before
    with pytest.raises(ValueError, match="expected 4 actions, one for each game"):
        batch.step(actions[:3])


@pytest.mark.parametrize("kind", [list, np.array])
@pytest.mark.parametrize("wrong", [2**63, 2**64 - 1, 2**70])
def test_an_action_that_no_word_holds_is_illegal(kind: Any, wrong: int) -> None:
    batch = Batch(2, seed=1)
    with pytest.raises(ValueError, match="is not legal in game 0"):
        batch.step(kind([wrong, wrong]))


@pytest.mark.parametrize("wrong", [1.5, float("nan"), float("inf"), "3", None])
def test_an_action_is_a_whole_number(wrong: Any) -> None:
    batch = Batch(2, seed=1)
    before = batch.position(0)
    with pytest.raises(ValueError, match=f"an action is a whole number, not {wrong!r}"):
        batch.step([wrong, wrong])
    assert batch.position(0) == before


def test_actions_of_every_kind_of_number_are_played() -> None:
    for kind in (np.int8, np.uint8, np.uint64, np.float32, object):
        batch, twin = Batch(3, seed=1), Batch(3, seed=1)
        actions = batch.mask.argmax(axis=1)
        batch.step(actions)
        twin.step(actions.astype(kind))
        assert [twin.position(n) for n in range(3)] == [batch.position(n) for n in range(3)]


@pytest.mark.parametrize("game", [3, -4, 10**7, 2**70])
def test_a_game_that_is_not_there_is_neither_begun_set_up_nor_shown(game: int) -> None:
    batch = Batch(3, seed=1)
    before = [batch.position(n) for n in range(3)]
    with pytest.raises(IndexError, match=f"there are 3 games, and no game {game}"):
        batch.restart(game)
    with pytest.raises(IndexError, match=f"there are 3 games, and no game {game}"):
        batch.set_position(game, before[0])
    with pytest.raises(IndexError, match=f"there are 3 games, and no game {game}"):
        batch.position(game)
    assert [batch.position(n) for n in range(3)] == before


def test_games_are_counted_from_the_end_too() -> None:
    batch, twin = Batch(3, seed=1), Batch(3, seed=1)
    batch.set_position(-1, str(Position.start(2)))
    twin.set_position(2, str(Position.start(2)))
    batch.restart(-2)
    twin.restart(1)
    assert batch.states.tolist() == twin.states.tolist()
    assert batch.observation.tolist() == twin.observation.tolist()
    assert batch.playing.all()


def test_a_negative_action_leaves_its_game() -> None:
    batch = Batch(2, seed=1)
    before = batch.position(0)
    actions = batch.random_actions().copy()
    actions[0] = -1
    batch.step(actions)
    assert batch.position(0) == before
    assert batch.seat.tolist() == [0, 1]


def test_without_restart_a_finished_game_stays() -> None:
    batch = Batch(2, seed=3, restarts=False)
    while not (actions := batch.random_actions()).max() < 0:
        batch.step(actions)
    assert batch.games_finished == 2
    assert not batch.mask.any()
    assert all(batch.position(game).phase is Phase.END for game in range(2))
    batch.restart(1)
    assert str(batch.position(1)).startswith("C draft 1 1 1-")
    assert batch.playing.tolist() == [False, True]


def test_a_game_is_cut_off_after_its_last_round() -> None:
    batch = Batch(8, seed=3, max_rounds=2, rewards="score")
    ends = 0
    while ends < 8:
        batch.step(batch.random_actions())
        ends += int(batch.done.sum())
        assert batch.truncated.tolist() == batch.done.tolist()
        assert not batch.reward.any()
    assert batch.observation[:, 0].max() <= 2


def test_seeds_of_games() -> None:
    one, other = Batch(3, seed=[5, 9, 5]), Batch(3, seed=5)
    assert one.position(0) == one.position(2) == other.position(0)
    assert one.position(1) != one.position(0)
    again = one.position(1)
    one.reset()
    assert one.position(1) != again
    one.reset([9, 9, 9])
    assert [one.position(game) for game in range(3)] == [again] * 3
    with pytest.raises(ValueError, match="3 games need as many seeds, not 2"):
        one.reset([1, 2])
    assert Batch(1).position(0) != Batch(1).position(0)


@pytest.mark.parametrize(
    ("seed", "plain"),
    [
        (np.int64(5), 5),
        (np.uint64(2**64 - 1), 2**64 - 1),
        (np.array(5), 5),
        (np.array([5, 9]), [5, 9]),
        (np.array([2**64 - 1, 0], np.uint64), [-1, 0]),
        ([np.int32(5), 9], [5, 9]),
        (range(7, 9), 7),
    ],
)
def test_seeds_of_numpy_are_seeds(seed: Any, plain: int | list[int]) -> None:
    one, other = Batch(2, seed=seed), Batch(2, seed=plain)
    assert [one.position(game) for game in range(2)] == [other.position(game) for game in range(2)]


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (5.0, "a seed is a whole number, not 5.0"),
        ("12", "a seed is a whole number, not '12'"),
        ([1, 2.5], "a seed is a whole number, not 2.5"),
        (np.array([1.0, 2.0]), "a seed is a whole number, not 1.0"),
        (np.array([[1], [2]]), r"a seed is a whole number, not \[1\]"),
        (np.array([1, 2, 3]), "2 games need as many seeds, not 3"),
    ],
)
def test_what_is_no_seed_is_refused_and_nothing_begins(seed: Any, words: str) -> None:
    batch = Batch(2, seed=1)
    before = [batch.position(game) for game in range(2)]
    with pytest.raises(ValueError, match=words):
        batch.reset(seed)
    assert [batch.position(game) for game in range(2)] == before


def test_deals_do_not_depend_on_who_plays_at_random() -> None:
    one, other = Batch(1, seed=5), Batch(1, seed=5)
    for _ in range(5):
        one.random_actions()
    for batch in (one, other):
        while batch.observation[0, 0] == 1:
            batch.step([int(np.flatnonzero(batch.mask[0])[0])])
    assert one.position(0) == other.position(0)


def test_threads_play_the_same_games() -> None:
    single, double = Batch(101, seed=2), Batch(101, seed=2, threads=3)
    for _ in range(150):
        actions = double.random_actions()
        assert actions.tolist() == single.random_actions().tolist()
        single.step(actions)
        double.step(actions)
        assert (single.observation == double.observation).all()
        assert (single.mask == double.mask).all()
        assert (single.reward == double.reward).all()
    assert single.games_finished == double.games_finished > 101


def test_a_copy_goes_its_own_way() -> None:
    batch = Batch(2, seed=1)
    other = batch.copy()
    before = batch.observation.copy()
    assert other.random_actions().tolist() == batch.random_actions().tolist()
    other.step(other.random_actions())
    assert (batch.observation == before).all()
    assert (other.observation != before).any()
    assert np.shares_memory(other.mask, other._arrays.mask)
    assert not np.shares_memory(other.mask, batch.mask)


def _pickled(batch: Batch) -> Batch:
    return pickle.loads(pickle.dumps(batch))  # type: ignore[no-any-return]


def _shared(batch: Batch) -> Batch:
    """Pickled as distributed programs do it: the arrays separate, in read-only memory."""
    buffers: list[pickle.PickleBuffer] = []
    text = pickle.dumps(batch, 5, buffer_callback=buffers.append)
    assert buffers
    return pickle.loads(text, buffers=[bytes(b.raw()) for b in buffers])  # type: ignore[no-any-return]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("again", [Batch.copy, copy.copy, copy.deepcopy, _pickled, _shared])
def test_a_copy_of_any_kind_plays_the_same_games(
    again: Callable[[Batch], Batch], threads: int
) -> None:
    batch = Batch(5, seed=1, threads=threads)
    batch.step(batch.random_actions())
    other = again(batch)
    assert other.threads == threads
    for name in ("states", "observation", "mask", "reward", "done", "truncated", "seat"):
        assert np.shares_memory(getattr(other, name), getattr(other._arrays, name))
        assert not np.shares_memory(getattr(other, name), getattr(batch, name))
    for _ in range(100):
        actions = batch.random_actions().copy()
        assert other.random_actions().tolist() == actions.tolist()
        batch.step(actions)
        other.step(actions)
        assert (other.observation == batch.observation).all()
        assert (other.mask == batch.mask).all()
        assert (other.done == batch.done).all()
    assert other.games_finished == batch.games_finished > 0


@pytest.mark.parametrize("kind", [str, Position.parse])
def test_a_position_or_its_text_sets_a_game(kind: Callable[[str], Position | str]) -> None:
    batch = Batch(2, seed=1)
    kept = batch.position(0)
    batch.set_position(1, kind(LAST_DRAFT))
    assert batch.position(1) == Position.parse(LAST_DRAFT)
    assert batch.position(0) == kept
    assert np.flatnonzero(batch.mask[1]).tolist() == [
        5 * 30 + 3 * 6 + line for line in (0, 2, 3, 4, 5)
    ]
    with pytest.raises(InvalidPositionError):
        batch.set_position(1, LAST_DRAFT.replace("17,18", "16,18"))
    with pytest.raises(ValueError, match="the position has 2 seats and coloured walls"):
        Batch(1, 3).set_position(0, kind(LAST_DRAFT))
    assert str(batch.position(1)) == LAST_DRAFT


def test_arrays_are_shared_with_other_libraries_without_a_copy() -> None:
    """`torch.from_numpy` and `torch.from_dlpack` rely on this."""
    batch = Batch(16, seed=1)
    for array in (batch.observation, batch.mask, batch.reward, batch.done, batch.seat):
        view = np.from_dlpack(array)
        assert np.shares_memory(view, array)
        assert array.flags.c_contiguous
        assert array.__array_interface__["data"][0] == view.__array_interface__["data"][0]
    view = np.from_dlpack(batch.observation)
    before = view.copy()
    batch.step(batch.random_actions())
    assert (view == batch.observation).all()
    assert (view != before).any()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"games": 0}, "a batch has at least one game, not 0"),
        ({"seats": 5}, "2 to 4 seats, not 5"),
        ({"wall": "blue"}, "a wall is coloured or grey, not 'blue'"),
        ({"first_seat": 2}, "the first seat is 0 to 1, not 2"),
        ({"max_rounds": 0}, "at least one round, not 0"),
        ({"rewards": "fame"}, "not 'fame'"),
        ({"threads": 0}, "1 to 62 threads can work, not 0"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Batch(**{"games": 1, **arguments})  # type: ignore[arg-type]
