"""HTTP routes of reviews: of a table's game, and of a record.

A stream is one JSON object a line (NDJSON). It needs no library on the page, works for GET and POST
alike, and has a line every few seconds, so that no proxy takes it for dead.
"""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from azulejos.review.shapes import GameReview
from azulejos.rules import Game, IllegalMoveError, InvalidPositionError, Move, NotationError
from azulejos.rules.record.several import read_first_game
from azulejos.server.http.compressed import Caller, has_tag, packed_response
from azulejos.server.http.problems import ProblemError, problems, refused
from azulejos.server.http.rate_limits import caller_key
from azulejos.server.http.routes.tables import (
    OVER,
    Parts,
    TableName,
    find_room,
    need_no_rated_game,
    need_no_rated_game_at,
)
from azulejos.server.reviews.job import ReviewJob
from azulejos.server.services import Services
from azulejos.server.wire.bodies import LoadRecord
from azulejos.server.wire.reviews import ReviewProgress
from azulejos.table import Refusal, record
from azulejos.table.refusals import Code

NDJSON: Final = "application/x-ndjson"
MOST_MOVES: Final = 500
"""A game of four seats has about 100."""
_VARY: Final = "Accept, Accept-Encoding"
_UNFINISHED: Final = {"Cache-Control": "no-store", "Vary": _VARY}
STREAMED: Final = {**_UNFINISHED, "X-Accel-Buffering": "no"}  # nginx would collect the lines
_PROGRESS: Final = ResponseSpec(
    ReviewProgress, generate_examples=False, description="The review is not finished; ask again."
)


@get(
    "/api/tables/{table:str}/review",
    summary="Review a table's game",
    responses=problems(409, 503) | {202: _PROGRESS},
)
async def review_table(table: TableName, request: Caller, services: Parts) -> Response[GameReview]:
    """What every move of a finished game was worth, and what was luck.

    With `Accept: application/x-ndjson`, the parts come as a stream while the review is made.
    """
    state = (await find_room(services, table)).state
    if not state.is_over:
        raise refused(Refusal(Code.NOT_OVER, "The game is not over yet."))
    game = record(state)
    need_moves(game, 409)
    await need_no_rated_game_at(services, state, game.positions())
    is_stream = NDJSON in request.headers.get("Accept", "")
    answer: Response[Any] = await (_streamed if is_stream else _whole)(
        services, request, game, table
    )
    return answer


@post(
    "/api/review",
    summary="Review a record",
    status_code=200,
    media_type=NDJSON,
    responses=problems(503),
)
async def review_record(data: JSONBody[LoadRecord], request: Caller, services: Parts) -> Stream:
    """The parts of a review as they come; of several games the first one is reviewed."""
    services.need(services.records, request)
    game = await _read(services, data.record)
    need_moves(game, 400)
    await need_no_rated_game(services, game.positions())
    return await _streamed(services, request, game)


async def _streamed(
    services: Services, request: Caller, game: Game, table: str | None = None
) -> Stream:
    """The review line by line; a finished one is one line."""
    found = await services.reviews.find(services.reviews.key(game), table)
    lines = _one_line(found) if found else _ask(services, request, game, table).lines()
    return Stream(lines, media_type=NDJSON, headers=STREAMED)


async def _whole(services: Services, request: Caller, game: Game, table: str) -> Response[Any]:
    """The finished review, or how far it is."""
    key = services.reviews.key(game)
    tag = f'W/"{key}"'
    headers = {"ETag": tag, "Cache-Control": OVER, "Vary": _VARY}
    if has_tag(request, tag):
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.JSON)
    found = await services.reviews.find(key, table)
    if found is None:
        job = _ask(services, request, game, table)
        job.wait_a_while()
        return Response(job.progress, status_code=202, headers=_UNFINISHED)
    answer = packed_response(request, found, MediaType.JSON, headers)
    answer.headers["Vary"] = _VARY
    return answer


async def _read(services: Services, text: str) -> Game:
    """The game of a record that can be replayed, read outside the event loop."""

    def read() -> Game:
        game = read_first_game(text)
        game.replay()
        return game

    try:
        return await services.replays.run(read)
    except (NotationError, InvalidPositionError, IllegalMoveError) as error:
        raise ProblemError(400, "game/bad_record", f"This record is wrong: {error}.") from None


def need_moves(game: Game, status: int) -> None:
    """Refuse a game that has no move, or too many."""
    moves = sum(isinstance(event, Move) for event in game.events)
    if not moves:
        raise ProblemError(status, "game/no_moves", "There is no move in this game.")
    if moves > MOST_MOVES:
        sentence = f"A game with more than {MOST_MOVES} moves cannot be reviewed."
        raise ProblemError(status, "game/too_long", sentence)


def _ask(services: Services, request: Caller, game: Game, table: str | None = None) -> ReviewJob:
    """The review under way, or a new one, which counts towards the limit for analyses."""
    reviews = services.reviews
    if reviews.is_off:
        raise ProblemError(403, "server/no_reviews", "This server makes no reviews.")
    if reviews.under_way(reviews.key(game)) is None:
        services.need(services.analyses, request)
    return reviews.ask(game, caller_key(request), table)


async def _one_line(packed: bytes) -> AsyncIterator[bytes]:
    yield gzip.decompress(packed) + b"\n"
