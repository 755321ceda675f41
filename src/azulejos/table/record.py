"""Records: the game of a table as `.azul`, at any time.

A record contains everything that a stranger needs to replay the game and, once the seed is
published, to recompute every deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from azulejos.rules import Deal, Game, Move, Position
from azulejos.table.fold_game import current_round
from azulejos.table.names import distinct
from azulejos.table.shares import BOT, NONE, PERSON
from azulejos.table.state import Seat, SeatKind, State
from azulejos.table.verify import SET_BY_HAND, START

_DAY_MS = 86_400_000

NameBot: TypeAlias = Callable[[str], str]


def record(state: State, name_bot: NameBot = str) -> Game:
    """The record of the game so far; it contains the seed once the game is over.

    `name_bot` returns the name of a level's bot.
    """
    events: list[Move | Deal] = []
    absent: list[int] = []
    current = current_round(state)
    for played in (*state.rounds, *([current] if current else [])):
        if played.deal is not None:
            events.append(played.deal)
        for move, played_for_absent in played.moves:
            if played_for_absent:
                absent.append(len(events))
            events.append(move)
    early = state.termination.startswith(("resign", "time", "abandoned"))
    return Game(
        start=state.start or Position.start(len(state.seats), state.options.wall, state.first_seat),
        events=tuple(events),
        headers=tuple(_headers(state, name_bot)),
        absent=frozenset(absent),
        ended_early=state.termination if early else None,
    )


def _headers(state: State, name_bot: NameBot) -> list[tuple[str, str]]:
    headers = [("Table", state.table), ("Date", date(state.started_at or state.created_at))]
    if state.start is not None:
        headers.append((START, SET_BY_HAND))
    headers += _names(state.seats, name_bot)
    warming = [str(n + 1) for n in range(len(state.seats)) if state.warming_up_moves(n)]
    if warming:
        headers.append(("WarmUp", " ".join(warming)))
    headers.append(("Commitment", state.commitment))
    if state.started_at:
        players = " ".join(BOT if seat.kind is SeatKind.BOT else PERSON for seat in state.seats)
        promised = " ".join(seat.nonce_hash or NONE for seat in state.seats)
        shown = " ".join(seat.nonce or NONE for seat in state.seats)
        headers += [("Players", players), ("NonceHashes", promised), ("Nonces", shown)]
    if state.seed:
        headers.append(("Seed", state.seed))
    return headers


def _names(seats: Sequence[Seat], name_bot: NameBot) -> Iterator[tuple[str, str]]:
    """The name of each seat, and the level of each bot."""
    bots = [seat.kind is SeatKind.BOT for seat in seats]
    called = [
        name_bot(seat.level) if bot else seat.name for seat, bot in zip(seats, bots, strict=True)
    ]
    for number, name in enumerate(distinct(called), 1):
        if name:
            yield f"Name{number}", name
        if bots[number - 1]:
            yield f"Bot{number}", seats[number - 1].level


def date(ms: int) -> str:
    """The date (UTC) of a time in milliseconds since 1970, as `2026-11-01`.

    >>> date(0), date(951_782_400_000), date(1_793_500_000_000)
    ('1970-01-01', '2000-02-29', '2026-11-01')
    """
    # The calendar repeats every 400 years. Years start in March, so that leap days come last.
    era, day = divmod(ms // _DAY_MS + 719_468, 146_097)
    year = (day - day // 1_460 + day // 36_524 - day // 146_096) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    day -= (153 * month + 2) // 5
    month = month + 3 if month < 10 else month - 9
    return f"{era * 400 + year + (month <= 2):04d}-{month:02d}-{day + 1:02d}"
