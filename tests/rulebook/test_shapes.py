"""The rulebook as it travels: everything that the page needs, and nothing that it would compute."""

import msgspec

from azulejos.rulebook.examples import EXAMPLES
from azulejos.rulebook.shapes import Rulebook, rulebook
from azulejos.rulebook.structure import paragraph_ids


def test_rulebook_survives_the_journey() -> None:
    assert msgspec.json.decode(msgspec.json.encode(rulebook()), type=Rulebook) == rulebook()


def test_sections_and_examples_are_complete() -> None:
    book = rulebook()
    assert [p.id for s in book.sections for p in s.paragraphs] == paragraph_ids()
    assert {name: len(frames) for name, frames in book.examples.items()} == {
        name: len(example.frames) for name, example in EXAMPLES.items()
    }


def test_frame_says_what_may_not_be() -> None:
    refused = [frame.line for frame in rulebook().examples["options"] if frame.is_refused]
    assert refused == [1, 2, 3]
