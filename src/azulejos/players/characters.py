"""The characters: each level is a bot with a proper name, the same in all languages.

Names are never inflected. Commands accept them in place of a level; tables and records store the
level. The catalogues describe how a character plays (`plays-skilled`).

>>> character_name("skilled"), level_of("leonor"), level_of("skilled")
('Leonor', 'skilled', 'skilled')
"""

from __future__ import annotations

import re
from typing import Final

from azulejos.rules import Game

CHARACTERS: Final = {
    "novice": "Sofia",
    "beginner": "Bruno",
    "casual": "Marta",
    "regular": "Hugo",
    "capable": "Rui",
    "skilled": "Leonor",
    "advanced": "Duarte",
    "veteran": "Paula",
    "strong": "Clara",
    "expert": "Nuno",
    "elite": "Teresa",
    "champion": "Vasco",
    "master": "Aurora",
}
"""Level to name: short Portuguese names, women and men, with different first letters."""

_LEVELS: Final = {name.casefold(): level for level, name in CHARACTERS.items()}
_OLD_NAME: Final = re.compile(r"bot ([a-z]+)")


def character_name(level: str) -> str:
    """Return the name of a level's character; for a level that no longer exists, the level."""
    return CHARACTERS.get(level, level)


def level_of(name: str) -> str:
    """Return the level of a character, ignoring case; any other text is returned unchanged."""
    return _LEVELS.get(name.casefold(), name)


def recorded_names(game: Game) -> list[str]:
    """Return the players' names from a record, seat by seat; empty if a seat has none.

    Older records call a bot by its level, as `bot skilled`.
    """
    return [_current_name(name) for name in game.names]


def _current_name(name: str) -> str:
    old = _OLD_NAME.fullmatch(name)
    return CHARACTERS.get(old[1], name) if old else name
