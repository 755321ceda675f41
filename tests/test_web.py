"""The page's own tests: types and templates by svelte-check, logic by vitest.

They run here so that one command runs every test; the games that vitest steps through are played
by the rules, so they are made anew first.
"""

import pytest

from tools import page, page_fixtures

pytestmark = pytest.mark.xdist_group("web")


def test_page_has_no_type_error_and_no_warning() -> None:
    page_fixtures.main()
    page.npm(page.WEB, "run", "--silent", "check")


def test_page_logic() -> None:
    page_fixtures.main()
    page.npm(page.WEB, "run", "--silent", "test")


def test_lock_file_names_no_host() -> None:
    lock = (page.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock
