"""Widths of text in a terminal."""

from azulejos.terminal.width import fitted, padded, width, wrapped


def test_cells_are_counted_not_characters() -> None:
    assert [width(text) for text in ("Zoë", "Zoe\u0308", "李小龍")] == [3, 3, 6]
    assert padded("Zoe\u0308", 5) == "Zoe\u0308  "
    assert padded("Anna", 2) == "Anna"


def test_what_is_too_wide_is_cut() -> None:
    assert fitted("Anna", 4) == "Anna"
    assert fitted("Annabella", 4) == "Ann…"
    assert width(fitted("李小龍", 4)) <= 4


def test_lines_break_between_words_and_keep_their_indent() -> None:
    assert wrapped("  3R2  tager to fliser", 15) == "  3R2  tager to\n    fliser"
    assert wrapped("\x1b[2mtager to fliser\x1b[0m", 15) == "\x1b[2mtager to fliser\x1b[0m"
    assert wrapped("sac\u00a0: 80", 5) == "sac\u00a0:\n  80"
