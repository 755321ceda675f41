"""A connection that is cut after PostgreSQL has committed and before the answer arrives."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

from sqlalchemy import event

from azulejos.store import Store
from testing.services import PostgresServer


@contextlib.contextmanager
def answer_lost(
    store: Store,
    server: PostgresServer,
    meanwhile: Callable[[], None] = lambda: None,
    *,
    after: str = "INSERT INTO events",
) -> Iterator[None]:
    """Lose the answer to the next commit after a statement that begins with these words.

    `meanwhile` runs before the second try.
    """
    engine = store._writer._engine
    commit = engine.dialect.do_commit
    state = {"found": False, "cut": False}

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        state["found"] |= statement.startswith(after)

    def commit_and_lose_the_answer(connection: Any) -> None:
        commit(connection)
        if state["found"] and not state["cut"]:
            state["cut"] = True
            meanwhile()
            pid = connection.dbapi_connection.info.backend_pid
            server.execute(f"SELECT pg_terminate_backend({pid})")
            connection.execute("SELECT 1")

    event.listen(engine, "before_cursor_execute", note)
    try:
        with patch.object(engine.dialect, "do_commit", commit_and_lose_the_answer):
            yield
    finally:
        event.remove(engine, "before_cursor_execute", note)
    assert state["cut"]
