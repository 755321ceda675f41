"""Programs of others as players: what they say, and that none of them is left behind."""

import os
import shlex
import signal
from pathlib import Path

import pytest

from azulejos.players import Limits, PlayerError
from azulejos.players.engine_player import LONGEST_LINE, EnginePlayer
from tests.arena.engines import GOOD, wait_until, write_engine
from tests.players.positions import opening


def engine(folder: Path, on_go: str, shell: str = "{}") -> EnginePlayer:
    """A program that runs these lines at every `go`, started by this line of a shell."""
    command = write_engine(folder, "bot", on_go).partition(":")[2]
    line = f"sh -c {shlex.quote(shell.format(command))}"
    return EnginePlayer(line, "bot", Limits(seconds=0.05), patience=0.5)


@pytest.mark.parametrize("shell", ["{}; true", "{} | cat"])
def test_program_that_a_shell_started_is_ended_with_it(tmp_path: Path, shell: str) -> None:
    note = tmp_path / "pid"
    hangs = f"open({str(note)!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)"
    player = engine(tmp_path, hangs, shell)
    with pytest.raises(PlayerError, match="hangs: no bestmove"):
        player.choose(opening())
    wait_until(lambda: is_gone(int(note.read_text(encoding="utf-8"))))


def is_gone(process: int) -> bool:
    """Whether it has ended; whoever adopted it may not have looked yet."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return True
    return status.rpartition(")")[2].split()[0] in "ZX"


def test_program_that_left_its_session_is_not_waited_for(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    leaves = f"""
if os.fork() == 0:
    os.setsid()
    open({str(note)!r}, 'w').write(str(os.getpid()))
    time.sleep(600)
time.sleep(600)""".strip()
    player = engine(tmp_path, leaves)
    with pytest.raises(PlayerError, match="hangs: no bestmove"):
        player.choose(opening())
    os.kill(int(note.read_text(encoding="utf-8")), signal.SIGKILL)


def test_refused_option_costs_nothing(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    player = engine(tmp_path, GOOD)
    loop = file.read_text(encoding="utf-8")
    refusal = """    elif command == "option": print("error option no seed here", flush=True)\n"""
    head, middle, tail = loop.partition('    elif command == "quit"')
    file.write_text(head + refusal + middle + tail, encoding="utf-8")
    for seed in range(3):
        player.new_game(seed)
        for _ in range(2):
            assert player.choose(opening()).move in opening().legal_moves()
    player.close()


def test_tail_of_a_long_line_is_no_answer(tmp_path: Path) -> None:
    cut = f"print('info'.ljust({LONGEST_LINE}) + 'bestmove Z9')\n{GOOD}"
    player = engine(tmp_path, cut)
    assert player.choose(opening()).move == opening().legal_moves()[0]
    player.close()


def test_closed_player_starts_nothing_any_more(tmp_path: Path) -> None:
    player = engine(tmp_path, GOOD)
    player.choose(opening())
    player.close()
    with pytest.raises(PlayerError, match="closed"):
        player.choose(opening())
