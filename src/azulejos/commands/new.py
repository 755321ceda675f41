"""Print the position of a new game, before its first deal or, with --seed, after it."""

from __future__ import annotations

import argparse
import secrets

from azulejos.commands.input import add_json, print_json
from azulejos.rules import CounterGenerator, Position, Wall, draw_deal

SEEDS = 2**63


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Seats, wall, first seat and seed."""
    add_table(parser)
    parser.add_argument(
        "--first", type=int, default=1, metavar="SEAT", help="the seat that begins (1)"
    )
    add_json(parser)


def add_table(parser: argparse.ArgumentParser) -> None:
    """The options that describe a table, here and in other commands."""
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="how many play (2)")
    parser.add_argument(
        "--wall", choices=[wall.value for wall in Wall], help="the kind of wall (coloured)"
    )
    parser.add_argument(
        "--seed", type=seed, metavar="N", help="a number that decides every deal, or 'random'"
    )


def seed(word: str) -> int:
    """A seed as it is typed."""
    if word == "random":
        return secrets.randbelow(SEEDS)
    if not (word.isascii() and word.isdigit()) or len(word) > 20 or int(word) >= 2**64:
        raise argparse.ArgumentTypeError(f"a seed is a number below 2**64, not {word[:40]!r}")
    return int(word)


def run(options: argparse.Namespace) -> int:
    """Print the position."""
    seats, wall = options.seats or 2, Wall(options.wall or Wall.COLOURED)
    if not 1 <= options.first <= seats:
        raise ValueError(f"the first seat is 1 to {seats}, not {options.first}")
    position = Position.start(seats, wall, options.first - 1)
    if options.seed is not None:
        position = position.deal(draw_deal(position, CounterGenerator(options.seed).below))
    if options.json:
        print_json({"position": str(position), "seed": options.seed})
    else:
        print(position)
    return 0
