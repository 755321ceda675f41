"""The rulebook is complete: every rule has a paragraph, every paragraph its words."""

import re
from pathlib import Path
from typing import get_args

import pytest

from azulejos.locales.languages import LANGUAGES
from azulejos.rulebook.examples import EXAMPLES
from azulejos.rulebook.facts import facts
from azulejos.rulebook.structure import SECTIONS, message_keys, paragraph_ids, section_of
from azulejos.rules.scoring import BARREN_LIMIT
from azulejos.views.shapes import RefusedReason, ScoreSheet
from tests.locales.test_catalogues import catalogue, uses
from tests.test_rules_page import PARAGRAPHS
from tools.rulebook import Text

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "web" / "src" / "lib" / "say" / "paragraphs.ts"


def test_every_rule_has_exactly_one_paragraph() -> None:
    rules = [
        f"{letter}{n}".lower() for letter, most in PARAGRAPHS.items() for n in range(1, most + 1)
    ]
    found = [name for name in paragraph_ids() if name[-1].isdigit()]
    assert sorted(found) == sorted(rules)
    assert len(set(paragraph_ids())) == len(paragraph_ids())


def test_paragraph_is_found_in_its_section() -> None:
    assert [section_of(name) for name in ("s1", "d7", "t5", "p1", "e2", "g3", "i11")] == [
        "setup", "offer", "tiling", "next", "end", "grey", "rulings",
    ]  # fmt: skip


def test_every_example_follows_one_paragraph() -> None:
    shown = [name for s in SECTIONS for p in s.paragraphs for name in p.examples]
    assert sorted(shown) == sorted(EXAMPLES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_none_besides(language: str) -> None:
    assert list(catalogue(language, "rulebook")) == list(message_keys())


def test_every_english_message_tells_a_translator_where_it_stands() -> None:
    messages = catalogue("en", "rulebook").values()
    assert [m.id.name for m in messages if m.comment is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_gets_all_its_numbers(language: str) -> None:
    text = Text(language)
    for section in SECTIONS:
        for part in text.section(section):
            assert not re.search(r"\{|\$", part), part


def test_our_own_rules_are_marked() -> None:
    ours = {p.id for s in SECTIONS for p in s.paragraphs if p.is_ours}
    assert {"i9", "i11", "order"} <= ours
    assert f"after {BARREN_LIMIT} rounds" in Text("en").say("rulebook-i11")


def test_every_difference_of_the_printed_rules_is_listed() -> None:
    assert len(next(s for s in SECTIONS if s.id == "differences").differences) == 15


def test_every_refusal_and_every_score_leads_to_a_paragraph() -> None:
    """The page's table: each reason, each source of points, and a line that falls."""
    pairs = dict(re.findall(r"^  (\w+): '([a-z]+\d+)',$", TABLE.read_text("utf-8"), re.MULTILINE))
    scores = set(ScoreSheet.__struct_fields__) - {"total", "before"}  # no rule gives these
    assert pairs.keys() == {*get_args(RefusedReason), *scores, "line_falls"}
    assert set(pairs.values()) <= set(paragraph_ids())


def test_captions_use_only_values_of_their_frame() -> None:
    general = {"at", "count", "id"}
    for name, example in EXAMPLES.items():
        for at, frame in enumerate(example.frames):
            key = f"rulebook-{name}-{at}"
            found = uses(catalogue("en", "rulebook")[key]).variables
            assert found <= frame.values.keys() | facts().keys() | general, key
