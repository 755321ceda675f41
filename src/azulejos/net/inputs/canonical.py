"""A canonical order of the factories, and the candidate moves without duplicates.

Inputs, policy and tree must agree on this order. Two positions that differ only in the numbers of
their factories look the same to the network, and of two equal factories only one is considered.
"""

from __future__ import annotations

from azulejos.fast import (
    DRAFT,
    TILING,
    Int64s,
    State,
    allowed,
    at,
    compiled,
    phase,
    seat_to_act,
    source_tiles,
    tile_mask,
)
from azulejos.fast.bits import lowest_bit, present
from azulejos.fast.state import factory_count
from azulejos.native.decorators import inlined

GROUP_ACTIONS = 6  # of one colour of a source: the five lines, then the floor
SOURCE_ACTIONS = 5 * GROUP_ACTIONS
MOST_FACTORIES = 9


def policy_size(seats: int) -> int:
    """The number of policy entries: centre and sorted factories, then 30 tiling moves."""
    return SOURCE_ACTIONS * (2 * seats + 2) + SOURCE_ACTIONS


@inlined
def tiling_base(state: State) -> int:
    """The policy index of the first tiling move."""
    return SOURCE_ACTIONS * (factory_count(state) + 1)


@compiled
def sort_factories(state: State, order: Int64s) -> None:
    """Write the factories' numbers, fullest tile word first; `order` has room for nine."""
    for factory in range(1, factory_count(state) + 1):
        tiles, place = source_tiles(state, factory), factory - 1
        while place > 0 and source_tiles(state, order[at(place - 1)]) < tiles:
            order[at(place)] = order[at(place - 1)]
            place -= 1
        order[at(place)] = factory


@inlined
def _add(mask: int, action: int, index: int, actions: Int64s, indices: Int64s, count: int) -> int:
    """Append every move of a mask and return the new count."""
    while mask:
        bit = lowest_bit(mask)
        mask &= mask - 1
        actions[at(count)] = action + bit
        indices[at(count)] = index + bit
        count += 1
    return count


@compiled
def candidates(state: State, order: Int64s, actions: Int64s, indices: Int64s) -> int:
    """Write the legal moves and their policy indices, equal factories once; return the count."""
    if phase(state) != DRAFT:
        return _add(tile_mask(state), TILING, tiling_base(state), actions, indices, 0)
    allow = allowed(state, seat_to_act(state))
    count = _add(present(source_tiles(state, 0)) & allow, 0, 0, actions, indices, 0)
    previous = 0
    for sorted_source in range(1, factory_count(state) + 1):
        factory = order[at(sorted_source - 1)]
        tiles = source_tiles(state, factory)
        if tiles == 0:
            break
        if tiles != previous:
            mask = present(tiles) & allow
            action, index = SOURCE_ACTIONS * factory, SOURCE_ACTIONS * sorted_source
            count = _add(mask, action, index, actions, indices, count)
        previous = tiles
    return count
