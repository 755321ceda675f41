"""The compiled engine: the same game as `azulejos.rules`, over packed integers, without checks.

A state is a row of 64-bit integers: 25 words (200 bytes) for two seats, and 7 more for each further
seat. A state does not contain the random generator. After the last draft (on the grey wall, after
the last tiling move) a state waits in phase DEAL until the caller calls `deal`.

    >>> import numpy as np
    >>> from azulejos import fast
    >>> state, generator = fast.new_state(seats=2), fast.new_generator(seed=1)
    >>> fast.deal(state, generator)
    >>> actions = np.empty(fast.MOST_MOVES, np.int64)
    >>> count = fast.legal_moves(state, actions)    # in increasing order
    >>> fast.play(state, actions[0])                # does not check that it is legal
    >>> moves = fast.playout(state, generator)      # plays to the end at random, counts moves

All of these can be called from Python and by other functions of the engine, and release the GIL.
Functions with a loop first take their arrays raw (`words = raw(state)` or `raw_at(states, row)`)
and pass these on: counting references to arrays costs more than the game (see `native.words`).
docs/engine.md explains what `compiled` and `inlined` mean.

    word
    0-4     sources: word w holds source 2w in bits 0-29 and source 2w + 1 in bits 30-59;
            source 0 is the centre, source k is factory k; a source is five 6-bit counts, B lowest
    5       bag, one byte for each colour, B lowest
    6       lid, likewise; it includes the tiles on floor lines (`lid_tiles` subtracts them)
    7       phase: DEAL 0, DRAFT 1, TILE 2, END 3
    8       seat to act; in DEAL the seat that will begin; in END 0
    9       holder of the start marker, -1 while it lies in the centre
    10      bits 0-15 round, 16-17 barren rounds, 20-21 seat that began, 24-26 seats, 28 grey wall
    11 + 7 * seat and the words after it:
      +0    wall: bit row*5 + column
      +1    allow: bit colour*6 + line if the line accepts the colour now; line 5, the floor, always
      +2    pattern lines, one byte each: bits 0-2 colour, bits 3-5 count; 0 when empty
      +3    bits 0-27 floor line, 4 bits for each space: colour + 1, or 6 for the marker;
            bits 28-30 its length; bits 32- score
      +4-6  grey wall: the cells of each colour, 25 bits each: B Y, R K, W (bit row*5 + column)

A legal mask is six words of 60 bits, with action = 60 * word + bit. A word with drafts is
`present(sources) & allow` for two sources; the last word holds the tiling moves.

    layout        the positions of all bits in a state
    state         creating and copying states; accessors for what all seats share
    seats         accessors for one seat
    moves         legal moves, and playing them; start here
    drafting      taking tiles
    tiling        the end of a round: from lines to walls
    scoring       points
    dealing       filling the factories
    generator     random numbers
    outcome       how a game ended
    convert       from a `Position` to a state and back
    batch         many games in one call
    random_play   random games to the end
    walk          perft
    keys          hashes of positions
    bits          bit operations
    tables        small lookup tables
"""

from azulejos.fast.batch import (
    deal_batch,
    legal_batch,
    new_generators,
    new_states,
    play_batch,
    random_actions,
    reset_batch,
    step_batch,
)
from azulejos.fast.convert import deal_of, deal_words, from_position, to_position
from azulejos.fast.dealing import deal, deal_given, deal_tile, drawable
from azulejos.fast.drafting import sources_empty
from azulejos.fast.generator import below, new_generator, next_word
from azulejos.fast.keys import position_key, round_key
from azulejos.fast.layout import (
    ACTIONS,
    BARREN,
    BARREN_LIMIT,
    DEAL,
    DRAFT,
    END,
    FLOOR,
    IN_CENTRE,
    MASK_BITS,
    MASK_WORDS,
    MOST_MOVES,
    NO_TILES,
    PHASE,
    ROW,
    SEAT,
    SOURCE_MASK,
    TILE,
    TILING,
    WALL_MASK,
    Generator,
    Generators,
    Int64s,
    State,
    States,
    state_words,
)
from azulejos.fast.moves import (
    draft_mask,
    is_legal,
    legal_count,
    legal_mask,
    legal_moves,
    nth_move,
    play,
    tile_mask,
)
from azulejos.fast.outcome import is_over, row_count, standing, termination, winners
from azulejos.fast.random_play import playout, playouts
from azulejos.fast.scoring import (
    complete_columns,
    complete_rows,
    floor_penalty,
    has_colour,
    placement_score,
    wall_bonus,
)
from azulejos.fast.seats import (
    allowed,
    cell_colour,
    colour_on,
    complete_lines,
    count_on,
    empty_lines,
    floor_length,
    floor_thing,
    full_lines,
    line_colour,
    line_count,
    pattern_lines,
    plane,
    plane_pair,
    put_tile,
    score,
    take_tile,
    wall_bits,
)
from azulejos.fast.state import (
    bag_count,
    bag_tiles,
    barren_rounds,
    board_words,
    booked_tiles,
    copy_board,
    copy_state,
    factory_count,
    is_grey,
    is_same_round,
    lid_count,
    lid_tiles,
    lying_count,
    lying_tiles,
    marker_holder,
    new_state,
    phase,
    reset,
    round_info,
    round_number,
    seat_count,
    seat_to_act,
    source_count,
    source_tiles,
    starter,
)
from azulejos.fast.tiling import advance_tiling, open_columns
from azulejos.fast.walk import perft, perft_split
from azulejos.native.decorators import compiled, inlined
from azulejos.native.words import at, offset, put, raw, raw_at

__all__ = [
    "ACTIONS",
    "BARREN",
    "BARREN_LIMIT",
    "DEAL",
    "DRAFT",
    "END",
    "FLOOR",
    "IN_CENTRE",
    "MASK_BITS",
    "MASK_WORDS",
    "MOST_MOVES",
    "NO_TILES",
    "PHASE",
    "ROW",
    "SEAT",
    "SOURCE_MASK",
    "TILE",
    "TILING",
    "WALL_MASK",
    "Generator",
    "Generators",
    "Int64s",
    "State",
    "States",
    "advance_tiling",
    "allowed",
    "at",
    "bag_count",
    "bag_tiles",
    "barren_rounds",
    "below",
    "board_words",
    "booked_tiles",
    "cell_colour",
    "colour_on",
    "compiled",
    "complete_columns",
    "complete_lines",
    "complete_rows",
    "copy_board",
    "copy_state",
    "count_on",
    "deal",
    "deal_batch",
    "deal_given",
    "deal_of",
    "deal_tile",
    "deal_words",
    "draft_mask",
    "drawable",
    "empty_lines",
    "factory_count",
    "floor_length",
    "floor_penalty",
    "floor_thing",
    "from_position",
    "full_lines",
    "has_colour",
    "inlined",
    "is_grey",
    "is_legal",
    "is_over",
    "is_same_round",
    "legal_batch",
    "legal_count",
    "legal_mask",
    "legal_moves",
    "lid_count",
    "lid_tiles",
    "line_colour",
    "line_count",
    "lying_count",
    "lying_tiles",
    "marker_holder",
    "new_generator",
    "new_generators",
    "new_state",
    "new_states",
    "next_word",
    "nth_move",
    "offset",
    "open_columns",
    "pattern_lines",
    "perft",
    "perft_split",
    "phase",
    "placement_score",
    "plane",
    "plane_pair",
    "play",
    "play_batch",
    "playout",
    "playouts",
    "position_key",
    "put",
    "put_tile",
    "random_actions",
    "raw",
    "raw_at",
    "reset",
    "reset_batch",
    "round_info",
    "round_key",
    "round_number",
    "row_count",
    "score",
    "seat_count",
    "seat_to_act",
    "source_count",
    "source_tiles",
    "sources_empty",
    "standing",
    "starter",
    "state_words",
    "step_batch",
    "take_tile",
    "termination",
    "tile_mask",
    "to_position",
    "wall_bits",
    "wall_bonus",
    "winners",
]
