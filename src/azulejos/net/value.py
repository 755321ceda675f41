"""What a finished game is worth to each seat, from -1 to 1.

The targets of training and the leaves of the search both use it. It is mostly the win (a shared win
is split) and a little the margin, so that a player that is ahead still tries to score.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from azulejos.fast import State, at, compiled, inlined, score, seat_count, winners
from azulejos.fast.bits import popcount
from azulejos.net.inputs.layout import MARGIN_SCALE, WIN_WEIGHT
from azulejos.net.kernels.exponential import tanh

FOLLOWS = 0.7  # change of the margin for a change of 1 in 2 * win share


@inlined
def win_share(state: State, seat: int) -> float:
    """The seat's share of the victory: 1, 0, or a fraction of a shared win."""
    mask = winners(state)
    return ((mask >> seat) & 1) / popcount(mask)


@inlined
def margin(state: State, seat: int) -> float:
    """How far a seat is ahead of the best opponent, squeezed into -1 to 1."""
    best = -1
    for other in range(seat_count(state)):
        if other != seat:
            best = max(best, score(state, other))
    return tanh((score(state, seat) - best) / MARGIN_SCALE)


@inlined
def utility(win: float, ahead: float) -> float:
    """The utility: the weighted sum of win share and margin."""
    return WIN_WEIGHT * (2 * win - 1) + (1 - WIN_WEIGHT) * ahead


@inlined
def win_moved(win: float, further: float) -> float:
    """A win share after the utility has moved by `further`, when the margin moves with it."""
    moved = win + further / (2 * (WIN_WEIGHT + (1 - WIN_WEIGHT) * FOLLOWS))
    return min(max(moved, 0.0), 1.0)


@compiled
def final_values(state: State, values: NDArray[np.float32]) -> None:
    """Write the value of a finished game for every seat."""
    for seat in range(seat_count(state)):
        values[at(seat)] = utility(win_share(state, seat), margin(state, seat))
