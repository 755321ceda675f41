"""Which rows of the policy belong to a move: what is taken, what it fills, what it leaves.

Tree and training must agree on this. The policy knows the group that is taken, not the factory it
lies on. Two factories with the same tiles are one to it, and what it learns for one factory holds
for all.

    0     factories: colour*24 + (count - 1)*6 + line
    120   centre: colour*48 + (min(count, 8) - 1)*6 + line
    360   tiling: row*6 + column
    390   lines: colour*45 + line*9 + 4 + tiles taken less tiles that the line lacks, -4 to 4
    615   left behind: the content of a factory of four, and the colour that is taken
"""

from __future__ import annotations

import numpy as np

from azulejos.fast import Int64s, State, at, inlined, seat_to_act
from azulejos.fast.seats import line_count
from azulejos.fast.state import factory_count, source_tiles
from azulejos.net.inputs.canonical import GROUP_ACTIONS, SOURCE_ACTIONS
from azulejos.net.inputs.layout import MOST_CENTRE
from azulejos.net.inputs.sources import CONTENTS, content

FACTORY, CENTRE, TILING, FILLED, LEFT = 0, 120, 360, 390, 615
MOST = 4  # the largest difference between tiles taken and tiles that a line lacks


def left_table() -> Int64s:
    """The row of each content of a factory and colour in it, from LEFT; -1 for other pairs."""
    table, rows = np.full((len(CONTENTS), 5), -1, np.int64), 0
    for kind, colours in enumerate(CONTENTS):
        for colour in sorted(set(colours)):
            table[kind, colour] = rows
            rows += 1
    return table


_LEFT: Int64s = left_table()
POLICY_ROWS = LEFT + int(_LEFT.max()) + 1


@inlined
def _parts(move: int) -> tuple[int, int, int]:
    """The sorted source, the colour and the line of a move; in tiling, row and column."""
    of_source = move % SOURCE_ACTIONS
    return move // SOURCE_ACTIONS, of_source // GROUP_ACTIONS, of_source % GROUP_ACTIONS


@inlined
def taken_row(state: State, order: Int64s, move: int) -> int:
    """The row for what a move takes and where it puts it; `move` as in `candidates`."""
    sorted_source, colour, line = _parts(move)
    if sorted_source > factory_count(state):
        return TILING + 6 * colour + line
    count = _taken(state, order, move)
    if sorted_source == 0:
        return CENTRE + 48 * colour + 6 * min(count, MOST_CENTRE) - 6 + line
    return FACTORY + 24 * colour + 6 * count - 6 + line


@inlined
def _taken(state: State, order: Int64s, move: int) -> int:
    """How many tiles a draft takes."""
    sorted_source, colour, _ = _parts(move)
    source = order[at(sorted_source - 1)] if sorted_source else 0
    return (source_tiles(state, source) >> 6 * colour) & 63


@inlined
def filled_row(state: State, order: Int64s, move: int) -> int:
    """The row for how a move fills a line; -1 if it puts no tiles on one."""
    sorted_source, colour, line = _parts(move)
    if sorted_source > factory_count(state) or line == 5:
        return -1
    more = _taken(state, order, move) - (line + 1 - line_count(state, seat_to_act(state), line))
    return FILLED + 45 * colour + 9 * line + MOST + max(min(more, MOST), -MOST)


@inlined
def left_row(state: State, order: Int64s, move: int) -> int:
    """The row for what a move leaves behind; -1 if it does not take from a full factory."""
    sorted_source, colour, _ = _parts(move)
    if sorted_source == 0 or sorted_source > factory_count(state):
        return -1
    kind = content(source_tiles(state, order[at(sorted_source - 1)]))
    return LEFT + _LEFT[at(kind), at(colour)] if kind >= 0 else -1
