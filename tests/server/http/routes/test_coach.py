"""The route of the coach: for the own seat at a table against bots, and for nobody else."""

import asyncio

import pytest

from testing.client import Client
from testing.servers import ProblemAnswerError, RunningServer
from testing.tables import MadeTable, everybody, make_table


def _refused(server: RunningServer, table: MadeTable, seat: int, token: str) -> str:
    body = {"seat": seat, "about": "turn"}
    with pytest.raises(ProblemAnswerError) as problem:
        server.post(f"/api/tables/{table.name}/coach", body, token)
    return problem.value.code


def test_coach_answers_the_person_and_refuses_others(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, "novice")
        path, token = f"/api/tables/{table.name}/coach", table.tokens[0]
        assert _refused(server, table, 0, token) == "server/no_hints"  # it has not begun
        async with everybody(server, table) as [client]:
            await _check(client, path, token)
        assert _refused(server, table, 1, token) == "table/not_your_seat"
        assert _refused(server, table, 0, "") == "server/bad_token"

    async def _check(client: Client, path: str, token: str) -> None:
        turn = await client.my_turn()
        assert turn is not None
        told = server.post(path, {"seat": 0, "about": "turn"}, token)
        assert told["game_event"] == client.game_event
        assert told["better"] is None
        told = server.post(path, {"seat": 0, "about": "move"}, token)
        assert (told["warnings"], told["better"]) == ([], None)

    asyncio.run(play())


def test_people_among_themselves_have_no_coach(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None, hints=True)
        async with everybody(server, table):
            assert _refused(server, table, 0, table.tokens[0]) == "server/no_hints"

    asyncio.run(play())
