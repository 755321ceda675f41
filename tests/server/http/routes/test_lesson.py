"""Routes of the lesson: chapters, answers, drills, and one problem for bad input."""

from typing import Any

import pytest

from azulejos.lesson.chapters import CHAPTERS, TASKS
from azulejos.lesson.drills import drill
from azulejos.lesson.judge import judge
from azulejos.rules.tiles import Wall
from testing.servers import ProblemAnswerError, RunningServer


def refusal(server: RunningServer, path: str, body: Any) -> tuple[int, str]:
    with pytest.raises(ProblemAnswerError) as caught:
        server.post(path, body)
    return caught.value.status, caught.value.code


def test_lesson_has_its_chapters_and_tasks(server: RunningServer) -> None:
    lesson = server.get("/api/lesson")
    assert [chapter["id"] for chapter in lesson["chapters"]] == [c.id for c in CHAPTERS]
    tasks = [task["id"] for chapter in lesson["chapters"] for task in chapter["tasks"]]
    assert tasks == list(TASKS)


def test_answer_is_judged_by_the_rules(server: RunningServer) -> None:
    right = server.post("/api/lesson/place-new", {"answer": "2B3"})
    after = judge(TASKS["place-new"], "2B3").transition
    assert after is not None
    assert right["is_right"]
    assert right["position"]["text"] == str(after.position)
    assert right["steps"]
    wrong = server.post("/api/lesson/place-new", {"answer": "2B1"})
    assert (wrong["is_right"], wrong["code"]) == (False, "falls")
    assert wrong["values"]["falls"] == 2
    assert server.post("/api/lesson/score-both", {"answer": 5})["is_right"]


@pytest.mark.parametrize("wall", Wall)
def test_drill_is_judged_by_its_seed(server: RunningServer, wall: Wall) -> None:
    task = server.get(f"/api/drills/{wall}/4294967295")
    asked = drill(4294967295, wall)
    assert task["options"] == asked.options()
    path = f"/api/drills/{wall}/4294967295"
    assert server.post(path, {"answer": asked.answer})["is_right"]
    assert not server.post(path, {"answer": asked.answer + 1})["is_right"]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/lesson/nothing", {"answer": "2B3"}, 404, "server/not_found"),
        ("/api/lesson/place-new", {"answer": "2B9"}, 400, "server/bad_request"),
        ("/api/lesson/place-new", {"answer": 3}, 400, "server/bad_request"),
        ("/api/lesson/place-new", {"answer": None}, 400, "server/bad_request"),
        ("/api/lesson/place-new", {}, 400, "server/bad_request"),
        ("/api/lesson/score-both", {"answer": "5"}, 400, "server/bad_request"),
        ("/api/lesson/score-both", {"answer": 5, "more": 1}, 400, "server/bad_request"),
        ("/api/drills/grey/7", {"answer": "5"}, 400, "server/bad_request"),
        ("/api/drills/green/7", {"answer": 5}, 400, "server/bad_request"),
        ("/api/drills/grey/-1", {"answer": 5}, 400, "server/bad_request"),
        ("/api/drills/grey/4294967296", {"answer": 5}, 400, "server/bad_request"),
    ],
)
def test_bad_input_gets_one_problem(
    server: RunningServer, path: str, body: Any, status: int, code: str
) -> None:
    assert refusal(server, path, body) == (status, code)
