"""Training tables over HTTP: a game that begins at a position, against bots."""

import asyncio
from typing import Any

import pytest

from azulejos.rules import Game, Position
from azulejos.table import verify
from testing.client import Client
from testing.servers import ProblemAnswerError, RunningServer
from testing.tables import MadeTable, seeded, start_game

START = (
    "C draft 3 1 11 YYW/-/-/YRRW/-/- 7,8,7,7,11 7,3,4,6,0 "
    "8:B2K1/2YR1/3YR/3B1/5:R1/K2/B3/-/Y1:* 6:1YR2/3RK/K1B2/5/5:K1/Y2/W3/R2/W4:K"
)
OVER = (
    "C end 5 0 1- -/-/-/-/-/- 19,19,19,19,19 0,0,0,0,0 "
    "20:BYRKW/5/5/5/5:-/-/-/-/-:- 12:5/5/5/5/5:-/-/-/-/-:-"
)


def _made(server: RunningServer, **body: Any) -> Any:
    return server.post("/api/tables", {"start": START, "options": {"show_ms": 0}, **body})


def test_seats_and_wall_come_from_the_position(server: RunningServer) -> None:
    view = _made(server, options={"wall": "grey"})["table"]
    assert view["start"] == START
    assert view["options"]["wall"] == "coloured"
    assert [(seat["kind"], seat["level"]) for seat in view["seats"]] == [
        ("open", ""),
        ("bot", "casual"),
    ]


def test_seat_and_level_can_be_chosen(server: RunningServer) -> None:
    seats = _made(server, seat=1, level="novice")["table"]["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("bot", "novice"), ("open", "")]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "server/bad_request"),
        ({"start": START, "seats": [None, "novice"]}, "server/bad_request"),
        ({"start": START, "seat": 2}, "table/no_such_seat"),
        ({"start": START, "level": "godlike"}, "server/no_such_level"),
        ({"start": OVER}, "game/nobody_chooses"),
        ({"start": "nonsense"}, "game/bad_position"),
    ],
)
def test_plan_that_cannot_be_is_refused(
    server: RunningServer, body: dict[str, Any], code: str
) -> None:
    with pytest.raises(ProblemAnswerError) as problem:
        server.post("/api/tables", body)
    assert (problem.value.status, problem.value.code) == (400, code)


def test_every_problem_of_the_position_is_named(server: RunningServer) -> None:
    wrong = START.replace("7,8,7,7,11", "8,8,7,7,12")
    with pytest.raises(ProblemAnswerError) as problem:
        server.post("/api/tables", {"start": wrong})
    assert "21 blue tiles" in problem.value.sentence
    assert "21 white tiles" in problem.value.sentence


def test_game_is_played_from_the_position_and_again(server: RunningServer) -> None:
    made = _made(server, level="novice")
    name, token = made["table"]["id"], made["token"]
    server.post(f"/api/tables/{name}/claim", {"seat": 0, "name": "Ada"}, token)

    async def play() -> None:
        async with Client(server.url, name, token) as client:
            await start_game(MadeTable(name, made["table"]["commitment"]), client)
            assert client.position is not None
            assert client.position["text"] == START
            await client.play_on(seeded("training"))

    asyncio.run(play())
    game = Game.parse(server.get(f"/api/tables/{name}/record"))
    assert (game.start, game.header("Start")) == (Position.parse(START), "set by hand")
    assert verify(game).start_set
    replay = server.get(f"/api/tables/{name}/replay")
    assert replay["start"]["text"] == START
    assert [sheet["before"] for sheet in replay["result"]["sheets"]] == [8, 6]
    again = server.post(f"/api/tables/{name}/rematch", {}, token)
    assert server.get(f"/api/tables/{again['table']}")["table"]["start"] == START
