"""External engines as players: their answers, and that no process is left behind."""

import os
import shlex
import signal
import sys
from pathlib import Path

import pytest

from azulejos.players import Limits, PlayerError
from azulejos.players.engines.output import LONGEST_LINE
from azulejos.players.engines.player import EnginePlayer
from tests.arena.engines import GOOD, wait_until, write_engine
from tests.players.positions import opening

HANG = "time.sleep(600)"
PATIENT = Limits(nodes=1)  # waits for an answer as long as a busy machine may need


def engine(folder: Path, on_go: str, before: str = "", shell: str = "{}") -> EnginePlayer:
    """A program that runs these lines at every `go`, started by this shell command.

    It runs `before` when it starts, before it says that it is ready.
    """
    command = write_engine(folder, "bot", on_go, before).partition(":")[2]
    line = f"sh -c {shlex.quote(shell.format(command))}"
    patience = 0.5 if on_go == HANG else 60.0
    return EnginePlayer(line, "bot", Limits(seconds=0.05), patience=patience)


@pytest.mark.parametrize("shell", ["{}; true", "{} | cat"])
def test_program_that_a_shell_started_is_ended_with_it(tmp_path: Path, shell: str) -> None:
    note = tmp_path / "pid"
    leaves_note = f"import os\nopen({str(note)!r}, 'w').write(str(os.getpid()))"
    player = engine(tmp_path, HANG, leaves_note, shell)
    with pytest.raises(PlayerError, match="hangs: no bestmove"):
        player.choose(opening())
    wait_until(lambda: is_gone(int(note.read_text(encoding="utf-8"))))


def is_gone(process: int) -> bool:
    """Whether it has ended; its new parent may not have noticed yet."""
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return True
    return status.rpartition(")")[2].split()[0] in "ZX"


def test_program_that_left_its_session_is_not_waited_for(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    leaves = f"""
import os
read, write = os.pipe()
if os.fork() == 0:
    os.setsid()
    open({str(note)!r}, 'w').write(str(os.getpid()))
    os.write(write, b'.')
    time.sleep(600)
os.read(read, 1)"""
    player = engine(tmp_path, HANG, leaves)
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
            assert player.choose(opening(), PATIENT).move in opening().legal_moves()
    player.close()


def test_tail_of_a_long_line_is_no_answer(tmp_path: Path) -> None:
    cut = f"print('info'.ljust({LONGEST_LINE}) + 'bestmove Z9')\n{GOOD}"
    player = engine(tmp_path, cut)
    assert player.choose(opening(), PATIENT).move == opening().legal_moves()[0]
    player.close()


@pytest.mark.parametrize("words", ["'info blah\\n'", "'blah'"])
def test_program_that_never_stops_writing_is_ended(tmp_path: Path, words: str) -> None:
    """Also with a limit in nodes, which would allow it a minute, and without any line end."""
    note = tmp_path / "pid"
    floods = f"""
open({str(note)!r}, 'w').write(str(os.getpid()))
while True: sys.stdout.write({words})""".strip()
    player = engine(tmp_path, floods)
    with pytest.raises(PlayerError, match=r"^floods: over 100,000 lines or 10,000,000 characters"):
        player.choose(opening(), PATIENT)
    wait_until(lambda: is_gone(int(note.read_text(encoding="utf-8"))))


def test_program_that_floods_while_others_think_loses_at_its_next_move(tmp_path: Path) -> None:
    player = engine(tmp_path, f"{GOOD}\nwhile True: sys.stdout.write('info blah\\n')")
    assert player.choose(opening(), PATIENT).move == opening().legal_moves()[0]
    player._output.join(60)  # the reader ends when it has read too much
    assert player._output.is_flooding
    with pytest.raises(PlayerError, match=r"^floods: "):
        player.choose(opening())


def test_program_that_says_much_before_every_answer_is_not_flooding(tmp_path: Path) -> None:
    player = engine(tmp_path, f"sys.stdout.write('info blah\\n' * 40_000)\n{GOOD}")
    for _ in range(4):
        assert player.choose(opening(), PATIENT).move == opening().legal_moves()[0]
    player.close()


def test_closed_player_starts_nothing_any_more(tmp_path: Path) -> None:
    player = engine(tmp_path, GOOD)
    player.choose(opening(), PATIENT)
    player.close()
    with pytest.raises(PlayerError, match="closed"):
        player.choose(opening())


def test_failure_says_what_the_program_wrote_last_on_standard_error(tmp_path: Path) -> None:
    noise = "print('noise ' * 1000, file=sys.stderr)\n" * 50
    player = engine(tmp_path, f"{noise}raise ValueError('no such colour')")
    said = r"^crashed: exit code 1; stderr: .* \| ValueError: no such colour$"
    with pytest.raises(PlayerError, match=said) as failed:
        player.choose(opening(), PATIENT)
    assert len(str(failed.value)) < 400


def test_hanging_program_says_what_it_wrote_last(tmp_path: Path) -> None:
    player = engine(tmp_path, f"print('thinking hard', file=sys.stderr)\n{HANG}")
    with pytest.raises(PlayerError, match=r"^hangs: .*; stderr: thinking hard$"):
        player.choose(opening())


def test_program_that_cannot_start_says_why(tmp_path: Path) -> None:
    player = engine(tmp_path, GOOD, "import nosuchmodule")
    with pytest.raises(PlayerError, match=r"stderr: .*No module named 'nosuchmodule'$"):
        player.start()


def test_program_with_a_windows_path_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_engine(tmp_path, r"C:\bots\bot", GOOD)
    monkeypatch.chdir(tmp_path)
    player = EnginePlayer(rf"{sys.executable} C:\bots\bot.py", "bot", PATIENT)
    assert player.choose(opening(), PATIENT).move == opening().legal_moves()[0]
    player.close()
