"""Products with small integers are exact."""

import numpy as np

from azulejos.net.kernels.matrix import pack_layers, pack_rows
from tests.compiled import write_inner, write_product


def test_products_are_exact() -> None:
    """For all pairs of sizes, also with the largest numbers."""
    sizes = 64, 128, 192, 320
    chance = np.random.default_rng(5)
    for inputs in sizes:
        for outputs in sizes:
            active = chance.integers(0, 256, inputs).astype(np.uint8)
            active[::7] = 255
            weights = chance.integers(-127, 128, (inputs, outputs))
            weights[0], weights[:, 0], weights[:, 1] = 127, -127, 127
            expected = active.astype(np.int64) @ weights
            packed, scales = pack_layers(weights[None].astype(np.float32))
            total = np.zeros(outputs, np.int32)
            write_product(total, packed[0], active)
            assert (total == expected).all()
            assert np.allclose(scales, 1)
            rows, _ = pack_rows(np.ascontiguousarray(weights.T).astype(np.float32))
            total[:] = 0
            write_inner(total, rows, active)
            assert (total == expected).all()
