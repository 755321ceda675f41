"""The files of the networks that come with the package: one for each number of seats.

With two seats, the grey wall has its own. This module loads no compiled code.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from azulejos.rules import Wall

FOLDER: Final = Path(__file__).parent / "weights"
_NAMES: Final = {(2, Wall.GREY): "seats2-grey.net"}


def shipped(seats: int, wall: Wall = Wall.COLOURED) -> Path:
    """The file of the network for this number of seats and this wall."""
    return FOLDER / _NAMES.get((seats, wall), f"seats{seats}.net")
