"""The disk cache must not outlive a change in any file that its code was made from."""

import os
import subprocess
import sys
from pathlib import Path

from azulejos.fast.compiled import source_stamp

CALLEE = "from azulejos.fast import inlined\n@inlined\ndef number():\n    return {}\n"
CALLER = """
from azulejos.fast import compiled
from callee import number
@compiled
def answer():
    return number()
print(answer(), sum(answer.stats.cache_hits.values()))
"""


def answer(folder: Path) -> str:
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder / "cache")}
    command = [sys.executable, "caller.py"]
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_cached_code_is_used_until_a_called_file_changes(tmp_path: Path) -> None:
    (tmp_path / "caller.py").write_text(CALLER, encoding="utf-8")
    (tmp_path / "callee.py").write_text(CALLEE.format(1), encoding="utf-8")
    assert answer(tmp_path) == "1 0"
    assert answer(tmp_path) == "1 1"
    (tmp_path / "callee.py").write_text(CALLEE.format(2), encoding="utf-8")
    assert answer(tmp_path) == "2 0"


def test_stamp_follows_the_text_of_every_file(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1", encoding="utf-8")
    first = source_stamp.__wrapped__((tmp_path,))
    (tmp_path / "b.py").write_text("y = 1", encoding="utf-8")
    second = source_stamp.__wrapped__((tmp_path,))
    (tmp_path / "b.py").write_text("y = 2", encoding="utf-8")
    assert len({first, second, source_stamp.__wrapped__((tmp_path,))}) == 3
