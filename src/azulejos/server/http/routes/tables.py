"""HTTP routes of tables: create and look at a table, claim a seat, play again, download the record.

These are the requests before and after a game; the game itself runs over the WebSocket.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any, Final, TypeAlias

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody, PathParameter

from azulejos import __version__
from azulejos.players.characters import character_name
from azulejos.rules import Position
from azulejos.server.http.compressed import Caller, accepts_gzip, has_tag, packed_response
from azulejos.server.http.keys import PlayerKey, checked_key
from azulejos.server.http.plans import plan_of
from azulejos.server.http.problems import ProblemError, no_such_table, problems, refused
from azulejos.server.services import Services
from azulejos.server.tables import rated_guard
from azulejos.server.tables.create import find_rematch, new_table
from azulejos.server.tables.history import Form, hidden_names
from azulejos.server.tables.ids import new_token, return_path, table_path
from azulejos.server.tables.room.room import Room
from azulejos.server.tables.tables import NoSuchTableError
from azulejos.server.wire.bodies import (
    CreateTable,
    LookedAt,
    RematchCreated,
    Replay,
    SeatGranted,
    SitDown,
    TableList,
    TableOpened,
    TableSummary,
)
from azulejos.server.wire.from_table import table_view
from azulejos.store import Listed
from azulejos.table import Refusal, SeatKind, State
from azulejos.table.requests import ClaimSeat
from azulejos.views.to_json import position_view

Parts: TypeAlias = NamedDependency[Services]
TableName: TypeAlias = Annotated[str, PathParameter(description="The table's name.", max_length=32)]
Authorization: TypeAlias = Annotated[
    str | None, HeaderParameter(name="Authorization", description="Bearer TOKEN", max_length=200)
]
_LISTED = 50
_RUNNING: Final = "private, no-cache"
OVER: Final = "private, max-age=86400, immutable"
_MEDIA_TYPES: Final = {"record": "text/plain", "replay": "application/json"}


async def find_room(services: Services, table: str) -> Room:
    """The room of a table, up to date; raises the error for a table that does not exist."""
    try:
        room = await services.tables.room(table)
    except NoSuchTableError:
        raise no_such_table() from None
    if not services.tables.is_alone:
        await services.tables.catch_up(room)
    return room


async def guest_of(services: Services, table: str, authorization: str | None) -> int | None:
    """The guest whose token this is, None without a token."""
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    guest = None
    if scheme.lower() == "bearer" and token:
        guest = await services.tables.guest_of(table, token.strip())
    if guest is None:
        raise ProblemError(401, "server/bad_token", "No guest of this table has this token.")
    return guest


async def need_guest(services: Services, table: str, authorization: str | None) -> int:
    """The guest whose token this is; refuses a request without a token."""
    guest = await guest_of(services, table, authorization)
    if guest is None:
        raise ProblemError(401, "server/bad_token", "This needs a token of this table.")
    return guest


async def need_no_rated_game(services: Services, positions: Iterable[Position]) -> None:
    """Refuse advice about the positions of rated games that go on."""
    if await services.tables.rated_guard.protects(positions):
        raise ProblemError(403, rated_guard.CODE, rated_guard.SENTENCE)


async def need_no_rated_game_at(
    services: Services, state: State, positions: Iterable[Position]
) -> None:
    """The same for positions of a table."""
    if await services.tables.rated_guard.protects_table(state, positions):
        raise ProblemError(403, rated_guard.CODE, rated_guard.SENTENCE)


@get("/api/tables", summary="List public tables", responses=problems())
async def list_tables(services: Parts) -> TableList:
    """Public tables that can be joined or watched, the last changed first."""
    found = await asyncio.to_thread(
        services.tables.store.tables,
        statuses=("lobby", "starting", "playing"),
        public=True,
        limit=_LISTED,
    )
    return TableList([_summary(one) for one in found])


def _summary(listed: Listed) -> TableSummary:
    seats = listed.summary.seats
    return TableSummary(
        id=listed.table,
        state=listed.status,  # type: ignore[arg-type]
        wall=listed.summary.wall,  # type: ignore[arg-type]
        seats=len(seats),
        open_seats=sum(seat.kind is SeatKind.OPEN for seat in seats),
        names=[seat.name or character_name(seat.level) for seat in seats],
        created_at=listed.created_at,
        kinds=[seat.kind.value for seat in seats],
    )


@post("/api/tables", summary="Make a table", status_code=201, responses=problems())
async def create_table(
    data: JSONBody[CreateTable], request: Caller, services: Parts, player_key: PlayerKey = None
) -> TableOpened:
    """A new table, its seed chosen and its commitment published.

    A training table begins at a position: `start`. Its other seats are bots of one level.
    """
    key = checked_key(player_key)
    services.need(services.new_tables, request)
    plan = plan_of(data)
    for level in (*plan.seats, data.options.stand_in):
        if level is not None and not services.has_level(level):
            raise ProblemError(400, "server/no_such_level", f"There is no level {level!r}.")
    if plan.start is not None:
        await need_no_rated_game(services, [plan.start])
    created = await new_table(services.tables, plan.seats, data.options, plan.start)
    state = created.room.state
    await services.profiles.link(key, state, created.guest)
    return TableOpened(
        table=table_view(state),
        path=table_path(state.table),
        token=created.token,
        guest=created.guest,
        return_path=return_path(state.table, created.token),
    )


@get("/api/tables/{table:str}", summary="Look at a table", responses=problems())
async def look_at_table(table: TableName, services: Parts) -> LookedAt:
    """What everyone with the link sees."""
    state = (await find_room(services, table)).state
    position = None if state.position is None else position_view(state.position)
    return LookedAt(number=state.number, table=table_view(state), position=position)


@post(
    "/api/tables/{table:str}/claim",
    summary="Sit down",
    status_code=200,
    responses=problems(401, 409, 503),
)
async def claim_seat(
    table: TableName,
    data: JSONBody[SitDown],
    services: Parts,
    authorization: Authorization = None,
    player_key: PlayerKey = None,
) -> SeatGranted:
    """Claim a seat, for the token's guest or for a new one."""
    key = checked_key(player_key)
    room = await find_room(services, table)
    guest = await guest_of(services, table, authorization)
    name = data.id or new_token()
    asked = ClaimSeat(name, data.seat, data.name, data.nonce_hash)
    if guest is None:
        answer, guest, token = await services.tables.admit(room, asked, data.token)
    else:
        answer = await services.tables.ask(room, asked, guest)
        token = (authorization or "").partition(" ")[2].strip()
    if isinstance(answer, Refusal):
        raise refused(answer)
    await services.profiles.link(key, room.state, guest)
    return SeatGranted(data.seat, guest, token, return_path(table, token))


@post(
    "/api/tables/{table:str}/rematch",
    summary="Play again",
    status_code=200,
    responses=problems(401, 409, 503),
)
async def open_rematch(
    table: TableName,
    services: Parts,
    authorization: Authorization = None,
    player_key: PlayerKey = None,
) -> RematchCreated:
    """A new table with the same seats; the token is valid there too."""
    key = checked_key(player_key)
    room = await find_room(services, table)
    guest = await need_guest(services, table, authorization)
    try:
        made = await find_rematch(services.tables, room, guest)
    except NoSuchTableError:  # it was abandoned and deleted
        raise no_such_table() from None
    if isinstance(made, Refusal):
        raise refused(made)
    await services.profiles.link(key, made.state, guest)
    name = made.state.table
    token = (authorization or "").partition(" ")[2].strip()
    return RematchCreated(name, table_path(name), token, guest, return_path(name, token))


@get(
    "/api/tables/{table:str}/record",
    summary="Download the record",
    media_type="text/plain",
    responses=problems(503),
)
async def download_record(table: TableName, request: Caller, services: Parts) -> Response[str]:
    """The game so far in `.azul` form; the seed is in it once the game is over."""
    state = (await find_room(services, table)).state
    answer = await _game(services, request, state, "record")
    answer.headers["Content-Disposition"] = f'attachment; filename="{state.table}.azul"'
    return answer


@get("/api/tables/{table:str}/replay", summary="Replay a table's game", responses=problems(503))
async def replay_table(table: TableName, request: Caller, services: Parts) -> Response[Replay]:
    """Every position of the game so far with its steps."""
    state = (await find_room(services, table)).state
    return await _game(services, request, state, "replay")


async def _game(services: Services, request: Caller, state: State, form: Form) -> Response[Any]:
    """The game of a table; playing it through counts towards the limit for records."""
    media_type = _MEDIA_TYPES[form]
    tag = f'W/"{__version__}-{state.number}-{hidden_names(state)}"'
    headers = {"ETag": tag, "Cache-Control": OVER if state.is_over else _RUNNING}
    if has_tag(request, tag):
        return Response(b"", status_code=304, headers=headers, media_type=media_type)
    content = services.replays.kept(state, form)
    if content is None or not accepts_gzip(request):
        services.need(services.records, request)
    if content is None:
        content = await services.replays.make(state, form)
    return packed_response(request, content, media_type, headers)
