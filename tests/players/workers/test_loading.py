"""While the code of bots is compiled, a warm-up player answers and says so."""

import asyncio
from pathlib import Path

import pytest

from azulejos.players.workers.loading import GRACE_S
from azulejos.players.workers.pool import LOADING_PAUSE, BotPool
from azulejos.table import Options
from testing.patience import wait_until_async
from tests.players.cold import compiler_held
from tests.players.positions import opening

pytestmark = pytest.mark.xdist_group("cold bots")
LONG_PAUSE = 44
"""A seed with which a loaded bot takes 1.5 seconds."""


@pytest.mark.long
def test_warm_up_player_answers_until_the_search_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, told = str(opening()), list[str]()

    async def main() -> None:
        with compiler_held(tmp_path, monkeypatch) as let_go:
            async with BotPool(2, on_status=told.append, patience=300.0) as pool:
                chosen = await pool.choose(position, "master", seed=1)
                assert chosen.warming_up
                assert chosen.move in opening().legal_moves()
                await wait_until_async(lambda: "compiling" in told)
                found = await pool.analyse(position, best=3)
                assert found.warming_up
                assert len(found.moves) == 3
                assert (found.moves[0].reasons, found.moves[0].line) != ((), ())
                await wait_until_async(lambda: pool.share > 0)
                assert pool.share < 1
                insisting = asyncio.ensure_future(
                    pool.choose(position, "master", seconds=0.05, allow_warm_up=False)
                )
                assert (await pool.choose(position, "expert", seconds=0.05)).warming_up
                assert not insisting.done()
                assert told == ["starting", "compiling"]
                let_go()
                assert not (await insisting).warming_up
                await pool.ready()
                assert told == ["starting", "compiling", "ready"]
                assert pool.share == 1
                assert not (await pool.analyse(position, 0.05, level="master")).warming_up

    asyncio.run(main())


def test_moves_are_not_held_back_while_bots_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paused: list[float] = []

    async def pause(seconds: float) -> None:
        paused.append(seconds)

    async def main() -> None:
        async with BotPool(1, sleep=pause) as pool:
            for level in ("novice", "master"):
                await pool.choose(str(opening()), level, seed=LONG_PAUSE)

    with compiler_held(tmp_path, monkeypatch):
        asyncio.run(main())
    assert len(paused) == 2
    assert max(paused) <= LOADING_PAUSE


def test_first_move_has_a_second_of_the_three_to_spare() -> None:
    """What it waits for on purpose: the deal is shown, then a search may still come from disk."""
    assert Options().show_ms / 1000 + max(GRACE_S, LOADING_PAUSE) < 2
