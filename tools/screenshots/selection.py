"""Which pictures are taken: screens, sizes of window and themes."""

from __future__ import annotations

from collections.abc import Iterable

SIZES = {
    "phone": (360, 640, 2),
    "tablet": (768, 1024, 1),
    "wide": (1280, 800, 1),
    "large": (1920, 1080, 1),
}
"""Width, height and pixels of the screen for each pixel of the page."""
TOUCHED = ("phone", "tablet")
THEMES = ("light", "dark")


class Selection:
    """The pictures to take: all forms of a `NAME`, one `NAME-SIZE-THEME`, or everything."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = frozenset(names)

    def has(self, name: str, size: str, theme: str) -> bool:
        return not self.names or not self.names.isdisjoint({name, f"{name}-{size}-{theme}"})

    def forms(self, name: str) -> list[tuple[str, str]]:
        """Return the sizes and themes in which a screen is wanted."""
        return [(size, theme) for size in SIZES for theme in THEMES if self.has(name, size, theme)]

    def has_any(self, *names: str) -> bool:
        return any(self.forms(name) for name in names)
