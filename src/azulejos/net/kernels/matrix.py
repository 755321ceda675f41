"""Products of a matrix of small integers with a vector of bytes: the layers after the first.

They use the dot-product instruction of the processor that the engine was built for. Processors
without one add up rows of 16 bits. The numbers are integers, so all processors find exactly the
same result. `azulejos.builder.intrinsics.matrix` has the machine code.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from azulejos.native.machine import DotProducts, dot_products

MOST: Final = 127  # the largest weight
SMALLEST: Final = 64  # every width is a multiple of it: no instruction sums up fewer


def _rounded(weights: NDArray[np.float32]) -> tuple[NDArray[Any], NDArray[np.float32]]:
    """Weights as integers with one scale for each output; inputs are along axis 1."""
    scales = np.maximum(np.abs(weights).max(axis=1, keepdims=True), 1e-9) / MOST
    whole: NDArray[Any] = np.rint(weights / scales).astype(np.int16)
    products = dot_products()
    if products:
        whole = (whole + products.shift).astype(np.uint8 if products.shift else np.int8)
    return whole, scales.squeeze(1).astype(np.float32)


def pack_layers(layers: NDArray[np.float32]) -> tuple[NDArray[Any], NDArray[np.float32]]:
    """Layers (layer, input, output) as `multiply` reads them, and the scales of the outputs."""
    whole, scales = _rounded(layers)
    products = dot_products()
    if products:
        whole = np.stack([_in_groups(layer, products) for layer in whole])
    return whole, scales


def _in_groups(layer: NDArray[Any], products: DotProducts) -> NDArray[Any]:
    """A layer in the order in which it is read: chunk, group of inputs, output, input."""
    (inputs, outputs), size = layer.shape, products.inputs
    groups, chunks, start = layer.reshape(inputs // size, size, outputs).transpose(0, 2, 1), [], 0
    for chunk in products.chunks:
        while start + chunk <= outputs:
            chunks.append(groups[:, start : start + chunk].ravel())
            start += chunk
    return np.concatenate(chunks)


def pack_rows(rows: NDArray[np.float32]) -> tuple[NDArray[Any], NDArray[np.float32]]:
    """Rows (output, input) as `inner` reads them, and the scales of the outputs."""
    return _rounded(rows)


def inner(row: Any, activations: Any) -> int:
    """The inner product of a row of small integers with a vector of bytes, for compiled code."""
    raise NotImplementedError("for compiled code")


def multiply(total: Any, rows: Any, activations: Any) -> None:
    """Write the product for each output, the sum over all inputs, for compiled code."""
    raise NotImplementedError("for compiled code")
