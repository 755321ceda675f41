"""Show a record move by move, or check it.

Reading a record replays it: every deal, every move, the scores after each round and the result are
checked, and the first thing that is wrong is told with its line.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from azulejos.commands.paint import Paint, paint_for
from azulejos.commands.reading import add_input, add_json, print_json, read_record
from azulejos.commands.telling import tell, tell_outcome
from azulejos.rules import Deal, Game, Move, Position, Step


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record, and how much of it to show."""
    add_input(parser, "record", "a record")
    parser.add_argument("--check", action="store_true", help="only say whether all of it is right")
    parser.add_argument("--boards", action="store_true", help="draw the table after every round")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print the game."""
    game = read_record(options.record)
    last = game.replay()
    if options.json:
        print_json(_as_json(game, last))
    elif options.check:
        moves = sum(isinstance(event, Move) for event in game.events)
        print(f"ok: {last.seats} seats, round {last.round_number}, {moves} moves, {_state(game)}")
    else:
        paint = paint_for()
        for line in _story(game, paint, options.boards):
            print(paint.signs(line))
    return 0


def names_of(game: Game) -> list[str]:
    """Who played, as the record says."""
    return [game.header(f"Name{n + 1}") or f"Seat {n + 1}" for n in range(game.start.seats)]


def _state(game: Game) -> str:
    outcome = game.replay().outcome()
    if outcome is not None:
        return f"ended by {outcome.termination}"
    return f"ended early: {game.ended_early}" if game.ended_early else "not finished"


def _transitions(game: Game) -> Iterator[tuple[Position, Move | Deal, Position, tuple[Step, ...]]]:
    position = game.start
    for event in game.events:
        after, steps = position.transition(event)
        yield position, event, after, steps
        position = after


def _story(game: Game, paint: Paint, boards: bool) -> Iterator[str]:
    from azulejos.commands.drawing import draw

    names = names_of(game)
    for before, event, after, steps in _transitions(game):
        if isinstance(event, Deal):
            yield f"Round {after.round_number}"
            yield f"  {event}"
            continue
        sentences = list(tell(event, steps, names, before.turn))
        yield f"  {event}  {sentences[0]}"
        yield from (f"       {sentence}" for sentence in sentences[1:])
        if boards and after.phase is not before.phase and not after.legal_moves():
            yield f"\n{draw(after, names, paint)}\n"
    outcome = game.replay().outcome()
    if outcome is not None:
        yield from tell_outcome(outcome, names)
    else:
        yield f"The game is {_state(game)}." if not game.ended_early else _state(game)


def _as_json(game: Game, last: Position) -> dict[str, Any]:
    from azulejos.commands.forms import steps_form

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
