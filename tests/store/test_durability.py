"""Acknowledged data is on disk: the pragma on the writer's connection, and the system calls.

Killing a process proves nothing about this, because the operating system keeps its writes.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from azulejos.store import Store
from tools.services import find_strace

ROOT = Path(__file__).parents[2]
# strace splits a call if another thread's call comes between; the second part has the result.
DONE = r"\b(?:fsync|fdatasync)(?:\(\d+\)| resumed>\))\s+= 0"


def test_writer_itself_runs_with_full_synchronisation(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "tables.db"))
    pragmas = {
        name: store._writer.submit(
            lambda connection, name=name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()  # type: ignore[misc]
        ).result()
        for name in ("synchronous", "journal_mode")
    }
    store.close()
    assert pragmas == {"synchronous": 2, "journal_mode": "wal"}


def _syncs(folder: Path, commits: int) -> int:
    """How often a process that made this many commits waited for the disk."""
    strace = find_strace()
    assert strace is not None, "strace is missing: run 'make services'"
    trace = folder / f"trace-{commits}"
    counting = [str(strace), "-f", "-e", "trace=fsync,fdatasync", "-o", str(trace)]
    writing = [sys.executable, "-m", "tests.store.write_slowly", str(folder / f"{commits}.db")]
    subprocess.run(
        [*counting, *writing, str(commits)],
        check=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    return len(re.findall(DONE, trace.read_text()))


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    few, many = _syncs(tmp_path, 5), _syncs(tmp_path, 45)
    assert many - few >= 40
