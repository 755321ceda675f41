"""Draw the icons of the installed page from the blue tile. A test compares them with the files."""

from __future__ import annotations

from pathlib import Path

from azulejos.pictures import png
from tools.bootstrap import ROOT

FOLDER = ROOT / "web" / "public"
TILES = ROOT / "src" / "azulejos" / "pictures" / "tiles.svg"
TILE = 48
"""The width of a tile in `tiles.svg`."""
GROUND, MOTIF = "#2456ae", "#f4f7fd"
"""The colours of the blue tile."""
SAFE = 0.75
"""The part of a maskable icon that the motif takes: launchers may cut the outer tenths away."""


def main() -> None:
    """Write the files."""
    for path, content in generated().items():
        path.write_bytes(content)
        print(f"icons: wrote {path.relative_to(ROOT)}")


def generated() -> dict[Path, bytes]:
    """The icons by file."""
    tile = _svg(f'<use href="#tile-B" width="{TILE}" height="{TILE}"/>')
    return {
        FOLDER / "icon-192.png": png(tile, zoom=192 / TILE),
        FOLDER / "icon-512.png": png(tile, zoom=512 / TILE),
        FOLDER / "icon-maskable-512.png": png(_on_ground(SAFE), zoom=512 / TILE),
        # iOS rounds the corners itself.
        FOLDER / "apple-touch-icon.png": png(_on_ground(0.92), zoom=180 / TILE),
    }


def _on_ground(part: float) -> str:
    """The motif on a ground without corners or edges."""
    size = TILE * part
    at = (TILE - size) / 2
    return _svg(
        f'<rect width="{TILE}" height="{TILE}" fill="{GROUND}"/>'
        f'<use href="#motif-B" x="{at}" y="{at}" width="{size}" height="{size}" color="{MOTIF}"/>'
    )


def _svg(drawing: str) -> str:
    sprite = TILES.read_text(encoding="utf-8")
    symbols = sprite[sprite.index(">") + 1 : sprite.rindex("</svg>")]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{TILE}" height="{TILE}" '
        f'viewBox="0 0 {TILE} {TILE}">{symbols}{drawing}</svg>'
    )


if __name__ == "__main__":
    main()
