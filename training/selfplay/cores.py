"""Games on all cores, by a network whose weights are in a file: no GPU is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from azulejos.net.forward import Work, new_work
from azulejos.net.network import Network
from training.selfplay.games import Games, Settings
from training.selfplay.threads import share

Filler: TypeAlias = Callable[[Games, int, Network, Work, Settings], None]
"""Plays games in a chunk until it has no room for another game."""


class Cores:
    """A network that plays games on every core."""

    def __init__(self, network: Network, chunks: int) -> None:
        self.network = network
        self.works = [new_work(network) for _ in range(chunks)]

    def fill(self, filler: Filler, games: Games, settings: Settings) -> None:
        """Play as many games as the chunks have room for."""

        def fill(chunk: int) -> None:
            filler(games, chunk, self.network, self.works[chunk], settings)

        share(len(self.works), fill)
