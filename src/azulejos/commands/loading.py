"""Loading the searches of a command, with a line that says how far the compiler is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from azulejos.locales.catalogue import Catalogue

PROGRESS_S = 5.0


def load_searches(catalogue: Catalogue) -> None:
    """Load the searches of a master; they are compiled when they are used for the first time."""
    from azulejos.players.levels import SearchKind
    from azulejos.players.workers.loading import SearchLoader

    loader = SearchLoader((SearchKind.TREE,))
    loader.start()
    shown = -1
    while not loader.wait(SearchKind.TREE, PROGRESS_S):
        percent = int(100 * loader.share)
        if loader.is_compiling and percent != shown:
            shown = percent
            line = catalogue.say("compiling", loaded=catalogue.percent(loader.share))
            print(line, end="\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
