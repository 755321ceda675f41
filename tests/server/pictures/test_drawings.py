"""PNG pictures with a process that is not real: whose turn it is, what is kept, and what fails."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from azulejos.server.line_process import ProcessFailedError
from azulejos.server.metrics import Metrics
from azulejos.server.pictures.drawings import MOST_OF_CALLER, DrawingFailedError, Drawings
from azulejos.server.pictures.worker import DrawOrder
from azulejos.server.tables.tables import BusyError
from testing.patience import wait_until_async


class FakeDrawer:
    """Draws the name of the position when a test tells it to."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.failures = 0
        self.closed = 0
        self._may_draw = asyncio.Semaphore(0)

    async def start(self) -> "FakeDrawer":
        return self

    async def draw(self, order: DrawOrder) -> bytes:
        self.begun.append(order.position)
        await self._may_draw.acquire()
        if self.failures:
            self.failures -= 1
            raise ProcessFailedError("on purpose")
        return order.position.encode()

    def let_draw(self, count: int = 100) -> None:
        for _ in range(count):
            self._may_draw.release()

    async def close(self) -> None:
        self.closed += 1
        self.let_draw()

    async def has_begun(self, count: int) -> None:
        await wait_until_async(lambda: len(self.begun) == count)


def _run(test: Callable[[Drawings, FakeDrawer], Awaitable[None]]) -> None:
    async def run() -> None:
        drawer = FakeDrawer()
        drawings = Drawings(Metrics(), drawer.start)
        await test(drawings, drawer)
        await drawings.stop()

    asyncio.run(run())


def _order(position: str) -> DrawOrder:
    return DrawOrder(position, (), "light", 1)


def _ask(drawings: Drawings, position: str, caller: str) -> asyncio.Task[bytes]:
    return asyncio.create_task(drawings.draw(_order(position), caller))


async def _ask_all(
    drawings: Drawings, caller: str, positions: list[str]
) -> list[asyncio.Task[bytes]]:
    tasks = [_ask(drawings, position, caller) for position in positions]
    await asyncio.sleep(0)  # so that they have asked, in this order
    return tasks


def test_addresses_take_turns() -> None:
    async def test(drawings: Drawings, drawer: FakeDrawer) -> None:
        tasks = await _ask_all(drawings, "ada", ["a1", "a2", "a3", "a4"])
        await drawer.has_begun(1)
        tasks += await _ask_all(drawings, "bento", ["b1", "b2"])
        tasks += await _ask_all(drawings, "clara", ["c1"])
        drawer.let_draw()
        await asyncio.gather(*tasks)
        assert drawer.begun == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]

    _run(test)


def test_picture_that_nobody_waits_for_is_not_drawn() -> None:
    async def test(drawings: Drawings, drawer: FakeDrawer) -> None:
        first, left, last = await _ask_all(drawings, "ada", ["first", "left", "last"])
        await drawer.has_begun(1)
        left.cancel()
        await asyncio.wait([left])
        drawer.let_draw()
        assert tuple(await asyncio.gather(first, last)) == (b"first", b"last")
        assert drawer.begun == ["first", "last"]

    _run(test)


def test_picture_is_drawn_while_one_of_its_clients_waits_and_once_for_all() -> None:
    async def test(drawings: Drawings, drawer: FakeDrawer) -> None:
        first, left = await _ask_all(drawings, "ada", ["first", "same"])
        (stays,) = await _ask_all(drawings, "bento", ["same"])
        left.cancel()
        drawer.let_draw()
        assert tuple(await asyncio.gather(first, stays)) == (b"first", b"same")
        assert await drawings.draw(_order("same"), "clara") == b"same"
        assert drawer.begun == ["first", "same"]

    _run(test)


def test_other_theme_names_or_size_is_another_picture() -> None:
    async def test(drawings: Drawings, drawer: FakeDrawer) -> None:
        drawer.let_draw()
        order = _order("p")
        others = [DrawOrder("p", ("Ada",), "light", 1), DrawOrder("p", (), "dark", 1)]
        for one in (order, *others, DrawOrder("p", (), "light", 2), order):
            await drawings.draw(one, "ada")
        assert drawer.begun == ["p"] * 4

    _run(test)


def test_address_with_too_many_is_refused_and_others_are_not() -> None:
    async def test(drawings: Drawings, drawer: FakeDrawer) -> None:
        tasks = await _ask_all(drawings, "ada", ["begun"])
        await drawer.has_begun(1)
        tasks += await _ask_all(drawings, "ada", [f"a{n}" for n in range(MOST_OF_CALLER)])
        with pytest.raises(BusyError):
            await drawings.draw(_order("one more"), "ada")
        tasks += await _ask_all(drawings, "bento", ["b"])
        drawer.let_draw()
        assert all(await asyncio.gather(*tasks))

    _run(test)


def test_picture_is_begun_again_by_another_process_before_it_fails() -> None:
    async def test(drawings: Drawings, drawer: FakeDrawer) -> None:
        drawer.let_draw()
        drawer.failures = 1
        assert await drawings.draw(_order("p"), "ada") == b"p"
        drawer.failures = 2
        with pytest.raises(DrawingFailedError):
            await drawings.draw(_order("q"), "ada")
        assert (drawer.begun, drawer.closed) == (["p", "p", "q", "q"], 3)
        assert await drawings.draw(_order("q"), "ada") == b"q"

    _run(test)


def test_clients_that_wait_when_the_server_stops_are_told() -> None:
    async def test(drawings: Drawings, drawer: FakeDrawer) -> None:
        tasks = await _ask_all(drawings, "ada", ["begun", "waits"])
        await drawer.has_begun(1)
        await drawings.stop()
        for task in tasks:
            with pytest.raises(DrawingFailedError):
                await task
        with pytest.raises(BusyError):
            await drawings.draw(_order("late"), "ada")

    _run(test)
