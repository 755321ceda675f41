"""HTTP routes of analyses: the best moves of a position, at once or as a stream that deepens."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from litestar.response import Stream

from azulejos.rules import Position
from azulejos.server.http.compressed import Caller
from azulejos.server.http.position_text import read_position
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.rate_limits import caller_key
from azulejos.server.http.routes.reviews import NDJSON, STREAMED
from azulejos.server.http.routes.tables import Parts, need_no_rated_game
from azulejos.server.services import Services
from azulejos.server.wire.analyses import StreamAnalysis
from azulejos.server.wire.bodies import AnalysePosition, AnalysisView
from azulejos.views.choices import choices
from azulejos.views.to_json import position_view


@post("/api/analyse", summary="Analyse a position", status_code=200, responses=problems(503))
async def analyse_position(
    data: JSONBody[AnalysePosition], request: Caller, services: Parts
) -> AnalysisView:
    """The best moves of any position, with reasons."""
    services.need(services.analyses, request)
    position = read_position(data.position)
    await need_no_rated_game(services, [position])
    return await analysis_of(services, position, data.seconds, data.best, yields=True)


async def analysis_of(
    services: Services, position: Position, seconds: float, best: int, *, yields: bool = False
) -> AnalysisView:
    """Think about a position; an analysis that yields comes after the players at the tables."""
    if not position.legal_moves():
        raise ProblemError(400, "game/nobody_chooses", "Nobody has a choice in this position.")
    _need_engine(services)
    thought = await services.bots.analyse(str(position), seconds, best, yields=yields)
    if thought is None:
        raise ProblemError(503, "server/busy", "No bot can analyse this now; try again.")
    return AnalysisView(
        position=position_view(position),
        choices=choices(position),
        moves=thought.moves,
        depth=thought.depth,
        nodes=thought.nodes,
        complete=thought.complete,
    )


def _need_engine(services: Services) -> None:
    """Refuse an analysis if the engine cannot be loaded."""
    if services.bots.status == "failed":
        sentence = "The bots cannot be loaded on this server; its log says why."
        raise ProblemError(503, "server/bots_failed", sentence)


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
    await need_no_rated_game(services, [position])
    if not position.legal_moves():
        raise ProblemError(400, "game/nobody_chooses", "Nobody has a choice in this position.")
    streams = services.analysis_streams
    if streams.is_off:
        raise ProblemError(403, "server/no_analyses", "This server makes no such analyses.")
    _need_engine(services)
    services.need(services.analyses, request)
    job = streams.begin(str(position), data.best, caller_key(request))
    return Stream(job.lines(), media_type=NDJSON, headers=STREAMED)
