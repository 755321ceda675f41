"""What a terminal can show."""

import io

import pytest

from azulejos import Colour
from azulejos.terminal.style import Style, style_for


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
