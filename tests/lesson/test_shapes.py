"""The lesson on the wire: nothing gives the answer away, and every sentence has its numbers."""

import msgspec
import pytest

from azulejos.lesson.chapters import TASKS
from azulejos.lesson.facts import facts
from azulejos.lesson.judge import judge
from azulejos.lesson.questions import ask
from azulejos.lesson.shapes import Lesson, TaskView, drill_view, lesson, verdict_view
from azulejos.locales.catalogue import CATALOGUES, Catalogue
from azulejos.locales.languages import LANGUAGES
from azulejos.rules.scoring import COLUMN_BONUS, PENALTIES
from azulejos.rules.tiles import Wall
from azulejos.views.shapes import TilePlaced
from tests.lesson.test_judge import said
from tests.locales.test_catalogues import variables

VIEWS = {task.id: task for chapter in lesson().chapters for task in chapter.tasks}


def test_lesson_round_trips() -> None:
    assert msgspec.json.decode(msgspec.json.encode(lesson()), type=Lesson) == lesson()
    assert list(VIEWS) == list(TASKS)


@pytest.mark.parametrize("task", VIEWS.values(), ids=VIEWS)
def test_task_offers_moves_or_numbers(task: TaskView) -> None:
    has_moves = bool(task.choices.drafts or task.choices.tilings)
    assert has_moves == (task.kind == "move") == bool(task.hint) == (not task.options)
    if task.kind == "move":
        assert judge(TASKS[task.id], task.hint).is_right


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["show", "task", "hint"])
def test_every_task_has_its_sentences(language: str, part: str) -> None:
    words = Catalogue(language, CATALOGUES, "lesson")
    for task in VIEWS.values():
        key = f"lesson-{task.id}-{part}"
        assert variables(language, "lesson", key) <= set(facts()) | set(task.values), key
        assert words.say(key, **said(task.values, words))


def test_facts_are_those_of_the_rules() -> None:
    assert facts()["column-bonus"] == COLUMN_BONUS
    assert facts()["floor-costs"] == list(PENALTIES)


def test_drill_does_not_tell_its_answer() -> None:
    view = drill_view(3, Wall.GREY)
    assert view.id == "drill-grey"
    assert set(view.values) == {"line", "column", "colour"}
    assert view.space is not None
    assert not view.choices.tilings


def test_verdict_tells_what_happened() -> None:
    right = verdict_view(judge(TASKS["score-both"], 5))
    assert right.is_right
    assert right.position is not None
    assert right.position.boards[0].score == 17
    assert isinstance(right.steps[0], TilePlaced)
    wrong = verdict_view(judge(TASKS["score-both"], 4))
    assert (wrong.position, wrong.steps) == (None, [])


def test_question_of_a_task_is_asked_about_its_own_board() -> None:
    task = TASKS["floor-zero"]
    assert task.kind is not None
    assert ask(task.kind, task.position).values["before"] == task.position.boards[0].score
