"""Pictures of positions: SVG with the page's own tiles, and PNG.

>>> from azulejos import Position
>>> from azulejos.pictures import svg
>>> svg(Position.start(seats=3))[:4]
'<svg'
"""

from azulejos.pictures.labels import Labels
from azulejos.pictures.png import NO_PNG, can_draw_png, png
from azulejos.pictures.svg import svg
from azulejos.pictures.theme import DARK, LIGHT, THEMES, Theme

__all__ = ["DARK", "LIGHT", "NO_PNG", "THEMES", "Labels", "Theme", "can_draw_png", "png", "svg"]
