"""Measurements of trained networks and of runs.

gate       a match between two networks
calibrate  predicted win probabilities and scores, compared with results
truth      the error of values before a deal
curves     learning curves of several runs
"""
