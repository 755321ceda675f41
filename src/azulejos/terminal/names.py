"""What players are called in the terminal: bots by their characters, seats by the record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.players.characters import CHARACTERS, level_of, recorded_names
from azulejos.rules import Game
from azulejos.table.names import distinct

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


def player_text(name: str) -> str:
    """Return a player's name as records keep it: `Leonor` is `skilled`."""
    who, colon, limit = name.partition(":")
    return level_of(who) + colon + limit


def bot_name(player: str, words: Catalogue) -> str:
    """Return the name of a level's character; any other player is called by its own name."""
    return CHARACTERS.get(player) or words.say("bot-name", player=player)


def introduce(name: str, level: str, words: Catalogue) -> str:
    """Return who plays and how: `Leonor · skilled: Looks at what ...`."""
    who = words.say("character", name=name, level=words.say(f"level-{level}"))
    return words.say("says", name=who, words=words.say(f"plays-{level}"))


def seat_names(game: Game) -> list[str]:
    """Return the names of all seats in a record, made distinct; empty if a seat has none."""
    return distinct(recorded_names(game))
