"""Arguments as Python passes them, for their types. No compiled code runs here.

The types of weights depend on the target, so they are taken from a network that is loaded for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from azulejos.fast import new_state, state
from azulejos.net.network import load_network
from azulejos.net.shipped import shipped
from azulejos.search.puct.arrays import new_tree_arrays
from azulejos.search.puct.entry import GROW, Task
from azulejos.search.puct.parameters import BY_SEATS
from azulejos.search.puct.tree import TreePool


@contextmanager
def states_of_zeros() -> Iterator[None]:
    """Let new states be zeros: making a proper one calls compiled code."""
    reset, state.reset = state.reset, lambda *_: None
    try:
        yield
    finally:
        state.reset = reset


def batch_arguments() -> tuple[Any, ...]:
    """The arrays and the settings of a batch."""
    from azulejos.envs.batch import batch

    return batch.new_arrays(1, 2, False), batch.BatchSettings(0, 0, 0, True)


def tree_arguments(seats: int = 2) -> tuple[Any, ...]:
    """The arguments of `work_on_tree`."""
    network = load_network(shipped(seats))
    with states_of_zeros():
        arrays = new_tree_arrays(network, TreePool(1))
        root = new_state(seats)
    return network, arrays, root, BY_SEATS[seats], Task(GROW)
