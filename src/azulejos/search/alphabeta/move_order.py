"""The moves of a node, each once, and the order in which they are searched.

The order decides how much of the tree is cut. So every move is tried first and its position is
evaluated, which costs as much as one node of the next ply.
"""

from __future__ import annotations

from azulejos.fast import MASK_BITS, SOURCE_MASK, TILE, TILING, Int64s, State, at, inlined, phase
from azulejos.fast.bits import lowest_bit
from azulejos.fast.drafting import draft
from azulejos.fast.moves import draft_mask, tile_mask
from azulejos.fast.state import factory_count, source_tiles
from azulejos.fast.tiling import tile_grey
from azulejos.search.alphabeta.control import NODES, STATE_WORDS

ACTION_BITS = 9
ACTION_MASK = (1 << ACTION_BITS) - 1


@inlined
def repeated_sources(state: State) -> int:
    """The factories with the same tiles as an earlier one: bit source."""
    found, factories = 0, factory_count(state)
    for source in range(2, factories + 1):
        tiles = source_tiles(state, source)
        for other in range(1, source):
            if tiles == source_tiles(state, other):
                found |= 1 << source
    return found


@inlined
def write_moves(state: State, moves: Int64s) -> int:
    """Write the moves that lead to different positions; how many."""
    count = 0
    if phase(state) == TILE:
        mask = tile_mask(state)
        while mask:
            moves[at(count)] = TILING + lowest_bit(mask)
            mask &= mask - 1
            count += 1
        return count
    repeated = repeated_sources(state)
    for word in range((factory_count(state) >> 1) + 1):
        mask = draft_mask(state, word)
        if (repeated >> 2 * word) & 1:
            mask &= ~SOURCE_MASK
        if (repeated >> (2 * word + 1)) & 1:
            mask &= SOURCE_MASK
        while mask:
            moves[at(count)] = MASK_BITS * word + lowest_bit(mask)
            mask &= mask - 1
            count += 1
    return count


@inlined
def make_move(state: State, child: State, action: int, control: Int64s) -> None:
    """Write the position after a move; the last draft of a round is not followed by tiling."""
    for word in range(control[STATE_WORDS]):
        child[at(word)] = state[at(word)]
    control[NODES] += 1
    if action < TILING:
        draft(child, action)
    else:
        tile_grey(child, (action - TILING) // 6, (action - TILING) % 6)


@inlined
def pick_best(moves: Int64s, index: int, count: int) -> int:
    """Swap the best of the moves from `index` on to this index; its action."""
    best = index
    for other in range(index + 1, count):
        if moves[at(other)] > moves[at(best)]:
            best = other
    chosen = moves[at(best)]
    moves[at(best)] = moves[at(index)]
    moves[at(index)] = chosen
    return chosen & ACTION_MASK
