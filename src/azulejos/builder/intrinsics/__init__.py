"""The machine code of what Python cannot say: one module for each module that declares it.

words             `native.words`: bare elements of arrays
atomic            `native.atomic`: words that threads share
references        `native.decorators.by_reference`: tuples of arrays, passed as one pointer
bits              `fast.bits`: operations on bits
dots              the dot-product instructions of processors, for `matrix`
matrix            `net.kernels.matrix`
sparse_rows       `net.kernels.sparse_rows`
floats            `net.kernels.floats`
vectors           building blocks of these: a summing loop and its parts
define            tells numba what a function means
"""


def define_all() -> None:
    """Define everything. `references.register_classes` follows when all modules are imported."""
    from azulejos.builder.intrinsics import atomic, bits, floats, matrix, sparse_rows, words

    del atomic, bits, floats, matrix, sparse_rows, words  # importing a module defines its functions
