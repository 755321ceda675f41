"""Metrics: what the server counts, as Prometheus text.

A file of its own because counting must not get in the way: plain integers, no labels that strangers
could multiply, and twenty lines instead of a dependency.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

_BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Counter:
    """A number that goes up; a gauge where it also goes down."""

    __slots__ = ("help", "kind", "name", "value")

    def __init__(self, name: str, words: str, kind: str = "counter") -> None:
        self.name = name
        self.help = words
        self.kind = kind
        self.value = 0

    def add(self, amount: int = 1) -> None:
        """Count."""
        self.value += amount

    def lines(self) -> Iterator[str]:
        """The metric as text."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} {self.kind}"
        yield f"{self.name} {self.value}"


class Histogram:
    """How long things took, in seconds, by buckets."""

    __slots__ = ("counts", "help", "name", "total")

    def __init__(self, name: str, words: str) -> None:
        self.name = name
        self.help = words
        self.counts = [0] * (len(_BOUNDS) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one thing."""
        self.counts[bisect_left(_BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self) -> Iterator[str]:
        """The metric as text."""
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        below = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{bound}"}} {below}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {below}"


class Metrics:
    """Everything that this process counts."""

    def __init__(self) -> None:
        self.connections = Counter("azulejos_connections", "Open WebSockets.", "gauge")
        self.tables = Counter("azulejos_tables_in_memory", "Tables in memory.", "gauge")
        self.tables_created = Counter("azulejos_tables_created_total", "Tables created.")
        self.messages_in = Counter("azulejos_messages_received_total", "Messages from clients.")
        self.messages_out = Counter("azulejos_messages_sent_total", "Messages to clients.")
        self.events = Counter("azulejos_events_total", "Events made durable by this process.")
        self.refused = Counter("azulejos_requests_refused_total", "Requests refused.")
        self.conflicts = Counter("azulejos_conflicts_total", "Events another writer was first at.")
        self.bot_moves = Counter("azulejos_bot_moves_total", "Moves chosen by bots.")
        self.slow_readers = Counter(
            "azulejos_slow_readers_total", "Connections closed as too slow."
        )
        self.errors = Counter("azulejos_errors_total", "Errors that nobody expected.")
        self.requests = Histogram("azulejos_request_seconds", "From a request to its answer.")

    def text(self) -> str:
        """All metrics in Prometheus' text format."""
        return "".join(f"{line}\n" for metric in vars(self).values() for line in metric.lines())
