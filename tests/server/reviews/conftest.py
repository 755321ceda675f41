"""The fixture of the tests with a process that is not real."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from azulejos.server.tables.delivery import Delivery
from azulejos.store import Store
from tests.server.reviews.harness import Harness


@pytest.fixture
def on_harness(tmp_path: Path) -> Iterator[Callable[..., None]]:
    """Runs a test with a harness in an event loop."""
    delivery = Delivery()
    with closing(Store(str(tmp_path / "tables.db"), deliver=delivery)) as store:

        async def prepared(test: Callable[[Harness], object], most: int) -> None:
            delivery.loop = asyncio.get_running_loop()
            harness = Harness(store, most)
            await test(harness)  # type: ignore[misc]
            await harness.reviews.stop()

        yield lambda test, most=3: asyncio.run(prepared(test, most))
