"""Without a usable library of the engine, a command says so in one sentence; plain players play."""

import asyncio
import json
import random
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from azulejos.native.engine import FOLDER_VARIABLE, find_library
from testing.client import Client
from testing.patience import wait_until
from testing.servers import GENEROUS, FreshServer
from testing.tables import make_table, start_game
from tests.commands.running import process

POSITION = (
    "C draft 1 1 1- -/BYRW/YYRR/BBRW/RWWW/YKKW 17,16,15,18,14 0,0,0,0,0 "
    "0:5/5/5/5/5:-/-/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
)
HOW_TO_BUILD = "pip install 'azulejos[build]', then python -m azulejos.builder"


def leave_empty(_folder: Path) -> None:
    """A machine for which there is no library."""


def damage(folder: Path) -> None:
    """Change a byte of the library."""
    library = copy_library(folder)
    content = bytearray(library.read_bytes())
    content[len(content) // 2] ^= 1
    library.write_bytes(content)


def lose_facts(folder: Path) -> None:
    """Lose the file that says how to call the library."""
    copy_library(folder).with_suffix(".json").unlink()


def make_foreign(folder: Path) -> None:
    """A file for another kind of machine under the name of this one's library."""
    library = copy_library(folder)
    content = b"\x7fELF" + bytes(60)
    library.write_bytes(content)
    change_facts(library, sha256=sha256(content).hexdigest())


def take_other_version(folder: Path) -> None:
    """A library that another version of azulejos was built with."""
    change_facts(copy_library(folder), facts_version=0)


def copy_library(folder: Path) -> Path:
    """Copy the library of this machine, and its facts."""
    library = find_library()
    shutil.copy(library.with_suffix(".json"), folder)
    return Path(shutil.copy(library, folder))


def change_facts(library: Path, **facts: object) -> None:
    """Write other facts beside a library."""
    beside = library.with_suffix(".json")
    beside.write_text(json.dumps(json.loads(beside.read_text()) | facts), encoding="utf-8")


@pytest.mark.parametrize(
    ("prepare", "sentence"),
    [
        (leave_empty, f"the engine for this machine is missing; to build it: {HOW_TO_BUILD}"),
        (damage, f"is damaged: it is not what was built; to build it again: {HOW_TO_BUILD}"),
        (lose_facts, ".json cannot be read: No such file or directory"),
        (make_foreign, "cannot be loaded: "),
        (
            take_other_version,
            f"is of another version of azulejos; to build it again: {HOW_TO_BUILD}",
        ),
    ],
)
def test_unusable_library_is_refused_in_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    prepare: Callable[[Path], None],
    sentence: str,
) -> None:
    prepare(tmp_path)
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    ran = process("analyse", POSITION, "--nodes", "1")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("azulejos analyse: ")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


@pytest.fixture
def without_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder instead of that with the engine."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))


@pytest.mark.usefixtures("without_engine")
@pytest.mark.parametrize(
    "words",
    [
        ("match", "master:10n", "beginner", "--games", "2"),
        ("ladder", "--levels", "novice,skilled", "--games", "2"),
        ("bench", "--signature"),
        ("perft", POSITION, "1"),
    ],
)
def test_command_that_needs_the_engine_ends_with_one_sentence(words: tuple[str, ...]) -> None:
    ran = process(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        f"azulejos {words[0]}: the engine for this machine is missing; to build it: "
        f"{HOW_TO_BUILD}\n"
    )


@pytest.mark.usefixtures("without_engine")
def test_program_that_speaks_the_protocol_gets_an_error() -> None:
    ran = process("engine", stdin=f"position {POSITION}\ngo nodes 3\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        f"error engine the engine for this machine is missing; to build it: {HOW_TO_BUILD}\n"
    )


@pytest.mark.usefixtures("without_engine")
def test_plain_players_need_no_engine() -> None:
    ran = process("match", "novice", "beginner", "--games", "2")
    assert (ran.code, ran.err) == (0, "")
    assert "beginner" in ran.out


@pytest.mark.usefixtures("without_engine")
def test_server_says_that_it_has_no_engine_and_its_plain_bots_move() -> None:
    server = FreshServer("", "--bots=players", *GENEROUS)
    try:
        server.start()
        wait_until(lambda: server.get("/api/health")["bots"] == "failed", server.log)
        asyncio.run(play_with(server, "novice"))
        server.stop()
        said = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
        (reason,) = [line["reason"] for line in said if line.get("status") == "failed"]
        assert HOW_TO_BUILD in reason
        assert "Traceback" not in server.log()
    finally:
        server.close()


async def play_with(server: FreshServer, level: str) -> None:
    """Play a few moves with a bot."""
    table = make_table(server, None, level)
    async with Client(server.url, table.name, table.tokens[0]) as client:
        await start_game(table, client)
        await client.play_on(random.Random(1), moves=3)
