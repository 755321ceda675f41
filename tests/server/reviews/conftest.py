"""The fixture of the tests with a process that is not real."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from azulejos.server.tables.delivery import Delivery
from azulejos.store import Store
from tests.server.reviews.bench import Bench


@pytest.fixture
def on_bench(tmp_path: Path) -> Iterator[Callable[..., None]]:
    """Runs a test with a bench in an event loop."""
    delivery = Delivery()
    with closing(Store(str(tmp_path / "tables.db"), deliver=delivery)) as store:

        async def prepared(test: Callable[[Bench], object], most: int) -> None:
            delivery.loop = asyncio.get_running_loop()
            bench = Bench(store, most)
            await test(bench)  # type: ignore[misc]
            await bench.reviews.stop()

        yield lambda test, most=3: asyncio.run(prepared(test, most))
