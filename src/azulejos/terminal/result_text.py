"""How a game ended: why, who has won, and where everybody's points came from.

A file of its own because a game at the keyboard and a record end in the same way.
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


def tell_end(game: Game, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """The end of a game, or that there is none yet."""
    outcome = game.replay().outcome()
    if outcome is None:
        yield tell_early_end(game, names, words)
        return
    over = words.say("game-over")
    yield words.say("told-more", first=over, second=tell_termination(outcome, words))
    yield ""
    yield from _sheet(game, outcome, names, words)
    yield ""
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) == 1:
        yield words.say("wins", name=winners[0])
    else:
        yield words.say("shared-victory", names=words.all_of(winners))


def tell_termination(outcome: Outcome, words: Catalogue) -> str:
    """Why the game is over."""
    return words.say(f"ended-{outcome.termination.replace(' ', '-')}")


def tell_early_end(game: Game, names: Sequence[str], words: Catalogue) -> str:
    """Why a game without a result is over, or that it is not."""
    if not game.ended_early:
        return words.say("record-unfinished")
    reason, _, seat = game.ended_early.partition(" ")
    return words.say(f"ended-{reason}", name=names[int(seat) - 1] if seat else "")


def _sheet(game: Game, outcome: Outcome, names: Sequence[str], words: Catalogue) -> Iterator[str]:
    """A table: a column for each seat, the best first, and a row for each source of points."""
    order = sorted(
        range(len(names)), key=lambda seat: (-outcome.scores[seat], -outcome.complete_rows[seat])
    )
    heads = [fitted(names[seat], _NAME) for seat in order]
    rows = [
        (words.say(f"source-{source}"), [_signed(points[seat]) for seat in order])
        for source, points in _sources(game).items()
    ]
    rows.append((words.say("source-total"), [str(outcome.scores[seat]) for seat in order]))
    label = max(width(name) for name, _ in rows)
    for name, cells in [("", heads), *rows]:
        columns = zip(cells, heads, strict=True)
        aligned = [_right(cell, max(width(head), 4)) for cell, head in columns]
        yield f"{padded(name, label)}  {'  '.join(aligned)}"


def _sources(game: Game) -> dict[str, list[int]]:
    """Points by source for every seat; what a position began with is a source of its own."""
    from azulejos.views.score_sheet import Tally

    tally, position = Tally(game.start.seats), game.start
    for event in game.events:
        position, steps = position.transition(event)
        tally.add(steps)
    before = [board.score for board in game.start.boards]
    found = {_BEFORE: before} if any(before) else {}
    sheets = tally.sheets()
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
