"""The end of a game in words: why it ended, who won, and the points by source.

A game at the keyboard and a replayed record use the same text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from azulejos.rules import Game, Outcome
from azulejos.terminal.width import fitted, padded, width
from azulejos.views.text_board import MINUS

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue

_NAME = 14  # cells at most, so that four of them and a label find room in 80
_BEFORE = "before"


def result_lines(game: Game, names: Sequence[str], catalogue: Catalogue) -> Iterator[str]:
    """The end of a game, or a sentence that it goes on."""
    outcome = game.replay().outcome()
    if outcome is None:
        yield early_end_text(game, names, catalogue)
        return
    over = catalogue.say("game-over")
    yield catalogue.say("told-more", first=over, second=termination_text(outcome, catalogue))
    yield ""
    yield from _sheet(game, outcome, names, catalogue)
    yield ""
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        yield catalogue.say("wins", name=winners[0])
    else:
        yield catalogue.say("shared-victory", names=catalogue.all_of(winners))


def termination_text(outcome: Outcome, catalogue: Catalogue) -> str:
    """Why the game is over."""
    return catalogue.say(f"ended-{outcome.termination.replace(' ', '-')}")


def early_end_text(game: Game, names: Sequence[str], catalogue: Catalogue) -> str:
    """Why a game without a result is over, or a sentence that it goes on."""
    if not game.ended_early:
        return catalogue.say("record-unfinished")
    reason, _, seat = game.ended_early.partition(" ")
    return catalogue.say(f"ended-{reason}", name=names[int(seat) - 1] if seat else "")


def _sheet(
    game: Game, outcome: Outcome, names: Sequence[str], catalogue: Catalogue
) -> Iterator[str]:
    """A table: a column for each seat, the best first, and a row for each source of points."""
    order = sorted(
        range(len(names)), key=lambda seat: (-outcome.scores[seat], -outcome.complete_rows[seat])
    )
    heads = [fitted(names[seat], _NAME) for seat in order]
    rows = [
        (catalogue.say(f"source-{source}"), [_signed(points[seat]) for seat in order])
        for source, points in _sources(game).items()
    ]
    rows.append((catalogue.say("source-total"), [str(outcome.scores[seat]) for seat in order]))
    label = max(width(name) for name, _ in rows)
    for name, cells in [("", heads), *rows]:
        columns = zip(cells, heads, strict=True)
        aligned = [_right(cell, max(width(head), 4)) for cell, head in columns]
        yield f"{padded(name, label)}  {'  '.join(aligned)}"


def _sources(game: Game) -> dict[str, list[int]]:
    """Points by source for every seat; what a position began with is a source of its own."""
    from azulejos.views.score_sheet import Tally

    tally, position = Tally(game.start), game.start
    for event in game.events:
        position, steps = position.transition(event)
        tally.add(steps)
    sheets = tally.sheets()
    before = [sheet.before for sheet in sheets]
    found = {_BEFORE: before} if any(before) else {}
    found["placements"] = [sheet.placements for sheet in sheets]
    found["floor"] = [-sheet.floor for sheet in sheets]
    found["rows"] = [sheet.rows for sheet in sheets]
    found["columns"] = [sheet.columns for sheet in sheets]
    found["colours"] = [sheet.colours for sheet in sheets]
    return found


def _signed(points: int) -> str:
    if not points:
        return "0"
    return f"+{points}" if points > 0 else f"{MINUS}{-points}"


def _right(text: str, cells: int) -> str:
    return " " * (cells - width(text)) + text
