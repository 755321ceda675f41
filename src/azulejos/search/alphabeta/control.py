"""The words of `control`, the array with what one thread of the search knows and does."""

from __future__ import annotations

STOP = 0  # another thread sets it: stop now
NODES = 1  # moves applied so far
LIMIT = 2  # stop after so many nodes
ROOT_SEAT = 3  # the seat to move at the root
VALUE = 4  # the address of the evaluator's value function
TABLE_MASK = 5  # transposition entries - 1
CUT = 6  # how often the search stopped at its depth, before the round's end
SEARCH = 7  # the number of this search in the table, from 1
STATE_WORDS = 8
STOPPED = 9  # the search found that it must stop: its return values mean nothing
BEST_COUNT = 10  # how many best moves are wanted with exact values
DEPTH = 11  # the last depth that was searched completely
MOST_DEPTH = 12
NODE = 13  # the address of `node.node`
ROOT_COUNT = 14  # how many moves the root has
CONTROL_WORDS = 16

MOST_PLIES = 48  # at most 36 tiles with four seats, at least one a ply; five tiling moves
MOVES_PER_PLY = 304

# Values are the utility of a side in millionths: a win is above 0, a loss below.
UNIT = 1_000_000
LOWEST, HIGHEST = -2 * UNIT, 2 * UNIT
