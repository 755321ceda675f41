"""Writes a record in its canonical form."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from azulejos.rules.annotations import NO_ANNOTATION, Annotation, Variation
from azulejos.rules.dealing import Deal
from azulejos.rules.position import Position
from azulejos.rules.record.headers import format_headers, format_scores
from azulejos.rules.tiles import Phase

if TYPE_CHECKING:
    from azulejos.rules.game import Game

ABSENT: Final = "~"  # follows a move that was played for an absent person


def format_record(game: Game, positions: list[Position]) -> str:
    """The canonical text of a record, given its replayed positions."""
    return "\n".join([*format_headers(game, positions[-1]), "", *_blocks(game, positions)]) + "\n"


def _blocks(game: Game, positions: list[Position]) -> Iterator[str]:
    """Lines for the deal, the drafts, the tilings and the scores of each round.

    A comment and a variation have a line of their own, after the line that their event ends.
    """
    if game.comment:
        yield format_comment(game.comment)
    annotations = dict(game.annotations)
    words: list[str] = []
    for number, event in enumerate(game.events):
        before, after = positions[number], positions[number + 1]
        annotation = annotations.get(number, NO_ANNOTATION)
        remarks = _remarks(annotation, before)
        if isinstance(event, Deal):
            yield f"{after.round_number}. deal {event}"
        else:
            words.append(f"{event}{ABSENT if number in game.absent else ''}{annotation.mark or ''}")
            if after.phase is not before.phase or remarks:
                yield " ".join(words)
                words = []
        yield from remarks
        if after.phase in (Phase.DEAL, Phase.END):
            yield f"scores {format_scores(after)}"
    if words:
        yield " ".join(words)


def _remarks(annotation: Annotation, before: Position) -> list[str]:
    """The comment and the variations of an event, given the position before it."""
    comment = [format_comment(annotation.comment)] if annotation.comment else []
    return comment + [_format_variation(found, before) for found in annotation.variations]


def format_comment(comment: str) -> str:
    """A comment in braces."""
    escaped = comment.replace("\\", "\\\\").replace("}", "\\}")
    return f"{{{escaped}}}"


def _format_variation(variation: Variation, position: Position) -> str:
    annotations = dict(variation.annotations)
    words = []
    for number, event in enumerate(variation.events):
        annotation = annotations.get(number, NO_ANNOTATION)
        remarks = _remarks(annotation, position)
        position = position.transition(event).position
        dealt = f"{position.round_number}. deal " if isinstance(event, Deal) else ""
        words += [f"{dealt}{event}{annotation.mark or ''}", *remarks]
    return f"({' '.join(words)})"
