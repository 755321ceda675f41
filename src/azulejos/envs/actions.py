"""Checking actions: integers of any type and size, one for every game.

All environments accept and refuse the same values. Anything but an integer is an error, and an
integer that does not fit in 64 bits is an action that is never legal.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

NEVER_LEGAL: Final = 2**63 - 1  # larger than every action


def whole_action(action: Any) -> int:
    """An action as an int of 64 bits; larger ones stay illegal, negative ones negative.

    >>> whole_action(np.int8(5)), whole_action(2**70) == NEVER_LEGAL, whole_action(-(2**70))
    (5, True, -1)
    >>> whole_action(5.5)
    Traceback (most recent call last):
    ValueError: an action is a whole number, not 5.5
    """
    try:
        whole = int(action)
    except (TypeError, ValueError, OverflowError):
        whole = None
    if whole is None or whole != action:
        raise ValueError(f"an action is a whole number, not {action!r}")
    return max(-1, min(whole, NEVER_LEGAL))


def whole_actions(actions: ArrayLike, games: int) -> NDArray[np.int64]:
    """The action of every game.

    >>> whole_actions([3, 2**70, -1], games=3).tolist() == [3, NEVER_LEGAL, -1]
    True
    """
    chosen = np.asarray(actions)
    if chosen.shape != (games,):
        raise ValueError(f"expected {games} actions, one for each game")
    if np.can_cast(chosen.dtype, np.int64):
        return chosen.astype(np.int64, copy=False)
    return np.array([whole_action(action) for action in chosen.tolist()], np.int64)
