"""Pictures as PNG."""

import struct
import sys

import pytest

from azulejos import Position
from azulejos.pictures import png, svg
from tests.rules.texts import OPENING


def test_png_has_the_size_of_the_picture() -> None:
    drawn = svg(Position.parse(OPENING))
    for zoom in (1, 2):
        image = png(drawn, zoom)
        assert image.startswith(b"\x89PNG\r\n\x1a\n")
        width, height = struct.unpack(">II", image[16:24])
        assert f'viewBox="0 0 {width // zoom} {height // zoom}"' in drawn


def test_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(ValueError, match=r"pip install 'azulejos\[png\]'"):
        png("<svg/>")
