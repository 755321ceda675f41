"""The page's own tests of its logic, by vitest. `make check` has those of its types.

They run here so that one command runs every test. The games that they step through are played by
the rules first.
"""

import re

import pytest

from azulejos.players.levels import LEVELS
from tools import page, page_fixtures

pytestmark = pytest.mark.xdist_group("web")


def test_page_logic() -> None:
    page_fixtures.main()
    page.npm(page.WEB, "run", "--silent", "test")


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
