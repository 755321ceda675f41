"""Sentences about typing errors and illegal moves.

The rules answer with codes and places; these are turned into sentences here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules import Draft, IllegalMoveError, Move, NotationError, Position, Tiling

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue

_LONGEST = 20
_PLACES = ("source", "colour", "line", "end")
_TILING_PLACES = ("source", "tiling-line", "column", "end")


def unreadable_text(typed: str, error: NotationError, catalogue: Catalogue) -> str:
    """Why a text is not a move, and the place of the fault."""
    places = _TILING_PLACES if error.text.startswith("T") else _PLACES
    return catalogue.say("not-a-move", typed=_shown(typed), place=places[min(error.at, 3)])


def _shown(typed: str) -> str:
    """The beginning of what was typed, without control characters."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in typed[:_LONGEST])


def illegal_text(
    move: Move, error: IllegalMoveError, position: Position, catalogue: Catalogue
) -> str:
    """Why a move is not possible here."""
    key = f"refused-{error.reason.replace('_', '-')}"
    if not catalogue.has(key) or position.turn is None:
        return catalogue.say("code-table-illegal-move")
    board = position.boards[position.turn]
    values: dict[str, str | int] = {"phase": position.phase.value}
    if isinstance(move, Draft):
        values["colour"] = move.colour.letter
        values["from"] = "factory" if move.source else "centre"
        values["factory"] = move.source
        values["count"] = len(position.sources) - 1
    if isinstance(move, Draft | Tiling) and move.line < len(board.pattern_lines):
        holds = board.pattern_lines[move.line].colour
        values["line"] = move.line + 1
        values["holds"] = holds.letter if holds is not None else ""
    values["first"] = min(board.complete_lines(), default=0) + 1
    return catalogue.say(key, **values)
