"""Deals: filling the factories from the bag (RULES [S4], [P2], [P3], [I7], [I8]).

This is the only place where chance enters the game. A deal is an explicit event that is checked
like a move, and `draw_deal` is the only way to make one from random numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NoReturn

from azulejos.rules.errors import IllegalMoveError, NotationError, Reason
from azulejos.rules.generator import Below
from azulejos.rules.steps import Area, LidPoured, MarkerMoved, Place, Step, TilesMoved, Transition
from azulejos.rules.tiles import (
    CENTRE,
    COLOURS,
    LETTERS,
    MAX_SEATS,
    MIN_SEATS,
    NO_TILES,
    TILES_PER_FACTORY,
    Counts,
    Phase,
    factory_count,
    minus,
)

if TYPE_CHECKING:
    from azulejos.rules.position import Position

_KEPT_TEXTS: Final = 1_024  # the same few groups of tiles are formatted again and again

_LONGER_THAN_ANY = 100  # characters; a deal has at most 44, so the rest is not read
_SIZES = tuple(factory_count(seats) for seats in range(MIN_SEATS, MAX_SEATS + 1))


@dataclass(frozen=True, slots=True)
class Deal:
    """The tiles put on each factory at the start of a round.

    >>> str(Deal.parse("BBYR/YRKK/BYRK/RRRW/BYYW"))
    'BBYR/YRKK/BYRK/RRRW/BYYW'
    """

    factories: tuple[Counts, ...]

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Read factories joined by `/`: letters in B Y R K W order, `-` for an empty factory."""
        pieces = text[:_LONGER_THAN_ANY].split("/")
        if len(pieces) not in _SIZES:
            raise NotationError(text, 0, "5, 7 or 9 factories joined by /")
        factories, at = [], 0
        for piece in pieces:
            if len(piece) > TILES_PER_FACTORY:
                raise NotationError(text, at + TILES_PER_FACTORY, "at most four tiles on a factory")
            factories.append(parse_tiles(text, piece, at))
            at += len(piece) + 1
        return cls(tuple(factories))

    def __str__(self) -> str:
        return "/".join(map(format_tiles, self.factories))


@lru_cache(maxsize=_KEPT_TEXTS)
def format_tiles(counts: Counts) -> str:
    """Format tiles as letters in B Y R K W order, `-` for none."""
    return "".join(LETTERS[c] * counts[c] for c in COLOURS) or "-"


def parse_tiles(text: str, piece: str, at: int) -> Counts:
    """Read a part of `text`, which begins at `at`, as letters in B Y R K W order."""
    counts = [piece.count(letter) for letter in LETTERS]
    tiles = (counts[0], counts[1], counts[2], counts[3], counts[4])
    if format_tiles(tiles) != piece:
        raise NotationError(text, at, "tiles as letters in B Y R K W order, or -")
    return tiles


def check_deal(position: Position, deal: Deal) -> None:
    """Raise unless a deal of this shape comes next; `apply_deal` checks the colours."""
    check_phase(position)
    factories = factory_count(len(position.boards))
    if len(deal.factories) != factories:
        _refuse(Reason.DEAL_FACTORIES, f"a deal here has {factories} factories")
    left = sum(position.bag) + sum(position.lid)
    for number, counts in enumerate(deal.factories, 1):
        expected = min(TILES_PER_FACTORY, left)  # filled in order: RULES [I8]
        if sum(counts) != expected or min(counts) < 0:
            _refuse(Reason.DEAL_SHORT, f"factory {number} must get {expected} tiles")
        left -= expected


def check_phase(position: Position) -> None:
    """Raise unless a deal comes next and there are tiles to deal."""
    if position.phase is not Phase.DEAL:
        _refuse(Reason.WRONG_PHASE, f"no deal in the phase {position.phase}")
    if not any(position.bag) and not any(position.lid):  # RULES [I9]
        _refuse(Reason.DEAL_SHORT, "no tile is left to deal")


def apply_deal(position: Position, deal: Deal) -> Transition:
    """Put the tiles on the factories and the marker in the centre, and begin the round.

    The sizes of the deal must have been checked. Raises if bag and lid do not hold its tiles.
    """
    bag, lid = position.bag, position.lid
    starter = Place(Area.FRONT, position.first_seat)
    steps: list[Step] = [MarkerMoved(starter, Place(Area.SOURCE, number=CENTRE))]  # RULES [D1]
    for number, counts in enumerate(deal.factories, 1):
        wanted = counts
        if sum(bag) < sum(wanted):  # the bag runs out here, not earlier: RULES [I7]
            wanted = minus(counts, bag)
            if min(wanted) < 0:
                words = f"the last tiles of the bag must lie on factory {number}"
                _refuse(Reason.DEAL_NOT_IN_BAG, words)
            steps += (*_filled(bag, number), LidPoured(lid))
            bag, lid = lid, NO_TILES
        bag = minus(bag, wanted)
        if min(bag) < 0:
            _refuse(Reason.DEAL_NOT_IN_BAG, f"the bag does not hold the tiles of factory {number}")
        steps += _filled(wanted, number)
    sources = (NO_TILES, *deal.factories)
    after = replace(position, phase=Phase.DRAFT, sources=sources, bag=bag, lid=lid)
    return Transition(after, tuple(steps))


def _filled(counts: Counts, number: int) -> list[Step]:
    bag, factory = Place(Area.BAG), Place(Area.SOURCE, number=number)
    return [TilesMoved(c, counts[c], bag, factory) for c in COLOURS if counts[c]]


def _refuse(reason: Reason, sentence: str) -> NoReturn:
    raise IllegalMoveError(reason, sentence)


def draw_deal(position: Position, below: Below) -> Deal:
    """Draw a deal tile by tile, factory by factory.

    Each tile is the `below(n)`-th of the n tiles in the bag, in B Y R K W order. Before a tile is
    drawn from an empty bag, the lid is poured into it [I7]. A position has no order of tiles.
    """
    check_phase(position)
    bag, lid = list(position.bag), list(position.lid)
    factories: list[Counts] = []
    for _ in range(factory_count(len(position.boards))):
        tiles = [0, 0, 0, 0, 0]
        for _ in range(TILES_PER_FACTORY):
            if not any(bag):
                bag, lid = lid, [0, 0, 0, 0, 0]
            if not any(bag):
                break  # RULES [P3]
            colour = _kth_tile(bag, below(sum(bag)))
            bag[colour] -= 1
            tiles[colour] += 1
        factories.append((tiles[0], tiles[1], tiles[2], tiles[3], tiles[4]))
    return Deal(tuple(factories))


def _kth_tile(bag: list[int], k: int) -> int:
    for colour, count in enumerate(bag):
        if k < count:
            return colour
        k -= count
    raise ValueError("below(n) returned a number that is not below n")
