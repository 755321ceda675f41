"""The record of a game with its review written into it: marks, comments and better lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from azulejos.review.grades import Grade
from azulejos.review.shapes import GameReview, ReviewedMove
from azulejos.rules import Annotation, Game, Mark, Move, Variation
from azulejos.terminal.text.review import error_sentences

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue

_MARKS: Final = {
    Grade.INACCURACY: Mark.INACCURACY,
    Grade.MISTAKE: Mark.MISTAKE,
    Grade.BLUNDER: Mark.BLUNDER,
}


def annotated(game: Game, review: GameReview, names: Sequence[str], catalogue: Catalogue) -> Game:
    """The game with every error marked; what was said about it before is kept."""
    said = dict(game.annotations)
    for move in review.moves:
        if move.grade in _MARKS:
            words = " ".join(error_sentences(move, names, catalogue))
            said[move.ply] = _added(game.annotation(move.ply), move, words)
    return replace(game, annotations=tuple(said.items()))


def _added(before: Annotation, move: ReviewedMove, words: str) -> Annotation:
    """An annotation with a mark, a comment and a variation more, unless it has them already."""
    assert move.grade is not None
    line = Variation(tuple(Move.parse(text) for text in move.best.line))
    comment, variations = before.comment, before.variations
    if words not in comment:
        comment = f"{comment} {words}".strip()
    if line not in variations:
        variations = (*variations, line)
    return Annotation(comment, _MARKS[move.grade], variations)
