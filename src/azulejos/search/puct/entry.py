"""The one function through which Python works on a tree.

A function that Python calls is compiled together with everything below it. Setting a root, growing
a tree, visiting one move and evaluating a position all have the network below them, which is most
of what there is to compile. With one entry for all four, the network is compiled once.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.fast import State, compiled
from azulejos.net.network import Network
from azulejos.search.puct.arrays import TreeArrays
from azulejos.search.puct.grow import evaluate, grow, visit_move
from azulejos.search.puct.leaves import set_root
from azulejos.search.puct.parameters import SearchParameters

SET_ROOT: Final = 0
GROW: Final = 1
VISIT_MOVE: Final = 2
EVALUATE: Final = 3


class Task(NamedTuple):
    """What to do; `edge` and `visits` are for `VISIT_MOVE`."""

    kind: int
    edge: int = 0
    visits: int = 0


@compiled
def work_on_tree(
    network: Network, arrays: TreeArrays, state: State, parameters: SearchParameters, task: Task
) -> None:
    """Set the root, grow the tree, visit a move or evaluate the state, as the task says."""
    if task.kind == SET_ROOT:
        set_root(network, arrays.work, arrays.tree, state)
    elif task.kind == GROW:
        grow(network, arrays, state, parameters)
    elif task.kind == VISIT_MOVE:
        visit_move(network, arrays, state, parameters, task.edge, task.visits)
    else:
        evaluate(network, arrays.work, state, arrays.tree.scratch.order, arrays.outlook)
