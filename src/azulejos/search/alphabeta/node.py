"""Alpha-beta inside a round: one node, and the nodes below it.

The root seat is one side, and all other seats together are the other side. With two seats that is
plain minimax; with more, the others are assumed to play against the root seat. The value of a node
is from the view of the side to move.
"""

from __future__ import annotations

from azulejos.fast import (
    DRAFT,
    TILE,
    Int64s,
    State,
    at,
    compiled,
    inlined,
    phase,
    round_key,
    seat_to_act,
    sources_empty,
)
from azulejos.fast.state import seat_count
from azulejos.net.inputs.layout import MARGIN_SCALE
from azulejos.net.value import utility
from azulejos.search.alphabeta.control import (
    CUT,
    HIGHEST,
    LIMIT,
    LOWEST,
    MOST_PLIES,
    MOVES_PER_PLY,
    NODES,
    ROOT_SEAT,
    STATE_WORDS,
    STOP,
    STOPPED,
    UNIT,
    VALUE,
)
from azulejos.search.alphabeta.move_order import ACTION_BITS, make_move, pick_best, write_moves
from azulejos.search.alphabeta.pointers import call_evaluator, shifted
from azulejos.search.alphabeta.transpositions import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    NO_ACTION,
    TO_THE_END,
    action_of,
    bound_of,
    depth_of,
    keep,
    pack,
    probe,
    value_of,
)
from azulejos.search.alphabeta.workspace import Workspace, call_node
from azulejos.search.handmade.value import SCORES, Numbers


@inlined
def seat_utility(out: Numbers, seats: int, seat: int) -> int:
    """The utility of a seat in millionths, from the win shares and scores of an evaluator.

    It weighs winning and leading as `net.value` does, but squeezes the margin by a division: this
    is computed at every node, and tanh takes longer.
    """
    best = -1000.0
    for other in range(seats):
        if other != seat:
            best = max(best, out[at(SCORES + other)])
    ahead = out[at(SCORES + seat)] - best
    return int(UNIT * utility(out[at(seat)], ahead / (abs(ahead) + MARGIN_SCALE)))


@inlined
def static_value(workspace: Workspace, state: State) -> int:
    """The evaluator's utility of a position for the root seat."""
    control, out = workspace.control, workspace.out
    call_evaluator(control[VALUE], state, workspace.memory, out)
    return seat_utility(out, seat_count(state), control[ROOT_SEAT])


@inlined
def state_at(workspace: Workspace, ply: int) -> State:
    """The state at a ply."""
    return shifted(workspace.states, workspace.control[STATE_WORDS] * ply)


@inlined
def is_leaf(state: State, control: Int64s) -> bool:
    """Whether nothing is left to search: the round is over, or another seat tiles its wall."""
    if phase(state) == DRAFT:
        return sources_empty(state)
    return phase(state) != TILE or seat_to_act(state) != control[ROOT_SEAT]


@inlined
def must_stop(control: Int64s) -> bool:
    """Whether another thread or the limit of nodes ends the search."""
    if control[STOP] != 0 or control[NODES] >= control[LIMIT]:
        control[STOPPED] = 1
    return control[STOPPED] != 0


@inlined
def write_line(lines: Int64s, ply: int, action: int) -> None:
    """Write the expected line of a ply: a move, then the line of the next ply."""
    here, below = shifted(lines, MOST_PLIES * ply), shifted(lines, MOST_PLIES * (ply + 1))
    here[1] = action
    length = below[0]
    for index in range(1, length + 1):
        here[at(index + 1)] = below[at(index)]
    here[0] = length + 1


@inlined
def try_moves(workspace: Workspace, ply: int, count: int, first: int) -> None:
    """Write the value of every move above its action; the move `first` gets the highest."""
    state, child, control = (
        state_at(workspace, ply),
        state_at(workspace, ply + 1),
        workspace.control,
    )
    sign = 1 if seat_to_act(state) == control[ROOT_SEAT] else -1
    moves = shifted(workspace.moves, MOVES_PER_PLY * ply)
    for index in range(count):
        action = moves[at(index)]
        if action == first:
            value = HIGHEST
        else:
            make_move(state, child, action, control)
            value = sign * static_value(workspace, child)
        moves[at(index)] = value << ACTION_BITS | action


@inlined
def bring_forward(moves: Int64s, count: int, action: int) -> None:
    """Move an action to the front of the moves, if it is among them."""
    for index in range(count):
        if moves[at(index)] == action:
            moves[at(index)] = moves[0]
            moves[0] = action


@compiled
def frontier(workspace: Workspace, ply: int, beta: int, key: int, first: int) -> int:
    """The last ply: the best move by the static values of the positions after each move."""
    control, lines = workspace.control, workspace.lines
    state, child = state_at(workspace, ply), state_at(workspace, ply + 1)
    sign = 1 if seat_to_act(state) == control[ROOT_SEAT] else -1
    moves = shifted(workspace.moves, MOVES_PER_PLY * ply)
    count = write_moves(state, moves)
    bring_forward(moves, count, first)
    best, chosen, cut = LOWEST, NO_ACTION, control[CUT]
    for index in range(count):
        action = moves[at(index)]
        make_move(state, child, action, control)
        value = sign * static_value(workspace, child)
        if not is_leaf(child, control):
            control[CUT] += 1
        if value > best:
            best, chosen = value, action
            if best >= beta:
                break
    lines[at(MOST_PLIES * (ply + 1))] = 0
    write_line(lines, ply, chosen)
    bound = AT_LEAST if best >= beta else EXACT
    depth = TO_THE_END if control[CUT] == cut else 1
    keep(workspace.table, control, key, pack(chosen, depth, bound, best))
    return best


@inlined
def is_known(data: int, depth: int, alpha: int, beta: int) -> bool:
    """Whether an entry is enough to return from a node with a null window."""
    if data == 0 or depth_of(data) < depth or beta - alpha > 1:
        return False
    bound, value = bound_of(data), value_of(data)
    return (
        bound == EXACT
        or (bound == AT_LEAST and value >= beta)
        or (bound == AT_MOST and value <= alpha)
    )


@inlined
def reduction(depth: int, index: int) -> int:
    """By how much the depth is reduced for a move late in the order."""
    if depth < 3 or index < 3:
        return 0
    return 1 + (depth > 3 and index >= 12)


@compiled
def node(workspace: Workspace, ply: int, depth: int, alpha: int, beta: int) -> int:
    """The value of the position at this ply for the side to move; its line goes to `lines`."""
    control, table, lines = workspace.control, workspace.table, workspace.lines
    state, child = state_at(workspace, ply), state_at(workspace, ply + 1)
    sign = 1 if seat_to_act(state) == control[ROOT_SEAT] else -1
    lines[at(MOST_PLIES * ply)] = 0
    if is_leaf(state, control):
        return sign * static_value(workspace, state)
    if must_stop(control):
        return 0
    key = round_key(state)
    data = probe(table, control, key)
    if is_known(data, depth, alpha, beta):
        control[CUT] += depth_of(data) != TO_THE_END
        return value_of(data)
    known = action_of(data)
    if depth <= 1:
        return frontier(workspace, ply, beta, key, known)
    moves = shifted(workspace.moves, MOVES_PER_PLY * ply)
    count = write_moves(state, moves)
    try_moves(workspace, ply, count, known)
    best, chosen, low, cut = LOWEST, NO_ACTION, alpha, control[CUT]
    for index in range(count):
        action = pick_best(moves, index, count)
        make_move(state, child, action, control)
        turn = 1 if (seat_to_act(child) == control[ROOT_SEAT]) == (sign == 1) else -1
        less, high, value = reduction(depth, index), low + 1, low + 1
        while True:  # reduced with a null window, then at full depth, then with a full window
            if index == 0:
                high = beta
            bottom, top = (low, high) if turn > 0 else (-high, -low)
            value = turn * call_node(workspace, ply + 1, depth - 1 - less, bottom, top)
            if control[STOPPED] != 0:
                return 0
            if value <= low or (less == 0 and (high == beta or value >= beta)):
                break
            if less == 0:
                high = beta
            less = 0
        if value > best:
            best, chosen = value, action
            if value > low:
                low = value
                write_line(lines, ply, action)
            if value >= beta:
                break
    bound = AT_LEAST if best >= beta else (EXACT if best > alpha else AT_MOST)
    searched = TO_THE_END if control[CUT] == cut else depth
    keep(table, control, key, pack(chosen, searched, bound, best))
    return best
