"""Self-play and learning for the networks of `azulejos.net`; needs PyTorch, is not shipped.

loop        the training loop; start here
settings    all settings of a run
watch       progress and times of the loop; `run_log` writes them
background  a thread that searches while the loop learns
networks/   teacher and student in PyTorch
selfplay/   many games at once, and the samples that they give
learning/   replay buffer, targets, learner, checkpoints
measure/    gate, calibration, error of values, learning curves
entries     the compiled functions that Python calls here
export      from a checkpoint to a file of weights; `scores` fits its expected scores to games
refine      self-play and learning for a shipped network, on the CPU
"""
