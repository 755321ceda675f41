"""Finding commands, errors and exit codes."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos import __version__
from azulejos.__main__ import COMMANDS, main
from testing.patience import PATIENCE_S
from tests.commands.running import Runner, process
from tests.rules.texts import OPENING

_BUFFERED = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}


def test_help_lists_every_command(run: Runner) -> None:
    for words in ([], ["--help"]):
        ran = run(*words)
        assert ran.code == 0
        for name, text in COMMANDS.items():
            assert f"  {name:<8} {text}" in ran.out


def test_version_is_told(run: Runner) -> None:
    assert run("--version").out == f"azulejos {__version__}\n"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(run: Runner, name: str) -> None:
    ran = run(name, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: azulejos {name}")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["frobnicate"], "invalid choice: 'frobnicate'"),
        (["--frobnicate"], "azulejos --help"),
        (["new", "--frobnicate"], "azulejos new: unrecognized arguments: --frobnicate"),
        (["new", "--seats", "many"], "--seats"),
        (["moves", "no-such-file"], "'no-such-file' is no file, nor a position"),
        (["moves", "c draft " + 300 * "-"], "--' is no file, nor a position"),
        (["moves", ""], "nothing to read"),
        (["moves", "C draft"], "azulejos moves: cannot read 'C draft'"),
        (["moves", *OPENING.split(" ")], "unrecognized arguments: draft"),
        (["moves", "."], "Is a directory"),
        (["moves", "a\x00b"], "null"),
        (["perft"], "POSITION"),
        (["convert", "--to", "gold"], "--to"),
    ],
)
def test_bad_input_is_one_line_and_code_two(run: Runner, words: list[str], message: str) -> None:
    assert message in run.refused(*words)


@pytest.mark.parametrize("name", ["moves", "replay", "perft", "convert"])
@pytest.mark.parametrize(
    "text", ["", "\n", "\x00", "{}", "[", "{" * 100_000, "C draft é", "\udc80"]
)
def test_rubbish_is_refused_by_every_reader(run: Runner, name: str, text: str) -> None:
    words = {"perft": ["perft", "1"], "convert": ["convert", "--to", "json"]}.get(name, [name])
    run.refused(*words, "-", stdin=text)


def test_process_refuses_like_main() -> None:
    ran = process("moves", "no-such-file")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err


def test_file_that_is_not_text_is_refused(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    assert run.refused("moves", str(file)).endswith("noise: this is not text")


def test_position_comes_as_text_as_file_and_by_pipe(run: Runner, tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_bytes(f"\ufeff{OPENING}\r\n".encode())
    answers = [
        run("moves", OPENING),
        run("moves", str(file)),
        run("moves", "-", stdin=OPENING),
        run("moves", stdin=f"{OPENING}\n"),
    ]
    assert {answer.out for answer in answers} == {answers[0].out}
    assert answers[0].out.count("\n") == 90


def test_reader_that_goes_away_is_no_error() -> None:
    command = [sys.executable, "-m", "azulejos", "moves", OPENING]
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("words", [["new"], ["--version"], ["play", "--help"], []])
def test_output_that_cannot_be_written_is_one_line(words: list[str]) -> None:
    command = [sys.executable, "-m", "azulejos", *words]
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, check=False, env=_BUFFERED)
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, check=False, env=_BUFFERED
        )
    name = f"azulejos {words[0]}" if words and words[0] in COMMANDS else "azulejos"
    told = f"{name}: {os.strerror(errno.ENOSPC)}\n"
    assert (done.returncode, done.stderr.decode()) == (2, told)


def test_interrupt_ends_quietly() -> None:
    command = [sys.executable, "-m", "azulejos", "play", "--text"]
    player = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert player.stdout is not None
    while "floor" not in player.stdout.readline():
        pass
    while player.stdout.read(1) != ">":  # it is asking now
        pass
    player.send_signal(signal.SIGINT)
    _, err = player.communicate(timeout=PATIENCE_S)
    assert (player.returncode, err) == (130, "")


def test_main_reads_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["azulejos", "new"])
    before = signal.getsignal(signal.SIGINT)
    try:
        assert main() == 0
    finally:
        signal.signal(signal.SIGINT, before)  # later tests press Ctrl-C
    assert capsys.readouterr().out.startswith("C deal 1 1 1- ")


@pytest.mark.parametrize(
    ("command", "code"),
    [("moves - <&-", 2), ("new >&-", 0), ("play --text <&-", 0), ("moves nothing 2>&-", 2)],
)
def test_closed_streams_are_empty_ones(command: str, code: int) -> None:
    done = subprocess.run(
        ["sh", "-c", f"exec '{sys.executable}' -m azulejos {command}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr
