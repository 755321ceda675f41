"""The clock that ends a search.

A file of its own because compiled code has no clock: another thread sets a word that the search
reads at every inner node.
"""

from __future__ import annotations

import threading

from azulejos.fast import Words


class Alarm:
    """Sets words to 1 after some seconds, or at once by `ring`; a context that ends it."""

    def __init__(self, words: list[Words], index: int, seconds: float | None) -> None:
        self._words = words
        self._index = index
        self._timer = threading.Timer(seconds, self.ring) if seconds is not None else None

    def ring(self) -> None:
        """Stop all searches that read these words."""
        for words in self._words:
            words[self._index] = 1

    def __enter__(self) -> Alarm:
        if self._timer is not None:
            self._timer.daemon = True
            self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
