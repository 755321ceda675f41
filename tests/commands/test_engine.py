"""`azulejos engine` as a process."""

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from testing.patience import PATIENCE_S
from tests.players.cold import compiler_held
from tests.rules.texts import OPENING


def test_bytes_that_are_no_text_get_an_error_and_the_dialogue_goes_on() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "azulejos", "engine"],
        input=b"\xe5\noption volume 3\n",
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
        capture_output=True,
        check=True,
    )
    first, second = done.stdout.decode().splitlines()
    assert first.startswith("error command no command")
    assert second.startswith("error option no option 'volume'")


def test_reader_that_goes_while_it_thinks_is_no_reason_to_complain() -> None:
    engine = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    assert engine.stdin is not None
    assert engine.stdout is not None
    assert engine.stderr is not None
    engine.stdin.write("option level casual\nready\n")
    while engine.stdout.readline() != "readyok\n":
        pass
    engine.stdout.close()
    engine.stdin.write(f"position {OPENING}\ngo nodes 10\n")
    engine.stdin.close()
    told = engine.stderr.read()
    engine.stderr.close()
    assert (engine.wait(PATIENCE_S), told) == (141, "")


def test_engine_that_still_compiles_answers_with_a_stand_in_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        compiler_held(tmp_path, monkeypatch),
        subprocess.Popen(
            [sys.executable, "-m", "azulejos", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
        ) as engine,
    ):
        assert engine.stdin is not None
        assert engine.stdout is not None
        engine.stdin.write(f"position {OPENING}\ngo time 0.1\n")
        said = lines_until("bestmove", engine.stdout)
        assert [line for line in said if line.startswith("info warm-up")]
        engine.stdin.write("go time 1000\nstop\nready\n")
        said = lines_until("bestmove", engine.stdout)
        assert [line for line in said if line.startswith("info warm-up")]
        while not (line := engine.stdout.readline()).startswith("info compiling"):
            assert line
        engine.kill()  # it is still waiting to be ready


def lines_until(word: str, stream: IO[str]) -> list[str]:
    """The output up to a line that begins with the word."""
    said = [stream.readline()]
    while not said[-1].startswith(word):
        assert said[-1].startswith("info"), said
        said.append(stream.readline())
    return said
