"""The review process: it yields to all others, can be cancelled, and ends with the server."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from azulejos.players.workers.priority import NICENESS, SESSION_NICENESS
from azulejos.review.shapes import GameReview
from azulejos.review.worker import ReviewOrder
from azulejos.server.line_process import ProcessFailedError
from azulejos.server.reviews.process import ReviewProcess
from testing.patience import wait_until_async
from tests.review.games import FEW, sample_game, sample_review

NODES = FEW.nodes or 0
MANY = 1_000_000
"""A review with so many nodes takes hours."""


async def _drained(lines: AsyncIterator[bytes]) -> None:
    async for _ in lines:
        pass


async def _whole(process: ReviewProcess) -> GameReview:
    order = ReviewOrder(str(sample_game()), NODES)
    lines = [line async for line in process.review(order)]
    return msgspec.json.decode(lines[-1], type=GameReview)


def test_process_has_low_priority_and_stays_loaded_after_a_cancelled_review() -> None:
    async def run() -> None:
        process = await ReviewProcess.start()
        try:
            lines = list[bytes]()
            async for line in process.review(ReviewOrder(str(sample_game()), MANY)):
                if not lines:
                    assert os.getpriority(os.PRIO_PROCESS, process.pid) >= min(NICENESS, 19)
                    session = Path(f"/proc/{process.pid}/autogroup")
                    if os.access("/proc/self/autogroup", os.W_OK):
                        assert session.read_text("ascii").split()[-1] == str(SESSION_NICENESS)
                    process.cancel()
                lines.append(line)
            assert b'"type":"game"' not in lines[-1]
            assert await _whole(process) == sample_review()
        finally:
            await process.close()

    asyncio.run(run())


def test_process_that_is_killed_fails_its_review() -> None:
    async def run() -> None:
        process = await ReviewProcess.start()
        lines = process.review(ReviewOrder(str(sample_game()), MANY))
        await anext(lines)
        await process.close()
        with pytest.raises(ProcessFailedError, match="has ended"):
            await _drained(lines)

    asyncio.run(run())


def test_process_ends_when_its_server_is_gone() -> None:
    """Even in the middle of a search."""

    async def run() -> None:
        process = await ReviewProcess.start()
        async for _ in process.review(ReviewOrder(str(sample_game()), MANY)):
            inner = process._process._process
            assert inner.stdin is not None
            inner.stdin.close()
            break
        await wait_until_async(lambda: inner.returncode == 0)
        await process.close()

    asyncio.run(run())


def test_broken_order_ends_the_process() -> None:
    async def run() -> None:
        process = await ReviewProcess.start()
        with pytest.raises(ProcessFailedError, match="has ended"):
            await _drained(process.review(ReviewOrder("nonsense", NODES)))
        await process.close()

    asyncio.run(run())
