"""HTTP routes of my games and I: profile, games, file, codes for other devices, deletion.

There is no account. The key that a browser sends is all that is known of a person.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from azulejos.server.http.compressed import Caller
from azulejos.server.http.keys import PlayerKey, need_key
from azulejos.server.http.problems import ProblemError, no_such_table, problems
from azulejos.server.http.routes.tables import Parts, TableName
from azulejos.server.profiles.search import matching
from azulejos.server.wire.me import (
    ClaimCode,
    Erased,
    Export,
    GameRating,
    Me,
    PlayedGames,
    TransferCode,
)

GAMES_PER_PAGE: Final = 30
_PRIVATE: Final = {"Cache-Control": "no-store"}
Search: TypeAlias = Annotated[
    str, QueryParameter(max_length=100, description="Words in names, levels, dates and walls.")
]
Page: TypeAlias = Annotated[int, QueryParameter(ge=1, le=100_000, description="From 1.")]


@get("/api/me", summary="My rating and statistics", responses=problems(401, 503))
async def get_me(services: Parts, player_key: PlayerKey = None) -> Response[Me]:
    """What the server knows about the holder of a key; nothing about an unknown one."""
    known = await services.profiles.look(need_key(player_key))
    return Response(known.me, headers=_PRIVATE)


@get("/api/me/games", summary="My finished games", responses=problems(401, 503))
async def list_my_games(
    services: Parts, player_key: PlayerKey = None, search: Search = "", page: Page = 1
) -> Response[PlayedGames]:
    """Finished games, the last one first, thirty on a page."""
    known = await services.profiles.look(need_key(player_key))
    found = matching(known.games, search)
    first = (page - 1) * GAMES_PER_PAGE
    pages = -(-len(found) // GAMES_PER_PAGE)
    shown = PlayedGames(found[first : first + GAMES_PER_PAGE], len(found), page, pages)
    return Response(shown, headers=_PRIVATE)


@get(
    "/api/me/games/{table:str}",
    summary="What a finished game did to my rating",
    responses=problems(401, 404, 503),
)
async def get_game_rating(
    table: TableName, services: Parts, player_key: PlayerKey = None
) -> Response[GameRating]:
    """The rating after this game and the change, or why the game did not count."""
    found = await services.profiles.game_rating(need_key(player_key), table)
    if found is None:
        raise no_such_table()
    return Response(found, headers=_PRIVATE)


@get("/api/me/export", summary="Save my data as a file", responses=problems(401, 503))
async def export_me(services: Parts, player_key: PlayerKey = None) -> Response[Export]:
    """Everything that `GET /api/me` and `GET /api/me/games` say, in one file."""
    known = await services.profiles.look(need_key(player_key))
    headers = {**_PRIVATE, "Content-Disposition": 'attachment; filename="azulejos.json"'}
    return Response(Export(me=known.me, games=known.games), headers=headers)


@delete("/api/me", summary="Delete my data", status_code=200, responses=problems(401, 503))
async def delete_me(services: Parts, player_key: PlayerKey = None) -> Erased:
    """Delete the profile, its rating and its links; finished games stay, without the name."""
    links = await services.profiles.erase(need_key(player_key))
    for link in links:
        services.forget_name(link.table)
    return Erased(len(links))


@post(
    "/api/me/codes",
    summary="Make a code for another device",
    status_code=201,
    responses=problems(401, 409, 503),
)
async def create_code(
    request: Caller, services: Parts, player_key: PlayerKey = None
) -> TransferCode:
    """A code that is valid once and for ten minutes."""
    key = need_key(player_key)
    services.need(services.codes, request)
    code = await services.profiles.new_code(key)
    if code is None:
        raise ProblemError(409, "server/no_profile", "You have no games to carry over yet.")
    return code


@post(
    "/api/me/codes/claim",
    summary="Use a code of another device",
    status_code=200,
    responses=problems(401, 503),
)
async def claim_code(
    data: JSONBody[ClaimCode], request: Caller, services: Parts, player_key: PlayerKey = None
) -> Me:
    """The key of this device belongs to the same person from now on.

    Games that this device had before are kept; a rating that it had is not, and none of these
    games is rated any more.
    """
    key = need_key(player_key)
    services.need(services.codes, request)
    if not await services.profiles.claim_code(key, data.code):
        raise ProblemError(404, "server/no_such_code", "This code is wrong, used or too old.")
    return (await services.profiles.look(key)).me
