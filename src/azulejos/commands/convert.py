"""Turn positions and records into each other and into JSON.

A position becomes a record that starts there; a record becomes its last position, or the one after
--at events. JSON is read and written for both.
"""

from __future__ import annotations

import argparse

from azulejos.commands.input import add_input, print_json, read_text
from azulejos.rules import Game, Position
from azulejos.views.records import parse_any


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What, and into what."""
    add_input(parser, "input", "a position or a record, as text or JSON")
    parser.add_argument(
        "--to",
        choices=("position", "record", "json", "text"),
        help="the new form (text becomes JSON, JSON becomes text)",
    )
    parser.add_argument("--at", type=int, metavar="N", help="only the first N events of a record")


def run(options: argparse.Namespace) -> int:
    """Print the new form."""
    text = read_text(options.input)
    thing = parse_any(text, options.game)
    to = options.to or ("text" if text.lstrip().startswith("{") else "json")
    if options.at is not None:
        thing = _cut(thing, options.at)
    if to == "json":
        from azulejos.views.records import to_json

        print_json(to_json(thing))
    elif to == "record":
        print(thing if isinstance(thing, Game) else Game(thing), end="")
    elif to == "position":
        print(thing.replay() if isinstance(thing, Game) else thing)
    else:
        print(thing, end="" if isinstance(thing, Game) else "\n")
    return 0


def _cut(thing: Position | Game, events: int) -> Game:
    if isinstance(thing, Position):
        raise ValueError("--at is for records")
    if not 0 <= events <= len(thing.events):
        raise ValueError(f"--at is 0 to {len(thing.events)} for this record, not {events}")
    return thing.until(events)
