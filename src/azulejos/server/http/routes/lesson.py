"""HTTP routes of the lesson: its chapters, answers to its tasks, and drills."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from azulejos.lesson.chapters import TASKS
from azulejos.lesson.drills import drill
from azulejos.lesson.judge import BadAnswerError, judge, judge_number
from azulejos.lesson.shapes import (
    Lesson,
    LessonAnswer,
    TaskView,
    VerdictView,
    drill_view,
    lesson,
    verdict_view,
)
from azulejos.rules import NotationError
from azulejos.rules.tiles import Wall
from azulejos.server.http.compressed import Caller, packed_response
from azulejos.server.http.problems import ProblemError, problems

_LARGEST_SEED: Final = 2**32 - 1
TaskName: TypeAlias = Annotated[str, PathParameter(description="The name of a task.")]
Seed: TypeAlias = Annotated[
    int, PathParameter(ge=0, le=_LARGEST_SEED, description="The seed of a drill.")
]
WallSide: TypeAlias = Annotated[Wall, PathParameter(description="The side of the board.")]


@get("/api/lesson", summary="The lesson", responses=problems())
async def get_lesson(request: Caller) -> Response[Lesson]:
    """Chapters and tasks of the lesson; its sentences are in the catalogues."""
    return packed_response(request, _packed_lesson(), "application/json")


@cache
def _packed_lesson() -> bytes:
    return gzip.compress(msgspec.json.encode(lesson()))


@post("/api/lesson/{task:str}", summary="Answer a task", status_code=200, responses=problems())
async def answer_task(task: TaskName, data: JSONBody[LessonAnswer]) -> VerdictView:
    """Whether the answer is right, and why."""
    if task not in TASKS:
        raise ProblemError(404, "server/not_found", "There is no such task.")
    try:
        return verdict_view(judge(TASKS[task], data.answer))
    except (BadAnswerError, NotationError) as error:
        raise _bad_answer(error) from None


@get("/api/drills/{wall:str}/{seed:int}", summary="A drill", responses=problems())
async def get_drill(wall: WallSide, seed: Seed) -> TaskView:
    """A random wall, and what its tile may bring."""
    return drill_view(seed, wall)


@post(
    "/api/drills/{wall:str}/{seed:int}",
    summary="Answer a drill",
    status_code=200,
    responses=problems(),
)
async def answer_drill(wall: WallSide, seed: Seed, data: JSONBody[LessonAnswer]) -> VerdictView:
    """Whether the answer is right, and why."""
    try:
        verdict = judge_number(drill(seed, wall), data.answer)
    except BadAnswerError as error:
        raise _bad_answer(error) from None
    return verdict_view(verdict)


def _bad_answer(error: ValueError) -> ProblemError:
    return ProblemError(400, "server/bad_request", f"This answer cannot be read: {error}.")
