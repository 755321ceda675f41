"""Catalogue about what could be played: every move with what it would do.

A file of its own because the list of `azulejos moves`, the help at the keyboard and the analysis
all need it, and none of them tells what happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from azulejos.rules import FLOOR, Draft, Move, Phase, Position, Preview, Tiling, previews
from azulejos.terminal.events_text import draft_values
from azulejos.terminal.style import Style
from azulejos.terminal.width import padded, width
from azulejos.views.text_board import MINUS

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


def tell_preview(preview: Preview, words: Catalogue) -> str:
    """What a move would do, a few facts with commas between."""
    facts = []
    if isinstance(preview.move, Draft):
        if preview.fits:
            facts.append(words.say("preview-fits", count=preview.fits))
        if preview.falls:
            facts.append(words.say("tiles-fall", count=preview.falls))
        if preview.line_falls:
            numbers = {"count": preview.line_falls, "points": preview.line_penalty}
            facts.append(words.say("preview-line-falls", **numbers))
        elif preview.completes:
            facts.append(words.say("preview-completes", points=preview.points))
    elif preview.fits:
        facts.append(words.say("preview-wall", points=preview.points))
    else:
        facts.append(words.say("preview-stuck"))
    if preview.takes_marker:
        facts.append(words.say("preview-marker"))
    if preview.penalty:
        facts.append(words.say("preview-floor", points=preview.penalty))
    return ", ".join(facts)


def tell_move(move: Move, position: Position, words: Catalogue) -> str:
    """A legal move as an invitation: what it takes and where it goes."""
    if isinstance(move, Draft):
        count = position.sources[move.source][move.colour]
        return words.say("do-draft", **draft_values(move, count))
    assert isinstance(move, Tiling)
    if move.column == FLOOR:
        return words.say("do-line-falls", line=move.line + 1)
    return words.say("do-tiling", line=move.line + 1, column=move.column + 1)


def tell_waiting(position: Position, words: Catalogue) -> str:
    """Why nobody can move."""
    if position.phase is Phase.END:
        return words.say("game-over")
    return words.say("deal-next" if position.phase is Phase.DEAL else "code-game-nobody-chooses")


def table_of_moves(position: Position, style: Style, words: Catalogue) -> Iterator[str]:
    """The legal moves, a line for each heap, with what they would do on each line."""
    heaps: dict[tuple[str, str], list[str]] = {}
    found = previews(position)
    for preview in found:
        head = str(preview.move)[:2], _heap(preview.move, position, words)
        heaps.setdefault(head, []).append(_effect(preview))
    if heaps:
        yield style.faint(words.say(f"legend-{'draft' if _is_drafting(position) else 'tiling'}"))
    if any(preview.line_falls for preview in found):
        yield style.faint(words.say("legend-line-falls"))
    widest = max((width(heap) for _, heap in heaps), default=0)
    for (letters, heap), effects in heaps.items():
        yield f"{letters}  {padded(heap, widest)}   {'  '.join(effects)}"


def _is_drafting(position: Position) -> bool:
    return position.phase is Phase.DRAFT


def _heap(move: Move, position: Position, words: Catalogue) -> str:
    """Where the tiles of a move lie now, and which they are."""
    if isinstance(move, Draft):
        count = position.sources[move.source][move.colour]
        tiles = words.say("heap-part", count=count, colour=move.colour.letter)
        if not move.source:
            return words.say("centre-holds", tiles=tiles)
        return words.say("factory-holds", number=move.source, tiles=tiles)
    assert isinstance(move, Tiling)
    assert position.turn is not None
    colour, filled = position.boards[position.turn].pattern_lines[move.line]
    assert colour is not None
    number = move.line + 1
    return words.say(
        "line-state", line=number, filled=filled, capacity=number, colour=colour.letter
    )


def _effect(preview: Preview) -> str:
    number = preview.move.action_id % 6
    text = "F" if number == FLOOR else str(number + 1)
    if isinstance(preview.move, Tiling):
        text += f":+{preview.points}" if preview.fits else ""
    elif preview.completes:
        text += ":✗" if preview.line_falls else f":✓+{preview.points}"
    elif number != FLOOR:
        text += f":{preview.fits}"
    penalty = preview.penalty + preview.line_penalty
    return text + (f"{MINUS}{penalty}" if penalty else "")
