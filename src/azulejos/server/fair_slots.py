"""Slots for long work, such as reviews: each address gets one before any address gets a second.

If all slots are taken, an address takes one from the address with the most, unless that would
leave it with fewer. Work is done in rounds: the first job of every address, then every second one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from azulejos.server.tables.tables import BusyError

J = TypeVar("J")


@dataclass(slots=True)
class _Place:
    """Who wants a job, and when its turn is."""

    callers: set[str]
    round: int
    is_begun: bool = False


class FairSlots(Generic[J]):
    """Jobs that wait or are under way, each for one or more callers."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._places: dict[J, _Place] = {}
        """Every job, the oldest first."""
        self._round = 0
        """The round of the job that was begun last; a newcomer joins this round."""

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[J]:
        """All jobs, in the order of their turns; those that were begun come first."""

        def turn(job: J) -> tuple[bool, int]:
            return not self._places[job].is_begun, self._places[job].round

        return iter(sorted(self._places, key=turn))

    @property
    def waiting(self) -> list[J]:
        """The jobs that were not begun, in the order of their turns."""
        return [job for job in self if not self._places[job].is_begun]

    def enter(self, job: J, caller: str) -> J | None:
        """Give a job a slot; returns the job that lost it, if any, or raises `BusyError`."""
        removed = None
        if len(self._places) >= self._most:
            removed = self._surplus(caller)
            if removed is None:
                raise BusyError
            self.leave(removed)
        self._places[job] = _Place({caller}, self._next_round(caller))
        return removed

    def join(self, job: J, caller: str) -> None:
        """Note that another caller wants a job too."""
        place = self._places[job]
        if caller not in place.callers:
            place.round = min(place.round, self._next_round(caller))
            place.callers.add(caller)

    def begin(self, job: J) -> None:
        """Note that a job is under way: it keeps its slot to the end."""
        self._places[job].is_begun = True
        self._round = self._places[job].round

    def leave(self, job: J) -> None:
        """Free the slot of a job."""
        self._places.pop(job, None)

    def _next_round(self, caller: str) -> int:
        """The round of the next job of a caller, who has one in each round at most."""
        own = [place.round for place in self._places.values() if caller in place.callers]
        return max([self._round, *(taken + 1 for taken in own)])

    def _surplus(self, caller: str) -> J | None:
        """The newest job of the callers with the most, if they keep as many as this caller gets."""
        counts = Counter(one for place in self._places.values() for one in place.callers)

        def share(job: J) -> int:
            return min(counts[one] for one in self._places[job].callers)

        newest_first = [job for job, place in self._places.items() if not place.is_begun][::-1]
        found = max(newest_first, key=share, default=None)
        return None if found is None or share(found) <= counts[caller] + 1 else found
