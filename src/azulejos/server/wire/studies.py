"""Bodies of the analysis board: positions that are looked at, and trees of moves."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from azulejos.rules import Mark
from azulejos.server.wire.bodies import PositionText
from azulejos.views.set_up import SetUpPosition
from azulejos.views.shapes import Choices, PositionView, SeatNumber, StepView, TileCounts

EventText: TypeAlias = Annotated[str, Meta(max_length=100)]
Headers: TypeAlias = Annotated[dict[str, str], Meta(max_length=100)]


class LookAtPosition(Struct, frozen=True, kw_only=True):
    """A position as text or as it was set up, and what happens in it: a move, a deal, or nothing.

    With `draw` a deal is drawn.
    """

    position: PositionText | SetUpPosition
    event: EventText = ""
    draw: bool = False


class PositionProblem(Struct, frozen=True):
    """One thing that is wrong with a position.

    The catalogues have words for the codes. `values` has the numbers in them; seats, lines, rows,
    columns and factories count from 1.
    """

    code: str
    sentence: str
    values: dict[str, int | str]


class PositionLook(Struct, frozen=True, kw_only=True):
    """A position with everything that may be done in it, or with all of its problems.

    `event` is what happened before, for example the deal that was drawn; `seat` moved. A position
    with problems has no `position` and no choices. `bag` is what a position that was set up leaves
    for it.
    """

    text: str
    bag: TileCounts
    problems: list[PositionProblem]
    position: PositionView | None
    choices: Choices
    event: str = ""
    seat: SeatNumber | None = None
    steps: list[StepView] = []


class StudyNode(Struct, frozen=True, kw_only=True):
    """A move or a deal of a study with the position after it.

    `parent` is the number of the node before, null at the start. The first node after another one
    is the main line. `seat` is null for a deal.
    """

    parent: int | None
    event: str
    seat: SeatNumber | None
    steps: list[StepView]
    position: PositionView
    absent: bool = False
    comment: str = ""
    mark: Mark | None = None


class Study(Struct, frozen=True, kw_only=True):
    """A record as a tree: the game, and the variations beside it."""

    names: list[str]
    headers: dict[str, str]
    ended_early: str | None
    comment: str
    start: PositionView
    nodes: list[StudyNode]


class SavedNode(Struct, frozen=True, kw_only=True):
    """A node of a study that is saved; the server works out its position."""

    parent: Annotated[int, Meta(ge=0)] | None
    event: EventText
    absent: bool = False
    comment: Annotated[str, Meta(max_length=2000)] = ""
    mark: Mark | None = None


class SaveStudy(Struct, frozen=True, kw_only=True):
    """A tree to write as a record."""

    start: PositionText
    nodes: Annotated[list[SavedNode], Meta(max_length=2000)]
    headers: Headers = {}
    ended_early: Annotated[str, Meta(max_length=20)] | None = None
    comment: Annotated[str, Meta(max_length=2000)] = ""
