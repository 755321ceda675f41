"""The rulebook as it travels to the page: order, numbers and examples, without its sentences."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from azulejos.rulebook.examples import EXAMPLES, Frame
from azulejos.rulebook.facts import facts
from azulejos.rulebook.structure import SECTIONS, Section
from azulejos.views.shapes import PositionView, StepView
from azulejos.views.to_json import position_view, step_views


class ParagraphView(Struct, frozen=True):
    """A paragraph: the examples after it, whether it has a title, whether it is our own rule."""

    id: str
    examples: list[str]
    has_title: bool
    is_ours: bool


class SectionView(Struct, frozen=True):
    """A section: its paragraphs, and the rows of its table if it has one."""

    id: str
    paragraphs: list[ParagraphView]
    differences: list[str]


class FrameView(Struct, frozen=True):
    """A frame of an example: whose board, what lies there, what happened, and its numbers.

    `line` is the pattern line that the frame is about; `is_refused` says that it may not be chosen.
    """

    seat: int | None
    position: PositionView
    steps: list[StepView]
    values: dict[str, int | str | list[int]]
    line: int | None
    is_refused: bool


class Rulebook(Struct, frozen=True):
    """The whole rulebook; its sentences are messages of the catalogues."""

    sections: list[SectionView]
    facts: dict[str, int | list[int]]
    examples: dict[str, list[FrameView]]


@cache
def rulebook() -> Rulebook:
    """The rulebook, made once."""
    return Rulebook(
        [_section_view(section) for section in SECTIONS],
        facts(),
        {name: [_frame_view(frame) for frame in each.frames] for name, each in EXAMPLES.items()},
    )


def _section_view(section: Section) -> SectionView:
    paragraphs = [
        ParagraphView(p.id, list(p.examples), p.has_title, p.is_ours) for p in section.paragraphs
    ]
    return SectionView(section.id, paragraphs, list(section.differences))


def _frame_view(frame: Frame) -> FrameView:
    return FrameView(
        frame.seat,
        position_view(frame.position),
        step_views(frame.steps),
        frame.values,
        frame.line,
        frame.refused is not None,
    )
