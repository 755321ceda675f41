"""Learned evaluation: features of a `fast` state, a forward pass in numba, shipped weights.

    layout         where each input lies, and their version
    features       the input, written from a state: `seat_features` and `prospects` of each seat,
                   `shared_features` of the table, `sources` of what can be taken
    slots          factories sorted, moves and their places in the policy
    outcome        what a finished game is worth to each seat
    policy_rows    which rows of the policy speak of a move
    network        weights in memory; `file`: on disk
    flat           input of networks of earlier versions; `flat_file`: their weights on disk
    forward        the forward pass (`rows`, `products`, `dots`, `vectors`, `floats`: its sums)
    weights/       the networks that are shipped, one for each number of seats

Never imports PyTorch: `training` does, and writes the weights.
"""
