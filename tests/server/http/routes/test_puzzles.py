"""Routes of puzzles: which one comes, what is not told before the answer, and refusals."""

import asyncio
import contextlib
import datetime
import http.client
import json
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from azulejos.puzzles.choice import next_puzzle, puzzle_of_day
from azulejos.puzzles.progress import Progress
from azulejos.puzzles.shapes import Puzzle, Theme
from azulejos.server.http.routes import puzzles as module
from azulejos.server.puzzles.explanations import Explained
from azulejos.server.wire.puzzles import PuzzleExplanation, verdict
from testing.patience import PATIENCE_S
from testing.puzzles import GREY_TILING, PUZZLES, THREE_SEATS, TWO_SEATS, write_file
from testing.servers import GENEROUS, ProblemAnswerError, RunningServer


@pytest.fixture(scope="module")
def puzzler(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server with the puzzles of the tests."""
    file = write_file(tmp_path_factory.mktemp("puzzles"))
    with contextlib.closing(RunningServer("", *GENEROUS, f"--puzzles={file}")) as running:
        running.start()
        yield running


def lines(server: RunningServer, puzzle: Puzzle, move: str) -> Generator[dict[str, Any]]:
    """The lines that answer a move, as they come."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE_S)
    path, body = f"/api/puzzles/{puzzle.id}/answers", json.dumps({"move": move})
    connection.request("POST", path, body, {"Content-Type": "application/json"})
    with contextlib.closing(connection), contextlib.closing(connection.getresponse()) as answer:
        assert answer.status == 200
        while line := answer.readline():
            yield json.loads(line)


def test_puzzle_of_a_day_is_the_same_for_all(puzzler: RunningServer) -> None:
    day = datetime.date(2026, 12, 24)
    found = [puzzler.get("/api/puzzles/day?date=2026-12-24") for _ in range(2)]
    assert found[0] == found[1]
    assert (found[0]["id"], found[0]["day"]) == (puzzle_of_day(PUZZLES, day).id, "2026-12-24")
    today = puzzler.get("/api/puzzles/day")
    assert today["id"] == puzzle_of_day(PUZZLES, datetime.date.fromisoformat(today["day"])).id


def test_next_puzzle_is_new_and_near_the_difficulty(puzzler: RunningServer) -> None:
    tried: list[str] = []
    for _ in PUZZLES:
        wanted = next_puzzle(PUZZLES, Progress(tried=tuple(tried), difficulty=8), None)
        found = puzzler.post("/api/puzzles/next", {"difficulty": 8, "tried": tried})
        assert found["id"] == wanted.id
        tried.append(found["id"])
    assert sorted(tried) == sorted(puzzle.id for puzzle in PUZZLES)
    again = puzzler.post("/api/puzzles/next", {"difficulty": 8, "tried": tried})
    assert again["id"] == tried[0]


def test_next_puzzle_has_the_theme(puzzler: RunningServer) -> None:
    assert puzzler.post("/api/puzzles/next", {"theme": "floor"})["id"] == THREE_SEATS.id
    assert puzzler.get("/api/puzzles") == {
        "puzzles": 3,
        "themes": {
            "column": 1,
            "colour": 1,
            "last-round": 1,
            "floor": 1,
            "three-seats": 1,
            "grey-tiling": 1,
            "four-seats": 1,
        },
    }


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_answer_is_not_told_before(puzzler: RunningServer, puzzle: Puzzle) -> None:
    found = puzzler.get(f"/api/puzzles/{puzzle.id}")
    assert set(found) == {
        "id",
        "position",
        "choices",
        "themes",
        "difficulty",
        "most_difficult",
        "day",
    }
    assert found["position"]["text"] == str(puzzle.position)
    assert found["themes"] == list(puzzle.themes)
    # All moves are treated alike: nothing depends on which of them is the answer.
    other = Puzzle(puzzle.position, puzzle.second, puzzle.answer, 1.0, (), 1, proved=True)
    assert found["id"] == other.id


def test_first_line_says_right_or_wrong_and_the_last_one_why(puzzler: RunningServer) -> None:
    first, *_, last = lines(puzzler, TWO_SEATS, "3R3")
    assert first == {
        "type": "verdict",
        "is_right": False,
        "answer": "4R5",
        "second": "3R3",
        "loss": 0.75,
        "proved": False,
    }
    assert last["type"] == "explanation"
    assert [move["move"] for move in last["moves"]][:2] == ["4R5", "3R3"]
    assert len(last["moves"]) == 3
    assert last["moves"][0]["reasons"]
    # It is kept: the next answer has no other line between.
    assert list(lines(puzzler, TWO_SEATS, "3R3")) == [first, last]


def test_stream_says_that_it_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other explanations may come first."""
    monkeypatch.setattr(module, "HEARTBEAT_S", 0.0)

    async def run() -> list[str]:
        explanation: asyncio.Future[Explained] = asyncio.get_running_loop().create_future()
        lines = module._lines(verdict(TWO_SEATS, is_right=True), explanation)
        kinds = [json.loads(await anext(lines))["type"] for _ in range(3)]
        explanation.set_result(PuzzleExplanation([]))
        return [*kinds, *[json.loads(line)["type"] async for line in lines]]

    assert asyncio.run(run()) == ["verdict", "waiting", "waiting", "explanation"]


def test_column_of_the_grey_wall_is_an_answer(puzzler: RunningServer) -> None:
    first = next(lines(puzzler, GREY_TILING, "T44"))
    assert first["is_right"]


def test_verdict_comes_without_an_explanation(tmp_path: Path) -> None:
    options = (f"--puzzles={write_file(tmp_path)}", "--limit=explanations=0")
    with contextlib.closing(RunningServer("", *options)) as server:
        server.start()
        first, last = lines(server, THREE_SEATS, "CR3")
    assert (first["is_right"], first["proved"]) == (True, True)
    assert (last["type"], last["code"]) == ("problem", "server/no_analyses")


def test_explanations_have_the_limit_of_analyses(tmp_path: Path) -> None:
    limits = ("--limit=analyses_burst=1", "--limit=analyses_per_minute=0.001")
    options = (f"--puzzles={write_file(tmp_path)}", *limits)
    with contextlib.closing(RunningServer("", *options)) as server:
        server.start()
        begun = lines(server, THREE_SEATS, "CR3")
        assert next(begun)["is_right"]
        first, last = lines(server, THREE_SEATS, "3Y5")
        begun.close()
    assert not first["is_right"]
    assert (last["type"], last["code"]) == ("problem", "server/too_fast")
    assert last["retry_after"]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/puzzles/NOSUCH", None, 404, "server/not_found"),
        ("/api/puzzles/NOSUCH/answers", {"move": "CR3"}, 404, "server/not_found"),
        (f"/api/puzzles/{TWO_SEATS.id}/answers", {"move": "9Z9"}, 400, "table/bad_move"),
        (f"/api/puzzles/{TWO_SEATS.id}/answers", {"move": "1B1"}, 400, "table/bad_move"),
        (f"/api/puzzles/{TWO_SEATS.id}/answers", {"move": 7}, 400, "server/bad_request"),
        (f"/api/puzzles/{TWO_SEATS.id}/answers", {}, 400, "server/bad_request"),
        ("/api/puzzles/next", {"theme": "sports"}, 400, "server/bad_request"),
        ("/api/puzzles/next", {"theme": "marker"}, 404, "server/not_found"),
        ("/api/puzzles/next", {"difficulty": 13}, 400, "server/bad_request"),
        ("/api/puzzles/next", {"tried": ["X"] * 5001}, 400, "server/bad_request"),
        ("/api/puzzles/day?date=tomorrow", None, 400, "server/bad_request"),
    ],
)
def test_bad_input_gets_one_sentence(
    puzzler: RunningServer, path: str, body: Any, status: int, code: str
) -> None:
    with pytest.raises(ProblemAnswerError) as caught:
        puzzler.call("GET" if body is None else "POST", path, body)
    assert (caught.value.status, caught.value.code) == (status, code)
    assert caught.value.sentence
    assert "\n" not in caught.value.sentence


def test_puzzles_of_the_package_are_served(server: RunningServer) -> None:
    found = server.get("/api/puzzles/day")
    assert server.get(f"/api/puzzles/{found['id']}") == {**found, "day": None}
    assert set(server.get("/api/puzzles")["themes"]) <= set(Theme)
