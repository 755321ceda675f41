"""The page's own tests of its logic, by vitest. `make check` has those of its types.

They run here so that one command runs every test. The games that they step through are played by
the rules first, also if a person starts vitest in a fresh clone.
"""

import re
import subprocess
from pathlib import Path

import pytest

from azulejos.players.levels import LEVELS
from tests.install.environments import copy_of_clone
from tools import page
from tools.bootstrap import VENV

pytestmark = pytest.mark.xdist_group("web")


def test_page_logic() -> None:
    page.npm(page.WEB, "run", "--silent", "test")


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A fresh clone with the page's packages."""
    clone = copy_of_clone(tmp_path / "clone")
    (clone / "web" / "node_modules").symlink_to(page.WEB / "node_modules")
    return clone


def vitest(clone: Path) -> subprocess.CompletedProcess[str]:
    """Run one file of tests, as a person does, with nothing prepared."""
    node = page.machine_node() or page.fetched_node()
    return subprocess.run(
        [node / "node", "node_modules/vitest/vitest.mjs", "run", "test/play/load.test.ts"],
        cwd=clone / "web",
        capture_output=True,
        text=True,
        check=False,
    )


def test_vitest_plays_the_games_it_needs(fresh: Path) -> None:
    (fresh / ".venv").symlink_to(VENV)
    games = fresh / "web" / "test" / "games.json"
    assert not games.exists()
    done = vitest(fresh)
    assert done.returncode == 0, done.stdout + done.stderr
    assert games.stat().st_size > 0


def test_vitest_without_python_says_what_to_do(fresh: Path) -> None:
    done = vitest(fresh)
    assert done.returncode != 0
    assert f"{fresh}/.venv is missing: run 'make setup' first" in done.stderr


def test_lock_file_names_no_host() -> None:
    lock = (page.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock


def test_page_formats_nothing_with_the_locale_data_of_the_browser() -> None:
    """Chromium has no data for Icelandic and silently falls back to its own language."""
    files = [*page.WEB.glob("src/**/*.ts"), *page.WEB.glob("src/**/*.svelte")]
    assert len(files) > 50
    found = [
        f"{file.relative_to(page.WEB)}: {line.strip()}"
        for file in files
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"\bIntl\.|\.toLocale\w+\(|\.localeCompare\(", line)
    ]
    assert not found, "take lists, numbers and dates from lib/say/words.svelte.ts"


def test_every_level_has_a_face() -> None:
    """The page draws nothing for a level without a face, because old games may name old levels."""
    source = (page.WEB / "src/lib/show/faces.ts").read_text(encoding="utf-8")
    faces = source.partition("const FACES")[2].partition("};")[0]
    assert set(re.findall(r"^  ([\w-]+): ", faces, re.MULTILINE)) == set(LEVELS)
