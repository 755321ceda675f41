"""Self-play on the processor: the network of a file searches, one leaf at a time.

A shipped network is so fast that a core plays about ten games a second. That is too slow to learn
the game, but enough to refine a network for one wall.
"""

from __future__ import annotations

from azulejos.fast import compiled
from azulejos.net.forward import Work
from azulejos.net.network import Network
from azulejos.search.puct.leaves import expand
from training.selfplay import games as g
from training.selfplay.games import MOST_SAMPLES, ROOM, Games, Settings, scratch_of, tree_of
from training.selfplay.step import begin_game, search_on


@compiled
def search_chunk(
    games: Games, chunk: int, network: Network, work: Work, settings: Settings
) -> None:
    """Play games in a chunk until it has no room for the samples of another one."""
    game = chunk * (games.states.shape[0] // games.out_count.size)
    scratch = scratch_of(games, chunk)
    if not games.control[game, g.STARTED]:
        begin_game(games, game, settings)
    while games.out_count[chunk] + MOST_SAMPLES <= ROOM:
        if search_on(games, game, chunk, settings, scratch):
            expand(network, work, tree_of(games, game, scratch))
            games.counters[chunk, g.EVALUATIONS] += 1
