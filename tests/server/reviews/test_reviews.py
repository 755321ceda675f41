"""Reviews are made one at a time, once for all who wait, and go on while the process is free."""

import asyncio
import gzip
from collections.abc import Callable
from contextlib import aclosing

import msgspec
import pytest

from azulejos.server import on_demand_process
from azulejos.server.metrics import Metrics
from azulejos.server.reviews import job as jobs
from azulejos.server.reviews.job import ReviewJob
from azulejos.server.reviews.reviews import Reviews
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.reviews import ReviewProblem
from azulejos.store import StoredReview
from testing.patience import wait_until_async
from tests.server.reviews.harness import NODES, PART, WHOLE, Harness, a_game, all_lines
from tests.store.samples import new_unit


def test_clients_at_the_same_time_share_one_review(on_harness: Callable[..., None]) -> None:
    async def test(harness: Harness) -> None:
        job = harness.reviews.ask(a_game(1), "ada")
        assert harness.reviews.ask(a_game(1), "ada") is job
        first = asyncio.create_task(all_lines(job.lines()))
        await harness.begun()
        assert harness.figure("running") == 1
        second = asyncio.create_task(all_lines(job.lines()))
        harness.maker.go_on.set()
        for stream in (await first, await second):
            assert b"".join(stream).splitlines(keepends=True)[-2:] == [PART, WHOLE]
        assert len(harness.maker.orders) == 1
        assert harness.figure("finished_total") == 1

    on_harness(test)


def test_one_review_runs_and_the_others_wait_in_order(on_harness: Callable[..., None]) -> None:
    async def test(harness: Harness) -> None:
        asked = [harness.reviews.ask(a_game(number), "ada") for number in (1, 2, 3)]
        await harness.begun()
        assert [job.progress.ahead for job in asked] == [0, 1, 2]
        assert [job.progress.done for job in asked] == [1, 0, 0]
        for count in (1, 2, 3):
            await harness.begun(count)
            harness.maker.go_on.set()
            await harness.reached("finished_total", count)
        assert [order.record for order in harness.maker.orders] == [
            str(a_game(number)) for number in (1, 2, 3)
        ]

    on_harness(test)


def test_full_line_is_busy_but_can_be_joined(on_harness: Callable[..., None]) -> None:
    async def test(harness: Harness) -> None:
        first = harness.reviews.ask(a_game(1), "ada")
        harness.reviews.ask(a_game(2), "ada")
        with pytest.raises(BusyError):
            harness.reviews.ask(a_game(3), "ada")
        assert harness.reviews.ask(a_game(1), "ada") is first

    on_harness(test, most=2)


async def _leave(harness: Harness, number: int) -> ReviewJob:
    """Ask for a review and leave when it has begun."""
    job = harness.reviews.ask(a_game(number), "ada")
    async with aclosing(job.lines()) as stream:
        await anext(stream)
        await harness.begun()
    return job


def test_review_goes_on_when_the_last_client_leaves(on_harness: Callable[..., None]) -> None:
    async def test(harness: Harness) -> None:
        job = await _leave(harness, 1)
        assert (job.is_left, job.is_cancelled) == (True, False)
        assert harness.reviews.ask(a_game(1), "ada") is job
        assert not job.is_left
        harness.maker.go_on.set()
        assert WHOLE in b"".join(await all_lines(job.lines()))

    on_harness(test)


def test_review_without_clients_gives_way_to_another(on_harness: Callable[..., None]) -> None:
    async def test(harness: Harness) -> None:
        left = await _leave(harness, 1)
        asked = harness.reviews.ask(a_game(2), "ada")  # also if only one may be under way
        assert left.is_cancelled
        assert (harness.maker.cancelled, harness.figure("cancelled_total")) == (1, 1)
        await harness.begun(2)
        harness.maker.go_on.set()
        assert WHOLE in b"".join(await all_lines(asked.lines()))
        assert harness.maker.closed == 0  # it stays loaded

    on_harness(test, most=1)


def test_review_is_cancelled_if_another_waits_when_its_clients_leave(
    on_harness: Callable[..., None],
) -> None:
    async def test(harness: Harness) -> None:
        job = harness.reviews.ask(a_game(1), "ada")
        async with aclosing(job.lines()) as stream:
            await anext(stream)
            await harness.begun()
            harness.reviews.ask(a_game(2), "ada")
            assert harness.maker.cancelled == 0
        assert job.is_cancelled
        await harness.begun(2)

    on_harness(test)


def test_review_that_waits_is_left_out_when_its_client_leaves(
    on_harness: Callable[..., None],
) -> None:
    async def test(harness: Harness) -> None:
        harness.reviews.ask(a_game(1), "ada")
        await harness.begun()
        second, third = harness.reviews.ask(a_game(2), "ada"), harness.reviews.ask(a_game(3), "ada")
        async with aclosing(second.lines()) as stream:
            await anext(stream)
        assert third.progress.ahead == 1
        assert harness.maker.cancelled == 0
        harness.maker.go_on.set()
        await harness.begun(2)
        assert harness.maker.orders[1].record == str(a_game(3))

    on_harness(test)


def test_client_that_asks_again_and_again_counts_as_waiting(
    on_harness: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(harness: Harness) -> None:
        job = harness.reviews.ask(a_game(1), "ada")
        job.wait_a_while()
        async with aclosing(job.lines()) as stream:
            await anext(stream)
        await harness.begun()
        assert not job.is_cancelled
        monkeypatch.setattr(jobs, "POLL_S", 0.0)
        waiting = harness.reviews.ask(a_game(2), "ada")
        waiting.wait_a_while()
        await wait_until_async(lambda: waiting.is_cancelled)
        assert not job.is_cancelled

    on_harness(test)


def test_stream_without_news_says_how_far_the_review_is(
    on_harness: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "HEARTBEAT_S", 0.0)

    async def test(harness: Harness) -> None:
        job = harness.reviews.ask(a_game(1), "ada")
        total = len(a_game(1).events)
        async with aclosing(job.lines()) as stream:
            said = [await anext(stream) for _ in range(8)]
        assert said[-1] == b'{"type":"progress","done":1,"total":%d,"ahead":0}\n' % total

    on_harness(test)


def test_failed_review_is_told_and_the_next_one_gets_a_new_process(
    on_harness: Callable[..., None],
) -> None:
    async def test(harness: Harness) -> None:
        job = harness.reviews.ask(a_game(1), "ada")
        next_one = harness.reviews.ask(a_game(2), "ada")
        await harness.begun()
        harness.maker.fails = True
        harness.maker.go_on.set()
        problem = msgspec.json.decode((await all_lines(job.lines()))[-1].splitlines()[-1])
        assert (problem["type"], problem["code"]) == ("problem", "server/error")
        assert harness.maker.closed == 1
        harness.maker.fails = False
        await harness.begun(2)
        harness.maker.go_on.set()
        assert WHOLE in b"".join(await all_lines(next_one.lines()))

    on_harness(test)


def test_idle_process_is_ended_and_started_again(
    on_harness: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_demand_process, "IDLE_S", 0.0)

    async def test(harness: Harness) -> None:
        for count in (1, 2):
            harness.reviews.ask(a_game(count), "ada")
            await harness.begun(count)
            harness.maker.fails = False
            harness.maker.go_on.set()
            await harness.closed(count)
        assert harness.figure("finished_total") == 2

    on_harness(test)


def test_stop_tells_all_who_wait(on_harness: Callable[..., None]) -> None:
    async def test(harness: Harness) -> None:
        asked = [harness.reviews.ask(a_game(number), "ada") for number in (1, 2)]
        await harness.begun()
        await harness.reviews.stop()
        for job in asked:
            problem = msgspec.json.decode((await all_lines(job.lines()))[-1].splitlines()[-1])
            assert problem["code"] == "server/going_down"
        with pytest.raises(BusyError):
            harness.reviews.ask(a_game(3), "ada")

    on_harness(test)


def test_stop_leaves_finished_streams_alone(on_harness: Callable[..., None]) -> None:
    async def test(harness: Harness) -> None:
        job = harness.reviews.ask(a_game(1), "ada")
        await harness.begun()
        harness.maker.go_on.set()
        await harness.reached("finished_total", 1)
        await harness.reviews.stop()
        job.fail(ReviewProblem("server/error", "too late"))
        assert b"".join(await all_lines(job.lines())).endswith(WHOLE)

    on_harness(test)


def test_finished_review_is_kept_in_memory_and_with_its_table(
    on_harness: Callable[..., None],
) -> None:
    async def test(harness: Harness) -> None:
        game, store = a_game(1), harness.store
        await asyncio.wrap_future(store.append(new_unit("a")))
        key = harness.reviews.key(game)
        job = harness.reviews.ask(game, "ada")
        assert harness.reviews.ask(game, "ada", "a") is job  # a record of the same game came first
        await harness.begun()
        harness.maker.go_on.set()
        await all_lines(job.lines())
        kept = await harness.reviews.find(key)
        assert kept is not None
        assert gzip.decompress(kept) + b"\n" == WHOLE
        await wait_until_async(lambda: store.review("a", key) == kept)
        fresh = Reviews(store, Metrics(), NODES, 1, harness.maker.start)
        assert await fresh.find(key) is None
        assert await fresh.find(key, "a") == kept
        assert await fresh.find("another key", "a") is None

    on_harness(test)


@pytest.mark.parametrize(
    "body",
    [b"", b"damaged", gzip.compress(b"{}"), gzip.compress(WHOLE)[:-9]],
    ids=["empty", "damaged", "another object", "cut off"],
)
def test_damaged_review_counts_as_none(on_harness: Callable[..., None], body: bytes) -> None:
    async def test(harness: Harness) -> None:
        key = harness.reviews.key(a_game(1))
        await asyncio.wrap_future(harness.store.append(new_unit("a")))
        await asyncio.wrap_future(harness.store.put_review(StoredReview("a", key, body)))
        assert await harness.reviews.find(key, "a") is None

    on_harness(test)


def test_address_without_a_review_takes_the_last_place_of_one_with_several(
    on_harness: Callable[..., None],
) -> None:
    async def test(harness: Harness) -> None:
        greedy = [harness.reviews.ask(a_game(number), "ada") for number in (1, 2, 3)]
        await harness.begun()
        newcomer = harness.reviews.ask(a_game(4), "bento")
        assert [job.progress.ahead for job in (greedy[0], newcomer, greedy[1])] == [0, 1, 2]
        problem = msgspec.json.decode((await all_lines(greedy[2].lines()))[-1].splitlines()[-1])
        assert (problem["code"], problem["retry_after"] > 0) == ("server/busy", True)
        harness.maker.go_on.set()
        await harness.begun(2)
        assert harness.maker.orders[1].record == str(a_game(4))

    on_harness(test)
