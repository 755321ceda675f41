"""Players: bots from novice to master, and external engines.

Nothing here loads the engine at import. Players that search do so in worker processes (`workers`,
`engines`) or through `thinking`, which is imported when it is needed.

    player      the protocol, and the answer of a player
    levels      the table of levels
    characters  the names of the levels
    named       players by name: `random`, `greedy`, `master:0.1s`, `engine:COMMAND`
    simple      the random player and the greedy player
    plain       the player of the lower levels, which needs no engine
    sight       what a plain player sees of a move
    handicap    the moves that a level overlooks
    thinking    the player of a level that searches
    analysis    the best moves of a position; `contrast` says why
    engines/    both sides of the engine protocol
    workers/    worker processes for a server
"""

from azulejos.players.levels import LEVELS, Level
from azulejos.players.player import ChosenMove, Player, PlayerError
from azulejos.search.limits import Limits

__all__ = ["LEVELS", "ChosenMove", "Level", "Limits", "Player", "PlayerError"]
