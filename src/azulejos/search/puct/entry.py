"""The one function through which Python works on a tree.

A function that Python calls is compiled together with everything below it. Planting a tree, growing
it, visiting one move and judging a position all have the network below them, which is nearly all
there is to compile. One entry for the four of them compiles it once.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from azulejos.fast import Int64s, State, compiled
from azulejos.net.forward import Work
from azulejos.net.network import Network
from azulejos.search.puct.chance import ChanceSampler
from azulejos.search.puct.descent import SearchParameters
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
from azulejos.search.puct.leaves import set_root
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

SET_ROOT: Final = 0
GROW: Final = 1
VISIT_MOVE: Final = 2
JUDGE: Final = 3


class TreeArrays(NamedTuple):
    """The arrays of one thread."""

    work: Work
    pool: Pool
    tree: Int64s
    control: Int64s
    scratch: Scratch
    table: Int64s
    outlook: Floats
    tally: Tally
    sampler: ChanceSampler


class Task(NamedTuple):
    """What to do: `chance_share` is for `GROW`, `edge` and `visits` are for `VISIT_MOVE`."""

    kind: int
    chance_share: float = 0.0
    edge: int = 0
    visits: int = 0


@compiled
def visit_move(
    network: Network,
    arrays: TreeArrays,
    state: State,
    parameters: SearchParameters,
    index: int,
    count: int,
) -> None:
    """Visit leaves behind one move at the root, so many or until told to stop."""
    work, pool, tree, control, scratch, table, outlook, tally, _ = arrays
    root = tree[ROOT]
    for _ in range(count):
        if control[STOP] != 0 or control[VISITS] >= control[LIMIT]:
            return
        edge = edge_at(root, index)
        visit(network, work, pool, tree, state, parameters, scratch, table, outlook, False, edge)
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
    network: Network, arrays: TreeArrays, state: State, parameters: SearchParameters, task: Task
) -> None:
    """Plant, grow, visit a move or judge, as the task says."""
    work, pool, tree, control, scratch, table, outlook, tally, sampler = arrays
    if task.kind == SET_ROOT:
        set_root(network, work, pool, tree, state, scratch)
    elif task.kind == GROW:
        grow(
            network,
            work,
            pool,
            tree,
            state,
            control,
            parameters,
            scratch,
            table,
            outlook,
            tally,
            sampler,
            task.chance_share,
        )
    elif task.kind == VISIT_MOVE:
        visit_move(network, arrays, state, parameters, task.edge, task.visits)
    else:
        judge(network, work, state, scratch[1], outlook)
