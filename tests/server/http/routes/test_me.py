"""My games and I over HTTP: games, ratings, statistics, file, codes, deletion, and bad input."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Any

import pytest

from azulejos.rules import Game
from testing.client import Client
from testing.patience import wait_until
from testing.servers import GENEROUS, ProblemAnswerError, RunningServer
from testing.tables import MadeTable, acting, everybody, make_table, seeded


def new_key() -> str:
    return secrets.token_hex(32)


def _me(server: RunningServer, key: str, path: str = "") -> Any:
    return server.call("GET", f"/api/me{path}", key=key)


def _play(server: RunningServer, key: str, *levels: str, **options: Any) -> MadeTable:
    """Play a game against random bots to its end."""
    table = make_table(server, None, *levels, key=key, **options)

    async def play() -> None:
        async with everybody(server, table) as (client,):
            await client.play_on(seeded(table.name))

    asyncio.run(play())
    return table


@contextlib.asynccontextmanager
async def _begun(server: RunningServer, table: MadeTable) -> AsyncIterator[Client]:
    """A client whose person has made one move, and may make another one."""
    async with everybody(server, table) as (client,):
        await client.play_on(seeded(table.name), moves=1)
        await client.my_turn()
        yield client


def _refused(
    server: RunningServer, method: str, path: str, body: Any = None, key: str = ""
) -> tuple[int, str]:
    with pytest.raises(ProblemAnswerError) as problem:
        server.call(method, path, body, key=key)
    assert problem.value.sentence.endswith(".") or "`" in problem.value.sentence
    return problem.value.status, problem.value.code


def test_unknown_key_has_nothing(server: RunningServer) -> None:
    me = _me(server, new_key())
    assert (me["since"], me["rating"], me["history"]) == (None, None, [])
    assert (me["statistics"]["games"], me["statistics"]["points"]) == (0, None)
    assert _me(server, new_key(), "/games") == {"games": [], "total": 0, "page": 1, "pages": 0}


def test_finished_game_is_listed_found_and_counted(server: RunningServer) -> None:
    key = new_key()
    table = _play(server, key, "novice", wall="grey")
    [game] = _me(server, key, "/games")["games"]
    result = server.get(f"/api/tables/{table.name}")["table"]["result"]
    assert (game["table"], game["wall"], game["mine"]) == (table.name, "grey", [0])
    assert [seat["score"] for seat in game["seats"]] == result["scores"]
    assert game["seats"][1] | {"score": 0} == {
        "kind": "bot",
        "name": "Sofia",
        "level": "novice",
        "score": 0,
    }
    assert game["result"] == _word(result["winners"])
    assert game["sheet"] == result["sheets"][0]
    assert (game["rated"], game["rating"]) == (False, None)
    for words, found in (("sofia", 1), ("SOF grey", 1), ("bruno", 0), (table.name, 1)):
        query = words.replace(" ", "%20")
        assert _me(server, key, f"/games?search={query}")["total"] == found
    me = _me(server, key)
    assert me["rating"] is None
    statistics = me["statistics"]
    assert statistics["games"] == 1
    assert statistics["points"]["total"] == result["scores"][0]
    assert statistics["points"]["floor"] == result["sheets"][0]["floor"]
    assert [rate["key"] for rate in statistics["by_opponent"]] == ["novice"]
    assert [rate["key"] for rate in statistics["by_seats"]] == ["2"]
    assert [rate["key"] for rate in statistics["by_wall"]] == ["grey"]
    first = server.get(f"/api/tables/{table.name}/replay")["start"]["turn"]
    assert statistics["by_start"][0]["key"] == ("first" if first == 0 else "later")


def _word(winners: list[int]) -> str:
    if 0 not in winners:
        return "lost"
    return "won" if len(winners) == 1 else "shared"


def test_rated_game_changes_the_rating_once(server: RunningServer) -> None:
    key = new_key()
    table = _play(server, key, "novice", rated=True)
    wait_until(lambda: _me(server, key)["rating"] is not None, server.log)
    me = _me(server, key)
    assert me["rating"]["games"] == 1
    assert [point["table"] for point in me["history"]] == [table.name]
    [game] = _me(server, key, "/games")["games"]
    assert (game["rated"], game["rating"]) == (True, me["rating"]["rating"])
    rose = me["rating"]["rating"] > 1270
    assert rose == (game["result"] == "won"), "a draw with the lowest level lowers a rating too"
    assert _me(server, key)["history"] == me["history"]


def test_finished_game_says_what_it_did_to_the_rating(server: RunningServer) -> None:
    key = new_key()
    changes = []
    for _ in range(2):
        table = _resign(server, key, moves=1)
        said = _me(server, key, f"/games/{table.name}")
        assert (said["not_counted"], said["forfeit"]) == (None, None)
        assert said["rating"] == _me(server, key)["rating"]["rating"]
        changes.append(said["change"])
    assert all(change < 0 for change in changes)
    assert said["rating"] == 1270 + sum(changes)


def test_game_that_is_resigned_before_the_first_move_is_lost(server: RunningServer) -> None:
    key = new_key()
    table = _resign(server, key, moves=0)
    said = _me(server, key, f"/games/{table.name}")
    assert (said["not_counted"], said["forfeit"]) == (None, None)
    assert said["rating"] == 1270 + said["change"] < 1270
    [game] = _me(server, key, "/games")["games"]
    assert (game["table"], game["result"], game["rating"]) == (table.name, "lost", said["rating"])


def test_game_of_another_key_says_nothing(server: RunningServer) -> None:
    table = _resign(server, new_key(), moves=1)
    path = f"/api/me/games/{table.name}"
    refused = (404, "server/no_such_table")
    other = new_key()
    assert _refused(server, "GET", path, key=other) == refused
    running = make_table(server, None, "novice", key=other, rated=True)
    assert _refused(server, "GET", path, key=other) == refused
    assert _refused(server, "GET", f"/api/me/games/{running.name}", key=other) == refused


@pytest.mark.long
def test_review_of_a_game_adds_accuracy_and_luck() -> None:
    key = new_key()
    with contextlib.closing(RunningServer("", *GENEROUS, "--limit=review_nodes=20")) as server:
        server.start()
        table = _resign(server, key, moves=1)
        before = _me(server, key)["statistics"]
        assert (before["reviewed"], before["accuracy"], before["luck"]) == (0, None, None)
        path = f"/api/tables/{table.name}/review"
        wait_until(lambda: "seats" in server.get(path), server.log)
        seat = server.get(path)["seats"][0]
        # A review is shown first and stored right after.
        wait_until(lambda: _me(server, key)["statistics"]["reviewed"] == 1, server.log)
        after = _me(server, key)["statistics"]
        assert (after["accuracy"], after["luck"]) == (seat["accuracy"], seat["luck"])
        [game] = _me(server, key, "/games")["games"]
        assert (game["accuracy"], game["luck"]) == (seat["accuracy"], seat["luck"])


def _resign(server: RunningServer, key: str, moves: int) -> MadeTable:
    """Resign a rated game after so many own moves; without one, the bot has not moved either."""

    async def play(table: MadeTable) -> bool:
        async with everybody(server, table) as (client,):
            turn = await client.my_turn()
            assert turn is not None
            if not moves and any(one["type"] == "MovePlayed" for one in client.events.values()):
                return False
            await client.play_on(seeded(table.name), moves=moves)
            await client.ask("Resign", seat=0)
            return True

    while True:
        table = make_table(server, None, "novice", key=key, rated=True)
        if asyncio.run(play(table)):
            return table


def test_rated_game_survives_a_kill() -> None:
    """The server is killed in the game; the next one ends it, and settles it without being asked to
    play again.
    """
    key = new_key()
    with contextlib.closing(RunningServer("", *GENEROUS)) as server:
        server.start()
        table = make_table(server, None, "novice", key=key, rated=True)

        async def play() -> None:
            async with _begun(server, table):
                server.kill()

        asyncio.run(play())
        server.start()

        async def resign() -> None:
            again = Client(server.url, table.name, table.tokens[0])
            async with again:
                await again.ask("Resign", seat=0)

        asyncio.run(resign())
        before = _me(server, key)
        assert before["rating"]["rating"] < 1270
        server.kill()
        server.start()
        assert _me(server, key) == before
        assert "unexpected_error" not in server.log()


def test_rated_table_gives_no_hints_and_takes_nothing_back(server: RunningServer) -> None:
    table = make_table(server, None, "novice", key=new_key(), rated=True)

    async def play() -> None:
        async with _begun(server, table) as client:
            assert not client.view["hints"]
            assert client.view["options"]["rated"]
            answer = await client.ask("TakeBack", seat=0, seen=client.game_event)
            assert answer["code"] == "table/rated"

    asyncio.run(play())
    with pytest.raises(ProblemAnswerError) as problem:
        server.post(f"/api/tables/{table.name}/hint", {"seat": 0}, table.tokens[0])
    assert problem.value.code == "server/no_hints"


def test_position_of_a_rated_game_is_not_analysed(server: RunningServer) -> None:
    table = make_table(server, None, "novice", key=new_key(), rated=True)

    async def play() -> None:
        async with _begun(server, table) as client:
            assert client.position is not None
            body = {"position": client.position["text"], "seconds": 0.05}
            refused = (403, "server/rated_game")
            assert _refused(server, "POST", "/api/analyse", body) == refused
            stream = {"position": client.position["text"]}
            assert _refused(server, "POST", "/api/analysis", stream) == refused

    asyncio.run(play())


def test_rated_game_counts_for_the_first_of_several_keys(server: RunningServer) -> None:
    keys = [new_key() for _ in range(5)]

    async def play(table: MadeTable) -> None:
        async with everybody(server, table) as (client,):
            await client.play_on(seeded(table.name), moves=1)
            await client.ask("Resign", seat=0)

    table = make_table(server, None, "novice", key=keys[0], rated=True)
    path = f"/api/tables/{table.name}/claim"
    for key in keys:
        server.call("POST", path, {"seat": 0, "name": "Anna"}, table.tokens[0], key)
    asyncio.run(play(table))
    assert [len(_me(server, key)["history"]) for key in keys] == [1, 0, 0, 0, 0]
    assert [_me(server, key, "/games")["total"] for key in keys] == [1, 0, 0, 0, 0]


def test_running_game_that_a_code_carries_is_listed_and_not_rated(server: RunningServer) -> None:
    key, other = new_key(), new_key()
    _play(server, key, "novice")

    async def play() -> MadeTable:
        table = make_table(server, None, "novice", key=other, rated=True)
        async with everybody(server, table) as (client,):
            await client.play_on(seeded(table.name), moves=1)
            code = server.call("POST", "/api/me/codes", key=key)["code"]
            server.call("POST", "/api/me/codes/claim", {"code": code}, key=other)
            await client.ask("Resign", seat=0)
            return table

    table = asyncio.run(play())
    assert _me(server, key)["history"] == []
    assert table.name in [game["table"] for game in _me(server, key, "/games")["games"]]


@pytest.mark.long
def test_key_that_comes_after_the_game_links_nothing(server: RunningServer) -> None:
    """Nobody can have only the games counted that went well."""
    key = new_key()
    made = server.post("/api/tables", {"seats": [None, "novice"], "options": {"rated": True}})
    name, claim = made["table"]["id"], {"seat": 0, "name": "Anna", "id": "sit"}
    path = f"/api/tables/{name}/claim"
    server.post(path, claim, made["token"])

    async def play() -> None:
        async with Client(server.url, name, made["token"]) as client:
            await client.ask("StartGame")
            await client.play_on(seeded(name))

    asyncio.run(play())
    server.call("POST", path, claim, made["token"], key)
    assert _me(server, key, "/games")["total"] == 0


def test_deleted_profile_is_gone_and_its_games_show_a_guest(server: RunningServer) -> None:
    key = new_key()
    table = _play(server, key, "novice", rated=True, public=True)
    path = f"/api/tables/{table.name}"
    assert "Person 1" in server.get(f"{path}/record")
    assert server.get(f"{path}/replay")["names"][0] == "Person 1"
    assert server.call("DELETE", "/api/me", key=key) == {"games": 1}
    me = _me(server, key)
    assert (me["rating"], me["statistics"]["games"]) == (None, 0)
    assert "Person 1" not in server.get(f"{path}/record")
    assert Game.parse(server.get(f"{path}/record")).names[0] == ""
    assert server.get(f"{path}/replay")["names"] == ["", "Sofia"]
    assert server.get(path)["table"]["seats"][0]["name"] == ""
    assert server.get(path)["table"]["result"] is not None
    assert server.call("DELETE", "/api/me", key=key) == {"games": 0}


def test_opponent_who_deleted_the_profile_has_no_name_in_my_list(server: RunningServer) -> None:
    mine, theirs = new_key(), new_key()
    table = make_table(server, None, None, key=mine)
    path = f"/api/tables/{table.name}/claim"
    server.call("POST", path, {"seat": 1, "name": "Bo"}, table.tokens[1], theirs)

    async def play() -> None:
        async with everybody(server, table) as clients:
            await (await acting(*clients)).play_on(seeded("names"), moves=1)
            await clients[0].ask("Resign", seat=0)

    asyncio.run(play())
    assert _names(server, mine) == _names(server, theirs) == ["Person 1", "Bo"]
    server.call("DELETE", "/api/me", key=theirs)
    assert _names(server, mine) == ["Person 1", ""]


def _names(server: RunningServer, key: str) -> list[str]:
    [game] = _me(server, key, "/games")["games"]
    return [seat["name"] for seat in game["seats"]]


def test_data_can_be_saved_as_a_file_without_the_key(server: RunningServer) -> None:
    key = new_key()
    table = _play(server, key, "novice")
    saved = _me(server, key, "/export")
    assert saved["me"] == _me(server, key)
    assert [game["table"] for game in saved["games"]] == [table.name]
    assert key not in str(saved)


def test_code_carries_a_profile_to_another_device_once(server: RunningServer) -> None:
    key, other = new_key(), new_key()
    _play(server, key, "novice")
    code = server.call("POST", "/api/me/codes", key=key)["code"]
    typed = {"code": f" {code.lower().replace('-', ' ')}"}
    me = server.call("POST", "/api/me/codes/claim", typed, key=other)
    assert me == _me(server, key) == _me(server, other)
    third = new_key()
    claim = (server, "POST", "/api/me/codes/claim", typed, third)
    assert _refused(*claim) == (404, "server/no_such_code")
    assert _me(server, third)["statistics"]["games"] == 0


def test_key_without_games_gets_no_code(server: RunningServer) -> None:
    answer = _refused(server, "POST", "/api/me/codes", key=new_key())
    assert answer == (409, "server/no_profile")


@pytest.mark.parametrize("key", ["x", "0" * 63, "G" * 64, "A" * 64])
def test_malformed_key_is_refused_and_changes_nothing(server: RunningServer, key: str) -> None:
    before = server.figure("azulejos_tables_created_total")
    for method, path in (("GET", "/api/me"), ("DELETE", "/api/me"), ("GET", "/api/me/export")):
        assert _refused(server, method, path, key=key) == (400, "server/bad_key")
    body = {"seats": [None, "novice"]}
    assert _refused(server, "POST", "/api/tables", body, key) == (400, "server/bad_key")
    assert server.figure("azulejos_tables_created_total") == before
    assert _refused(server, "GET", "/api/me") == (401, "server/bad_key")


@pytest.mark.parametrize("field", ["rating", "result"])
def test_rating_that_a_client_sends_is_refused(server: RunningServer, field: str) -> None:
    body = {"seats": [None, "novice"], field: 3000}
    assert _refused(server, "POST", "/api/tables", body) == (400, "server/bad_request")
    made = server.post("/api/tables", {"seats": [None, "novice"]})
    path = f"/api/tables/{made['table']['id']}/claim"
    claim = {"seat": 0, "name": "Anna", field: 3000}
    assert _refused(server, "POST", path, claim) == (400, "server/bad_request")


def test_codes_are_limited() -> None:
    with contextlib.closing(RunningServer("", "--limit=codes_burst=3")) as server:
        server.start()
        claim = (server, "POST", "/api/me/codes/claim", {"code": "AAAA"}, new_key())
        answers = [_refused(*claim)[1] for _ in range(4)]
        assert answers == ["server/no_such_code"] * 3 + ["server/too_fast"]
