"""The position that a request names as text: read, or refused."""

from __future__ import annotations

from azulejos.rules import InvalidPositionError, NotationError, Position
from azulejos.server.http.problems import ProblemError


def read_position(text: str) -> Position:
    """Read a position; the refusal names everything that is wrong with it."""
    try:
        return Position.parse(text)
    except (NotationError, InvalidPositionError) as error:
        raise ProblemError(400, "game/bad_position", f"This position is wrong: {error}.") from None
