"""Environments for research: the game in the form that learning frameworks expect.

Nothing is imported here, because each face needs another framework (`pip install azulejos[envs]`):

    azulejos.envs.azulejos_v0   PettingZoo: `azulejos_v0.env(seats=2, wall="coloured")`
    azulejos.envs.openspiel         OpenSpiel: importing it registers the game "azulejos"
    azulejos.envs.batch         many games at once into numpy arrays; numpy and numba only
    azulejos.envs.gymnasium        Gymnasium: one seat of many games against a built-in player

All of them see the same observation (`features`, `observing`), pay the same rewards (`rewarding`)
and draw the same picture (`drawing`).
"""
