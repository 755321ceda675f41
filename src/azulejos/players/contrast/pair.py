"""The pair of courses that an explanation compares."""

from __future__ import annotations

from typing import NamedTuple

from azulejos.players.contrast.course import Course


class Pair(NamedTuple):
    """The course of the line that is explained, and the one it is compared with."""

    mover: int
    this: Course
    that: Course

    @property
    def finished(self) -> bool:
        """Whether both reach the end of the round, so that what is missing stays missing."""
        return self.this.finished and self.that.finished

    @property
    def seats(self) -> range:
        """The seats that the mover's choice can affect: all, or only the mover's if it tiles."""
        if self.this.first is None:
            return range(self.mover, self.mover + 1)
        return range(self.this.end.seats)

    def share(self, seat: int) -> float:
        """How much a point of a seat matters to the mover; opponents share."""
        return 1.0 if seat == self.mover else 1.0 / (self.this.end.seats - 1)
