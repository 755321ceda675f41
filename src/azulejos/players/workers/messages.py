"""The messages between a pool and its workers: one JSON object per line.

Both ends import this module, and neither loads the other.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Question(msgspec.Struct, tag_field="kind", tag="question", frozen=True):
    """Think about a position: `best` of 0 asks for a move, a larger number for an analysis.

    With a `move`, this move is compared with the best one.
    """

    id: int
    position: str
    level: str
    seconds: float | None = None
    nodes: int | None = None
    seed: int = 0
    best: int = 0
    move: str = ""


class Cancel(msgspec.Struct, tag_field="kind", tag="cancel", frozen=True):
    """Stop thinking about a question: its answer comes at once and is ignored."""

    id: int


class Started(msgspec.Struct, tag_field="kind", tag="started", frozen=True):
    """The first message of a worker, after it has loaded the engine.

    If the engine cannot be loaded, `failure` says why, and only plain players answer.
    """

    failure: str = ""


class Failed(msgspec.Struct, tag_field="kind", tag="failed", frozen=True):
    """A question that has no answer, such as a position in which no seat has a choice."""

    id: int
    code: str
    sentence: str


class Chosen(msgspec.Struct, tag_field="kind", tag="chosen", frozen=True):
    """The answer to a question for a move."""

    id: int
    move: str
    win: float
    nodes: int
    depth: int
    seconds: float


class Analysed(msgspec.Struct, tag_field="kind", tag="analysed", frozen=True):
    """The answer to a question for an analysis, as `analysis` makes it."""

    id: int
    analysis: msgspec.Raw


ToWorker: TypeAlias = Question | Cancel
FromWorker: TypeAlias = Started | Failed | Chosen | Analysed

to_worker = msgspec.json.Decoder(ToWorker)
from_worker = msgspec.json.Decoder(FromWorker)


def line(message: ToWorker | FromWorker) -> bytes:
    """A message encoded for the pipe."""
    return msgspec.json.encode(message) + b"\n"
