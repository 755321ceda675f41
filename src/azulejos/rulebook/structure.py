"""Order of the rulebook: sections, their paragraphs, and which example follows which paragraph.

A paragraph that states a rule has the id of that rule in lower case, `d6` for [D6], so that code,
page and tests cite the same thing. Sentences are Fluent messages; `message_keys` lists them all.

>>> section_of("d6")
'offer'
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from azulejos.rulebook.examples import EXAMPLES


class Paragraph(NamedTuple):
    """One paragraph; `is_ours` marks what no printed rulebook says."""

    id: str
    examples: tuple[str, ...] = ()
    has_title: bool = False
    is_ours: bool = False


class Section(NamedTuple):
    """A section: paragraphs, and rows of a table if it compares the printed rulebooks."""

    id: str
    paragraphs: tuple[Paragraph, ...]
    differences: tuple[str, ...] = ()


def _plain(*ids: str) -> tuple[Paragraph, ...]:
    return tuple(Paragraph(name) for name in ids)


def _titled(*ids: str) -> tuple[Paragraph, ...]:
    return tuple(Paragraph(name, has_title=True) for name in ids)


_DIFFERENCES: Final = (
    "marker-space",
    "marker-after",
    "who-starts",
    "first-turns",
    "filling",
    "which-lines",
    "top-down",
    "neighbours",
    "column-example",
    "game-end",
    "colour-bonus",
    "ties",
    "grey-row",
    "grey-stuck",
    "short-supply",
)

SECTIONS: Final = (
    Section(
        "aim", (*_plain("aim", "round"), *_titled("phase-offer", "phase-tiling", "phase-next"))
    ),
    Section("material", _titled("boards", "factories", "tiles", "marker", "lid")),
    Section("setup", (Paragraph("s1"), Paragraph("s2", ("set-up",)), *_plain("s3", "s4", "s5"))),
    Section(
        "offer",
        (
            *_plain("d1", "d2", "d3", "d4", "d5"),
            Paragraph("d6", ("first-turns",)),
            *_plain("d7", "d8"),
            Paragraph("d9", ("options",)),
            Paragraph("d10"),
        ),
    ),
    Section(
        "tiling",
        (
            *_plain("t1", "t2", "t3"),
            Paragraph("t4", ("tiling-lines",)),
            Paragraph(
                "t5", ("score-alone", "score-row", "score-column", "score-pair", "score-both")
            ),
            *_plain("t6", "t7", "t8"),
            Paragraph("t9", ("floor-marker-first", "floor-marker-last")),
        ),
    ),
    Section("next", _plain("p1", "p2", "p3")),
    Section("end", (Paragraph("e1"), Paragraph("e2", ("bonuses",)), Paragraph("e3"))),
    Section("grey", (*_plain("g1", "g2"), Paragraph("g3", ("grey-falls",)))),
    Section(
        "rulings",
        (
            Paragraph("rulings"),
            *_titled("i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8"),
            Paragraph("i9", has_title=True, is_ours=True),
            *_titled("i10"),
            Paragraph("i11", has_title=True, is_ours=True),
            *_titled("i12"),
        ),
    ),
    Section("differences", _plain("differences"), _DIFFERENCES),
    Section(
        "ours",
        (
            Paragraph("ours"),
            *(
                Paragraph(name, has_title=True, is_ours=True)
                for name in ("draws", "order", "table")
            ),
        ),
    ),
)

DIFFERENCE_PARTS: Final = ("point", "books", "here")
"""The columns of the table: what it is about, what the printed rulebooks say, what we play."""

FURNITURE: Final = (
    "rulebook-title",
    "rulebook-contents",
    "rulebook-print",
    "rulebook-play",
    "rulebook-ours-mark",
    "rulebook-example",
    "rulebook-frame",
    "rulebook-step-back",
    "rulebook-step-on",
    "rulebook-paragraph",
    "rulebook-differs-point",
    "rulebook-differs-books",
    "rulebook-differs-here",
)
"""Messages around the text: titles, buttons and column heads."""


def paragraph_ids() -> list[str]:
    """Every paragraph, in order."""
    return [paragraph.id for section in SECTIONS for paragraph in section.paragraphs]


def section_of(paragraph: str) -> str:
    """The section that a paragraph is in."""
    return next(s.id for s in SECTIONS if any(p.id == paragraph for p in s.paragraphs))


def message_keys() -> Iterator[str]:
    """Every message that the rulebook needs, in the order in which a reader meets them."""
    yield from FURNITURE
    for section in SECTIONS:
        yield f"rulebook-{section.id}-title"
        for paragraph in section.paragraphs:
            yield from _paragraph_keys(paragraph)
        for row in section.differences:
            yield from (f"rulebook-differs-{row}-{part}" for part in DIFFERENCE_PARTS)


def _paragraph_keys(paragraph: Paragraph) -> Iterator[str]:
    if paragraph.has_title:
        yield f"rulebook-{paragraph.id}-title"
    yield f"rulebook-{paragraph.id}"
    for name in paragraph.examples:
        yield f"rulebook-{name}-title"
        yield from (f"rulebook-{name}-{at}" for at in range(len(EXAMPLES[name].frames)))
