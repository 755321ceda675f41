"""Play a game at this keyboard: two to four people, both walls.

Type a move: 3R2 takes all red tiles of factory 3 to line 2, CB4 blue from the centre to line 4,
5WF white of factory 5 to the floor; on the grey wall T24 puts the tile of line 2 in column 4.
Further words: ? (the moves and what they do), hint, undo, quit; with --language also hjælp,
annuler, ende and so on, as the help there says.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from azulejos.commands.input import read_file, take_any_bytes
from azulejos.commands.new import add_table
from azulejos.players.characters import CHARACTERS
from azulejos.terminal.language import add_language, catalogue_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The table, the people and the file."""
    parser.add_argument("--text", action="store_true", help="play in this terminal, in plain text")
    add_table(parser)
    parser.add_argument(
        "--first", type=int, metavar="SEAT", help="the seat that begins (by chance)"
    )
    parser.add_argument(
        "--names", metavar="A,B", type=names, help="names of the people, separated by commas"
    )
    parser.add_argument(
        "--bots",
        metavar="A,B",
        type=bots,
        help="bots on the last seats, by level or by name: "
        f"{', '.join(f'{level} or {name}' for level, name in CHARACTERS.items())}; also greedy, "
        "master:0.1s ... ('azulejos match --help' lists all)",
    )
    parser.add_argument(
        "--save", metavar="FILE", type=Path, help="save the record here after every move"
    )
    parser.add_argument(
        "--load",
        metavar="FILE",
        type=Path,
        help="go on with a saved game and save it there, or start from a position; --bots takes "
        "the last seats",
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
    """Names of bots as they are typed."""
    from azulejos.players.named import PlayerName
    from azulejos.terminal.names import player_text

    found = [name.strip() for name in word.split(",")]
    for name in found:
        try:
            PlayerName.parse(name)
        except ValueError as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    return [player_text(name) for name in found]


def run(options: argparse.Namespace) -> int:
    """Set up the table and play."""
    if not options.text:
        raise ValueError(
            "add --text to play in this terminal; 'azulejos serve' plays in the browser"
        )
    from azulejos.terminal import setup
    from azulejos.terminal.game import Keyboard
    from azulejos.terminal.style import style_for

    take_any_bytes()
    catalogue = catalogue_for(options)
    if options.load:
        setup.check_loading(options)
        game, file = setup.loaded(options, read_file(options.load), catalogue)
    else:
        game, file = setup.new(options, catalogue)
    return Keyboard(game, setup.chance(game), file, style_for(sys.stdout), catalogue).run()
