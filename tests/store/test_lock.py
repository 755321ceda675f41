"""One server at a time uses a SQLite file; the next one gets a one-line error."""

import subprocess
import sys
from pathlib import Path

import pytest

from azulejos.store import Reader, Store, StoreBusyError
from tests.store.samples import new_unit


def test_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    first = Store(url)
    with pytest.raises(StoreBusyError) as error:
        Store(url)
    assert "another server uses" in str(error.value)
    assert "\n" not in str(error.value)
    first.close()
    Store(url).close()


def test_second_process_is_refused_and_let_in_after_a_kill(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    code = "import sys, azulejos.store as s; x = s.Store(sys.argv[1]); print('open'); input()"
    other = subprocess.Popen(
        [sys.executable, "-c", code, url],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "open\n"
    with pytest.raises(StoreBusyError):
        Store(url)
    other.kill()
    other.communicate()
    Store(url).close()


def test_looking_needs_no_lock(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.db")
    server = Store(url)
    server.append(new_unit("a")).result()
    reader = Reader.open(url)
    assert [listed.table for listed in reader.tables()] == ["a"]
    reader.close()
    server.close()
