"""Clients that read reviews, and finished games for them to read about."""

import contextlib
import http.client
import json
from collections.abc import Iterator
from typing import Any

from azulejos.store import Store, unit_of
from azulejos.table import Accepted, Entry, Happening
from azulejos.table.fold import fold_all
from testing.patience import PATIENCE_S
from testing.servers import RunningServer

NDJSON = "application/x-ndjson"


class ReviewClient:
    """One HTTP connection that asks for a review and reads what comes."""

    def __init__(self, server: RunningServer, path: str, record: str = "", **headers: str) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        body = json.dumps({"record": record}) if record else None
        sent["Content-Type"] = "application/json"
        self._connection.request("POST" if record else "GET", path, body, sent)
        self.answer = self._connection.getresponse()
        self.status = self.answer.status

    def __enter__(self) -> "ReviewClient":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave, whatever has come."""
        self.answer.close()
        self._connection.close()

    def lines(self) -> Iterator[dict[str, Any]]:
        """The lines as they come."""
        while line := self.answer.readline():
            yield json.loads(line)

    def next_line(self, kind: str) -> dict[str, Any]:
        """The next line of this type."""
        return next(line for line in self.lines() if line["type"] == kind)

    def problem(self) -> tuple[int, str]:
        """The status and the code of a refusal."""
        return self.status, json.loads(self.answer.read())["code"]


def store_game(store_url: str, entries: list[Entry], seed: bytes) -> None:
    """Write a game as a server would have written it."""
    happened = [Happening(entry, fold_all(entries[: n + 1])) for n, entry in enumerate(entries)]
    with contextlib.closing(Store(store_url)) as store:
        assert store.append(unit_of(Accepted(tuple(happened)), seed=seed)).result()
