"""What a review depends on, as a hash: the game, the network, the nodes and this program.

A review that is stored under both hashes is valid as long as they are the same.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Final

from azulejos.net.shipped import shipped
from azulejos.rules import Game, Wall

VERSION: Final = 6
"""To be raised whenever a change makes reviews come out differently."""

NODES: Final = 8000
"""For each search of a decision, unless other limits are given."""

_LENGTH: Final = 32  # hexadecimal digits


@cache
def network_hash(seats: int, wall: Wall) -> str:
    """The hash of the shipped network; empty if there is none."""
    file = shipped(seats, wall)
    return _digest(file.read_bytes()) if file.is_file() else ""


def review_key(seats: int, wall: Wall, nodes: int) -> str:
    """The hash of everything but the game."""
    return _digest(f"{VERSION} {network_hash(seats, wall)} {nodes}".encode())


def game_hash(game: Game) -> str:
    """The hash of what happened in a game; names and other headers do not matter."""
    events = " ".join(map(str, game.events))
    return _digest(f"{game.start}\n{events}\n{sorted(game.absent)}\n{game.ended_early}".encode())


def deal_seed(game: Game, ply: int) -> int:
    """The seed for the deals that are compared with one deal of a game."""
    return text_seed(f"{game_hash(game)} {ply}")


def text_seed(text: str) -> int:
    """A seed that depends on a text."""
    return int(_digest(text.encode())[:15], 16)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:_LENGTH]
