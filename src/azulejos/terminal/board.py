"""The table in the terminal: `views.text_board` in colours and in the language of the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from azulejos.rules import Position
from azulejos.terminal.style import Style
from azulejos.views.text_board import Labels, draw_text

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


def draw(
    position: Position, names: Sequence[str], style: Style, catalogue: Catalogue, columns: int = 80
) -> str:
    """The whole table."""
    labels = Labels(
        title=catalogue.say("round", round=position.round_number),
        tiles_left=catalogue.say("bag-lid-counts", bag=sum(position.bag), lid=sum(position.lid)),
        factories=catalogue.say("factories"),
        centre=catalogue.say("centre"),
        floor=catalogue.say("floor"),
    )
    return style.signs(draw_text(position, names, labels, style, columns))
