"""The lesson as it travels to the page: chapters, tasks, drills and verdicts, without sentences."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from azulejos.lesson.chapters import CHAPTERS, Chapter, Task
from azulejos.lesson.checks import Values
from azulejos.lesson.drills import drill, drill_position
from azulejos.lesson.facts import facts
from azulejos.lesson.judge import Verdict
from azulejos.lesson.questions import Question, ask
from azulejos.rules.moves import Draft, Move
from azulejos.rules.position import Position
from azulejos.rules.tiles import CENTRE, Wall
from azulejos.views.choices import choices
from azulejos.views.shapes import CellView, Choices, PositionView, StepView
from azulejos.views.to_json import position_view, step_views

TaskKind: TypeAlias = Literal["move", "number"]
_ASKED: Final = ("line", "column", "colour", "before")
"""The numbers of a question that its task may name: none of them is the answer."""


class TaskView(Struct, frozen=True):
    """A task: what lies on the table, and what can be answered.

    `choices` are the moves of a task that asks for one, `options` the numbers of one that asks for
    a number. `space` is the space of the wall that a question is about. `hint` is an accepted move.
    """

    id: str
    kind: TaskKind
    position: PositionView
    choices: Choices
    options: list[int]
    space: CellView | None
    values: dict[str, int | str | list[int]]
    hint: str


class ChapterView(Struct, frozen=True):
    """A chapter: its tasks, and a paragraph of the rulebook."""

    id: str
    paragraph: str
    tasks: list[TaskView]


class Lesson(Struct, frozen=True):
    """The whole lesson; its sentences are messages of the catalogues."""

    chapters: list[ChapterView]
    facts: dict[str, int | list[int]]


class LessonAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: a move, or a number."""

    answer: str | int


class VerdictView(Struct, frozen=True):
    """Right or wrong, and why: a code with its numbers. `position` is null if nothing happened."""

    is_right: bool
    code: str
    values: dict[str, int | str | list[int]]
    position: PositionView | None
    steps: list[StepView]


@cache
def lesson() -> Lesson:
    """The lesson, made once."""
    return Lesson([_chapter_view(chapter) for chapter in CHAPTERS], facts())


def drill_view(seed: int, wall: Wall) -> TaskView:
    """The drill of a seed."""
    position, _ = drill_position(seed, wall)
    return _number_view(f"drill-{wall}", position, drill(seed, wall))


def verdict_view(verdict: Verdict) -> VerdictView:
    """A verdict, with what happened on the board."""
    is_right, code, values, transition = verdict
    if transition is None:
        return VerdictView(is_right, code, values, None, [])
    position = position_view(transition.position)
    return VerdictView(is_right, code, values, position, step_views(transition.steps))


def _chapter_view(chapter: Chapter) -> ChapterView:
    return ChapterView(chapter.id, chapter.paragraph, [_task_view(task) for task in chapter.tasks])


def _task_view(task: Task) -> TaskView:
    if task.kind is not None:
        return _number_view(task.id, task.position, ask(task.kind, task.position))
    return TaskView(
        task.id,
        "move",
        position_view(task.position),
        choices(task.position),
        [],
        None,
        _named(task),
        task.accepted[-1],
    )


def _named(task: Task) -> Values:
    """The tiles and the line that the sentences of a move name."""
    move = Move.parse(task.accepted[-1])
    values: Values = {"line": move.line + 1} if isinstance(move, Draft) else {}
    if isinstance(move, Draft):
        count = task.position.sources[move.source][move.colour]
        values |= {"count": count, "colour": move.colour.letter}
        values |= {"factory": move.source} if move.source != CENTRE else {}
    return values


def _number_view(name: str, position: Position, question: Question) -> TaskView:
    space = question.space and CellView(question.space.row, question.space.column)
    asked: Values = {key: question.values[key] for key in _ASKED if key in question.values}
    return TaskView(
        name,
        "number",
        position_view(position),
        Choices(),
        question.options(),
        space,
        asked,
        "",
    )
