"""The shell commands that README and docs show, read from their code blocks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.bootstrap import ROOT

README = ROOT / "README.md"
PAGES = [README, *sorted((ROOT / "docs").glob("*.md"))]
SHELL = ("", "bash", "console", "sh")
PROGRAMS = ("azulejos", "git", "make", "pip", "python")

# What only a checkout can do. A wheel has neither training, nor benchmarks, nor the history.
CHECKOUT_ONLY = ("git show", "pip install torch", "python -m bench", "python -m training")


@dataclass(frozen=True)
class Line:
    """A line of a code block; continued lines are joined."""

    page: str
    number: int
    text: str

    @property
    def program(self) -> str:
        return self.text.split()[0]


def code_lines(page: Path) -> Iterator[Line]:
    """Every line of the page's shell or plain-text code blocks: fenced, or indented by four."""
    fence: str | None = None
    parts: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("```"):
            fence = line[3:].strip() if fence is None else None
            continue
        if fence in SHELL or (fence is None and line.startswith("    ")):
            parts += [line.strip().removeprefix("$ ")] if line.strip() else []
        if parts and not parts[-1].endswith("\\"):
            text = " ".join(part.removesuffix("\\").strip() for part in parts)
            yield Line(page.name, number, text)
            parts = []


def commands(page: Path) -> list[Line]:
    """The shell commands of a page, except those for a checkout."""
    found = [line for line in code_lines(page) if line.program in PROGRAMS]
    return [line for line in found if not line.text.startswith(CHECKOUT_ONLY)]


def mentions(page: Path) -> list[Line]:
    """The commands that sentences of a page name, as in `azulejos bench --signature`."""
    return [
        Line(page.name, number, words)
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1)
        for words in re.findall(r"`(azulejos [^`]+)`", line)
    ]
