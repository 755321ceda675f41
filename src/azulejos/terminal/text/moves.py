"""Sentences about legal moves and what they would do.

`azulejos moves`, the help at the keyboard and the analysis use them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from azulejos.rules import FLOOR, Draft, Move, Phase, Position, Preview, Tiling, previews
from azulejos.terminal.style import Style
from azulejos.terminal.text.events import draft_values
from azulejos.terminal.width import padded, width
from azulejos.views.text_board import MINUS

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


def preview_text(preview: Preview, catalogue: Catalogue) -> str:
    """What a move would do, as a list of facts."""
    facts = []
    if isinstance(preview.move, Draft):
        if preview.fits:
            facts.append(catalogue.say("preview-fits", count=preview.fits))
        if preview.falls:
            facts.append(catalogue.say("tiles-fall", count=preview.falls))
        if preview.line_falls:
            numbers = {"count": preview.line_falls, "points": preview.line_penalty}
            facts.append(catalogue.say("preview-line-falls", **numbers))
        elif preview.completes:
            facts.append(catalogue.say("preview-completes", points=preview.points))
    elif preview.fits:
        facts.append(catalogue.say("preview-wall", points=preview.points))
    else:
        facts.append(catalogue.say("preview-stuck"))
    if preview.takes_marker:
        facts.append(catalogue.say("preview-marker"))
    if preview.penalty:
        facts.append(catalogue.say("preview-floor", points=preview.penalty))
    return ", ".join(facts)


def move_text(move: Move, position: Position, catalogue: Catalogue) -> str:
    """A legal move in words: the tiles and their target."""
    if isinstance(move, Draft):
        count = position.sources[move.source][move.colour]
        return catalogue.say("do-draft", **draft_values(move, count))
    assert isinstance(move, Tiling)
    if move.column == FLOOR:
        return catalogue.say("do-line-falls", line=move.line + 1)
    return catalogue.say("do-tiling", line=move.line + 1, column=move.column + 1)


def waiting_text(position: Position, catalogue: Catalogue) -> str:
    """Why there is no legal move."""
    if position.phase is Phase.END:
        return catalogue.say("game-over")
    return catalogue.say(
        "deal-next" if position.phase is Phase.DEAL else "code-game-nobody-chooses"
    )


def move_table(position: Position, style: Style, catalogue: Catalogue) -> Iterator[str]:
    """The legal moves: a line for each source and colour, with the effect on each pattern line."""
    heaps: dict[tuple[str, str], list[str]] = {}
    found = previews(position)
    for preview in found:
        head = str(preview.move)[:2], _heap(preview.move, position, catalogue)
        heaps.setdefault(head, []).append(_effect(preview))
    if heaps:
        yield style.faint(
            catalogue.say(f"legend-{'draft' if _is_drafting(position) else 'tiling'}")
        )
    if any(preview.line_falls for preview in found):
        yield style.faint(catalogue.say("legend-line-falls"))
    widest = max((width(heap) for _, heap in heaps), default=0)
    for (letters, heap), effects in heaps.items():
        yield f"{letters}  {padded(heap, widest)}   {'  '.join(effects)}"


def _is_drafting(position: Position) -> bool:
    return position.phase is Phase.DRAFT


def _heap(move: Move, position: Position, catalogue: Catalogue) -> str:
    """The source and the tiles of a move."""
    if isinstance(move, Draft):
        count = position.sources[move.source][move.colour]
        tiles = catalogue.say("heap-part", count=count, colour=move.colour.letter)
        if not move.source:
            return catalogue.say("centre-holds", tiles=tiles)
        return catalogue.say("factory-holds", number=move.source, tiles=tiles)
    assert isinstance(move, Tiling)
    assert position.turn is not None
    colour, filled = position.boards[position.turn].pattern_lines[move.line]
    assert colour is not None
    number = move.line + 1
    return catalogue.say(
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
