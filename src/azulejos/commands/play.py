"""Play a game at this keyboard: two to four people, both walls.

Type a move: 3R2 takes all red tiles of factory 3 to line 2, CB4 blue from the centre to line 4,
5WF white of factory 5 to the floor; on the grey wall T24 puts the tile of line 2 in column 4.
Further words: ? (the moves and what they do), undo, quit; with --language also hjælp, annuler, ende
and so on, as the help there says.
"""

from __future__ import annotations

import argparse
import secrets
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from azulejos.commands.new import add_table
from azulejos.commands.reading import parse_any
from azulejos.commands.speaking import add_language, words_for
from azulejos.rules import (
    Below,
    CounterGenerator,
    Deal,
    Game,
    Phase,
    Position,
    Wall,
    advance_tiling,
    draw_deal,
)

if TYPE_CHECKING:
    from azulejos.locales.words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The table, the people and the file."""
    parser.add_argument("--text", action="store_true", help="in plain text, in this terminal")
    add_table(parser)
    parser.add_argument("--first", type=int, metavar="SEAT", help="who begins (by chance)")
    parser.add_argument("--names", metavar="A,B", type=names, help="who plays, commas between")
    parser.add_argument(
        "--bots",
        metavar="A,B",
        type=bots,
        help="players of the program on the last seats: novice, casual, skilled, expert, master, "
        "greedy, master:0.1s ... ('azulejos match --help' tells of all)",
    )
    parser.add_argument(
        "--save", metavar="FILE", type=Path, help="keep the record here, after every move"
    )
    parser.add_argument(
        "--load",
        metavar="FILE",
        type=Path,
        help="go on with a saved game, which is kept there, or from a position",
    )
    add_language(parser)


def names(word: str) -> list[str]:
    """Names as they are typed."""
    found = [name.strip() for name in word.split(",")]
    if not all(name and len(name) <= 30 and name.isprintable() for name in found):
        raise argparse.ArgumentTypeError("names are 1 to 30 letters each, with commas between")
    if len(set(found)) != len(found):
        raise argparse.ArgumentTypeError("every name only once")
    return found


def bots(word: str) -> list[str]:
    """Names of players of the program."""
    from azulejos.players.named import PlayerName

    found = [name.strip() for name in word.split(",")]
    for name in found:
        try:
            PlayerName.parse(name)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    return found


def run(options: argparse.Namespace) -> int:
    """Set up the table and play."""
    if not options.text:
        raise ValueError(
            "add --text to play in this terminal; 'azulejos serve' plays in the browser"
        )
    from azulejos.commands.keyboard import Keyboard
    from azulejos.commands.paint import paint_for

    words = words_for(options)
    game = _loaded(options) if options.load else _new(options, words)
    return Keyboard(game, _chance(game), _record_file(options), paint_for(sys.stdout), words).run()


def _record_file(options: argparse.Namespace) -> Path | None:
    """Where the record is kept: a record that was loaded goes on, nothing else is written over."""
    save: Path | None = options.save
    if save and save != options.load and save.exists():
        raise ValueError(f"{save} is there already: --load {save} goes on with it")
    if save or not options.load:
        return save
    loaded: Path = options.load
    return loaded if loaded.read_text(encoding="utf-8").startswith("[") else None


def _new(options: argparse.Namespace, words: Words) -> Game:
    bots = options.bots or []
    seats = options.seats or len(options.names or ("A" if bots else "AB")) + len(bots)
    count = seats - len(bots)
    if count < 0 or (options.names and len(options.names) != count):
        given = f"{len(options.names or [])} names" + (f" and {len(bots)} bots" if bots else "")
        raise ValueError(f"{given} for {seats} seats")
    numbers = range(1, count + 1)
    people = options.names or [words.say("player-number", number=number) for number in numbers]
    players = [_bot_name(name, words) for name in bots]
    headers = [(f"Name{number}", name) for number, name in enumerate(people + players, 1)]
    headers += [(f"Bot{number}", name) for number, name in enumerate(bots, count + 1)]
    if options.seed is not None:
        headers.append(("Seed", str(options.seed)))
    wall = Wall(options.wall or Wall.COLOURED)
    return Game(Position.start(seats, wall, _first(options, seats)), headers=tuple(headers))


def _bot_name(player: str, words: Words) -> str:
    """A level by its name in the language, any other player by its own."""
    key = f"level-{player}"
    return words.say("bot-name", level=words.say(key) if words.has(key) else player)


def _first(options: argparse.Namespace, seats: int) -> int:
    """Who begins: as was said, the first seat of a seeded game, or whoever chance names [S5]."""
    if options.first is None:
        return secrets.randbelow(seats) if options.seed is None else 0
    if not 1 <= options.first <= seats:
        raise ValueError(f"the first seat is 1 to {seats}, not {options.first}")
    return int(options.first) - 1


def _loaded(options: argparse.Namespace) -> Game:
    if any(
        value is not None for value in (options.seats, options.wall, options.seed, options.names)
    ):
        raise ValueError("--seats, --wall, --seed and --names come from the saved game")
    thing = parse_any(options.load.read_text(encoding="utf-8"))
    game = Game(thing) if isinstance(thing, Position) else thing
    if game.start.phase is Phase.TILE and not game.start.legal_moves():
        # Nobody chooses here: tiling goes on by itself, and the game starts after it.
        return replace(game, start=advance_tiling(game.start).position)
    return game


def _chance(game: Game) -> Below:
    """Where deals come from: the record's seed, wound on to where it stands, or the system."""
    seed = game.header("Seed")
    if seed is None or not (seed.isascii() and seed.isdigit() and len(seed) <= 20):
        return secrets.randbelow
    generator = CounterGenerator(int(seed))
    for position, event in zip(game.positions(), game.events, strict=False):
        if isinstance(event, Deal) and draw_deal(position, generator.below) != event:
            return secrets.randbelow  # this record was not dealt from its seed
    return generator.below
