"""Finished reviews on disk, so that a second look at a game is instant.

    <the user's cache folder>/azulejos/reviews/<game>-<key>.json

AZULEJOS_CACHE_DIR names another folder. A damaged file counts as no review, and a folder that
cannot be written to only costs time.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_cache_path

from azulejos.review.keys import game_hash, review_key
from azulejos.review.shapes import GameReview
from azulejos.rules import Game

MOST_FILES: Final = 500
"""Older ones are removed."""


def reviews_folder() -> Path:
    """The folder of the reviews."""
    chosen = os.environ.get("AZULEJOS_CACHE_DIR")
    base = Path(chosen) if chosen else user_cache_path("azulejos", appauthor=False)
    return base / "reviews"


def stored_review(game: Game, nodes: int) -> GameReview | None:
    """The review of a game with so many nodes, if it is on disk."""
    try:
        content = _file(game, nodes).read_bytes()
        return msgspec.json.decode(content, type=GameReview)
    except (OSError, msgspec.DecodeError):
        return None


def store_review(game: Game, review: GameReview) -> None:
    """Write a review: all of it or nothing."""
    file = _file(game, review.nodes)
    with suppress(OSError):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as writing:
                writing.write(msgspec.json.encode(review))
            Path(name).replace(file)
        except OSError:
            Path(name).unlink(missing_ok=True)
        _prune(file.parent)


def _file(game: Game, nodes: int) -> Path:
    name = f"{game_hash(game)}-{review_key(game.start.seats, game.start.wall, nodes)}.json"
    return reviews_folder() / name


def _prune(folder: Path) -> None:
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files[MOST_FILES:]:
        file.unlink(missing_ok=True)
