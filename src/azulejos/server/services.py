"""Services: the parts of a running server.

Routes and WebSockets get this one object instead of globals.
"""

from __future__ import annotations

import time
from typing import Any

from litestar import Request

from azulejos.players import LEVELS
from azulejos.server.analyses.analyses import Analyses
from azulejos.server.http.problems import ProblemError
from azulejos.server.http.rate_limits import Open, Rates, caller_key
from azulejos.server.live.broadcast import Broadcaster
from azulejos.server.metrics import Metrics
from azulejos.server.pictures.drawings import Drawings
from azulejos.server.profiles.profiles import Profiles
from azulejos.server.puzzles.collection import PuzzleCollection
from azulejos.server.puzzles.explanations import Explanations
from azulejos.server.reviews.reviews import Reviews
from azulejos.server.settings import Settings
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.history import Replays
from azulejos.server.tables.outages import Outages
from azulejos.server.tables.readiness import Readiness
from azulejos.server.tables.redis_bus import Bus
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.schedule.schedule import Schedule
from azulejos.server.tables.tables import Tables
from azulejos.server.wire.messages import Reacted


class Services:
    """The parts that routes and WebSockets use."""

    def __init__(self, settings: Settings, tables: Tables, bots: Bots, bus: Bus | None) -> None:
        limits = settings.limits
        self.settings = settings
        self.metrics: Metrics = tables.metrics
        self.tables = tables
        self.bots = bots
        self.bus = bus
        self.broadcaster = Broadcaster(tables)
        self.schedule = Schedule(tables, bots)
        self.outages = Outages(tables)
        self.readiness = Readiness(tables.store)
        self.open_sockets = Open(limits.connections_per_address, limits.connections)
        self.http = Rates(limits.requests_per_second, limits.requests_burst)
        self.new_tables = Rates(limits.tables_per_minute / 60, limits.tables_burst)
        self.analyses = Rates(limits.analyses_per_minute / 60, limits.analyses_burst)
        self.records = Rates(limits.records_per_minute / 60, limits.records_burst)
        self.codes = Rates(limits.codes_per_minute / 60, limits.codes_burst)
        self.replays = Replays()
        self.analysis_streams = Analyses(
            self.metrics, limits.analysis_streams, limits.analysis_streams_per_address
        )
        self.drawings = Drawings(self.metrics)
        self.profiles = Profiles(tables)
        self.puzzles = PuzzleCollection(settings.puzzles)
        self.explanations = Explanations(self.metrics, limits.explanations)
        self.reviews = Reviews(tables.store, self.metrics, limits.review_nodes, limits.reviews)

    def need(self, rates: Rates, request: Request[Any, Any, Any]) -> None:
        """Refuse an address that sends too many requests."""
        if not rates.allow(caller_key(request), time.monotonic()):
            sentence = "Too many requests; wait a little."
            raise ProblemError(429, "server/too_fast", sentence, rates.wait_ms)

    def has_level(self, level: str) -> bool:
        """Whether bots of this level play here."""
        return level in LEVELS

    def announce(self, room: Room) -> None:
        """Tell other processes who is connected to this one."""
        if self.bus is not None:
            self.bus.announce(room)

    def pass_on(self, room: Room, reacted: Reacted) -> None:
        """Show a reaction at other processes too."""
        if self.bus is not None:
            self.bus.pass_on(room, reacted)

    def forget_name(self, table: str) -> None:
        """Make what is kept about a table again, here and elsewhere, after a name was deleted."""
        self.replays.forget(table)
        if self.bus is not None:
            self.bus.tell_hidden(table)

    async def start(self) -> None:
        """Start the parts that work by themselves."""
        await self.bots.start()
        if self.bus is not None:
            await self.bus.start()
        self.schedule.start()

    async def stop(self) -> None:
        """Stop; what is decided has been written, and the rest waits in the store."""
        await self.analysis_streams.stop()
        await self.reviews.stop()
        await self.explanations.stop()
        await self.drawings.stop()
        await self.schedule.stop()
        await self.profiles.stop()
        await self.outages.stop()
        if self.bus is not None:
            await self.bus.stop()
        await self.bots.close()
        self.replays.close()
        self.readiness.close()
