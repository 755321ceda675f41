"""The one function through which Python works on a tree.

A function that Python calls is compiled together with everything below it. Planting a tree, growing
it, visiting one move and judging a position all have the network below them, which is nearly all
there is to compile. One entry for the four of them compiles it once.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.fast import State, Words, compiled
from azulejos.net.forward import Work
from azulejos.net.network import Network
from azulejos.search.puct.chance import Glass
from azulejos.search.puct.descent import Manner
from azulejos.search.puct.grow import (
    DEEPEST,
    LIMIT,
    SOLVED,
    STOP,
    VISITS,
    Tally,
    add_to_tally,
    grow,
    judge,
    visit,
)
from azulejos.search.puct.leaves import plant
from azulejos.search.puct.nodes import (
    DEPTH,
    ROOM,
    ROOT,
    USED,
    Floats,
    Pool,
    Scratch,
    edge_at,
    final_leaf,
    leaf_behind,
)

PLANT: Final = 0
GROW: Final = 1
VISIT_MOVE: Final = 2
JUDGE: Final = 3


class TreeArrays(NamedTuple):
    """The arrays of one thread."""

    work: Work
    pool: Pool
    tree: Words
    control: Words
    scratch: Scratch
    table: Words
    outlook: Floats
    tally: Tally
    glass: Glass


class Task(NamedTuple):
    """What to do: `looking` is for `GROW`, the edge of a move and how often for `VISIT_MOVE`."""

    kind: int
    looking: float = 0.0
    edge: int = 0
    visits: int = 0


@compiled
def visit_move(
    network: Network, arrays: TreeArrays, state: State, manner: Manner, index: int, count: int
) -> None:
    """Visit leaves behind one move at the root, so many or until told to stop."""
    work, pool, tree, control, scratch, table, outlook, tally, _ = arrays
    root = tree[ROOT]
    for _ in range(count):
        if control[STOP] != 0 or control[VISITS] >= control[LIMIT]:
            return
        edge = edge_at(root, index)
        visit(network, work, pool, tree, state, manner, scratch, table, outlook, False, edge)
        add_to_tally(tally, tree, root, outlook, scratch[4])
        control[VISITS] += 1
        control[DEEPEST] = max(control[DEEPEST], tree[DEPTH])
        if final_leaf(pool, root) != 0:
            control[SOLVED] = 1
            return
        if tree[USED] + ROOM > pool.size or leaf_behind(pool, edge) != 0:
            return


@compiled
def work_on_tree(
    network: Network, arrays: TreeArrays, state: State, manner: Manner, task: Task
) -> None:
    """Plant, grow, visit a move or judge, as the task says."""
    work, pool, tree, control, scratch, table, outlook, tally, glass = arrays
    if task.kind == PLANT:
        plant(network, work, pool, tree, state, scratch)
    elif task.kind == GROW:
        grow(
            network,
            work,
            pool,
            tree,
            state,
            control,
            manner,
            scratch,
            table,
            outlook,
            tally,
            glass,
            task.looking,
        )
    elif task.kind == VISIT_MOVE:
        visit_move(network, arrays, state, manner, task.edge, task.visits)
    else:
        judge(network, work, state, scratch[1], outlook)
