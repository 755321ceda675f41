"""Draw a position as SVG or PNG.

A record gives its last position, or the one in which one of its moves is played: --move 12 draws an
arrow for its event 12, counted from 1. With a move in notation, as in --move 3R2, the arrow shows
this move instead. PNG needs the extra 'png'.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from azulejos.commands.input import add_input, read_text
from azulejos.commands.replay import names_of
from azulejos.pictures import THEMES, Labels, png, svg
from azulejos.rules import Deal, Game, Move, Position
from azulejos.terminal.language import add_language, catalogue_for
from azulejos.views.records import parse_any

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to draw, and how."""
    add_input(parser, "position", "a position or a record")
    parser.add_argument(
        "-o", "--output", type=Path, metavar="FILE", help="x.svg or x.png (SVG to standard output)"
    )
    parser.add_argument("--move", metavar="N|MOVE", help="an event of a record, or a move: 3R2")
    parser.add_argument("--theme", choices=THEMES, default="light", help="the colours (light)")
    parser.add_argument(
        "--seats", metavar="A,B", help="the boards to show, in this order: 2,1 (all of them)"
    )
    add_language(parser)


def run(options: argparse.Namespace) -> int:
    """Draw the picture."""
    suffix = _suffix(options.output)
    game = _as_game(parse_any(read_text(options.position), options.game))
    position, move = _moment(game, options.move)
    catalogue = catalogue_for(options)
    picture = svg(
        position,
        labels=_labels(position, names_of(game, catalogue), catalogue),
        seats=None if options.seats is None else _seats(options.seats, position.seats),
        move=move,
        theme=THEMES[options.theme],
    )
    if options.output is None:
        print(picture, end="")
    elif suffix == ".png":
        options.output.write_bytes(png(picture))
    else:
        options.output.write_text(picture, encoding="utf-8")
    return 0


def _labels(position: Position, names: list[str], catalogue: Catalogue) -> Labels:
    """The words for people who do not see the picture."""
    title = catalogue.say("round", round=position.round_number)
    scores = zip(names, position.boards, strict=True)
    words = [", ".join(f"{name} {catalogue.number(board.score)}" for name, board in scores)]
    if position.turn is not None and position.legal_moves():
        words.append(catalogue.say("turn-of", name=names[position.turn]))
    return Labels(tuple(names), title, ". ".join(words))


def _suffix(output: Path | None) -> str:
    suffix = ".svg" if output is None else output.suffix.lower()
    if suffix not in (".svg", ".png"):
        raise ValueError(f"a picture is x.svg or x.png, not {str(output)!r}")
    return suffix


def _as_game(thing: Position | Game) -> Game:
    return thing if isinstance(thing, Game) else Game(thing)


def _moment(game: Game, word: str | None) -> tuple[Position, Move | None]:
    """The position to draw, and the move to show in it."""
    if word is None or not word.isdecimal():
        return game.replay(), None if word is None else Move.parse(word)
    if not game.events:
        raise ValueError("--move N is for records; a position takes a move, as in --move 3R2")
    if not (len(word) < 9 and 1 <= int(word) <= len(game.events)):
        raise ValueError(f"--move is 1 to {len(game.events)} for this record, not {word}")
    event = game.events[int(word) - 1]
    if isinstance(event, Deal):
        return game.until(int(word)).replay(), None
    return game.until(int(word) - 1).replay(), event


def _seats(word: str, seats: int) -> list[int]:
    """Seats from 0, from seats that count from 1."""
    numbers = {str(seat + 1): seat for seat in range(seats)}
    found = word.split(",")
    if len(set(found)) != len(found) or any(number not in numbers for number in found):
        raise ValueError(f"--seats lists some of {','.join(numbers)}, each once, not {word!r}")
    return [numbers[number] for number in found]
