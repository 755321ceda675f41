"""The bus may break at any time: a process then knows that it does not know who is elsewhere."""

import asyncio
import contextlib
from pathlib import Path

from azulejos.server.bus import Bus
from azulejos.server.desk import Desk
from azulejos.server.metrics import Metrics
from azulejos.store import Store


def test_process_whose_bus_is_broken_is_blind(tmp_path: Path) -> None:
    async def wait() -> None:
        with contextlib.closing(Store(str(tmp_path / "tables.db"))) as store:
            desk = Desk(store, Metrics())
            assert desk.blind_until == 0
            bus = Bus("redis://127.0.0.1:1/0", desk, store.process)
            await bus.start()
            while not desk.is_blind:
                await asyncio.sleep(0.01)
            await bus.stop()

    asyncio.run(wait())
