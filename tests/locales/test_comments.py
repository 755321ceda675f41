"""Every English message tells its translator where it appears and who reads or hears it."""

import re

import pytest
from fluent.syntax import ast, parse

from tests.locales.test_catalogues import FOLDERS, LOCALES


def uncommented(text: str) -> list[str]:
    """The messages that have no comment of their own and no group that says where they appear."""
    missing: list[str] = []
    group = ""
    for entry in parse(text).body:
        if isinstance(entry, ast.GroupComment):
            group = entry.content or ""
        elif isinstance(entry, ast.Message) and not entry.comment and not describes(group):
            missing.append(entry.id.name)
    return missing


def describes(group: str) -> bool:
    """Whether a group comment says more than its title: a sentence follows on the next line."""
    _, _, rest = group.partition("\n")
    return bool(re.search(r"\w\.(?:\s|$)", rest))


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_english_message_has_a_comment(folder: str) -> None:
    assert not uncommented((LOCALES / folder / "en.ftl").read_text(encoding="utf-8"))


def test_message_without_a_comment_is_found() -> None:
    titles_only = "## Buttons\n\nopen = Open\n# A button.\nclose = Close\n"
    assert uncommented(titles_only) == ["open"]
    assert uncommented("## Buttons\n## In the menu.\n\nopen = Open\n") == []
