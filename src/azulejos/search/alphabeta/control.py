"""What one thread of a search knows, in words: limits, counters, and where its arrays are.

A file of its own because compiled code has no objects: these names are the fields of one.
"""

from __future__ import annotations

STOP = 0  # another thread sets it: stop now
NODES = 1  # moves applied so far
LIMIT = 2  # stop when so many nodes are done
ROOT_SEAT = 3  # for whom it searches
VALUE = 4  # the address of the evaluator's value function
TABLE_MASK = 5  # transposition entries - 1
CUT = 6  # how often the search was cut off before the round's end
SEARCH = 7  # the number of this search in the table, from 1
STATE_WORDS = 8
STOPPED = 9  # the search found that it must stop: what it returns means nothing
BEST_COUNT = 10  # how many best moves are wanted with their exact values
DEPTH = 11  # the last depth searched to its end
MOST_DEPTH = 12
NODE = 13  # the address of `alphabeta.node`
ROOT_COUNT = 14  # how many moves the root has
CONTROL_WORDS = 16

MOST_PLIES = 48  # 36 tiles with four seats, at least one a ply; five tiling moves
MOVES_A_PLY = 304

# Values: the root seat's utility, in millionths; a win is +, a loss -.
UNIT = 1_000_000
LOWEST, HIGHEST = -2 * UNIT, 2 * UNIT
