"""What this process knows about the wake that the store has for a table.

A wake says when something is due at a table. It is written in the same commit as the events. See
`azulejos.store.units.unit_of`.
"""

from __future__ import annotations

from azulejos.store import Unit


class StoredWake:
    """When something is due at one table, and what the store has been told about it."""

    def __init__(self) -> None:
        self._due_at: int | None = None
        self._known: int | None = None

    @property
    def due_at(self) -> int | None:
        """When something is due at the earliest, None: not known."""
        return self._due_at

    @property
    def known(self) -> int | None:
        """The wake that is known to be in the store, None: not known."""
        return self._known

    def on_written(self, unit: Unit) -> None:
        """Note what this process has just written."""
        self._due_at = None if unit.wake is None else unit.wake.at
        if not unit.keep_wake:
            self._known = self._due_at

    def on_written_elsewhere(self) -> None:
        """Forget what was known, because another process has written."""
        self._due_at = self._known = None

    def on_stored(self, at: int) -> None:
        """Note the wake that this process has claimed or postponed."""
        self._known = at
