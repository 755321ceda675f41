"""The arrays of one thread of the alpha-beta search.

    states      one state for each ply, STATE_WORDS long; ply 0 is the root
    control     limits, counters and addresses (`control` has the names)
    moves       MOVES_PER_PLY words for each ply: the moves of a node, and their values while sorted
    table       the transposition table, which all threads share (`transpositions` has the map)
    memory      of the evaluator (`handmade/boards` has the map)
    out         what the evaluator writes: win probability of up to 4 seats, expected score of each
    lines       MOST_PLIES words for each ply: length of the expected line, then its actions
    roots       4 words for each move at the root, best first (`deepening` has the map)
    root_lines  the expected line of each move at the root, as in `lines`

Compiled code takes the arrays raw (`bare`). numba passes the tuple as nine pointers, and nothing
counts references, so one parameter costs no more than the arrays one by one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, cast

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from azulejos.fast import Int64s, State, inlined, raw
from azulejos.search.alphabeta.control import NODE
from azulejos.search.alphabeta.pointers import NUMBERS, WORDS
from azulejos.search.handmade.value import Numbers


class Workspace(NamedTuple):
    """The arrays of one thread. The map is at the top of this file."""

    states: State
    control: Int64s
    moves: Int64s
    table: Int64s
    memory: Int64s
    out: Numbers
    lines: Int64s
    roots: Int64s
    root_lines: Int64s


@inlined
def bare(workspace: Workspace) -> Workspace:
    """The same arrays, raw."""
    return Workspace(
        raw(workspace.states),
        raw(workspace.control),
        raw(workspace.moves),
        raw(workspace.table),
        raw(workspace.memory),
        raw(workspace.out),
        raw(workspace.lines),
        raw(workspace.roots),
        raw(workspace.root_lines),
    )


WORKSPACE = types.NamedTuple(  # type: ignore[no-untyped-call]
    [NUMBERS if name == "out" else WORDS for name in Workspace._fields], Workspace
)
NODE_SIGNATURE = types.int64(WORKSPACE, *[types.int64] * 4)


def _declare_node(
    _typing: Any, _workspace: Any, _ply: Any, _depth: Any, _alpha: Any, _beta: Any
) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        del context, signature
        control = builder.extract_value(arguments[0], Workspace._fields.index("control"))
        place = builder.gep(
            control, [ir.Constant(ir.IntType(64), NODE)], source_etype=ir.IntType(64)
        )
        kind = ir.FunctionType(ir.IntType(64), [argument.type for argument in arguments])
        address = builder.load(place, typ=ir.IntType(64))
        return builder.call(builder.inttoptr(address, kind.as_pointer()), arguments)

    return NODE_SIGNATURE, generate


# call_node(workspace, ply, depth, alpha, beta): `node.node` by the address in `control`.
call_node: Callable[[Workspace, int, int, int, int], int] = cast(Any, intrinsic(_declare_node))
