"""Who sits at a seat: players from a novice to a master, and programs of others.

Nothing here loads numba: players that search do so in worker processes (`pool`, `engine_player`) or
through `thinking`, which is imported when it is needed.

    player      the protocol, and the answer of a player
    levels      the table of levels
    characters  the names of the levels
    named       players by name: `random`, `greedy`, `master:0.1s`, `engine:COMMAND`
    plain       the player of the lower levels, without compiled code; stands in for the others
    sight       what a plain player sees of a move
    thinking    the player of a level that searches
    loading     loads compiled searches in the background
    pool        worker processes for a server
"""

from azulejos.players.levels import LEVELS, Level
from azulejos.players.player import ChosenMove, Player, PlayerError
from azulejos.search.limits import Limits

__all__ = ["LEVELS", "ChosenMove", "Level", "Limits", "Player", "PlayerError"]
