"""One game between seats as a fold of events: seats, clocks, fair draws.

The package is pure: no input or output, no clock, no randomness. The time comes with every request,
the seed comes from the store. `decide` answers a request with entries or a refusal, `fold` computes
the state from entries, `due` says what will happen when, `record` is the game so far and `verify`
checks its draws.
"""

from azulejos.table.book import Happening
from azulejos.table.decide import (
    Accepted,
    Answer,
    Repeated,
    create,
    create_at,
    create_rematch,
    decide,
)
from azulejos.table.due import Due, DueKind, due
from azulejos.table.events import AnyEvent, Entry, decode_entry, encode_entry
from azulejos.table.fairness import NONCE_BYTES, SEED_BYTES, Stream, commitment
from azulejos.table.fold import fold, fold_all
from azulejos.table.names import clean_name
from azulejos.table.options import BudgetClock, Clock, MoveClock, NoClock, Options
from azulejos.table.reactions import REACTIONS, Reaction
from azulejos.table.record import record
from azulejos.table.refusals import Code, Refusal
from azulejos.table.requests import GuestRequest, Request, ServerRequest
from azulejos.table.starting import can_begin_at
from azulejos.table.state import Seat, SeatKind, State, Status
from azulejos.table.verify import Verification, verify

__all__ = [
    "NONCE_BYTES",
    "REACTIONS",
    "SEED_BYTES",
    "Accepted",
    "Answer",
    "AnyEvent",
    "BudgetClock",
    "Clock",
    "Code",
    "Due",
    "DueKind",
    "Entry",
    "GuestRequest",
    "Happening",
    "MoveClock",
    "NoClock",
    "Options",
    "Reaction",
    "Refusal",
    "Repeated",
    "Request",
    "Seat",
    "SeatKind",
    "ServerRequest",
    "State",
    "Status",
    "Stream",
    "Verification",
    "can_begin_at",
    "clean_name",
    "commitment",
    "create",
    "create_at",
    "create_rematch",
    "decide",
    "decode_entry",
    "due",
    "encode_entry",
    "fold",
    "fold_all",
    "record",
    "verify",
]
