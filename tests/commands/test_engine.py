"""`azulejos engine` as a process."""

import os
import subprocess
import sys


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
