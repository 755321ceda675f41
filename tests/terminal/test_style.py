"""What a terminal can show."""

import io

import pytest

from azulejos import Colour
from azulejos.terminal.style import LiveLines, Style, style_for


class Terminal(io.TextIOWrapper):
    """A stream that says it is a terminal."""

    def __init__(self, encoding: str = "UTF-8") -> None:
        super().__init__(io.BytesIO(), encoding=encoding)

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")


def test_terminals_get_colours_and_files_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    assert style_for(Terminal()) == Style(colours=True, unicode=True)
    assert not style_for(io.StringIO()).colours
    monkeypatch.setenv("TERM", "dumb")
    assert not style_for(Terminal()).colours
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not style_for(Terminal()).colours


def test_old_encodings_get_plain_signs() -> None:
    assert not style_for(Terminal("latin-1")).unicode
    assert Style(unicode=False).signs("▶ −3 → ✓") == "> -3 -> ok"


def test_tiles_are_letters_whatever_the_colours() -> None:
    assert [Style().tile(colour) for colour in Colour] == list("BYRKW")
    assert all(colour.letter in Style(colours=True).tile(colour) for colour in Colour)
    assert Style().place(Colour.RED) == "r"


def test_live_lines_replace_the_lines_before(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    live = LiveLines(Style(), stream)
    assert live.can_rewrite
    live.show("one\ntwo", "three")
    live.show("four")
    live.show("five")
    stream.seek(0)
    assert stream.read() == "one\ntwo\nthree\n\x1b[3A\x1b[Jfour\n\x1b[1A\x1b[Jfive\n"
    monkeypatch.setenv("TERM", "dumb")
    assert not LiveLines(Style(), Terminal()).can_rewrite
    assert not LiveLines(Style(), io.StringIO()).can_rewrite


def test_live_lines_preview_only_what_fits_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "3")
    monkeypatch.setenv("COLUMNS", "80")
    stream = Terminal()
    live = LiveLines(Style(), stream)
    live.preview("1\n2\n3")
    live.preview("1\n2")
    stream.seek(0)
    assert stream.read() == "1\n2\n"
