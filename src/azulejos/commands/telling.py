"""Sentences about what happened and what could: from steps and previews, never from positions.

A file of its own because text at a keyboard and a replayed record tell the same story.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    Outcome,
    Phase,
    Place,
    Position,
    Preview,
    Step,
    Termination,
    TilePlaced,
    TilesMoved,
)

MINUS = "−"
ENDINGS = {
    Termination.ROW: "a row is complete",
    Termination.NO_TILES: "no tile is left",
    Termination.BARREN: "three rounds in a row brought no tile onto any wall",
}


def colour_name(colour: Colour) -> str:
    """A colour's name as people write it."""
    return colour.name.lower()


def tiles(count: int, colour: Colour) -> str:
    """So many tiles of a colour, in words."""
    return f"{count} {colour_name(colour)}"


def source_name(number: int | None) -> str:
    """A source's name, factories from 1."""
    return f"factory {number}" if number else "the centre"


def line_name(line: int) -> str:
    """A pattern line's name, from 1."""
    return "the floor" if line == FLOOR else f"line {line + 1}"


def tell(
    event: Move | Deal, steps: Sequence[Step], names: Sequence[str], seat: int | None
) -> Iterator[str]:
    """What an event of a seat did, a sentence each: what was taken, then what was tiled."""
    if isinstance(event, Deal):
        poured = any(isinstance(step, LidPoured) for step in steps)
        yield f"The factories are filled: {event}" + (", the lid was poured." if poured else ".")
        return
    rest = list(steps)
    if isinstance(event, Draft):
        taken = [rest.pop(0) for _ in range(_draft_length(rest))]
        yield _tell_draft(event, taken, names[seat or 0])
    for step in rest:
        sentence = _tell_step(step, names)
        if sentence:
            yield sentence


def _draft_length(steps: list[Step]) -> int:
    """How many steps are the draft itself: all from the sources, the marker first if at all.

    A later marker is one that nobody took, on its way back at the end of the round.
    """
    for number, step in enumerate(steps):
        if not isinstance(step, TilesMoved | MarkerMoved) or step.origin.area is not Area.SOURCE:
            return number
        if isinstance(step, MarkerMoved) and number:
            return number
    return len(steps)


def _tell_draft(move: Draft, steps: list[Step], who: str) -> str:
    moved = [step for step in steps if isinstance(step, TilesMoved)]
    own = [step for step in moved if step.target != Place(Area.SOURCE, number=0)]
    count = sum(step.count for step in own)
    falls = sum(step.count for step in own if step.target.area is not Area.LINE)
    words = f"{who} takes {tiles(count, move.colour)} from {source_name(move.source)}"
    words += f" → {line_name(move.line)}"
    if falls and move.line != FLOOR:
        words += f", {falls} of them {'falls' if falls == 1 else 'fall'}"
    if any(isinstance(step, MarkerMoved) for step in steps):
        words += ", and the start marker"
    return words + "."


def _tell_step(step: Step, names: Sequence[str]) -> str | None:
    match step:
        case TilePlaced():
            where = f"row {step.line + 1}, column {step.column + 1}"
            return f"{names[step.seat]}: {colour_name(step.colour)} to {where}, +{step.points}."
        case FloorScored():
            return f"{names[step.seat]}: floor {MINUS}{step.lost}." if step.lost else None
        case TilesMoved() if step.origin.area is Area.LINE and step.target.area is Area.FLOOR:
            seat, line = step.origin.seat or 0, (step.origin.number or 0) + 1
            return f"{names[seat]}: line {line} finds no space on the wall and falls."
        case BonusScored():
            return f"{names[step.seat]}: {_bonus_name(step)} complete, +{step.points}."
        case MarkerMoved() if step.origin.area is Area.SOURCE:
            return f"Nobody took the start marker: {names[step.target.seat or 0]} begins again."
        case _:
            return None


def _bonus_name(step: BonusScored) -> str:
    if step.kind is BonusKind.COLOUR:
        return f"all five {colour_name(Colour(step.index))}"
    return f"{step.kind} {step.index + 1}"


def tell_preview(preview: Preview) -> str:
    """What a move would do, in a few words."""
    words = []
    if isinstance(preview.move, Draft):
        if preview.fits:
            words.append(f"{preview.fits} fit{'s' if preview.fits == 1 else ''}")
        if preview.falls:
            words.append(f"{preview.falls} fall{'s' if preview.falls == 1 else ''}")
        if preview.completes:
            words.append(f"completes the line for +{preview.points}")
    elif preview.fits:
        words.append(f"+{preview.points}")
    else:
        words.append("the line finds no space and falls")
    if preview.takes_marker:
        words.append("takes the start marker")
    if preview.penalty:
        words.append(f"floor {MINUS}{preview.penalty}")
    return ", ".join(words)


def tell_waiting(position: Position) -> str:
    """Why nobody can move."""
    if position.phase is Phase.END:
        return "The game is over."
    return "A deal comes next." if position.phase is Phase.DEAL else "Nobody has to choose here."


def tell_outcome(outcome: Outcome, names: Sequence[str]) -> Iterator[str]:
    """How the game ended, and who has won."""
    yield f"The game is over: {ENDINGS[outcome.termination]}."
    order = sorted(range(len(names)), key=lambda seat: -outcome.scores[seat])
    for seat in order:
        rows = outcome.complete_rows[seat]
        yield f"{outcome.scores[seat]:>5}  {names[seat]}" + (f" ({rows} rows)" if rows > 1 else "")
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        yield f"{winners[0]} wins."
    else:
        yield f"{', '.join(winners[:-1])} and {winners[-1]} share the victory."
