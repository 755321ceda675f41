"""One answer that every library must know before it is used: a random game, move by move."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import numpy as np

from azulejos.native.library import EngineError, NativeLibrary

SEATS, WORDS = 4, 39  # of `fast.layout`
ANSWER: Final = "4470438e0ad6597a"


def find_answer(library: NativeLibrary) -> str:
    """A digest of a random game's length and of everything at its end."""
    state, generator = np.zeros(WORDS, np.int64), np.array([1], np.uint64)
    library.function("azulejos.fast.state.reset").call(state, SEATS, True, 0)
    moves = library.function("azulejos.fast.random_play.playout").call(state, generator)
    return sha256(state.tobytes() + generator.tobytes() + bytes([moves])).hexdigest()[:16]


def check_answer(library: NativeLibrary) -> None:
    """Refuse a library that computes something else: it is not for these rules or this machine."""
    if find_answer(library) != ANSWER:
        raise EngineError(f"{library.path.name} computes wrongly on this machine")
