"""Iterative deepening: the root of a search, one ply deeper each time.

A move is ready at any time. The values of the best moves are exact; the others only have bounds.

    roots, 4 words for each move at the root, best first:
    +0 ACTION   +1 ROOT_VALUE   +2 ROOT_DEPTH of that value   +3 IS_EXACT
"""

from __future__ import annotations

from azulejos.fast import Int64s, at, compiled, inlined, seat_to_act
from azulejos.search.alphabeta.control import (
    BEST_COUNT,
    CUT,
    DEPTH,
    HIGHEST,
    LOWEST,
    MOST_DEPTH,
    MOST_PLIES,
    ROOT_COUNT,
    ROOT_SEAT,
    STATE_WORDS,
    STOPPED,
)
from azulejos.search.alphabeta.move_order import make_move, write_moves
from azulejos.search.alphabeta.node import static_value, write_line
from azulejos.search.alphabeta.pointers import call_evaluator, shifted
from azulejos.search.alphabeta.workspace import Workspace, bare, call_node

ROOT_WORDS = 4
ACTION, ROOT_VALUE, ROOT_DEPTH, IS_EXACT = 0, 1, 2, 3


@inlined
def insert_root(roots: Int64s, index: int, lines: Int64s) -> None:
    """Move a root move up to its place by value, with its line; behind moves of equal value."""
    while (
        index > 0
        and roots[at(ROOT_WORDS * index + ROOT_VALUE)]
        > roots[at(ROOT_WORDS * (index - 1) + ROOT_VALUE)]
    ):
        for word in range(ROOT_WORDS):
            here, before = at(ROOT_WORDS * index + word), at(ROOT_WORDS * (index - 1) + word)
            roots[here], roots[before] = roots[before], roots[here]
        for word in range(MOST_PLIES):
            here, before = at(MOST_PLIES * index + word), at(MOST_PLIES * (index - 1) + word)
            lines[here], lines[before] = lines[before], lines[here]
        index -= 1


@compiled
def write_roots(arrays: Workspace, prepare: int) -> None:
    """Prepare the evaluator, and write the root's moves, sorted by the value right after them."""
    workspace = bare(arrays)
    control, roots, lines = workspace.control, workspace.roots, workspace.root_lines
    call_evaluator(prepare, workspace.states, workspace.memory, workspace.out)
    child = shifted(workspace.states, control[STATE_WORDS])
    count = write_moves(workspace.states, workspace.moves)
    for index in range(count):
        action = workspace.moves[at(index)]
        make_move(workspace.states, child, action, control)
        value = static_value(workspace, child)
        roots[at(ROOT_WORDS * index + ACTION)] = action
        roots[at(ROOT_WORDS * index + ROOT_VALUE)] = value
        roots[at(ROOT_WORDS * index + ROOT_DEPTH)] = 0
        roots[at(ROOT_WORDS * index + IS_EXACT)] = 1
        lines[at(MOST_PLIES * index)] = 1
        lines[at(MOST_PLIES * index + 1)] = action
        insert_root(roots, index, lines)
    control[ROOT_COUNT] = count


@inlined
def floor_value(roots: Int64s, searched: int, wanted: int) -> int:
    """The value that a move must exceed to be among the best: that of the last of them."""
    if searched < wanted:
        return LOWEST
    return roots[at(ROOT_WORDS * (wanted - 1) + ROOT_VALUE)]


@compiled
def search_root(workspace: Workspace, depth: int) -> None:
    """Search every root move to a depth; the moves done so far are in front, sorted."""
    states, control, roots = workspace.states, workspace.control, workspace.roots
    child = shifted(states, control[STATE_WORDS])
    for index in range(control[ROOT_COUNT]):
        row = shifted(roots, ROOT_WORDS * index)
        make_move(states, child, row[ACTION], control)
        turn = 1 if seat_to_act(child) == control[ROOT_SEAT] else -1
        low = floor_value(roots, index, control[BEST_COUNT])
        high, value = (HIGHEST if index < control[BEST_COUNT] else low + 1), 0
        while True:
            bottom, top = (low, high) if turn > 0 else (-high, -low)
            value = turn * call_node(workspace, 1, depth - 1, bottom, top)
            if control[STOPPED] != 0:
                return
            if value <= low or high == HIGHEST:
                break
            high = HIGHEST
        row[ROOT_VALUE] = value
        row[ROOT_DEPTH] = depth
        row[IS_EXACT] = value > low
        if value > low:
            write_line(workspace.lines, 0, row[ACTION])
            for word in range(MOST_PLIES):
                workspace.root_lines[at(MOST_PLIES * index + word)] = workspace.lines[at(word)]
        insert_root(roots, index, workspace.root_lines)


@compiled
def deepen(arrays: Workspace, first_depth: int) -> bool:
    """Search deeper and deeper until stopped; whether the round was searched to its end."""
    workspace, depth = bare(arrays), first_depth
    control = workspace.control
    while depth <= control[MOST_DEPTH]:
        control[CUT] = 0
        search_root(workspace, depth)
        if control[STOPPED] != 0:
            return False
        control[DEPTH] = depth
        if control[CUT] == 0:
            return True
        depth += 1
    return False
