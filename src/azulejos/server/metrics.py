"""Metrics: what the server counts, for Prometheus.

To add a metric, add an attribute to `Metrics`. No metric has labels, because clients could multiply
their values.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

_BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

# Without a second series with a time stamp for each metric.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """Everything that one application counts, in a registry of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        gauge = partial(Gauge, registry=self._registry)
        counter = partial(Counter, registry=self._registry)
        histogram = partial(Histogram, registry=self._registry, buckets=_BOUNDS)
        self.connections = gauge("azulejos_connections", "Open WebSockets.")
        self.tables = gauge("azulejos_tables_in_memory", "Tables in memory.")
        self.tables_created = counter("azulejos_tables_created_total", "Tables created.")
        self.messages_in = counter("azulejos_messages_received_total", "Messages from clients.")
        self.messages_out = counter("azulejos_messages_sent_total", "Messages to clients.")
        self.events = counter("azulejos_events_total", "Events made durable by this process.")
        self.refused = counter("azulejos_requests_refused_total", "Requests refused.")
        self.conflicts = counter(
            "azulejos_conflicts_total", "Events that another process had written first."
        )
        self.bot_moves = counter("azulejos_bot_moves_total", "Moves chosen by bots.")
        self.slow_readers = counter(
            "azulejos_slow_readers_total", "Connections closed as too slow."
        )
        self.reviews_running = gauge("azulejos_reviews_running", "Reviews under way: 0 or 1.")
        self.reviews_finished = counter("azulejos_reviews_finished_total", "Reviews finished.")
        self.reviews_cancelled = counter(
            "azulejos_reviews_cancelled_total", "Reviews without a client that gave way to others."
        )
        self.analyses_running = gauge("azulejos_analyses_running", "Analyses that clients look at.")
        self.pictures_waiting = gauge("azulejos_pictures_waiting", "PNG pictures asked for.")
        self.pictures_drawn = counter("azulejos_pictures_drawn_total", "PNG pictures drawn.")
        self.errors = counter("azulejos_errors_total", "Unexpected errors.")
        self.requests = histogram("azulejos_request_seconds", "From a request to its answer.")

    def text(self) -> str:
        """All metrics in Prometheus' text format."""
        return generate_latest(self._registry).decode()
