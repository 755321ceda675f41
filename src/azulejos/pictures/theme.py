"""The colours of a picture: the light and the dark theme of the page.

A test compares them with the page's style sheet.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from azulejos.rules import Colour


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by their names in the page's style sheet; `prints` are those of the empty wall."""

    ground: str
    surface: str
    sunk: str
    edge: str
    edge_strong: str
    ink: str
    muted: str
    accent: str
    accent_soft: str
    warn: str
    good: str
    prints: tuple[str, str, str, str, str]

    def print_of(self, colour: Colour) -> str:
        """The colour that is printed on the spaces of a colour."""
        return self.prints[colour]


LIGHT: Final = Theme(
    ground="#f3eee4",
    surface="#fcfaf5",
    sunk="#e9e2d4",
    edge="#d9cfbc",
    edge_strong="#8c8373",
    ink="#22283a",
    muted="#5b6070",
    accent="#1f4fa3",
    accent_soft="#dde6f5",
    warn="#a33c1b",
    good="#1b6e5a",
    prints=("#2456ae", "#c98d12", "#c04f34", "#2b303e", "#5aa7a5"),
)
DARK: Final = Theme(
    ground="#19212b",
    surface="#222c38",
    sunk="#141b23",
    edge="#394655",
    edge_strong="#75828f",
    ink="#efeae0",
    muted="#a9b3be",
    accent="#9dbcf5",
    accent_soft="#29405f",
    warn="#f4a283",
    good="#7fd1b9",
    prints=("#6f9bea", "#eab13c", "#e2795d", "#6b7789", "#d9efee"),
)
THEMES: Final = {"light": LIGHT, "dark": DARK}
