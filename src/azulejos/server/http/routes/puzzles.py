"""HTTP routes of puzzles: one of a day, one for a solver, one by its id, and answers."""

from __future__ import annotations

import asyncio
import datetime
from collections import Counter
from collections.abc import AsyncIterator
from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from azulejos.puzzles.choice import next_puzzle, puzzle_of_day
from azulejos.puzzles.progress import Progress
from azulejos.puzzles.shapes import Puzzle
from azulejos.rules import Move, NotationError
from azulejos.server.http.compressed import Caller
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.rate_limits import caller_key
from azulejos.server.http.routes.reviews import NDJSON, STREAMED
from azulejos.server.http.routes.tables import Parts
from azulejos.server.puzzles.explanations import Explained
from azulejos.server.services import Services
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.puzzles import (
    ChoosePuzzle,
    PuzzleAnswer,
    PuzzleCounts,
    PuzzleLine,
    PuzzleProblem,
    PuzzleView,
    PuzzleWaiting,
    puzzle_view,
    verdict,
)

HEARTBEAT_S: Final = 10.0
"""How often a stream without news has a line, so that no proxy closes it."""
_OFF: Final = PuzzleProblem("server/no_analyses", "This server explains no puzzles.")
_BUSY: Final = PuzzleProblem("server/busy", "The server cannot do this now; try again.", 1_000)
PuzzleName: TypeAlias = Annotated[str, PathParameter(description="The id of a puzzle.")]
Day: TypeAlias = Annotated[
    datetime.date | None, QueryParameter(description="A date; today (UTC) if there is none.")
]


@get("/api/puzzles", summary="How many puzzles there are", responses=problems())
async def count_puzzles(services: Parts) -> PuzzleCounts:
    """All puzzles of this server, and those with each theme."""
    puzzles = (await services.puzzles.load()).values()
    themes = Counter(theme.value for puzzle in puzzles for theme in puzzle.themes)
    return PuzzleCounts(len(puzzles), dict(themes))


@get("/api/puzzles/day", summary="The puzzle of a day", responses=problems())
async def get_puzzle_of_day(services: Parts, date: Day = None) -> PuzzleView:
    """The same puzzle for everyone on this server."""
    day = (
        date or datetime.datetime.fromtimestamp(services.tables.clock() / 1000, datetime.UTC).date()
    )
    puzzles = await services.puzzles.load()
    return puzzle_view(puzzle_of_day(list(puzzles.values()), day), day.isoformat())


@post("/api/puzzles/next", summary="Choose a puzzle", status_code=200, responses=problems())
async def choose_puzzle(data: JSONBody[ChoosePuzzle], services: Parts) -> PuzzleView:
    """A puzzle that the solver has not tried, as difficult as the solver's answers suggest."""
    puzzles = await services.puzzles.load()
    progress = Progress(tried=tuple(data.tried), difficulty=data.difficulty)
    try:
        return puzzle_view(next_puzzle(list(puzzles.values()), progress, data.theme))
    except ValueError:
        sentence = "There is no puzzle with this theme."
        raise ProblemError(404, "server/not_found", sentence) from None


@get("/api/puzzles/{puzzle:str}", summary="A puzzle", responses=problems())
async def get_puzzle(puzzle: PuzzleName, services: Parts) -> PuzzleView:
    """The puzzle with this id, without its answer."""
    return puzzle_view(await _find(services, puzzle))


@post(
    "/api/puzzles/{puzzle:str}/answers",
    summary="Answer a puzzle",
    status_code=200,
    media_type=NDJSON,
    responses=problems(),
)
async def answer_puzzle(
    puzzle: PuzzleName, data: JSONBody[PuzzleAnswer], request: Caller, services: Parts
) -> Stream:
    """Whether a move is right, at once; then what three moves lead to, when they are searched."""
    found = await _find(services, puzzle)
    move = _read_move(found, data.move)
    first = verdict(found, is_right=found.is_solved_by(move))
    lines = _lines(first, _explanation(services, request, found, move))
    return Stream(lines, media_type=NDJSON, headers=STREAMED)


async def _find(services: Services, name: str) -> Puzzle:
    found = (await services.puzzles.load()).get(name)
    if found is None:
        raise ProblemError(404, "server/not_found", "There is no puzzle with this id.")
    return found


def _read_move(puzzle: Puzzle, text: str) -> Move:
    try:
        move = Move.parse(text)
    except NotationError as error:
        raise ProblemError(400, "table/bad_move", f"This is not a move: {error}.") from None
    if move not in puzzle.position.legal_moves():
        raise ProblemError(400, "table/bad_move", f"The move {move} is not legal in this puzzle.")
    return move


def _explanation(
    services: Services, request: Caller, puzzle: Puzzle, move: Move
) -> asyncio.Future[Explained] | Explained:
    """The explanation, now or later; a new one counts towards the limit for analyses."""
    explanations = services.explanations
    if known := explanations.find(puzzle, move):
        return known
    if explanations.is_off:
        return _OFF
    try:
        services.need(services.analyses, request)
        return explanations.ask(puzzle, move, caller_key(request))
    except ProblemError as error:
        return PuzzleProblem(error.code, error.detail, error.retry_after)
    except BusyError:
        return _BUSY


async def _lines(
    first: PuzzleLine, explanation: asyncio.Future[Explained] | Explained
) -> AsyncIterator[bytes]:
    yield _encoded(first)
    if isinstance(explanation, asyncio.Future):
        while not (await asyncio.wait([explanation], timeout=HEARTBEAT_S))[0]:
            yield _encoded(PuzzleWaiting())
        explanation = explanation.result()
    yield _encoded(explanation)


def _encoded(line: PuzzleLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
