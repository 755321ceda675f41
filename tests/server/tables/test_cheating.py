"""A player who kept commitment and nonce can detect a server that cheats with the draws."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from azulejos.table import commitment
from testing.tables import MadeTable, everybody, make_table
from tests.commands.running import process
from tests.marks import first_is_short
from tests.server.cheating import (
    EVIL_SEED,
    Cheat,
    CheatingServer,
    hide_tiles,
    replace_last_nonce,
    swap_commitment,
)

pytestmark = pytest.mark.xdist_group("cheating")


def _play(cheat: Cheat, folder: Path, *seats: str | None) -> tuple[MadeTable, str]:
    """Play a game at a server that cheats; return the table and the file with its record."""

    async def play() -> MadeTable:
        table = make_table(server, *seats)
        async with everybody(server, table) as clients:
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
