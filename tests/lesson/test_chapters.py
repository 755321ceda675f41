"""The chapters: positions, accepted answers, paragraphs, and sentences for everything."""

import pytest

from azulejos.lesson.chapters import CHAPTERS, TASKS, Task
from azulejos.rulebook.structure import paragraph_ids
from azulejos.rules import Position

NINE = ["take", "place", "many", "marker", "wall", "scoring", "floor", "end", "grey"]


def test_chapters_are_those_of_the_lesson() -> None:
    assert [chapter.id for chapter in CHAPTERS] == NINE
    assert len(TASKS) == sum(len(chapter.tasks) for chapter in CHAPTERS)


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_position_of_a_task_is_valid(task: Task) -> None:
    assert Position.parse(str(task.position)) == task.position


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_task_asks_for_a_move_or_for_a_number(task: Task) -> None:
    assert (task.kind is None) == bool(task.accepted) == bool(task.checks)


def test_every_chapter_leads_to_a_paragraph_of_the_rulebook() -> None:
    assert {chapter.paragraph for chapter in CHAPTERS} <= set(paragraph_ids())


def test_lesson_teaches_both_walls() -> None:
    assert {task.position.wall.value for task in TASKS.values()} == {"coloured", "grey"}
