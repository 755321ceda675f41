"""Why something typed is no move, or not possible, in words.

A file of its own because the rules answer with codes and places, and only people need sentences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from azulejos.rules import Draft, IllegalMoveError, Move, NotationError, Position, Tiling

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue

_LONGEST = 20
_PLACES = ("source", "colour", "line", "end")
_TILING_PLACES = ("source", "tiling-line", "column", "end")


def tell_unreadable(typed: str, error: NotationError, words: Catalogue) -> str:
    """What is wrong with a text that is no move, and where."""
    places = _TILING_PLACES if error.text.startswith("T") else _PLACES
    return words.say("not-a-move", typed=_shown(typed), place=places[min(error.at, 3)])


def _shown(typed: str) -> str:
    """The beginning of what was typed; a terminal would obey what is no letter."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in typed[:_LONGEST])


def tell_illegal(move: Move, error: IllegalMoveError, position: Position, words: Catalogue) -> str:
    """Why a move is not possible here."""
    key = f"refused-{error.reason.replace('_', '-')}"
    if not words.has(key) or position.turn is None:
        return words.say("code-table-illegal-move")
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
    return words.say(key, **values)
