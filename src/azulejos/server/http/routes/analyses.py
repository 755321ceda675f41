"""The HTTP route of analyses that deepen: one JSON object a line, until the client leaves."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from litestar.response import Stream

from azulejos.server.http.compressed import Caller
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.rate_limits import address_key
from azulejos.server.http.routes.positions import read_position
from azulejos.server.http.routes.reviews import NDJSON, STREAMED
from azulejos.server.http.routes.tables import Parts, need_no_rated_game
from azulejos.server.wire.analyses import StreamAnalysis


@post(
    "/api/analysis",
    summary="Analyse a position while you look at it",
    status_code=200,
    media_type=NDJSON,
    responses=problems(503),
)
async def stream_analysis(
    data: JSONBody[StreamAnalysis], request: Caller, services: Parts
) -> Stream:
    """The best moves with reasons as a stream; every report has searched more than the last.

    The search ends when the client closes the connection, or when it has seen enough.
    """
    position = read_position(data.position)
    need_no_rated_game(services, position)
    if not position.legal_moves():
        raise ProblemError(400, "game/nobody_chooses", "Nobody has a choice in this position.")
    streams = services.analysis_streams
    if streams.is_off:
        raise ProblemError(403, "server/no_analyses", "This server makes no such analyses.")
    services.need(services.analyses, request)
    caller = address_key(request.client.host if request.client else None)
    job = streams.begin(str(position), data.best, caller)
    return Stream(job.lines(), media_type=NDJSON, headers=STREAMED)
