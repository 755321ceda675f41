"""The difficulty of a puzzle: how many levels below the master miss its answer.

A level that overlooks moves by chance has several tries and solves the puzzle if it finds the
answer in most of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from azulejos.players.levels import LEVELS
from azulejos.players.named import make_player
from azulejos.players.player import Player
from azulejos.review.same import is_same
from azulejos.rules import Move, Position

TRIES: Final = 3
SOLVERS: Final = tuple(name for name in LEVELS if name != "master")


@cache
def level_players() -> Mapping[str, Player]:
    """A player for each level below the master."""
    return {name: make_player(name) for name in SOLVERS}


def difficulty_of(position: Position, answer: Move, players: Mapping[str, Player]) -> int:
    """How many of the players miss the answer."""
    return sum(not _solves(player, position, answer) for player in players.values())


def _solves(player: Player, position: Position, answer: Move) -> bool:
    found = 0
    for seed in range(TRIES):
        player.new_game(seed)
        found += is_same(position, answer, player.choose(position).move)
    return 2 * found > TRIES
