"""Pictures as PNG, drawn by resvg, which the extra `png` installs."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

NO_PNG: Final = "PNG needs another package: pip install 'azulejos[png]'"


def can_draw_png() -> bool:
    """Whether the extra is installed."""
    return find_spec("resvg_py") is not None


def png(svg: str, zoom: float = 2) -> bytes:
    """An SVG text as PNG; `zoom` is the number of pixels for a unit of the SVG.

    Raises `ValueError` if the extra is not installed.
    """
    try:
        import resvg_py
    except ImportError:
        raise ValueError(NO_PNG) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=zoom))
