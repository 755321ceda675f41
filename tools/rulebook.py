"""Write docs/rules.md from the structure of the rulebook and its English catalogue.

The page shows the same messages, so that the two cannot disagree: `make rulebook` writes the file,
and a test fails while it differs.
"""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from azulejos.locales.catalogue import CATALOGUES, Catalogue
from azulejos.rulebook.examples import EXAMPLES, Values
from azulejos.rulebook.facts import facts
from azulejos.rulebook.structure import DIFFERENCE_PARTS, SECTIONS, Paragraph, Section

PAGE = Path(__file__).parent.parent / "docs" / "rules.md"
_WIDTH = 100
_HEAD = """\
The rules as azulejos plays them, complete and in our own words. Paragraphs in brackets have numbers
because the code cites them (`# RULES [D6]`). The page of the game shows the same text in six
languages, with every example as a board to step through: choose *Learn* on the first screen.

This file is written by `make rulebook` from `src/azulejos/locales/rulebook/en.ftl` and
`src/azulejos/rulebook`. Every number in it comes from the rules engine.
"""


def main() -> int:
    """Write the page."""
    PAGE.write_text(markdown(), encoding="utf-8")
    print(f"rulebook: wrote docs/{PAGE.name}")
    return 0


def markdown() -> str:
    """The whole rulebook in English."""
    text = Text("en")
    parts = [f"# {text.say('rulebook-title')}", _HEAD.rstrip(), f"*{text.say('not-affiliated')}*"]
    for section in SECTIONS:
        parts += text.section(section)
    return "\n\n".join(parts) + "\n"


class Text:
    """The rulebook of one language as Markdown."""

    def __init__(self, language: str) -> None:
        self._words = Catalogue(language, CATALOGUES, "rulebook")
        self._facts = self._filled(facts())

    def say(self, key: str, values: Values | None = None) -> str:
        """A message with the numbers of the rules, and those of an example's frame."""
        return self._words.say(key, **(self._facts | self._filled(values or {})))

    def _filled(self, values: Values | dict[str, int | list[int]]) -> dict[str, str | int]:
        """Lists become text; Fluent takes numbers and text only."""
        return {
            name: self._words.all_of([self._words.number(n) for n in value])
            if isinstance(value, list) and value
            else ("" if isinstance(value, list) else value)
            for name, value in values.items()
        }

    def section(self, section: Section) -> Iterator[str]:
        """A heading and what follows it."""
        yield f"## {self.say(f'rulebook-{section.id}-title')}"
        for paragraph in section.paragraphs:
            yield from self._paragraph(paragraph)
        if section.differences:
            yield self._table(section.differences)

    def _paragraph(self, paragraph: Paragraph) -> Iterator[str]:
        name = paragraph.id
        cited = f"[{name.upper()}]" if name[-1].isdigit() else ""
        title = self.say(f"rulebook-{name}-title") + "." if paragraph.has_title else ""
        head = " ".join(filter(None, (cited, title)))
        mark = f"*({self.say('rulebook-ours-mark')})*" if paragraph.is_ours else ""
        words = " ".join(
            filter(None, (f"**{head}**" if head else "", self.say(f"rulebook-{name}"), mark))
        )
        yield _wrapped(words, "- ", "  ") if head else _wrapped(words)
        for example in paragraph.examples:
            yield self._example(example)

    def _example(self, name: str) -> str:
        title = self.say(f"rulebook-{name}-title")
        lines = [f"  > **{self.say('rulebook-example')}: {title}**", "  >"]
        for at, frame in enumerate(EXAMPLES[name].frames):
            caption = self.say(f"rulebook-{name}-{at}", frame.values)
            lines.append(_wrapped(caption, f"  > {at + 1}. ", "  >    "))
        return "\n".join(lines)

    def _table(self, rows: tuple[str, ...]) -> str:
        heads = [self.say(f"rulebook-differs-{part}") for part in DIFFERENCE_PARTS]
        told = [
            [self.say(f"rulebook-differs-{row}-{part}") for part in DIFFERENCE_PARTS]
            for row in rows
        ]
        lines = [heads, ["---"] * len(heads), *told]
        return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _wrapped(words: str, first: str = "", rest: str = "") -> str:
    return textwrap.fill(
        words,
        _WIDTH,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


if __name__ == "__main__":
    sys.exit(main())
