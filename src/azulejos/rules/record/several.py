"""Texts with several games: one record after the other, with a blank line between them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from azulejos.rules.errors import InvalidPositionError, NotationError
from azulejos.rules.game import Game
from azulejos.rules.record.headers import POSITION
from azulejos.rules.record.remarks import OPEN_COMMENT

_COMMENT_OR_HEADER: Final = re.compile(rf"{OPEN_COMMENT}|\n(?=\[)", re.DOTALL)


class Extent(NamedTuple):
    """The part of a text that is one game."""

    start: int
    end: int


def format_games(games: Iterable[Game]) -> str:
    """The text of several games."""
    return "\n".join(map(str, games))


def read_games(text: str) -> Iterator[Game]:
    """Read one game after the other; an error says which game is wrong, and where.

    Blank lines between the games and at the end do not matter.
    """
    extents = find_games(text)
    for number in range(1, len(extents) + 1):
        yield read_game(text, extents, number)


def read_game(text: str, extents: Sequence[Extent], number: int) -> Game:
    """Read one of the games that were found in a text; numbers begin with 1."""
    start, end = extents[number - 1]
    told = number if len(extents) > 1 else None
    piece = text[start:end].rstrip("\n") + "\n"
    if piece.endswith("]\n"):  # a game without events: nothing follows the blank line
        piece += "\n"
    try:
        return Game.parse(piece)
    except NotationError as error:
        raise NotationError(text, start + error.at, error.expected, told) from None
    except InvalidPositionError as error:
        at = text.index(POSITION, start)
        raise NotationError(text, at, f"a possible position, but {error}", told) from error


def read_first_game(text: str) -> Game:
    """Read the first game and leave the others alone."""
    return read_game(text, find_games(text) or [Extent(0, 0)], 1)


def find_games(text: str) -> list[Extent]:
    """The extent of each game in a text."""
    extents = []
    start = 0
    while start < len(text):
        end = _find_end(text, start)
        extents.append(Extent(start, end))
        start = end
    return extents


def _find_end(text: str, start: int) -> int:
    """The place of the next game, or the end; a header in a comment does not count."""
    blank = text.find("\n\n", start)
    if blank < 0:
        return len(text)
    for found in _COMMENT_OR_HEADER.finditer(text, blank + 1):
        if found[0] == "\n":
            return found.end()
    return len(text)
