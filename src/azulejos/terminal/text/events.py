"""Sentences about what happened, made from steps.

A game at the keyboard and a replayed record use the same sentences.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from azulejos.rules import (
    FLOOR,
    Area,
    BonusKind,
    BonusScored,
    Colour,
    Deal,
    Draft,
    FloorScored,
    LidPoured,
    MarkerMoved,
    Move,
    Place,
    Step,
    TilePlaced,
    TilesMoved,
    Tiling,
)

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


def draft_values(move: Draft, count: int) -> dict[str, str | int]:
    """A draft as the catalogues need it: source, target and tiles."""
    return {
        "count": count,
        "colour": move.colour.letter,
        "from": "factory" if move.source else "centre",
        "factory": move.source,
        "to": "floor" if move.line == FLOOR else "line",
        "line": move.line + 1,
    }


def event_sentences(
    event: Move | Deal,
    steps: Sequence[Step],
    names: Sequence[str],
    seat: int | None,
    catalogue: Catalogue,
) -> Iterator[str]:
    """What an event of a seat did, a line each: what was taken, then what was tiled."""
    if isinstance(event, Deal):
        poured = any(isinstance(step, LidPoured) for step in steps)
        yield catalogue.say("dealt", deal=str(event), poured="yes" if poured else "no")
        return
    rest = list(steps)
    if isinstance(event, Draft):
        taken = [rest.pop(0) for _ in range(_draft_length(rest))]
        yield _draft_sentence(event, taken, names[seat or 0], catalogue)
    if isinstance(event, Tiling) and event.column == FLOOR:
        # From the move: if the floor line is full, no step leads to it.
        yield catalogue.say("told-line-falls", name=names[seat or 0], line=event.line + 1)
    for step in rest:
        sentence = _step_sentence(step, names, catalogue)
        if sentence:
            yield sentence


def _draft_length(steps: list[Step]) -> int:
    """How many steps are the draft itself: all from the sources, the marker first if at all.

    A later marker was not taken and goes back at the end of the round.
    """
    for number, step in enumerate(steps):
        if not isinstance(step, TilesMoved | MarkerMoved) or step.origin.area is not Area.SOURCE:
            return number
        if isinstance(step, MarkerMoved) and number:
            return number
    return len(steps)


def _draft_sentence(move: Draft, steps: list[Step], who: str, catalogue: Catalogue) -> str:
    moved = [step for step in steps if isinstance(step, TilesMoved)]
    own = [step for step in moved if step.target != Place(Area.SOURCE, number=0)]
    count = sum(step.count for step in own)
    falls = sum(step.count for step in own if step.target.area is not Area.LINE)
    text = catalogue.say("told-draft", name=who, **draft_values(move, count))
    if falls and move.line != FLOOR:
        text = catalogue.say(
            "told-more", first=text, second=catalogue.say("tiles-fall", count=falls)
        )
    if any(isinstance(step, MarkerMoved) for step in steps):
        text = catalogue.say("told-more", first=text, second=catalogue.say("told-marker", name=who))
    return text


def _step_sentence(step: Step, names: Sequence[str], catalogue: Catalogue) -> str | None:
    match step:
        case TilePlaced():
            place = {"row": step.line + 1, "column": step.column + 1, "points": step.points}
            return catalogue.say(
                "told-placed", name=names[step.seat], colour=step.colour.letter, **place
            )
        case FloorScored() if step.lost:
            return catalogue.say("told-floor", name=names[step.seat], lost=step.lost)
        case BonusScored():
            return _bonus_sentence(step, names[step.seat], catalogue)
        case MarkerMoved() if step.origin.area is Area.SOURCE:
            return catalogue.say("told-marker-left", name=names[step.target.seat or 0])
        case _:
            return None


def _bonus_sentence(step: BonusScored, name: str, catalogue: Catalogue) -> str:
    colour = Colour(step.index).letter if step.kind is BonusKind.COLOUR else ""
    return catalogue.say(
        "told-bonus",
        name=name,
        kind=step.kind.value,
        number=step.index + 1,
        colour=colour,
        points=step.points,
    )
