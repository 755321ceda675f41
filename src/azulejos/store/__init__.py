"""Durable events in SQLite or PostgreSQL, and when each table is due.

A server opens a `Store`: `append` writes units in groups and confirms them when they are on disk.
A `Reader` reads a store without changing it.
"""

from azulejos.store.clock import SteadyClock, wall_ms
from azulejos.store.engines import default_url
from azulejos.store.errors import (
    StoreAwayError,
    StoreBusyError,
    StoreError,
    StoreVersionError,
    TableBusyError,
)
from azulejos.store.maintenance import back_up, prune
from azulejos.store.processes import Outage
from azulejos.store.reading import Listed, Reader, Stored
from azulejos.store.reviews import StoredReview
from azulejos.store.store import Store
from azulejos.store.units import Lease, Summary, Unit, Wake, token_hash, unit_of
from azulejos.store.wakes import ClaimedWake

__all__ = [
    "ClaimedWake",
    "Lease",
    "Listed",
    "Outage",
    "Reader",
    "SteadyClock",
    "Store",
    "StoreAwayError",
    "StoreBusyError",
    "StoreError",
    "StoreVersionError",
    "Stored",
    "StoredReview",
    "Summary",
    "TableBusyError",
    "Unit",
    "Wake",
    "back_up",
    "default_url",
    "prune",
    "token_hash",
    "unit_of",
    "wall_ms",
]
