"""Sets up a game at the keyboard: a new one, or one from a file, and who sits at each seat.

It reads the options and the headers of a record. The loop in `game` gets a game and its file.
"""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

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
from azulejos.table.names import distinct
from azulejos.terminal.names import bot_name, seat_names
from azulejos.views.records import parse_any

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue


def new(options: argparse.Namespace, catalogue: Catalogue) -> tuple[Game, Path | None]:
    """A new game, and the file to save it in."""
    bots = options.bots or []
    seats = options.seats or len(options.names or ("A" if bots else "AB")) + len(bots)
    count = seats - len(bots)
    if count < 0 or (options.names and len(options.names) != count):
        given = f"{len(options.names or [])} names" + (f" and {len(bots)} bots" if bots else "")
        raise ValueError(f"{given} for {seats} seats")
    numbers = range(1, count + 1)
    people = options.names or [catalogue.say("player-number", number=number) for number in numbers]
    headers = {f"Name{number}": name for number, name in enumerate(people, 1)}
    headers |= _bot_headers(bots, people, catalogue)
    if options.seed is not None:
        headers["Seed"] = str(options.seed)
    wall = Wall(options.wall or Wall.COLOURED)
    game = Game(Position.start(seats, wall, _first(options, seats)), headers=tuple(headers.items()))
    return game, _unwritten(options.save)


def check_loading(options: argparse.Namespace) -> None:
    """Refuse options that a saved game decides."""
    fixed = (options.seats, options.wall, options.seed, options.names, options.first)
    if any(value is not None for value in fixed):
        raise ValueError("--seats, --wall, --seed, --names and --first come from the saved game")


def loaded(
    options: argparse.Namespace, text: str, catalogue: Catalogue
) -> tuple[Game, Path | None]:
    """The game of a text, and the file to save it in: a record's own, none for a position."""
    file: Path = options.load
    thing = parse_any(text)
    game = Game(thing) if isinstance(thing, Position) else thing
    if game.ended_early is not None:
        shows = f"'azulejos replay {file}' shows it"
        raise ValueError(f"this game is over ({game.ended_early}): {shows}")
    if game.start.phase is Phase.TILE and not game.start.legal_moves():
        # No seat has a choice here: do the tiling, and start after it.
        game = replace(game, start=advance_tiling(game.start).position)
    game = _with_bots(game, options.bots or [], catalogue)
    if options.save and options.save != file:
        return game, _unwritten(options.save)
    if isinstance(thing, Position):
        return game, options.save
    if not text.startswith("["):
        raise ValueError(f"{file} is JSON and is not changed: name another file with --save FILE")
    return game, file


def chance(game: Game) -> Below:
    """The source of chance: the generator of the record's seed at its place, or the system."""
    seed = game.header("Seed")
    if seed is None or not (seed.isascii() and seed.isdigit() and len(seed) <= 20):
        return secrets.randbelow
    generator = CounterGenerator(int(seed))
    for position, event in zip(game.positions(), game.events, strict=False):
        if isinstance(event, Deal) and draw_deal(position, generator.below) != event:
            return secrets.randbelow  # this record was not dealt from its seed
    return generator.below


def _unwritten(file: Path | None) -> Path | None:
    """The file, if it does not exist yet."""
    if file and file.exists():
        raise ValueError(f"{file} exists already: --load {file} goes on with it")
    return file


def _first(options: argparse.Namespace, seats: int) -> int:
    """The first seat: from the option, seat 1 of a seeded game, or by chance (RULES [S5])."""
    if options.first is None:
        return secrets.randbelow(seats) if options.seed is None else 0
    if not 1 <= options.first <= seats:
        raise ValueError(f"the first seat is 1 to {seats}, not {options.first}")
    return int(options.first) - 1


def _bot_headers(
    bots: Sequence[str], people: Sequence[str], catalogue: Catalogue
) -> dict[str, str]:
    """The headers of bots, who sit after the people; a second bot of a name gets a number."""
    names = distinct([*people, *(bot_name(player, catalogue) for player in bots)])
    headers: dict[str, str] = {}
    for number, player in enumerate(bots, len(people) + 1):
        headers |= {f"Name{number}": names[number - 1], f"Bot{number}": player}
    return headers


def _with_bots(game: Game, bots: Sequence[str], catalogue: Catalogue) -> Game:
    """The game with these bots on its last seats; other bots must be safe to start."""
    seats = game.start.seats
    if len(bots) > seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats")
    for number in range(1, seats - len(bots) + 1):
        _check_written(number, game.header(f"Bot{number}"))
    people = seat_names(game)[: seats - len(bots)]
    headers = dict(game.headers) | _bot_headers(bots, people, catalogue)
    return replace(game, headers=tuple(headers.items()))


def _check_written(number: int, player: str | None) -> None:
    """Refuse a bot that only the record wants, if it is a program or reads a file.

    Records come from anywhere.
    """
    if player is None:
        return
    from azulejos.players.named import PlayerName

    try:
        parsed = PlayerName.parse(player)
    except ValueError as error:
        raise ValueError(f"seat {number}: {error}") from None
    if parsed.command is not None:
        asks = f"the record wants {player!r} to play on seat {number}"
        raise ValueError(f"{asks}: if you want that too, say --bots {player!r}")
