"""Bots at a real table: moves, hints and analyses from worker processes."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.rules import CounterGenerator, Position, draw_deal
from testing.servers import GENEROUS, ProblemAnswerError, RunningServer
from testing.tables import everybody, make_table, seeded

ANALYSES = 12
PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"


@pytest.fixture(scope="module")
def thinking() -> Iterator[RunningServer]:
    """A server whose bots think."""
    # No analysis is allowed again while a test runs, however long that takes.
    limits = [f"--limit=analyses_burst={ANALYSES}", "--limit=analyses_per_minute=0.001"]
    running = RunningServer("", "--bots=players", *GENEROUS, *limits)
    with contextlib.closing(running):
        running.start()
        yield running


def test_bot_answers_a_person(thinking: RunningServer) -> None:
    async def play() -> None:
        table = make_table(thinking, None, "skilled")
        async with everybody(thinking, table) as (client,):
            await client.play_on(seeded("bots"), moves=2)
            while not any(event.get("by") == "bot" for event in client.events.values()):
                await client.receive()

    asyncio.run(play())


def test_hint_is_for_the_seat_to_act_where_hints_are_allowed(thinking: RunningServer) -> None:
    async def play() -> None:
        table = make_table(thinking, None, "novice")
        async with everybody(thinking, table) as (client,):
            await client.my_turn()
            path = f"/api/tables/{table.name}/hint"
            hint = thinking.post(path, {"seat": 0}, table.tokens[0])
            best = hint["moves"][0]
            assert client.position is not None
            legal = Position.parse(client.position["text"]).legal_moves()
            assert best["move"] in map(str, legal)
            assert len(best["win_probability"]) == 2
            assert best["reasons"]
            with pytest.raises(ProblemAnswerError) as problem:
                thinking.post(path, {"seat": 0})
            assert problem.value.code == "server/bad_token"
        people = make_table(thinking, None, None)
        with pytest.raises(ProblemAnswerError) as problem:
            thinking.post(f"/api/tables/{people.name}/hint", {"seat": 0}, people.tokens[0])
        assert problem.value.code == "server/no_hints"

    asyncio.run(play())


def test_a_table_without_hints_hides_no_position_from_analysis(thinking: RunningServer) -> None:
    """It could not; the page says so where it describes the option."""

    async def play() -> None:
        table = make_table(thinking, None, "novice", hints=False)
        async with everybody(thinking, table) as (client,):
            await client.my_turn()
            with pytest.raises(ProblemAnswerError) as problem:
                thinking.post(f"/api/tables/{table.name}/hint", {"seat": 0}, table.tokens[0])
            assert problem.value.code == "server/no_hints"
            assert client.position is not None
            body = {"position": client.position["text"], "seconds": 0.05}
            assert thinking.post("/api/analyse", body)["moves"]

    asyncio.run(play())
    said = PAGE.read_text(encoding="utf-8").partition("`hints: false`")[2].partition("\n\n")[0]
    assert "`/api/analyse` answers" in said


def test_analysis_is_given_and_limited(thinking: RunningServer) -> None:
    position = Position.start(2)
    position = position.deal(draw_deal(position, CounterGenerator(3).below))
    body = {"position": str(position), "seconds": 0.05, "best": 2}
    answer = thinking.post("/api/analyse", body)
    assert answer["position"]["text"] == str(position)
    assert len(answer["moves"]) == 2
    with pytest.raises(ProblemAnswerError) as problem:
        thinking.post("/api/analyse", {"position": str(Position.start(2))})
    assert problem.value.code == "game/nobody_chooses"
    codes = [_code_of(thinking, body) for _ in range(ANALYSES)]
    assert codes[-1] == "server/too_fast"


def _code_of(server: RunningServer, body: object) -> str:
    try:
        server.post("/api/analyse", body)
    except ProblemAnswerError as problem:
        return problem.code
    return ""


def test_health_says_whether_bots_are_ready(thinking: RunningServer) -> None:
    assert thinking.get("/api/health")["bots"] == "ready"
