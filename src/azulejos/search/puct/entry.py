"""The one function through which Python works on a tree.

Setting a root, growing a tree, visiting one move and evaluating a position take the same sixty
arrays. With one entry for all four, there is one block of words for them (see docs/engine.md).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.fast import END, Int64s, State, at, compiled, inlined, phase, seat_to_act
from azulejos.net.network import Network
from azulejos.search.puct.arrays import LIMIT, SOLVED, STOP, VISITS, TreeArrays
from azulejos.search.puct.grow import (
    count_visit,
    grow,
    visit,
    write_outlook,
    write_result,
)
from azulejos.search.puct.leaves import evaluate_state, set_root
from azulejos.search.puct.nodes import has_room, leaf_behind
from azulejos.search.puct.parameters import SearchParameters
from azulejos.search.puct.tree import ROOT, Tree

SET_ROOT: Final = 0
GROW: Final = 1
VISIT_MOVE: Final = 2
EVALUATE: Final = 3


class Task(NamedTuple):
    """What to do; `edge` and `visits` are for `VISIT_MOVE`."""

    kind: int
    edge: int = 0
    visits: int = 0


@inlined
def may_visit_move(tree: Tree, control: Int64s, edge: int) -> bool:
    """Whether there is something to find out behind an edge of the root, and room and time left."""
    if tree.nodes.proven[at(tree.header[ROOT])] != 0:
        control[SOLVED] = 1
    if control[SOLVED] or control[STOP] or control[VISITS] >= control[LIMIT]:
        return False
    return has_room(tree.header) and leaf_behind(tree, edge) == 0


@compiled
def work_on_tree(
    network: Network, arrays: TreeArrays, state: State, parameters: SearchParameters, task: Task
) -> None:
    """Set the root, grow the tree, visit a move or evaluate the state, as the task says.

    Short tasks are written out: every function that passes the network on is slow to compile.
    """
    work, tree, control, outlook = arrays.work, arrays.tree, arrays.control, arrays.outlook
    if task.kind == SET_ROOT:
        set_root(network, work, tree, state)
    elif task.kind == GROW:
        grow(network, arrays, state, parameters)
    elif task.kind == VISIT_MOVE:
        edge = tree.nodes.first_edge[at(tree.header[ROOT])] + task.edge
        last = control[VISITS] + task.visits
        while may_visit_move(tree, control, edge) and control[VISITS] < last:
            visit(network, arrays, state, parameters, False, edge)
            count_visit(tree, control, outlook, arrays.tally)
    elif phase(state) == END:
        write_result(state, outlook)
    else:
        evaluate_state(network, work, state)
        write_outlook(work, seat_to_act(state), outlook)
