"""What the README and the other pages show is what happens: their examples run."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


def _with_examples() -> list[Path]:
    pages = [README, *sorted((ROOT / "docs").glob("*.md"))]
    return [page for page in pages if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", _with_examples(), ids=lambda page: page.name)
def test_examples_of_a_page_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


def test_readme_has_an_example_to_run() -> None:
    assert README in _with_examples()
