"""Learning from samples.

replay         the replay buffer
value_targets  the result of a game, mixed with the values of network and search
symmetry       symmetries of the grey wall, for more samples
learner        the loss, one optimiser step, averaged weights
checkpoint     files from which a run continues
"""
