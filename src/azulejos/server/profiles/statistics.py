"""Statistics of one person's games: results and points, by opponent, seats, wall and start.

Only games count in which the person had one seat, and which have a winner.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from azulejos.players import LEVELS
from azulejos.server.wire.me import PlayedGame, ScoreSheetMeans, Statistics, WinRate
from azulejos.views.shapes import ScoreSheet

PEOPLE: Final = "people"
_ORDER: Final = (*LEVELS, PEOPLE)


def statistics(games: Iterable[PlayedGame]) -> Statistics:
    """What these games have in common."""
    counted = [game for game in games if game.result != "none"]
    reviewed = [game for game in counted if game.accuracy is not None]
    return Statistics(
        games=len(counted),
        won=sum(game.result == "won" for game in counted),
        shared=sum(game.result == "shared" for game in counted),
        points=_points([game.sheet for game in counted if game.sheet is not None]),
        by_opponent=sorted(_rates(counted, _opponents), key=_level_number),
        by_seats=_rates(counted, lambda game: {str(len(game.seats))}),
        by_wall=_rates(counted, lambda game: {game.wall}),
        by_start=_rates(counted, _start),
        reviewed=len(reviewed),
        accuracy=_mean([game.accuracy for game in reviewed]),
        luck=_mean([game.luck for game in reviewed]),
    )


def _points(sheets: Sequence[ScoreSheet]) -> ScoreSheetMeans | None:
    if not sheets:
        return None

    def mean(source: Callable[[ScoreSheet], int]) -> float:
        return sum(map(source, sheets)) / len(sheets)

    return ScoreSheetMeans(
        placements=mean(lambda sheet: sheet.placements),
        floor=mean(lambda sheet: sheet.floor),
        rows=mean(lambda sheet: sheet.rows),
        columns=mean(lambda sheet: sheet.columns),
        colours=mean(lambda sheet: sheet.colours),
        total=mean(lambda sheet: sheet.total),
    )


def _rates(games: Sequence[PlayedGame], keys: Callable[[PlayedGame], set[str]]) -> list[WinRate]:
    shares: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for key in keys(game):
            shares[key].append(_share(game))
    return [
        WinRate(key, len(found), sum(found) / len(found)) for key, found in sorted(shares.items())
    ]


def _share(game: PlayedGame) -> float:
    if game.result == "won":
        return 1.0
    return 1 / len(game.winners) if game.result == "shared" else 0.0


def _opponents(game: PlayedGame) -> set[str]:
    others = [seat for number, seat in enumerate(game.seats) if number not in game.mine]
    return {seat.level if seat.kind == "bot" else PEOPLE for seat in others}


def _start(game: PlayedGame) -> set[str]:
    return {"first" if game.first_seat in game.mine else "later"}


def _level_number(rate: WinRate) -> tuple[int, str]:
    """A level that no longer exists comes last."""
    return (_ORDER.index(rate.key) if rate.key in _ORDER else len(_ORDER), rate.key)


def _mean(numbers: Sequence[float | None]) -> float | None:
    known = [number for number in numbers if number is not None]
    return sum(known) / len(known) if known else None
