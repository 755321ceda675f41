"""Reviews on a real store with a process that is not real, so that tests decide when it goes on."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from azulejos.review.shapes import GameReview
from azulejos.review.worker import ReviewOrder
from azulejos.rules import Game, Wall
from azulejos.server.line_process import ProcessFailedError
from azulejos.server.metrics import Metrics
from azulejos.server.reviews.reviews import Reviews
from azulejos.store import Store
from testing.patience import wait_until_async
from tests.review.games import sample_game

NODES = 60
PART = b'{"type":"deal"}\n'
WHOLE = msgspec.json.encode(GameReview(1, "", NODES, (), (), (), (), ())) + b"\n"


class FakeMaker:
    """Makes reviews of one part as soon as `go_on` is set."""

    def __init__(self) -> None:
        self.orders: list[ReviewOrder] = []
        self.go_on = asyncio.Event()
        self.fails = False
        self.cancelled = 0
        self.closed = 0

    async def start(self) -> "FakeMaker":
        return self

    async def review(self, order: ReviewOrder) -> AsyncIterator[bytes]:
        self.orders.append(order)
        cancelled, self.go_on = self.cancelled, asyncio.Event()
        yield PART
        await self.go_on.wait()
        if self.fails:
            raise ProcessFailedError("on purpose")
        if self.cancelled == cancelled:
            yield WHOLE

    def cancel(self) -> None:
        self.cancelled += 1
        self.go_on.set()

    async def close(self) -> None:
        self.closed += 1
        self.fails = True
        self.go_on.set()


class Harness:
    """Reviews with a fake process, on a real store."""

    def __init__(self, store: Store, most: int = 3) -> None:
        self.maker, self.metrics, self.store = FakeMaker(), Metrics(), store
        self.reviews = Reviews(store, self.metrics, NODES, most, self.maker.start)

    async def begun(self, count: int = 1) -> None:
        await wait_until_async(lambda: len(self.maker.orders) == count)

    async def reached(self, name: str, count: int) -> None:
        await wait_until_async(lambda: self.figure(name) == count)

    async def closed(self, count: int) -> None:
        await wait_until_async(lambda: self.maker.closed == count)

    def figure(self, name: str) -> float:
        found = [line.split() for line in self.metrics.text().splitlines()]
        return float(next(line[1] for line in found if line[0] == f"azulejos_reviews_{name}"))


def a_game(number: int) -> Game:
    return sample_game(2, Wall.COLOURED, number)


async def all_lines(stream: AsyncIterator[bytes]) -> list[bytes]:
    return [line async for line in stream]
