"""Alpha-beta inside a round: one node, and the nodes below it.

A file of its own because it is the search; deepening and reporting are in `deepening`. The root
seat is one side, all others together are the other one: with two seats that is plain minimax, with
more the others are taken to play against the root seat. Values are the side's that is to move.
"""

from __future__ import annotations

from azulejos.fast import Int64s, State, compiled, inlined, sources_empty
from azulejos.fast.layout import DRAFT, PHASE, SEAT, TILE, at
from azulejos.fast.state import seat_count
from azulejos.search.alphabeta.control import (
    CUT,
    HIGHEST,
    LIMIT,
    LOWEST,
    MOST_PLIES,
    MOVES_A_PLY,
    NODE,
    NODES,
    ROOT_SEAT,
    STATE_WORDS,
    STOP,
    STOPPED,
    UNIT,
    VALUE,
)
from azulejos.search.alphabeta.move_order import ACTION_BITS, make_move, pick_best, write_moves
from azulejos.search.alphabeta.pointers import call_judge, call_node, shifted
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
    position_key,
    probe,
    value_of,
)
from azulejos.search.handmade.value import SCORES, Numbers

# How much of the utility is winning; the rest is the margin, so that nobody idles when ahead.
WIN_PART = 0.9
HALF_MARGIN = 20.0  # the margin in points that is worth half of its part


@inlined
def utility(out: Numbers, seats: int, seat: int) -> int:
    """What a seat wants, in millionths from -1 to 1: to win, and to lead by much."""
    best = -1000.0
    for other in range(seats):
        if other != seat:
            best = max(best, out[at(SCORES + other)])
    margin = out[at(SCORES + seat)] - best
    lead = margin / (abs(margin) + HALF_MARGIN)
    return int(UNIT * (WIN_PART * (2.0 * out[at(seat)] - 1.0) + (1.0 - WIN_PART) * lead))


@inlined
def static_value(state: State, control: Int64s, memory: Int64s, out: Numbers) -> int:
    """The root seat's utility of a position as it stands."""
    call_judge(control[VALUE], state, memory, out)
    return utility(out, seat_count(state), control[ROOT_SEAT])


@inlined
def is_leaf(state: State, control: Int64s) -> bool:
    """Whether nothing is left to search: the round is over, or others choose their columns."""
    if state[PHASE] == DRAFT:
        return sources_empty(state)
    return state[PHASE] != TILE or state[SEAT] != control[ROOT_SEAT]


@inlined
def must_stop(control: Int64s) -> bool:
    """Whether another thread, or the limit of nodes, ends the search."""
    if control[STOP] != 0 or control[NODES] >= control[LIMIT]:
        control[STOPPED] = 1
    return control[STOPPED] != 0


@inlined
def write_line(lines: Int64s, ply: int, action: int) -> None:
    """The expected line from this ply: a move, then the line of the ply below."""
    here, below = shifted(lines, MOST_PLIES * ply), shifted(lines, MOST_PLIES * (ply + 1))
    here[1] = action
    length = below[0]
    for index in range(1, length + 1):
        here[at(index + 1)] = below[at(index)]
    here[0] = length + 1


@inlined
def try_moves(
    state: State,
    child: State,
    moves: Int64s,
    count: int,
    sign: int,
    first: int,
    control: Int64s,
    memory: Int64s,
    out: Numbers,
) -> None:
    """Put the value of every move before its action; the move known to be best comes first."""
    for index in range(count):
        action = moves[at(index)]
        if action == first:
            value = HIGHEST
        else:
            make_move(state, child, action, control)
            value = sign * static_value(child, control, memory, out)
        moves[at(index)] = value << ACTION_BITS | action


@inlined
def bring_forward(moves: Int64s, count: int, action: int) -> None:
    """Swap one of the moves to the front, if it is there."""
    for index in range(count):
        if moves[at(index)] == action:
            moves[at(index)] = moves[0]
            moves[0] = action


@compiled
def frontier(
    states: State,
    ply: int,
    beta: int,
    key: int,
    first: int,
    control: Int64s,
    moves: Int64s,
    table: Int64s,
    memory: Int64s,
    out: Numbers,
    lines: Int64s,
) -> int:
    """The last ply: the best move by the values of the positions right after it."""
    size = control[STATE_WORDS]
    state, child = shifted(states, size * ply), shifted(states, size * (ply + 1))
    sign = 1 if state[SEAT] == control[ROOT_SEAT] else -1
    mine = shifted(moves, MOVES_A_PLY * ply)
    count = write_moves(state, mine)
    bring_forward(mine, count, first)
    best, chosen, cut = LOWEST, NO_ACTION, control[CUT]
    for index in range(count):
        action = mine[at(index)]
        make_move(state, child, action, control)
        value = sign * static_value(child, control, memory, out)
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
    keep(table, control, key, chosen, depth, bound, best)
    return best


@inlined
def is_known(data: int, depth: int, alpha: int, beta: int) -> bool:
    """Whether an entry answers the question of a null window."""
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
    """How much less deep a move is searched that stands late in the order."""
    if depth < 3 or index < 3:
        return 0
    return 1 + (depth > 3 and index >= 12)


@compiled
def node(
    states: State,
    ply: int,
    depth: int,
    alpha: int,
    beta: int,
    control: Int64s,
    moves: Int64s,
    table: Int64s,
    memory: Int64s,
    out: Numbers,
    lines: Int64s,
) -> int:
    """The value of the position at this ply for the side to move, and its line."""
    size = control[STATE_WORDS]
    state, child = shifted(states, size * ply), shifted(states, size * (ply + 1))
    sign = 1 if state[SEAT] == control[ROOT_SEAT] else -1
    lines[at(MOST_PLIES * ply)] = 0
    if is_leaf(state, control):
        return sign * static_value(state, control, memory, out)
    if must_stop(control):
        return 0
    key = position_key(state)
    data = probe(table, control, key)
    if is_known(data, depth, alpha, beta):
        control[CUT] += depth_of(data) != TO_THE_END
        return value_of(data)
    known = action_of(data)
    if depth <= 1:
        return frontier(states, ply, beta, key, known, control, moves, table, memory, out, lines)
    mine = shifted(moves, MOVES_A_PLY * ply)
    count = write_moves(state, mine)
    try_moves(state, child, mine, count, sign, known, control, memory, out)
    best, chosen, low, cut = LOWEST, NO_ACTION, alpha, control[CUT]
    for index in range(count):
        action = pick_best(mine, index, count)
        make_move(state, child, action, control)
        turn = 1 if (child[SEAT] == control[ROOT_SEAT]) == (sign == 1) else -1
        less, high, value = reduction(depth, index), low + 1, low + 1
        while True:  # a null window first, less deep; then deeper, then wider if it surprises
            if index == 0:
                high = beta
            bottom, top = (low, high) if turn > 0 else (-high, -low)
            value = turn * call_node(
                control[NODE], states, ply + 1, depth - 1 - less, bottom, top,
                control, moves, table, memory, out, lines,
            )  # fmt: skip
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
    whole = control[CUT] == cut
    keep(table, control, key, chosen, TO_THE_END if whole else depth, bound, best)
    return best
