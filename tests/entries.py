"""What the library for the tests exports: functions that only tests call from Python."""

import numpy as np
from numba import types

from azulejos.builder.entries import (
    BYTES,
    FLOATS,
    GENERATOR,
    INTEGER,
    ROWS,
    WORDS,
    Entry,
    like,
)
from azulejos.builder.samples import tree_arguments
from azulejos.net import forward
from azulejos.net.inputs import canonical, inputs
from azulejos.search.puct import chance
from tests import compiled

SHORTS = types.int16[::1]
DOUBLES = types.float64[::1]
TOTALS = types.int32[::1]


def entries() -> list[Entry]:
    """Parts of the engine, and functions that show what compiled code makes of others."""
    return [*_parts(), *_shown()]


def _parts() -> list[Entry]:
    network, arrays, state, parameters, _ = tree_arguments()
    work, sampler, tree = arrays.work, arrays.sampler, arrays.tree
    row, order, step = work.row, np.zeros(1, np.int64), np.float32(0)
    return [
        Entry(canonical.sort_factories, (WORDS, WORDS)),
        Entry(canonical.candidates, (WORDS,) * 4),
        like(inputs.write_features, state, row),
        like(inputs.write_training_features, state, order, row),
        like(forward.run_trunk, network.inside, work),
        like(forward.compute_query, network.policy, work, 0),
        like(forward.write_logits, network.policy, work, step, state, order, order),
        like(chance.sample, network, work, sampler, 0, parameters),
        like(chance.sample_leaf, network, work, tree, 0, sampler, parameters),
    ]


def _shown() -> list[Entry]:
    inner = compiled.Inner(np.zeros(1, np.int64), 1)
    weights = tree_arguments()[0].inside.blocks  # as the target packs them
    rows = types.Array(types.int8 if weights.dtype == np.int8 else types.uint8, 2, "C")
    packed = types.Array(rows.dtype, weights.ndim - 1, "C")
    return [
        like(compiled.add_up, inner),
        like(compiled.fill_table, compiled.Outer(inner, np.zeros((1, 1), np.int64))),
        Entry(compiled.add_up_own, (WORDS, INTEGER)),
        Entry(compiled.play_row, (ROWS, GENERATOR, INTEGER)),
        Entry(compiled.put_twice, (BYTES, WORDS)),
        Entry(compiled.swap_second, (WORDS, INTEGER, INTEGER)),
        Entry(compiled.pass_turns, (WORDS, INTEGER, INTEGER)),
        Entry(compiled.meet, (WORDS, WORDS, INTEGER, GENERATOR)),
        Entry(compiled.use_bits, (INTEGER, INTEGER, WORDS)),
        Entry(compiled.fill_exponentials, (DOUBLES, DOUBLES, DOUBLES, FLOATS, FLOATS)),
        Entry(compiled.fill_powers, (DOUBLES,)),
        Entry(compiled.write_dots, (FLOATS, types.float32[:, ::1], FLOATS)),
        Entry(compiled.write_product, (TOTALS, packed, BYTES)),
        Entry(compiled.write_inner, (TOTALS, rows, BYTES)),
        Entry(compiled.write_rows, (SHORTS, types.int16[:, ::1], WORDS, SHORTS)),
    ]
