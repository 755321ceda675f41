"""Units: what is written together or not at all.

Callers submit units: the entries of one decision, when the table must be checked next, and what
else belongs to it (a new table's seed, a new guest's token).
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from azulejos.table import Accepted, Clock, Entry, Seat, State, due
from azulejos.table.events import (
    AbsenceNoted,
    MovePlayed,
    OutageNoted,
    TakeBackAnswered,
    TakeBackAsked,
    TakeBackLapsed,
    TilesDealt,
    TurnTakenBack,
)

_UNSEEN_IN_LISTS = (
    MovePlayed,
    TilesDealt,
    TurnTakenBack,
    TakeBackAsked,
    TakeBackAnswered,
    TakeBackLapsed,
    OutageNoted,
    AbsenceNoted,
)


class Summary(Struct, frozen=True, omit_defaults=True):
    """What a list of tables shows about a table."""

    wall: str
    clock: Clock
    seats: tuple[Seat, ...]
    termination: str = ""
    rematch: str = ""
    previous: str = ""


class Wake(Struct, frozen=True):
    """When a table must be checked next; a process that will do so itself claims it at once."""

    at: int
    claimed_until: int = 0


class Lease(NamedTuple):
    """How this process looks after the wake of a table."""

    until: int = 0
    """Keeps other processes from acting on the new wake until then."""
    known_wake: int | None = None
    """The wake that this process knows to be stored; None if it does not know."""


class RatedPositions(NamedTuple):
    """Where a rated game is, as position texts: where its round began, and now."""

    round_start: str
    position: str


RATED_GAME_OVER: Final = RatedPositions("", "")


class Unit(Struct, frozen=True, kw_only=True):
    """Entries of one table, and what is written with them."""

    table: str
    entries: tuple[Entry, ...]
    wake: Wake | None = None
    keep_wake: bool = False
    """Leave the wake as it is: it comes early enough, and too early does no harm."""
    listed: tuple[str, int, bool, Summary] | None = None
    """Status, time, whether public, and summary, if a list of tables would change."""
    seed: bytes | None = None
    tokens: tuple[tuple[bytes, int], ...] = ()
    rated: RatedPositions | None = None
    """Where a rated game is, or that it is over; None for other tables."""
    tokens_of: str = ""
    """A table whose tokens are valid here too: the one of which this is the rematch."""
    also: tuple[Unit, ...] = ()
    """Units of other tables that are written together with this one or not at all."""


_NO_LEASE: Final = Lease()


def token_hash(token: str) -> bytes:
    """The hash of a token, as it is stored."""
    return sha256(token.encode()).digest()


def unit_of(
    accepted: Accepted,
    *,
    seed: bytes | None = None,
    tokens: tuple[tuple[bytes, int], ...] = (),
    tokens_of: str = "",
    lease: Lease = _NO_LEASE,
    also: tuple[Unit, ...] = (),
) -> Unit:
    """The unit of a decision.

    `seed` goes with a new table. The wake that the lease knows to be stored is left alone if it is
    still to come and early enough.
    """
    state, entries, known = accepted.state, accepted.entries, lease.known_wake
    coming = due(state)
    wake = Wake(coming[0].at, lease.until) if coming else None
    keep = wake is not None and known is not None and state.at < known <= wake.at
    seen = any(not isinstance(entry.event, _UNSEEN_IN_LISTS) for entry in entries)
    return Unit(
        table=state.table,
        entries=entries,
        wake=wake,
        keep_wake=keep,
        listed=_listed(state) if seen else None,
        seed=seed,
        rated=_rated(state),
        tokens=tokens,
        tokens_of=tokens_of,
        also=also,
    )


def _rated(state: State) -> RatedPositions | None:
    if not state.options.rated or state.position is None:
        return None
    if state.is_over:
        return RATED_GAME_OVER
    return RatedPositions(str(state.round_start), str(state.position))


def _listed(state: State) -> tuple[str, int, bool, Summary]:
    summary = Summary(
        wall=state.options.wall.value,
        clock=state.options.clock,
        seats=state.seats,
        termination=state.termination,
        rematch=state.rematch,
        previous=state.previous,
    )
    return state.status.value, state.at, state.options.public, summary


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Summary)


def encode_summary(summary: Summary) -> bytes:
    """A summary as it is stored."""
    return _encoder.encode(summary)


def without_names(summary: Summary, guests: Collection[int]) -> Summary:
    """A summary in which these guests have no names."""
    if not guests:
        return summary
    seats = tuple(
        replace(seat, name="") if seat.guest in guests else seat for seat in summary.seats
    )
    return replace(summary, seats=seats)


def decode_summary(data: bytes) -> Summary:
    """Read a stored summary."""
    return _decoder.decode(data)
