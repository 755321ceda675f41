"""A list of SVG elements that grows: rectangles, texts, tiles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Final
from xml.sax.saxutils import escape, quoteattr

FONT: Final = "Figtree, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', sans-serif"
TILES: Final = "tiles.svg"
_ROUNDING: Final = 0.17  # of a tile's side, as on the page
# Characters that no XML document may contain.
_FORBIDDEN: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def clean(text: str) -> str:
    """The text with a replacement for each character that XML forbids."""
    return _FORBIDDEN.sub("\ufffd", text)


def tile_symbols() -> str:
    """The page's drawings of the tiles, as definitions without the outer element."""
    text = files("azulejos.pictures").joinpath(TILES).read_text(encoding="utf-8")
    inside = text[text.index(">") + 1 : text.rindex("</svg>")]
    return "".join(line.strip() for line in inside.splitlines())


class Canvas:
    """SVG elements in drawing order."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def __str__(self) -> str:
        return "".join(self._parts)

    def add(self, element: str, content: str = "", /, **attributes: float | str) -> None:
        """Add an element; `_` in the names of attributes stands for `-`."""
        written = _attributes(attributes)
        end = f">{escape(clean(content))}</{element}>" if content else "/>"
        self._parts.append(f"<{element}{written}{end}")

    @contextmanager
    def group(self, element: str = "g", **attributes: float | str) -> Iterator[None]:
        """Put what is added meanwhile into an element."""
        self._parts.append(f"<{element}{_attributes(attributes)}>")
        yield
        self._parts.append(f"</{element}>")

    def box(self, x: float, y: float, side: float, **attributes: float | str) -> None:
        """Add a square with the round corners of a tile."""
        rounding = side * _ROUNDING
        self.add("rect", x=x, y=y, width=side, height=side, rx=rounding, **attributes)

    def symbol(self, name: str, x: float, y: float, side: float, **attributes: str | float) -> None:
        """Add one of the page's drawings: `tile-B`, `motif-B` or `marker`."""
        self.add("use", href=f"#{name}", x=x, y=y, width=side, height=side, **attributes)


def _attributes(attributes: dict[str, float | str]) -> str:
    return "".join(
        f" {name.replace('_', '-')}={quoteattr(clean(_number(value)))}"
        for name, value in attributes.items()
    )


def _number(value: float | str) -> str:
    return value if isinstance(value, str) else f"{round(value, 2):g}"
