"""The HTTP route of hints, for the seat to act at a table."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from azulejos.server.http.compressed import Caller
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.routes.analyses import analysis_of
from azulejos.server.http.routes.tables import (
    Authorization,
    Parts,
    TableName,
    find_room,
    need_guest,
    need_no_rated_game_at,
)
from azulejos.server.tables.room.room import seat_to_act
from azulejos.server.wire.bodies import AnalysisView, AskHint

_HINT_SECONDS = 1.0
_HINT_MOVES = 3


@post(
    "/api/tables/{table:str}/hint",
    summary="Ask for a hint",
    status_code=200,
    responses=problems(401, 409, 503),
)
async def ask_hint(
    table: TableName,
    data: JSONBody[AskHint],
    request: Caller,
    services: Parts,
    authorization: Authorization = None,
) -> AnalysisView:
    """Advice for the seat to act, if the table allows hints."""
    room = await find_room(services, table)
    guest = await need_guest(services, table, authorization)
    services.need(services.analyses, request)
    state = room.state
    if not state.hints_allowed:
        raise ProblemError(403, "server/no_hints", "This table plays without hints.")
    if data.seat not in state.seats_of(guest):
        raise ProblemError(403, "table/not_your_seat", "This is not your seat.")
    if seat_to_act(state) != data.seat or state.position is None:
        raise ProblemError(409, "table/not_your_turn", "It is not your turn.")
    await need_no_rated_game_at(services, state, [state.position])
    return await analysis_of(services, state.position, _HINT_SECONDS, _HINT_MOVES)
