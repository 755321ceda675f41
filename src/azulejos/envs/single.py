"""One step and one look at a single game, each as one call of the engine.

A call from Python takes longer than what it does, so environments that step one game at a time make
as few calls as they can.
"""

from __future__ import annotations

from typing import Final

from azulejos.envs.observation import Bytes, put_mask, put_observation
from azulejos.fast import (
    DEAL,
    DRAFT,
    TILE,
    Generator,
    State,
    compiled,
    deal,
    is_legal,
    is_over,
    phase,
    play,
    raw,
    round_number,
    seat_to_act,
)

ILLEGAL: Final = -1
SEAT_BITS: Final = 3
OVER: Final = 4
TRUNCATED: Final = 8


@compiled
def step_game(state: State, generator: Generator, action: int, most_rounds: int) -> int:
    """Play an action and deal if the round is over; the seat to act, with OVER or TRUNCATED.

    ILLEGAL if the action is not legal; then nothing is played. A game is truncated instead of dealt
    when it has had the most rounds; 0 stands for no limit.
    """
    words = raw(state)
    if not is_legal(words, action):
        return ILLEGAL
    play(words, action)
    if phase(words) == DEAL:
        if most_rounds > 0 and round_number(words) > most_rounds:
            return seat_to_act(words) | TRUNCATED
        deal(words, raw(generator))
    return seat_to_act(words) | (OVER if is_over(words) else 0)


@compiled
def write_view(state: State, observer: int, seen: Bytes, mask: Bytes) -> None:
    """Write what a seat sees, and what it may play: nothing if it is not to act."""
    words = raw(state)
    put_observation(words, observer, raw(seen), 0)
    mask[:] = 0
    acts = phase(words) == DRAFT or phase(words) == TILE
    if acts and seat_to_act(words) == observer:
        put_mask(words, raw(mask), 0)


@compiled
def play_if_legal(state: State, action: int) -> bool:
    """Play an action and return True; do nothing and return False if it is not legal."""
    words = raw(state)
    if not is_legal(words, action):
        return False
    play(words, action)
    return True
