"""The last refusals of a table, so that a repeated request gets the same answer again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from azulejos.table import Refusal

_MOST_KEPT: Final = 64


class RefusalCache:
    """The last refusals, by guest and request id."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int | None, str], Refusal] = OrderedDict()

    def get(self, guest: int | None, request: str) -> Refusal | None:
        """The refusal that a request got, None if there was none or it was long ago."""
        return self._kept.get((guest, request))

    def put(self, guest: int | None, request: str, refusal: Refusal) -> None:
        """Keep a refusal; the oldest one goes if there are too many."""
        self._kept[guest, request] = refusal
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)
