"""HTTP routes without a table: records, positions, languages, health and figures."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from azulejos import __version__
from azulejos.rulebook.shapes import Rulebook, rulebook
from azulejos.rules import IllegalMoveError, InvalidPositionError, NotationError, Position
from azulejos.server.http.compressed import Caller, packed_response
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.routes.about import LANGUAGE_VIEWS, about
from azulejos.server.http.routes.plans import read_position
from azulejos.server.http.routes.tables import (
    Authorization,
    Parts,
    TableName,
    find_room,
    need_guest,
    need_no_rated_game,
)
from azulejos.server.services import Services
from azulejos.server.tables.bots import levels
from azulejos.server.tables.room import seat_to_act
from azulejos.server.wire.bodies import (
    About,
    AnalysePosition,
    AnalysisView,
    AskHint,
    Health,
    LanguageView,
    LoadRecord,
    Replay,
)
from azulejos.store import StoreError
from azulejos.views.choices import choices
from azulejos.views.to_json import position_view

_HINT_SECONDS = 1.0
_HINT_MOVES = 3


@get("/api/about", summary="What this server offers", responses=problems())
async def get_about(services: Parts) -> About:
    """Everything that a page needs to draw the game."""
    return about(levels(), list(services.settings.shown_addresses))


@get("/api/rulebook", summary="The rulebook", responses=problems())
async def get_rulebook(request: Caller) -> Response[Rulebook]:
    """Order, numbers and worked examples of the rulebook; its sentences are in the catalogues."""
    return packed_response(request, _packed_rulebook(), "application/json")


@cache
def _packed_rulebook() -> bytes:
    return gzip.compress(msgspec.json.encode(rulebook()))


@get("/api/languages", summary="List languages", responses=problems())
async def list_languages() -> list[LanguageView]:
    """The languages of the catalogues."""
    return LANGUAGE_VIEWS


@get("/api/health", summary="Ask whether the server works", responses=problems(503))
async def get_health(services: Parts) -> Health:
    """Answers if the store answers."""
    store = services.tables.store
    if store.is_away:  # it may well be readable: a full disk is
        raise StoreError("nothing can be written")
    await asyncio.to_thread(store.need_answer)
    bots = services.bots
    return Health("ok", __version__, bots.status, bots.share)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain", responses=problems())
async def get_metrics(services: Parts) -> Response[str]:
    """Everything that this process counts."""
    if not services.settings.metrics:
        raise ProblemError(404, "server/not_found", "There is nothing here.")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


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


@post("/api/analyse", summary="Analyse a position", status_code=200, responses=problems(503))
async def analyse_position(
    data: JSONBody[AnalysePosition], request: Caller, services: Parts
) -> AnalysisView:
    """The best moves of any position, with reasons."""
    services.need(services.analyses, request)
    position = read_position(data.position)
    need_no_rated_game(services, position)
    return await _analyse(services, position, data.seconds, data.best, yields=True)


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
    return await _analyse(services, state.position, _HINT_SECONDS, _HINT_MOVES)


async def _analyse(
    services: Services, position: Position, seconds: float, best: int, *, yields: bool = False
) -> AnalysisView:
    """Think about a position; an analysis that yields comes after the players at the tables."""
    if not position.legal_moves():
        raise ProblemError(400, "game/nobody_chooses", "Nobody has a choice in this position.")
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
        warming_up=thought.warming_up,
    )
