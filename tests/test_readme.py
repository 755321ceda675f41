"""The examples in the README and the other pages run and show what really happens."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


def _with_examples() -> list[Path]:
    return [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", _with_examples(), ids=lambda page: page.name)
def test_examples_of_a_page_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_readme_has_an_example_to_run() -> None:
    assert README in _with_examples()


def _links(page: Path) -> list[str]:
    found = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))
    return [link for link in found if ":" not in link]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    assert [link for link in _links(page) if not (page.parent / link).exists()] == []


def test_readme_links_to_the_pages() -> None:
    assert "docs/rules.md" in _links(README)
