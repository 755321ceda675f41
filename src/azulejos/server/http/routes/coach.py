"""The HTTP route of the coach, for a newcomer who plays against bots."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody

from azulejos.server.http.compressed import Caller
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.routes.tables import (
    Authorization,
    Parts,
    TableName,
    find_room,
    need_guest,
    need_no_rated_game_at,
)
from azulejos.server.tables.coach import (
    after_the_move,
    before_the_move,
    is_coached,
    judged_positions,
)
from azulejos.server.wire.coach import AskCoach, CoachView


@post(
    "/api/tables/{table:str}/coach",
    summary="Ask the coach",
    status_code=200,
    responses=problems(401, 503),
)
async def ask_coach(
    table: TableName,
    data: JSONBody[AskCoach],
    request: Caller,
    services: Parts,
    authorization: Authorization = None,
) -> CoachView:
    """What matters before the turn of one's own seat, or what was better than its last move."""
    room = await find_room(services, table)
    guest = await need_guest(services, table, authorization)
    state = room.state
    if data.seat not in state.seats_of(guest):
        raise ProblemError(403, "table/not_your_seat", "This is not your seat.")
    if not is_coached(state):
        raise ProblemError(403, "server/no_hints", "This table plays without a coach.")
    await need_no_rated_game_at(services, state, judged_positions(state, data.seat))
    if data.about == "turn":
        return before_the_move(state, data.seat)
    services.need(services.analyses, request)
    return await after_the_move(services.bots, state, data.seat)
