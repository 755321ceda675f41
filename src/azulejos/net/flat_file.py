"""Files of networks of versions 1 and 2: float16 weights, and a policy with one row for each move.

Version 2 stores the low bytes of all weights first, then the high bytes, compressed; version 1
stores plain little-endian float16. This module can be removed with the last of these networks.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from azulejos.net.file import NetworkError, Shape, unpacked
from azulejos.net.flat import flat_count
from azulejos.net.inputs.canonical import policy_size
from azulejos.net.kernels.sparse_rows import SMALLEST


def flat_shapes(seats: int, width: int, blocks: int, between: bool, version: int) -> list[Shape]:
    """The shapes of the matrices in a file: a trunk, the policy, and an optional second trunk."""
    moves, values = policy_size(seats), 3 * seats
    layers: list[Shape] = [
        (flat_count(seats, version), width),
        (width,),
        (blocks, width, width),
        (blocks, width),
    ]
    heads: list[Shape] = [(values, width), (values,)]
    policy: list[Shape] = [(moves, width), (moves,)]
    return [*layers, *policy, *heads, *(layers + heads if between else [])]


def read_flat(path: Path, header: dict[str, Any], content: bytes) -> list[NDArray[np.float32]]:
    """The weights in the order of `flat_shapes`."""
    if header["width"] % SMALLEST:
        raise NetworkError(f"{path.name}: its width is not a multiple of {SMALLEST}")
    if header.get("compressed", False):
        planes = np.frombuffer(unpacked(path, content), np.uint8)
        content = planes.reshape(2, -1).T.tobytes()
    matrices, start = [], 0
    sizes = header["seats"], header["width"], header["blocks"], header.get("between", False)
    for shape in flat_shapes(*sizes, header["features"]):
        size = int(np.prod(shape))
        part = content[start : start + 2 * size]
        if len(part) < 2 * size:
            raise NetworkError(f"{path.name}: cut short")
        matrices.append(np.frombuffer(part, "<f2").astype(np.float32).reshape(shape))
        start += 2 * size
    return matrices
