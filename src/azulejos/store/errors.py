"""Errors of the store, each with one sentence for the person who started the server.

The command line catches them without loading a database driver.
"""

from __future__ import annotations


class StoreError(ValueError):
    """The store cannot be used; the message is one line that says what to do."""


class StoreBusyError(StoreError):
    """Another server uses this file."""


class StoreAwayError(StoreError):
    """The database does not answer now; nothing else is known to be wrong."""


class StoreVersionError(StoreError):
    """The database was made by a newer version."""


class TableBusyError(RuntimeError):
    """A unit was submitted while the last one of the same table is not yet on disk."""


def first_line(error: BaseException | None) -> str:
    """The error message, without the driver's further lines."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
