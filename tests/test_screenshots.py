"""Pictures of screens: which ones are taken, and that git has only those that a page shows."""

import re
import subprocess
import sys

import pytest

from tools.screenshots.__main__ import BUILT, ROOT, SHOWN
from tools.screenshots.selection import SIZES, THEMES, Selection


def test_every_picture_in_git_is_shown_by_a_page() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    shown = set(re.findall(r"screenshots/([\w-]+\.webp)", text))
    assert shown
    assert {file.name for file in SHOWN.iterdir()} == shown


def test_all_forms_of_a_name_are_taken() -> None:
    forms = [(size, theme) for size in SIZES for theme in THEMES]
    assert Selection([]).forms("hint") == forms
    assert Selection(["hint"]).forms("hint") == forms
    assert Selection(["hint"]).forms("in-hand") == []


def test_one_form_is_taken() -> None:
    selection = Selection(["end-phone-dark"])
    assert selection.forms("end") == [("phone", "dark")]
    assert selection.has_any("hint", "end")
    assert not selection.has_any("hint", "menu")


@pytest.mark.long
def test_tool_plays_and_takes_a_picture() -> None:
    picture = BUILT / "in-hand-phone-light.webp"
    picture.unlink(missing_ok=True)
    subprocess.run([sys.executable, "-m", "tools.screenshots", picture.stem], cwd=ROOT, check=True)
    assert picture.read_bytes()[8:12] == b"WEBP"
