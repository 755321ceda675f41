"""The search for sentences that our catalogues share with a printed rulebook."""

from pathlib import Path

import pytest

from tests.locales.test_faults import text
from tools.overlap import is_term, language_of, longest_run, main

BORROWED = text("de", "rulebook", "rulebook-i5")


def test_whole_sentence_of_ours_in_a_book_is_found() -> None:
    run = longest_run("de", "rulebook", f"Erstens. {BORROWED} Und so weiter.")
    assert run.message == "rulebook-i5"
    assert len(run.words) == len(BORROWED.replace(",", "").split())
    assert 0 < run.counted < len(run.words)


def test_line_break_hides_nothing() -> None:
    broken = BORROWED.replace("Tischmitte", "Tisch-\nmitte").replace(" ", "\n")
    assert longest_run("de", "rulebook", broken).message == "rulebook-i5"


def test_terms_do_not_count() -> None:
    assert is_term("musterreihen", "de")
    assert not is_term("danach", "de")


def test_language_of_a_book_is_known_by_its_short_words() -> None:
    assert language_of("Die Fliesen sind nicht auf der Wand und das ist gut.") == "de"
    assert language_of("Fliserne er ikke på den væg, der skal bruges til det.") == "da"


def test_book_with_our_sentence_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "book.txt").write_text(BORROWED, encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert "rulebook-i5" in capsys.readouterr().out
