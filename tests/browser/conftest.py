"""Fixtures of browser tests: a real server with the built page, and visitors to it."""

import contextlib
import fcntl
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from testing.servers import GENEROUS, RunningServer
from tests.browser.visitor import Visitor
from tools import page

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page built from the current sources, by one test process while the others wait."""
    shared = tmp_path_factory.getbasetemp().parent
    with (shared / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        page.build(page.WEB, page.PAGE)
    return page.PAGE / "index.html"


@pytest.fixture(scope="session")
def server(built_page: Path) -> Iterator[RunningServer]:
    """A server with quick bots, shared by all tests that do not break it."""
    assert built_page.exists()
    with contextlib.closing(RunningServer()) as running:
        running.start()
        yield running


@pytest.fixture(scope="session")
def thinking(built_page: Path) -> Iterator[RunningServer]:
    """A server whose bots think."""
    assert built_page.exists()
    with contextlib.closing(RunningServer("", "--bots=players", *GENEROUS)) as running:
        running.start()
        yield running


@pytest.fixture
def own_server(built_page: Path) -> Iterator[RunningServer]:
    """A server for one test, to be killed."""
    assert built_page.exists()
    with contextlib.closing(RunningServer()) as running:
        running.start()
        yield running


@pytest.fixture
def crowded(built_page: Path) -> Iterator[RunningServer]:
    """A server whose tables have room for one connection."""
    assert built_page.exists()
    with contextlib.closing(RunningServer("", "--limit=connections_per_table=1")) as running:
        running.start()
        yield running


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Open a separate browser window; at the end, no visitor may have seen an error."""
    visitors: list[Visitor] = []

    def open_one(server: RunningServer, path: str | None = "/", **options: object) -> Visitor:
        visitor = Visitor(browser, server.url, **options)
        visitors.append(visitor)
        if path is not None:
            visitor.go(path)
        return visitor

    yield open_one
    for visitor in visitors:
        visitor.leave()
    assert not [error for visitor in visitors for error in visitor.errors]
