"""A reason: one difference between two lines of play, as a code with numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple


class Side(StrEnum):
    """Whether a reason speaks for the line that is explained, against it, or neither."""

    GAIN = "gain"
    COST = "cost"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class MoveReason:
    """One reason; the table in the docstring of the package explains codes and numbers."""

    code: str
    side: Side
    numbers: dict[str, int]


class Difference(NamedTuple):
    """A reason and what it weighs, in points."""

    weight: float
    reason: MoveReason


def difference(code: str, weight: float, *, good: bool, **numbers: int) -> Difference:
    """A difference that is good or bad for the mover."""
    side = Side.GAIN if good else Side.COST
    return Difference(abs(weight), MoveReason(code, side, numbers))


def even(code: str, **numbers: int) -> Difference:
    """A fact that is neither good nor bad for the mover; every difference weighs more."""
    return Difference(0.0, MoveReason(code, Side.EVEN, numbers))
