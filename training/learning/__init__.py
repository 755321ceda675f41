"""Learning from samples.

replay      the replay buffer
returns     value targets
symmetry    symmetries of the grey wall, for more samples
learner     the loss, one optimiser step, averaged weights
checkpoint  files from which a run continues
"""
