"""What never changes while a server runs: levels, languages, and the numbers on the board.

The page draws the boards from it, so that pattern, penalties and bonuses are only in the rules.
"""

from __future__ import annotations

from typing import Final

from azulejos import __version__
from azulejos.locales.languages import LANGUAGES
from azulejos.rules.board import home_column
from azulejos.rules.scoring import COLOUR_BONUS, COLUMN_BONUS, PENALTIES, ROW_BONUS
from azulejos.rules.tiles import COLOURS, SIDE
from azulejos.server.wire.bodies import About, LanguageView, LevelView
from azulejos.table.reactions import REACTIONS
from azulejos.views.shapes import ColourLetter
from azulejos.views.to_json import COLOUR_LETTERS

LANGUAGE_VIEWS: Final = [LanguageView(code, name) for code, name in LANGUAGES.items()]


def about(levels: list[LevelView], reachable_from: list[str]) -> About:
    """Everything that a page needs to draw the game."""
    return About(
        version=__version__,
        levels=levels,
        languages=LANGUAGE_VIEWS,
        reactions=list(REACTIONS),
        colours=list(COLOUR_LETTERS),
        wall_pattern=_wall_pattern(),
        floor_penalties=list(PENALTIES),
        row_bonus=ROW_BONUS,
        column_bonus=COLUMN_BONUS,
        colour_bonus=COLOUR_BONUS,
        reachable_from=reachable_from,
    )


def _wall_pattern() -> list[list[ColourLetter]]:
    """Which colour belongs where on the coloured wall."""
    pattern: list[list[ColourLetter]] = []
    for row in range(SIDE):
        colours = sorted(COLOURS, key=lambda colour, row=row: home_column(row, colour))  # type: ignore[misc]
        pattern.append([COLOUR_LETTERS[colour] for colour in colours])
    return pattern
