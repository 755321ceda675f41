"""Outages of the store that a table has to note before it does anything else."""

from __future__ import annotations

from azulejos.store import Outage


class PendingOutages:
    """Outages that are not among the table's events yet, the oldest first."""

    def __init__(self) -> None:
        self._pending: list[tuple[int, int]] = []

    def add(self, outage: Outage) -> None:
        """Add an outage that ended just now or was found in the store."""
        self._pending.append((outage.since, outage.until))

    @property
    def pending(self) -> tuple[tuple[int, int], ...]:
        """Beginning and end of each outage that waits."""
        return tuple(self._pending)

    def drop(self, count: int) -> None:
        """Remove the oldest ones: they are among the table's events now."""
        del self._pending[:count]
