"""Searching a person's games by name, level, date, wall or table."""

from __future__ import annotations

from collections.abc import Iterable

from azulejos.server.wire.me import PlayedGame
from azulejos.table.record import date


def matching(games: Iterable[PlayedGame], search: str) -> list[PlayedGame]:
    """The games in which every word of the search occurs."""
    words = search.casefold().split()
    return [game for game in games if all(word in _text(game) for word in words)]


def _text(game: PlayedGame) -> str:
    others = [seat for number, seat in enumerate(game.seats) if number not in game.mine]
    names = [f"{seat.name} {seat.level}" for seat in others]
    return " ".join([*names, date(game.ended_at), game.wall, game.table]).casefold()
