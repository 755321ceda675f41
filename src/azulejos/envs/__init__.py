"""Environments for reinforcement learning, for several frameworks.

Nothing is imported here, because each needs another framework, which the extra `envs` installs:

    azulejos.envs.azulejos_v0   PettingZoo: `azulejos_v0.env(seats=2, wall="coloured")`
    azulejos.envs.openspiel     OpenSpiel: importing it registers the game "azulejos"
    azulejos.envs.batch         many games at once, in numpy arrays; needs only numpy
    azulejos.envs.gymnasium     Gymnasium: one seat of many games against a built-in player

All of them use the same observation (`features`, `observation`), rewards (`rewards`) and pictures
(`drawing`).
"""
