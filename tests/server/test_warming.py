"""Bots that are not ready yet: a page is told so, and when to ask again."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from azulejos.rules import CounterGenerator, Position, draw_deal
from azulejos.server.app import build
from azulejos.server.bots import RandomBots
from azulejos.server.desk import Desk
from azulejos.server.metrics import Metrics
from azulejos.server.services import Services
from azulejos.server.settings import Settings
from azulejos.store import Store


class Sleepy(RandomBots):
    """Bots that are never ready."""

    def __init__(self, status: str) -> None:
        self.status = status


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with contextlib.closing(Store(str(tmp_path / "tables.db"))) as store:
        yield store


def _app(store: Store, status: str) -> Litestar:
    app = build(Settings())
    app.state.services = Services(Settings(), Desk(store, Metrics()), Sleepy(status), None)
    return app


@pytest.mark.parametrize(
    ("status", "code", "retry_after", "header"),
    [
        ("starting", "bots/warming_up", 2000, "2"),
        ("compiling", "bots/warming_up", 5000, "5"),
        ("ready", "server/busy", None, None),
    ],
)
def test_analysis_says_when_to_ask_again(
    store: Store, status: str, code: str, retry_after: int | None, header: str | None
) -> None:
    position = Position.start(2)
    position = position.deal(draw_deal(position, CounterGenerator(3).below))
    with TestClient(_app(store, status)) as client:
        answer = client.post("/api/analyse", json={"position": str(position)})
    assert answer.status_code == 503
    problem = answer.json()
    assert (problem["code"], problem.get("retry_after")) == (code, retry_after)
    assert answer.headers.get("Retry-After") == header
