"""Tables created the way a page creates them, for tests that want to play at once."""

import contextlib
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from testing.client import Client, nonce_of
from testing.servers import RunningServer

QUICK: dict[str, Any] = {"show_ms": 0}


@dataclass
class MadeTable:
    """A table, and the token of each person's seat."""

    name: str
    commitment: str
    tokens: dict[int, str] = field(default_factory=dict)
    guests: dict[int, int] = field(default_factory=dict)

    def nonces(self, token: str) -> dict[str, str]:
        seats = [seat for seat, own in self.tokens.items() if own == token]
        return {str(seat): nonce_of(f"{self.name}/{seat}")[0] for seat in seats}

    def noted(self) -> dict[int, str]:
        """The nonce hash of each person's seat, as it was promised."""
        return {seat: nonce_of(f"{self.name}/{seat}")[1] for seat in self.tokens}


def make_table(
    server: RunningServer,
    *seats: str | None,
    one_screen: bool = False,
    promise: bool = True,
    key: str = "",
    **options: Any,
) -> MadeTable:
    """A table whose open seats are all claimed, by one guest or by one each.

    With a promise, the start waits for the nonces of all people. The key is the first guest's.
    """
    body = {"seats": list(seats), "options": {**QUICK, **options}}
    made = server.call("POST", "/api/tables", body, key=key)
    table = MadeTable(made["table"]["id"], made["table"]["commitment"])
    for seat, level in enumerate(seats):
        if level is None:
            first = not table.tokens or one_screen
            _, promised = nonce_of(f"{table.name}/{seat}")
            claim = {"seat": seat, "name": f"Person {seat + 1}"}
            if promise:
                claim["nonce_hash"] = promised
            path = f"/api/tables/{table.name}/claim"
            token = made["token"] if first else ""
            granted = server.call("POST", path, claim, token, key if first else "")
            table.tokens[seat] = granted["token"]
            table.guests[seat] = granted["guest"]
    return table


async def start_game(table: MadeTable, *clients: Client) -> None:
    """Start, with the nonces of all people."""
    first, *others = clients
    assert first.token is not None
    answer = await first.ask("StartGame", nonces=table.nonces(first.token))
    assert answer["type"] == "Acknowledged", answer
    for client in others:
        assert client.token is not None
        for seat, nonce in table.nonces(client.token).items():
            answer = await client.ask("ShowNonce", seat=int(seat), nonce=nonce)
            assert answer["type"] == "Acknowledged", answer


@contextlib.asynccontextmanager
async def everybody(server: RunningServer, table: MadeTable) -> AsyncIterator[list[Client]]:
    """A client for every person, joined, with the game started."""
    async with contextlib.AsyncExitStack() as stack:
        tokens = dict.fromkeys(table.tokens.values())
        clients = [Client(server.url, table.name, token) for token in tokens]
        for client in clients:
            await stack.enter_async_context(client)
        await start_game(table, *clients)
        yield clients


async def acting(*clients: Client) -> Client:
    """The client whose turn it is, once all have received the same events."""
    latest = max(client.number for client in clients)
    for client in clients:
        await client.hear_until(latest)
        position = client.position
        while position is None or position["phase"] == "deal":
            await client.receive()
            position = client.position
    seat = clients[0].view["seats"][clients[0].position["turn"]]  # type: ignore[index]
    actor = next(client for client in clients if client.guest == seat["guest"])
    await actor.my_turn()
    return actor


def seeded(*parts: object) -> random.Random:
    return random.Random("/".join(map(str, parts)))
