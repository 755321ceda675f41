"""Products with small integers are exact, with every dot-product instruction of this processor."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from platform import machine

import numpy as np
import pytest
from llvmlite.binding import get_host_cpu_features
from numpy.typing import NDArray

from azulejos.fast.compiler.decorators import compiled
from azulejos.net.kernels.matrix import inner, multiply, pack_layers, pack_rows

# What older processors lack, and the instruction that they use.
NO_VNNI = ("avx512vnni", "avxvnni")
NO_AVX512 = (*NO_VNNI, "avx512bw", "avx512f", "avx512vl", "avx512dq", "avx512cd")
OLDER = {
    "PAIRS_512": NO_VNNI,
    "PAIRS_256": NO_AVX512,
    "PAIRS_128": (*NO_AVX512, "avx2", "avx"),
}


@compiled
def product(total: NDArray[np.int32], rows: NDArray[np.int8], active: NDArray[np.uint8]) -> None:
    """`multiply` for Python."""
    multiply(total, rows, active)


@compiled
def products(total: NDArray[np.int32], rows: NDArray[np.int8], active: NDArray[np.uint8]) -> None:
    """`inner` for each row."""
    for number in range(total.size):
        total[number] = inner(rows[number], active)


def check(sizes: tuple[int, ...] = (64, 128, 192, 320)) -> None:
    """Compare with numpy, for all pairs of sizes, also with the largest numbers."""
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
            product(total, packed[0], active)
            assert (total == expected).all()
            assert np.allclose(scales, 1)
            rows, _ = pack_rows(np.ascontiguousarray(weights.T).astype(np.float32))
            total[:] = 0
            products(total, rows, active)
            assert (total == expected).all()


def test_products_are_exact() -> None:
    check()


@pytest.mark.parametrize("name", OLDER)
@pytest.mark.skipif(machine() != "x86_64", reason="instructions of one kind of processor")
def test_products_are_exact_as_on_older_processors(name: str, tmp_path: Path) -> None:
    lines = (
        f"from azulejos.net.kernels.dot_instructions import MACHINE_INSTRUCTION, {name}",
        f"assert MACHINE_INSTRUCTION is {name}",
        f"from {__name__} import check",
        "check((64, 192))",
    )
    environment = {"NUMBA_CPU_FEATURES": features_without(OLDER[name])}
    subprocess.run(
        [sys.executable, "-c", "\n".join(lines)],
        env={**os.environ, **environment, "AZULEJOS_CACHE_DIR": str(tmp_path)},
        cwd=Path(__file__).parents[3],
        check=True,
    )


def features_without(removed: Sequence[str]) -> str:
    """The features of this processor, some of them switched off."""
    has = {name: on and name not in removed for name, on in get_host_cpu_features().items()}
    return ",".join(f"{'+' if on else '-'}{name}" for name, on in has.items())
