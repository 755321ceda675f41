"""Every paragraph that the code cites exists in docs/rules.md."""

import re
from pathlib import Path

from tools.rulebook import PAGE, markdown

ROOT = Path(__file__).parent.parent
PARAGRAPHS = {"S": 5, "D": 10, "T": 9, "P": 3, "E": 3, "G": 3, "I": 12}
# One paragraph, `[D6]`, or a range of them, `[I1]-[I4]`.
CITATION = re.compile(r"\[([SDTPEGI])([0-9]{1,2})\](?:-\[\1([0-9]{1,2})\])?")


def _written() -> list[str]:
    page = PAGE.read_text(encoding="utf-8")
    return re.findall(r"^- \*\*\[([A-Z][0-9]+)\]", page, re.MULTILINE)


def _cited(folder: str) -> set[str]:
    files = (ROOT / "src" / "azulejos" / folder).rglob("*.py")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return {
        f"{letter}{number}"
        for letter, first, last in CITATION.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


def test_page_is_what_the_rulebook_says() -> None:
    """`make rulebook` writes it from the catalogue that the page of the game shows."""
    assert PAGE.read_text(encoding="utf-8") == markdown()


def test_page_has_every_paragraph_once() -> None:
    expected = [f"{letter}{n}" for letter, most in PARAGRAPHS.items() for n in range(1, most + 1)]
    assert sorted(_written()) == sorted(expected)


def test_code_cites_only_paragraphs_that_exist() -> None:
    assert sorted(_cited(".") - set(_written())) == []


def test_rules_cite_every_ruling_they_carry_out() -> None:
    # [I10] is about something that is not implemented.
    rulings = {name for name in _written() if name.startswith("I")} - {"I10"}
    assert sorted(rulings - _cited("rules")) == []
