"""The messages between a pool and its workers: one JSON object per line.

Both ends import this module, and neither loads the other.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from azulejos.players.levels import SearchKind


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
    allow_warm_up: bool = True
    """Whether a warm-up player may answer while the level's search is not loaded."""


class Cancel(msgspec.Struct, tag_field="kind", tag="cancel", frozen=True):
    """Stop thinking about a question: its answer comes at once and is ignored."""

    id: int


class Ready(msgspec.Struct, tag_field="kind", tag="ready", frozen=True):
    """All searches of the worker are loaded."""


class Loaded(msgspec.Struct, tag_field="kind", tag="loaded", frozen=True):
    """One search of the worker is loaded."""

    search: SearchKind


class Compiling(msgspec.Struct, tag_field="kind", tag="compiling", frozen=True):
    """The worker's code is not on disk yet; the share compiled so far, from 0 to 1."""

    share: float


class LoadFailed(msgspec.Struct, tag_field="kind", tag="load_failed", frozen=True):
    """A search of the worker cannot be loaded; a warm-up player answers for it."""

    reason: str


class Warned(msgspec.Struct, tag_field="kind", tag="warned", frozen=True):
    """A warning for the host of the pool."""

    sentence: str


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
    warming_up: bool = False


class Analysed(msgspec.Struct, tag_field="kind", tag="analysed", frozen=True):
    """The answer to a question for an analysis, as `analysis` makes it."""

    id: int
    analysis: msgspec.Raw
    warming_up: bool = False


ToWorker: TypeAlias = Question | Cancel
FromWorker: TypeAlias = (
    Ready | Loaded | Compiling | LoadFailed | Warned | Failed | Chosen | Analysed
)

to_worker = msgspec.json.Decoder(ToWorker)
from_worker = msgspec.json.Decoder(FromWorker)


def line(message: ToWorker | FromWorker) -> bytes:
    """A message encoded for the pipe."""
    return msgspec.json.encode(message) + b"\n"
