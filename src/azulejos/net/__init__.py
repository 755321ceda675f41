"""Learned evaluation: features of a `fast` state, a forward pass in numba, shipped weights.

    layout         where each input lies, and their version
    features       the input, written from a state (`seat_features`: what a seat brings)
    slots          factories sorted, moves and their places in the policy
    outcome        what a finished game is worth to each seat
    network        weights in memory and on disk
    forward        the forward pass
    weights/       the networks that are shipped, one for each number of seats

Never imports PyTorch: `training` does, and writes the weights.
"""
