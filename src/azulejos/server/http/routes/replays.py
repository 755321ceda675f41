"""The HTTP route of replays: a record from a file, with every position of its game."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import JSONBody

from azulejos.rules import IllegalMoveError, InvalidPositionError, NotationError
from azulejos.server.http.compressed import Caller, packed_response
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.routes.tables import Parts
from azulejos.server.wire.bodies import LoadRecord, Replay


@post("/api/replay", summary="Load a record", status_code=200, responses=problems(503))
async def replay_record(
    data: JSONBody[LoadRecord], request: Caller, services: Parts
) -> Response[Replay]:
    """A record from a file, to walk through; of several games the first one."""
    services.need(services.records, request)
    try:
        content = await services.replays.load(data.record)
    except (NotationError, InvalidPositionError, IllegalMoveError) as error:
        raise ProblemError(400, "game/bad_record", f"This record is wrong: {error}.") from None
    return packed_response(request, content, "application/json")
