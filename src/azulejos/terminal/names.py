"""Names of players in the terminal: characters of bots, and names from records."""

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


def bot_name(player: str, catalogue: Catalogue) -> str:
    """Return the name of a level's character; any other player is called by its own name."""
    return CHARACTERS.get(player) or catalogue.say("bot-name", player=player)


def introduction(name: str, level: str, catalogue: Catalogue) -> str:
    """Return who plays and how: `Leonor · skilled: Looks at what ...`."""
    who = catalogue.say("character", name=name, level=catalogue.say(f"level-{level}"))
    return catalogue.say("says", name=who, words=catalogue.say(f"plays-{level}"))


def seat_names(game: Game) -> list[str]:
    """Return the names of all seats in a record, made distinct; empty if a seat has none."""
    return distinct(recorded_names(game))
