"""A player who kept commitment and nonce can detect a server that cheats with the draws."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from azulejos.table import commitment
from testing.client import Client, nonce_of
from testing.tables import MadeTable, make_table, start_game
from tests.commands.running import process
from tests.marks import first_is_short
from tests.server.cheating import (
    EVIL_SEED,
    Cheat,
    CheatingServer,
    accept_late_promise,
    give_bot_a_nonce,
    hide_tiles,
    replace_last_nonce,
    swap_commitment,
)

pytestmark = pytest.mark.xdist_group("cheating")


Start = Callable[[MadeTable, list[Client]], Awaitable[None]]


async def _start_one_by_one(table: MadeTable, clients: list[Client]) -> None:
    await start_game(table, *clients)


async def _start_with_late_promise(table: MadeTable, clients: list[Client]) -> None:
    """The second person promises another nonce when the first one is shown."""
    first, second = clients
    await first.ask("StartGame", nonces=table.nonces(table.tokens[0]))
    nonce, promise = nonce_of("late")
    claim = await second.ask("ClaimSeat", seat=1, name="Person 2", nonce_hash=promise)
    assert claim["type"] == "Acknowledged", claim
    shown = await second.ask("ShowNonce", seat=1, nonce=nonce)
    assert shown["type"] == "Acknowledged", shown


def _play(
    cheat: Cheat, folder: Path, *seats: str | None, start: Start = _start_one_by_one
) -> tuple[MadeTable, str]:
    """Play a game at a server that cheats; return the table and the file with its record."""

    async def play() -> MadeTable:
        table = make_table(server, *seats)
        async with contextlib.AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(Client(server.url, table.name, token))
                for token in table.tokens.values()
            ]
            await start(table, clients)
            await clients[-1].ask("Resign", seat=max(table.tokens))
            while not clients[-1].is_over:
                await clients[-1].receive()
        return table

    with contextlib.closing(CheatingServer(cheat)) as server:
        server.start()
        table = asyncio.run(play())
        record = folder / "game.azul"
        record.write_text(server.get(f"/api/tables/{table.name}/record"), encoding="utf-8")
    return table, str(record)


def _kept(table: MadeTable, seat: int) -> list[str]:
    nonce = table.nonces(table.tokens[seat])[str(seat)]
    return ["--commitment", table.commitment, "--nonce", f"{seat + 1}={nonce}"]


def _noted(table: MadeTable) -> list[str]:
    """The nonce hashes of two seats, as a page notes them."""
    hashes = [f"{seat + 1}={table.noted().get(seat, '-')}" for seat in range(2)]
    return ["--nonce-hash", hashes[0], "--nonce-hash", hashes[1]]


@pytest.mark.parametrize("seats", first_is_short([(None, "novice"), (None, None)]))
def test_last_nonce_replaced_with_its_hash_is_found_out_by_its_owner(
    seats: tuple[str | None, ...], tmp_path: Path
) -> None:
    table, record = _play(replace_last_nonce, tmp_path, *seats)
    last = max(table.tokens)
    without = process("verify", record, "--commitment", table.commitment)
    assert without.code == 0
    assert without.out.startswith("consistent: ")
    ran = process("verify", record, *_kept(table, last))
    assert ran.code == 1
    assert ran.out == f"the record has another nonce for seat {last + 1} than was given\n"


_OTHER_HASH = "the record has another nonce hash for seat 2 than was given\n"


@pytest.mark.parametrize(
    ("cheat", "start"),
    [
        (replace_last_nonce, _start_one_by_one),
        (accept_late_promise, _start_with_late_promise),
    ],
    ids=["other share", "late promise"],
)
def test_share_of_another_person_that_was_chosen_late_is_found_out(
    cheat: Cheat, start: Start, tmp_path: Path
) -> None:
    """Without the nonce hash that was noted, the game is not proven."""
    table, record = _play(cheat, tmp_path, None, None, start=start)
    ran = process("verify", record, *_kept(table, 0))
    assert ran.code == 4
    assert ran.out.startswith("not proven: saved by an older version")
    ran = process("verify", record, *_kept(table, 0), *_noted(table))
    assert (ran.code, ran.out) == (1, _OTHER_HASH)


def test_share_of_a_bot_is_found_out(tmp_path: Path) -> None:
    table, record = _play(give_bot_a_nonce, tmp_path, None, "novice")
    told = "seat 2 belongs to a bot, and a bot has no share in the draws\n"
    for given in ([], _kept(table, 0), [*_kept(table, 0), *_noted(table)]):
        ran = process("verify", record, *given)
        assert (ran.code, ran.out) == (1, told)
    text = Path(record).read_text(encoding="utf-8")
    relabelled = text.replace('[Players "person bot"]', '[Players "person person"]')
    Path(record).write_text(relabelled, encoding="utf-8")
    assert process("verify", record, *_kept(table, 0)).code == 4
    ran = process("verify", record, *_kept(table, 0), *_noted(table))
    assert (ran.code, ran.out) == (1, _OTHER_HASH)


def test_swapped_commitment_is_found_out(tmp_path: Path) -> None:
    table, record = _play(swap_commitment, tmp_path, None, "novice")
    assert commitment(EVIL_SEED) in Path(record).read_text(encoding="utf-8")
    assert process("verify", record).out.startswith("consistent: ")
    ran = process("verify", record, *_kept(table, 0))
    assert ran.code == 1
    assert ran.out == "the seed does not belong to the commitment that was given\n"


def test_hidden_tiles_are_found_out(tmp_path: Path) -> None:
    table, record = _play(hide_tiles, tmp_path, None, "novice")
    ran = process("verify", record, *_kept(table, 0))
    assert ran.code == 1
    assert ran.out.startswith("round 1: the seed gives ")
