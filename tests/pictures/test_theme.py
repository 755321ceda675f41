"""The colours of pictures are those of the page, and so are the tiles."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from azulejos.pictures import DARK, LIGHT
from azulejos.pictures.canvas import tile_symbols
from azulejos.rules import Colour
from tools.page import TILES, WEB, sources

STYLE = (WEB / "src" / "style" / "tokens.css").read_text(encoding="utf-8")


def _pair(name: str, text: str) -> tuple[str, str]:
    ((light, dark),) = re.findall(rf"{name}: light-dark\((#\w+), (#\w+)\);", text)
    return light, dark


@pytest.mark.parametrize("name", [f.name for f in fields(LIGHT) if f.name != "prints"])
def test_colours_are_those_of_the_page(name: str) -> None:
    pair = _pair(f"--{name.replace('_', '-')}", STYLE)
    assert (getattr(LIGHT, name), getattr(DARK, name)) == pair


@pytest.mark.parametrize("colour", Colour)
def test_printed_colours_are_those_of_the_page(colour: Colour) -> None:
    pair = _pair(f"--print-{colour.letter}", STYLE)
    assert (LIGHT.print_of(colour), DARK.print_of(colour)) == pair


def test_page_is_built_with_the_same_tiles() -> None:
    config = (WEB / "vite.config.js").read_text(encoding="utf-8")
    (named,) = re.findall(r"new URL\('([^']+\.svg)'", config)
    assert (WEB / named).resolve() == TILES
    assert TILES in sources(Path("nowhere"))


def test_every_tile_has_a_drawing() -> None:
    names = set(re.findall(r'<symbol id="([\w-]+)"', tile_symbols()))
    letters = [colour.letter for colour in Colour]
    wanted = {f"{kind}-{letter}" for kind in ("tile", "motif") for letter in letters}
    assert names == {*wanted, "marker", "glaze"}


def test_drawings_in_drawings_have_their_size() -> None:
    """Without it, programs disagree about what the size is."""
    uses = re.findall(r"<use [^>]*>", tile_symbols())
    assert uses
    assert [use for use in uses if 'width="48" height="48"' not in use] == []
