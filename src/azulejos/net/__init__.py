"""The learned evaluator: inputs from a `fast` state, a compiled forward pass, shipped weights.

    inputs/        the inputs: their layout and version, and how they are written from a state
    kernels/       the sums of the forward pass, for the instructions of the processor
    network        weights in memory; `file` reads and writes them on disk
    forward        the forward pass
    policy         which rows of the policy belong to a move
    value          what a finished game is worth to each seat
    shipped        which file is for which table; the files are in `weights`

This package never imports PyTorch. `training` does, and writes the weights.
"""
