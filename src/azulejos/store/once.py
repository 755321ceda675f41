"""A task that is repeated gives its first answer again.

If a connection is lost during COMMIT, only the database knows whether the task was committed.
PostgreSQL remembers that for every transaction, so the next try asks before it does the task again.
SQLite needs none of this: a COMMIT that fails there has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

_OWN: Final = text("SELECT txid_current_if_assigned()")
# After a failover, the new server may not have come as far; then the task is done again.
_STATUS: Final = text(
    "SELECT CASE WHEN :id < txid_snapshot_xmax(txid_current_snapshot()) THEN txid_status(:id) END"
)


class Once:
    """A task for the writer, which may run it again if the answer of the database is lost."""

    def __init__(self, task: Callable[[Connection], Any]) -> None:
        self._task = task
        self._transaction: int | None = None
        self._answer: Any = None

    @property
    def may_be_done(self) -> bool:
        """Whether an earlier try came as far as its COMMIT."""
        return self._transaction is not None

    def __call__(self, connection: Connection) -> Any:
        """Run the task in a transaction that the caller commits, unless it is committed already."""
        if connection.dialect.name != "postgresql":
            return self._task(connection)
        if not self._is_done(connection):
            self._transaction = None
            self._answer = self._task(connection)
            # None if nothing was written: then nothing can be done twice.
            self._transaction = connection.execute(_OWN).scalar()
        return self._answer

    def _is_done(self, connection: Connection) -> bool:
        if self._transaction is None:
            return False
        status = connection.execute(_STATUS, {"id": self._transaction}).scalar()
        if status == "in progress":  # the server has not noticed yet that the connection is lost
            error = Exception("the last transaction has not ended")
            raise OperationalError("COMMIT", None, error)
        return bool(status == "committed")
