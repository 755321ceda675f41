"""What can go wrong with a store, each in one sentence for the person who started it.

A file of its own because the command line catches these without loading a database driver.
"""

from __future__ import annotations


class StoreError(ValueError):
    """The store cannot be used; the message is one line that says what to do."""


class StoreBusyError(StoreError):
    """Another server has this file."""


class StoreVersionError(StoreError):
    """The database was made by a newer version."""


class TableBusyError(RuntimeError):
    """A unit was handed in while the last one of the same table is not yet on disk."""


def first_line(error: BaseException | None) -> str:
    """What went wrong, without the driver's further lines."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
