"""Whole games over the wire: people, bots, one screen, spectators, and requests around a move."""

import asyncio
import contextlib
import json
import sqlite3
from typing import Any

import pytest

from azulejos.rules import Game, Move, Position
from azulejos.store import prune, wall_ms
from azulejos.table import verify
from testing.client import Client, any_move, moves_of, new_id
from testing.servers import ProblemAnswerError, RunningServer
from testing.tables import MadeTable, acting, everybody, make_table, seeded, start_game


@pytest.mark.parametrize("wall", ["coloured", "grey"])
@pytest.mark.parametrize(
    "seats", [(None, None), (None, None, "novice"), (None, "novice", None, None)]
)
def test_people_and_bots_play_to_the_end(
    server: RunningServer, wall: str, seats: tuple[str | None, ...]
) -> None:
    async def play() -> None:
        table = make_table(server, *seats, wall=wall)
        async with everybody(server, table) as clients:
            await asyncio.gather(*(client.play_on(seeded(wall, seats)) for client in clients))
            _check_end(server, table, clients)

    asyncio.run(play())


def _check_end(server: RunningServer, table: MadeTable, clients: list[Client]) -> None:
    """All clients saw the same events, they are a legal game, and its draws can be checked."""
    first = clients[0]
    assert all(client.events[client.number] == first.events[first.number] for client in clients)
    result = first.view["result"]
    text = server.get(f"/api/tables/{first.table}/record")
    own = {int(seat): nonce for seat, nonce in table.nonces(first.token or "").items()}
    game = Game.parse(text)
    assert list(game.winners()) == result["winners"]
    assert [board.score for board in game.replay().boards] == result["scores"]
    assert [sheet["total"] for sheet in result["sheets"]] == result["scores"]
    assert verify(game, table.commitment, own, table.noted()).is_fair


def test_four_at_one_screen_share_a_token(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None, None, None, one_screen=True, wall="grey")
        assert len(set(table.tokens.values())) == 1
        async with Client(server.url, table.name, table.tokens[0]) as client:
            await start_game(table, client)
            await client.play_on(seeded("one screen"))
            assert client.view["state"] == "finished"

    asyncio.run(play())


def test_event_carries_position_and_steps_that_lead_there(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, "novice")
        async with Client(server.url, table.name, table.tokens[0]) as client:
            await start_game(table, client)
            turn = await client.my_turn()
            assert turn is not None
            assert client.position is not None
            before = Position.parse(client.position["text"])
            assert sorted(moves_of(turn)) == sorted(map(str, before.legal_moves()))
            move = any_move(turn, seeded(1))
            await client.send(
                {"type": "PlayMove", "id": "m", "seat": 0, "move": move, "seen": turn["game_event"]}
            )
            event = await client.until(lambda one: one["type"] == "EventHappened")
            assert event["event"] == {"type": "MovePlayed", "seat": 0, "move": move}
            assert event["position"]["text"] == str(before.play(Move.parse(move)))
            assert {step["type"] for step in event["steps"]} <= {"TilesMoved", "MarkerMoved"}

    asyncio.run(play())


def test_repeated_request_is_played_once(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None, one_screen=True)
        async with Client(server.url, table.name, table.tokens[0]) as client:
            await start_game(table, client)
            turn = await client.my_turn()
            assert turn is not None
            request: dict[str, Any] = {
                "id": new_id(),
                "seat": turn["seat"],
                "move": any_move(turn, seeded(2)),
                "seen": turn["game_event"],
            }
            first = await client.ask("PlayMove", **request)
            number = client.number
            again = await client.ask("PlayMove", **request)
            assert first == again
            assert first["type"] == "Acknowledged"
            assert client.number == number

    asyncio.run(play())


def test_next_turn_may_be_told_before_the_own_move_is_acknowledged(server: RunningServer) -> None:
    """As docs/protocol.md says: a client that waits for the answer first would miss the turn."""

    async def play() -> None:
        table = make_table(server, None, None, one_screen=True)
        async with Client(server.url, table.name, table.tokens[0]) as client:
            await start_game(table, client)
            turn = await client.my_turn()
            assert turn is not None
            client.keep_heard = True
            await client.play(any_move(turn, seeded("order")))
            kinds = [json.loads(text)["type"] for text in client.heard]
            assert kinds == ["EventHappened", "YourTurn", "Acknowledged"]

    asyncio.run(play())


def test_repeated_refusal_stays_one(server: RunningServer) -> None:
    """A request that was refused is not granted later, when the client no longer expects it."""

    async def play() -> None:
        table = make_table(server, None, None)
        async with everybody(server, table) as (mine, other):
            actor = await acting(mine, other)
            waiter = other if actor is mine else mine
            request = {"id": new_id(), "seat": 1 if waiter is other else 0}
            early = await waiter.ask("TakeBack", **request, seen=waiter.game_event)
            assert early["type"] == "Refused"
            await actor.play_on(seeded(5), moves=1)
            await waiter.hear_until(actor.number)
            await waiter.play_on(seeded(6), moves=1)
            number = waiter.number
            again = await waiter.ask("TakeBack", **request, seen=waiter.game_event)
            assert again == early
            assert waiter.number == number
            fresh = await waiter.ask("TakeBack", seat=request["seat"], seen=waiter.game_event)
            assert fresh["type"] == "Acknowledged"

    asyncio.run(play())


def test_refused_requests_change_nothing(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        async with everybody(server, table) as (mine, other):
            actor = await acting(mine, other)
            waiter = other if actor is mine else mine
            assert actor.turn is not None
            seat, number = actor.turn["seat"], actor.number
            move, seen = any_move(actor.turn, seeded(3)), actor.game_event
            attempts = [
                (waiter, {"seat": 1 - seat, "move": move, "seen": seen}, "table/not_your_turn"),
                (waiter, {"seat": seat, "move": move, "seen": seen}, "table/not_your_seat"),
                (actor, {"seat": seat, "move": move, "seen": seen - 1}, "table/stale"),
                (actor, {"seat": seat, "move": "9B1", "seen": seen}, "table/illegal_move"),
                (actor, {"seat": seat, "move": "XYZ", "seen": seen}, "table/bad_move"),
                (actor, {"seat": 3, "move": move, "seen": seen}, "table/no_such_seat"),
            ]
            async with Client(server.url, table.name) as spectator:
                refused = {"seat": seat, "move": move, "seen": seen}
                for client, fields, code in [*attempts, (spectator, refused, attempts[1][2])]:
                    answer = await client.ask("PlayMove", **fields)
                    assert (answer["type"], answer["code"]) == ("Refused", code)
                    assert answer["sentence"].endswith(".")
            assert server.get(f"/api/tables/{table.name}")["number"] == number

    asyncio.run(play())


def test_undo_until_somebody_else_has_acted(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        async with everybody(server, table) as clients:
            actor = await acting(*clients)
            assert actor.turn is not None
            seat, before = actor.turn["seat"], actor.position
            await actor.play(any_move(actor.turn, seeded(4)))
            answer = await actor.ask("TakeBack", seat=seat, seen=actor.game_event)
            assert answer["type"] == "Acknowledged"
            assert actor.position == before
            assert await acting(*clients) is actor

    asyncio.run(play())


def test_take_back_needs_the_others_once_they_have_acted(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        async with everybody(server, table) as clients:
            for number in range(2):
                actor = await acting(*clients)
                assert actor.turn is not None
                await actor.play(any_move(actor.turn, seeded(number)))
            asker, other = await acting(*clients), actor
            assert asker.turn is not None
            seat = asker.turn["seat"]
            asked = await asker.ask("TakeBack", seat=seat, seen=asker.game_event)
            assert asked["type"] == "Acknowledged"
            assert asker.view["take_back"]["seat"] == seat
            await other.hear_until(asker.number)
            agreed = await other.ask("AnswerTakeBack", agree=True, seen=other.game_event)
            assert agreed["type"] == "Acknowledged"
            assert other.view["take_back"] is None
            assert await acting(*clients) is asker

    asyncio.run(play())


def test_rematch_keeps_seats_and_tokens(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        async with everybody(server, table) as clients:
            await clients[0].ask("Resign", seat=0)
            assert clients[0].view["state"] == "finished"
            assert clients[0].view["result"]["termination"] == "resign 1"
            path = f"/api/tables/{table.name}/rematch"
            made = server.post(path, token=table.tokens[0])
            again = server.post(path, token=table.tokens[1])
            assert made["table"] == again["table"] != table.name
            await clients[1].until(lambda one: one.get("event", {}).get("type") == "RematchOpened")
        assert server.get(f"/api/tables/{made['table']}")["table"]["previous"] == table.name
        for seat, token in table.tokens.items():
            async with Client(server.url, made["table"], token) as client:
                assert client.view["seats"][seat]["guest"] == client.guest

    asyncio.run(play())


def test_rematch_that_was_pruned_is_no_table() -> None:
    async def finish(running: RunningServer, table: MadeTable) -> None:
        async with everybody(running, table) as [anna, _]:
            await anna.ask("Resign", seat=0)

    with contextlib.closing(RunningServer()) as running:
        running.start()
        table = make_table(running, None, None)
        asyncio.run(finish(running, table))
        path = f"/api/tables/{table.name}/rematch"
        rematch = running.post(path, token=table.tokens[0])["table"]
        running.stop()
        with contextlib.closing(sqlite3.connect(running.store)) as database, database:
            database.execute("UPDATE tables SET status = 'abandoned' WHERE id = ?", [rematch])
        assert prune(running.store, before=wall_ms() + 1) == [rematch]
        running.start()
        with pytest.raises(ProblemAnswerError) as problem:
            running.post(path, token=table.tokens[0])
        assert (problem.value.status, problem.value.code) == (404, "server/no_such_table")


def test_presence_and_reactions_reach_everybody(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, None)
        async with Client(server.url, table.name, table.tokens[0]) as anna:
            assert anna.presence == {"type": "Presence", "seats": [True, False], "spectators": 0}
            async with Client(server.url, table.name) as spectator:
                await anna.until(lambda one: one.get("spectators") == 1)
                await anna.send({"type": "React", "seat": 0, "reaction": "well_played"})
                reacted = await spectator.until(lambda one: one["type"] == "Reacted")
                assert (reacted["seat"], reacted["reaction"]) == (0, "well_played")
                await spectator.send({"type": "React", "seat": 0, "reaction": "wow"})
                refused = await spectator.until(lambda one: one["type"] == "Refused")
                assert refused["code"] == "table/not_your_seat"
            await anna.until(lambda one: one.get("spectators") == 0)

    asyncio.run(play())


def test_since_brings_exactly_what_was_missed(server: RunningServer) -> None:
    async def play() -> None:
        table = make_table(server, None, "novice")
        away = Client(server.url, table.name)
        await away.join()
        async with everybody(server, table) as (client,), away:
            await client.play_on(seeded(7), moves=3)
            for moves in (2, 25):  # from memory, and from the store
                await away.close()
                await client.play_on(seeded(8), moves)
                joined = await away.join(since=away.number)
                assert joined["resumed"]
                assert client.events.keys() <= away.events.keys() | {away.number + 1}
            latest = server.get(f"/api/tables/{table.name}")
            await away.hear_until(latest["number"])
            assert away.position == latest["position"]
            future = await away.join(since=away.number + 1000)
            assert not future["resumed"]

    asyncio.run(play())


def test_token_of_another_table_opens_nothing(server: RunningServer) -> None:
    async def play() -> None:
        table, other = make_table(server, None, None), make_table(server, None, None)
        client = Client(server.url, table.name, other.tokens[0])
        refused = await client.join()
        assert (refused["type"], refused["code"]) == ("Refused", "server/bad_token")
        answer = await client.ask("Resign", seat=0)
        assert answer["code"] == "server/not_joined"
        await client.close()
        with pytest.raises(ProblemAnswerError) as problem:
            server.post(f"/api/tables/{table.name}/rematch", token=other.tokens[0])
        assert (problem.value.status, problem.value.code) == (401, "server/bad_token")

    asyncio.run(play())


def test_time_that_runs_out_lets_a_bot_play_the_move(server: RunningServer) -> None:
    async def play() -> None:
        clock = {"kind": "move", "ms": 5000}
        table = make_table(server, None, None, clock=clock, one_screen=True)
        async with Client(server.url, table.name, table.tokens[0]) as client:
            await start_game(table, client)
            kinds = []
            while "MovePlayed" not in kinds:
                message = await client.receive()
                if message["type"] == "EventHappened":
                    kinds.append(message["event"]["type"])
            assert kinds[-2:] == ["TimeRanOut", "MovePlayed"]
            assert client.events[client.number]["by"] == "stand_in"

    asyncio.run(play())
