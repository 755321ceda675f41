"""Show a record move by move, or check it.

Reading a record replays it: every deal, every move, the scores after each round and the result are
checked, and the first error is shown with its line.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from azulejos.commands.input import add_input, add_json, print_json, read_record
from azulejos.rules import Deal, Game, Move, Position, Step
from azulejos.terminal.language import add_language, catalogue_for
from azulejos.terminal.names import seat_names
from azulejos.terminal.style import Style, style_for
from azulejos.terminal.text.events import event_sentences
from azulejos.terminal.text.result import early_end_text, result_lines, termination_text

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record, and how much of it to show."""
    add_input(parser, "record", "a record")
    parser.add_argument("--check", action="store_true", help="only check the record")
    parser.add_argument("--boards", action="store_true", help="draw the table after every round")
    add_json(parser)
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Print the game."""
    game = read_record(options.record, options.game)
    last = game.replay()
    if options.json:
        print_json(_as_json(game, last))
        return 0
    catalogue, style = catalogue_for(options), style_for()
    story = (
        [_verdict(game, catalogue)]
        if options.check
        else _story(game, style, catalogue, options.boards)
    )
    for line in story:
        style.show(line)
    return 0


def names_of(game: Game, catalogue: Catalogue) -> list[str]:
    """Who played, as the record says."""
    names = seat_names(game)
    return [name or catalogue.say("seat-number", seat=n) for n, name in enumerate(names, 1)]


def _verdict(game: Game, catalogue: Catalogue) -> str:
    """What a record that is right has in it."""
    last = game.replay()
    moves = sum(isinstance(event, Move) for event in game.events)
    right = catalogue.say("record-right", seats=last.seats, round=last.round_number, moves=moves)
    outcome = last.outcome()
    if outcome is None:
        end = early_end_text(game, names_of(game, catalogue), catalogue)
    else:
        end = termination_text(outcome, catalogue)
    return catalogue.say("told-more", first=right, second=end)


def _transitions(game: Game) -> Iterator[tuple[Position, Move | Deal, Position, tuple[Step, ...]]]:
    position = game.start
    for event in game.events:
        after, steps = position.transition(event)
        yield position, event, after, steps
        position = after


def _story(game: Game, style: Style, catalogue: Catalogue, boards: bool) -> Iterator[str]:
    from azulejos.terminal.board import draw

    names = names_of(game, catalogue)
    for before, event, after, steps in _transitions(game):
        if isinstance(event, Deal):
            yield catalogue.say("round", round=after.round_number)
            yield f"  {event}"
            continue
        sentences = list(event_sentences(event, steps, names, before.turn, catalogue))
        yield f"  {event}  {sentences[0]}"
        yield from (f"       {sentence}" for sentence in sentences[1:])
        if boards and after.phase is not before.phase and not after.legal_moves():
            yield f"\n{draw(after, names, style, catalogue)}\n"
    yield from result_lines(game, names, catalogue)


def _as_json(game: Game, last: Position) -> dict[str, Any]:
    from azulejos.views.records import steps_form

    outcome = last.outcome()
    events = [
        {
            "event": str(event),
            "seat": None if isinstance(event, Deal) else before.turn,
            "absent": number in game.absent,
            "steps": steps_form(steps),
            "position": str(after),
        }
        for number, (before, event, after, steps) in enumerate(_transitions(game))
    ]
    return {
        "headers": dict(game.headers),
        "start": str(game.start),
        "events": events,
        "winners": list(game.winners()),
        "scores": [board.score for board in last.boards],
        "termination": outcome.termination if outcome else game.ended_early,
    }
