"""The compiled loops of a batch: check, step and show every game of a range of rows.

`batch` is the Python around them. Every function releases the GIL and touches only its rows, so
threads can share the arrays.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from azulejos.envs.observation import put_mask, put_observation
from azulejos.envs.rewards import put_rewards
from azulejos.fast import (
    DEAL,
    Generators,
    Int64s,
    States,
    at,
    below,
    compiled,
    deal,
    inlined,
    is_grey,
    is_legal,
    is_over,
    legal_count,
    nth_move,
    offset,
    phase,
    play,
    raw,
    reset,
    round_number,
    score,
    seat_count,
    seat_to_act,
)

# Orders, from 1.
CHECK, STEP, CHOOSE, SHOW = 1, 2, 3, 4


class Arrays(NamedTuple):
    """What a batch holds, a row or a number for each game."""

    states: States
    generators: Generators
    observation: NDArray[np.uint8]
    mask: NDArray[np.uint8]
    reward: NDArray[np.float32]
    done: NDArray[np.uint8]
    truncated: NDArray[np.uint8]
    seat: NDArray[np.int8]
    final_score: NDArray[np.int16]
    chosen: Int64s  # the actions of the coming step
    choosers: Generators  # random players draw from other streams than the deals


class BatchSettings(NamedTuple):
    """The settings of a batch."""

    reward_kind: int
    max_rounds: int  # 0: no limit
    first_seat: int
    restarts: bool


class Bare(NamedTuple):
    """The same arrays without reference counting (see `fast.raw`), and the lengths of the rows."""

    states: Any
    generators: Any
    observation: Any
    mask: Any
    reward: Any
    done: Any
    truncated: Any
    seat: Any
    final_score: Any
    words: int
    features: int
    actions: int
    seats: int


@inlined
def _bare(arrays: Arrays) -> Bare:
    return Bare(
        raw(arrays.states),
        raw(arrays.generators),
        raw(arrays.observation),
        raw(arrays.mask),
        raw(arrays.reward),
        raw(arrays.done),
        raw(arrays.truncated),
        raw(arrays.seat),
        raw(arrays.final_score),
        arrays.states.shape[1],
        arrays.observation.shape[1],
        arrays.mask.shape[1],
        arrays.reward.shape[1],
    )


@inlined
def _state(rows: Bare, game: int) -> Any:
    return offset(rows.states, game * rows.words)


@inlined
def _show(rows: Bare, game: int) -> None:
    """Write observation, mask and seat of a game."""
    state = _state(rows, game)
    seat = seat_to_act(state)
    rows.seat[at(game)] = seat
    put_observation(state, seat, rows.observation, game * rows.features)
    put_mask(state, rows.mask, game * rows.actions)


@inlined
def _begin(rows: Bare, settings: BatchSettings, game: int) -> None:
    """Start a new game in a row, dealt from the row's generator."""
    state = _state(rows, game)
    reset(state, seat_count(state), is_grey(state), settings.first_seat)
    deal(state, offset(rows.generators, game))


@inlined
def _finish(rows: Bare, settings: BatchSettings, game: int, truncated: bool) -> None:
    """Write the end of a game and its rewards; a truncated game has none."""
    state = _state(rows, game)
    rows.done[at(game)] = 1
    rows.truncated[at(game)] = truncated
    if not truncated:
        put_rewards(state, settings.reward_kind, rows.reward, game * rows.seats)
    for seat in range(rows.seats):
        rows.final_score[at(game * rows.seats + seat)] = score(state, seat)
    if settings.restarts:
        _begin(rows, settings, game)


@compiled
def clear_rows(arrays: Arrays, first: int, last: int) -> None:
    """Clear the rewards and ends of the last step."""
    arrays.reward[first:last] = 0
    arrays.done[first:last] = 0
    arrays.truncated[first:last] = 0


@compiled
def show_rows(arrays: Arrays, first: int, last: int) -> None:
    """Write observation, mask and seat of every game."""
    rows = _bare(arrays)
    for game in range(first, last):
        _show(rows, game)


@compiled
def begin_row(arrays: Arrays, settings: BatchSettings, game: int) -> None:
    """Start a new game in one row and show it."""
    rows = _bare(arrays)
    _begin(rows, settings, game)
    _show(rows, game)


@inlined
def _check_rows(arrays: Arrays, first: int, last: int) -> int:
    """The first game whose action is neither legal nor negative, or -1."""
    states, chosen, words = raw(arrays.states), raw(arrays.chosen), arrays.states.shape[1]
    for game in range(first, last):
        action = chosen[at(game)]
        if action >= 0 and not is_legal(offset(states, game * words), action):
            return game
    return -1


@inlined
def _step_rows(arrays: Arrays, settings: BatchSettings, first: int, last: int) -> None:
    """Play a legal action in every game, or nothing if it is negative, and show the result."""
    clear_rows(arrays, first, last)
    rows, chosen = _bare(arrays), raw(arrays.chosen)
    for game in range(first, last):
        state, action = _state(rows, game), chosen[at(game)]
        if action < 0:
            continue
        play(state, action)
        if phase(state) == DEAL:
            if settings.max_rounds > 0 and round_number(state) > settings.max_rounds:
                _finish(rows, settings, game, True)
            else:
                deal(state, offset(rows.generators, game))
        elif is_over(state):
            _finish(rows, settings, game, False)
        _show(rows, game)


@inlined
def _choose_rows(arrays: Arrays, first: int, last: int) -> None:
    """Choose a uniform legal action in every game, or -1 if there is none."""
    states, words = raw(arrays.states), arrays.states.shape[1]
    chosen, choosers = raw(arrays.chosen), raw(arrays.choosers)
    for game in range(first, last):
        state, action = offset(states, game * words), -1
        if phase(state) != DEAL and not is_over(state):
            action = nth_move(state, below(offset(choosers, game), legal_count(state)))
        chosen[at(game)] = action


@compiled
def do_rows(arrays: Arrays, settings: BatchSettings, order: int, first: int, last: int) -> int:
    """Do an order on a range of games; CHECK returns the first illegal one, the others -1."""
    if order == CHECK:
        return _check_rows(arrays, first, last)
    if order == STEP:
        _step_rows(arrays, settings, first, last)
    elif order == CHOOSE:
        _choose_rows(arrays, first, last)
    elif order == SHOW:
        show_rows(arrays, first, last)
    return -1
