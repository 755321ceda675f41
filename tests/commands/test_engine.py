"""`azulejos engine` as a process."""

import os
import subprocess
import sys

from testing.patience import PATIENCE_S
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
