"""The search for sentences that our catalogues share with a printed rulebook."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from azulejos.locales.languages import LANGUAGES
from tests.locales.test_faults import every_text, text
from tools.overlap import (
    LIMIT,
    Book,
    Run,
    is_misread,
    language_of,
    main,
    outside_phrases,
    phrases_of,
    runs,
    words_of,
)

BORROWED = text("de", "rulebook", "rulebook-i5")
WITH_UMLAUTS = text("de", "rulebook", "rulebook-p2").replace("{ $tiles-per-factory }", "4")
# As a machine reads it.
MISREAD = WITH_UMLAUTS.replace("ä", "é").replace("ü", "ii").replace("kommen", "kornmen")
MISREAD = MISREAD.replace("weiter", "weifer")
CLOCKWISE = tuple(words_of("dans le sens des aiguilles d’une montre"))


def longest(language: str, book: str) -> Run:
    return max(runs("rulebook", Book(language, book)))


def test_whole_sentence_of_ours_in_a_book_is_found() -> None:
    run = longest("de", f"Erstens. {BORROWED} Und so weiter.")
    assert run.message == "rulebook-i5"
    assert run.counted == len(run.words) == len(words_of(BORROWED))


def test_line_break_hides_nothing() -> None:
    broken = BORROWED.replace("Tischmitte", "Tisch-\nmitte").replace(" ", "\n")
    assert longest("de", broken).message == "rulebook-i5"


def test_what_a_message_fills_in_is_any_one_word() -> None:
    message = text("nl", "rulebook", "rulebook-s3")
    assert "{ $tiles }" in message
    book = message.replace("{ $tiles }", "100").replace("{ $tiles-per-colour }", "20")
    run = longest("nl", book)
    assert run.message == "rulebook-s3"
    assert len(run.words) == len(words_of(book))
    other = longest("nl", book.replace("100", "100 of meer"))
    assert other.counted < run.counted


def test_run_neither_begins_nor_ends_with_what_is_filled_in() -> None:
    found = list(runs("terminal", Book("fr", "Philippe prend le marqueur de premier joueur")))
    told = next(run for run in found if run.message == "told-marker")
    assert told.words == ("prend", "le", "marqueur", "de", "premier", "joueur")


def test_misread_letters_of_the_german_book_hide_nothing() -> None:
    assert MISREAD.count("é") == MISREAD.count("ii") == 1
    run = longest("de", MISREAD)
    assert run.message == "rulebook-p2"
    assert len(run.words) == len(words_of(WITH_UMLAUTS))
    assert longest("da", MISREAD).counted < LIMIT


@pytest.mark.parametrize(
    ("word", "read"),
    [
        ("für", "fiir"),
        ("überprüfe", "tliberpriife"),
        ("nächste", "néchste"),
        ("schließlich", "schliefilich"),
        ("müsst", "miisst"),
        ("wählt", "wihlt"),
    ],
)
def test_misread_word_is_known(word: str, read: str) -> None:
    assert is_misread(word, read)


@pytest.mark.parametrize(
    ("word", "other"),
    [("eine", "keine"), ("der", "den"), ("fliese", "fliesen"), ("reihe", "runde")],
)
def test_other_word_is_not_a_misread_one(word: str, other: str) -> None:
    assert not is_misread(word, other)


def test_only_a_book_that_a_machine_has_read_has_misread_letters() -> None:
    assert Book("de", "schrelben").places("schreiben") == [0]
    assert Book("da", "flisernø").places("fliserne") == []


def test_phrases_of_the_list_do_not_count() -> None:
    assert CLOCKWISE in phrases_of("fr")
    assert outside_phrases(("tourne", *CLOCKWISE, "puis"), "fr") == [True] + [False] * 8 + [True]
    assert all(outside_phrases(CLOCKWISE[1:], "fr"))
    found = runs("rulebook", Book("fr", "Ils jouent dans le sens des aiguilles d’une montre."))
    turns = next(run for run in found if run.message == "rulebook-d1")
    assert turns.counted == 1


def in_catalogue(language: str) -> Iterator[str]:
    for words in every_text(language).values():
        yield " ".join(words_of(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_list_has_short_phrases_that_our_catalogues_use(language: str) -> None:
    ours = list(in_catalogue(language))
    for phrase in phrases_of(language):
        assert 2 <= len(phrase) <= LIMIT + 1, phrase
        assert any(" ".join(phrase) in words for words in ours), phrase
    assert all(first < second for first, second in pairwise(phrases_of(language)))


def test_language_of_a_book_is_known_by_its_short_words() -> None:
    assert language_of("Die Fliesen sind nicht auf der Wand und das ist gut.") == "de"
    assert language_of("Fliserne er ikke på den væg, der skal bruges til det.") == "da"


def test_book_with_seven_words_of_ours_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    others = "Und das ist nicht von mir und mit der Post auf dem Weg."
    six, seven = (" ".join(BORROWED.split()[:count]) for count in (LIMIT - 1, LIMIT))
    (tmp_path / "book.txt").write_text(f"{seven}. {others}", encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert "rulebook-i5: 7 words" in capsys.readouterr().out
    (tmp_path / "book.txt").write_text(f"{six}. {others}", encoding="utf-8")
    assert main([str(tmp_path)]) == 0
