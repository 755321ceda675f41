"""The folder for machine code: private, refused if it belongs to another user, and pruned."""

import os
import stat
from pathlib import Path

import pytest

from azulejos.fast.compiler.code_cache import (
    KEPT_DAYS,
    VARIABLE,
    CacheFolderError,
    cache_folder,
    machine_code_folder,
    private_folder,
    prune,
)

DAY = 86400


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    return tmp_path


def test_folder_is_for_its_user_alone(empty_cache: Path) -> None:
    folder = cache_folder.__wrapped__()
    assert folder is not None
    assert folder.parent == empty_cache / "machine-code"
    for place in (folder, folder.parent):
        assert stat.S_IMODE(place.stat().st_mode) == 0o700


def test_folder_that_others_may_write_becomes_private(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    private_folder(tmp_path)
    assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o700


def test_folder_of_another_user_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: tmp_path.stat().st_uid + 1)
    with pytest.raises(CacheFolderError, match="another user"):
        private_folder(tmp_path)


def test_link_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "real")
    with pytest.raises(CacheFolderError, match="not a folder"):
        private_folder(link)


def test_no_folder_is_a_warning_and_not_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file"))
    assert cache_folder.__wrapped__() is None
    assert "every start will compile again" in caplog.text


def test_default_is_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert machine_code_folder().parts[-2:] == ("azulejos", "machine-code")


def kept(root: Path, name: str, days: float, size: int = 1) -> Path:
    file = root / "python" / name
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(b"x" * size)
    os.utime(file, (-days * DAY, -days * DAY))
    return file


def test_old_entries_and_empty_folders_are_pruned(tmp_path: Path) -> None:
    old = kept(tmp_path, "old.1.nbc", KEPT_DAYS + 1)
    prune(tmp_path, now=0.0)
    assert not old.exists()
    assert not old.parent.exists()


def test_entries_in_use_are_not_pruned(tmp_path: Path) -> None:
    used = kept(tmp_path, "used.1.nbc", KEPT_DAYS - 1)
    prune(tmp_path, now=0.0)
    assert used.exists()


def test_oldest_entries_are_pruned_beyond_the_largest_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azulejos.fast.compiler.code_cache.LARGEST_MB", 1)
    older, newer = (kept(tmp_path, f"{days}.nbi", days, 600_000) for days in (2, 1))
    prune(tmp_path, now=0.0)
    assert newer.exists()
    assert not older.exists()


def test_nothing_else_in_the_folder_is_touched(tmp_path: Path) -> None:
    other = kept(tmp_path, "notes.txt", 10 * KEPT_DAYS)
    prune(tmp_path, now=0.0)
    assert other.exists()
