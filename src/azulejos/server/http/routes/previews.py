"""Previews of links to tables: tags for the head of the page, and a picture of the position.

Messengers read the `og:` tags of a link and show its title and its picture. They do not say which
language their users speak, so the texts are English.
"""

from __future__ import annotations

import html
from dataclasses import replace
from hashlib import sha256
from typing import Final

from litestar import Response, get

from azulejos.pictures import can_draw_png
from azulejos.players.characters import character_name
from azulejos.rules import Position
from azulejos.server.http.compressed import Caller, has_tag
from azulejos.server.http.page import File
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.routes.positions import (
    PICTURES,
    PictureKind,
    PictureTheme,
    draw_picture,
)
from azulejos.server.http.routes.tables import Parts, TableName, find_room
from azulejos.server.pictures.worker import draw_order
from azulejos.server.services import Services
from azulejos.server.tables.ids import table_path
from azulejos.server.tables.tables import BusyError
from azulejos.store import StoreError
from azulejos.table import SeatKind, State
from azulejos.table.state import Seat

_HEAD_ENDS: Final = b"</head>"
_LONGEST_NAME: Final = 32


async def with_preview(
    index: File, request: Caller, services: Services, table: str
) -> tuple[File, int]:
    """The page with the tags of a table, and the status: 404 if there is no such table.

    The page itself says what is wrong, so it has no tags if the table cannot be looked at now.
    """
    if len(table) > _LONGEST_NAME:
        return index, 404
    try:
        services.need(services.http, request)
        state = (await find_room(services, table)).state
    except ProblemError as error:
        return index, 404 if error.status_code == 404 else 200
    except (StoreError, BusyError):
        return index, 200
    tags = preview_tags(state, str(request.base_url).rstrip("/"), with_picture=can_draw_png())
    content = index.content.replace(_HEAD_ENDS, tags.encode() + _HEAD_ENDS, 1)
    etag = f'"{sha256(content).hexdigest()[:32]}"'
    return replace(index, content=content, compressed=None, etag=etag), 200


def preview_tags(state: State, site: str, *, with_picture: bool) -> str:
    """The `og:` tags of a table at a site such as `https://play.example`."""
    description = _description(state)
    tags = {
        "og:type": "website",
        "og:site_name": "azulejos",
        "og:title": f"azulejos: {', '.join(_names(state)) or 'a new table'}",
        "og:description": description,
        "og:url": f"{site}{table_path(state.table)}",
    }
    if with_picture:
        # The number makes messengers fetch a new picture after a move.
        tags["og:image"] = f"{site}/api/tables/{state.table}/picture.png?number={state.number}"
        tags["og:image:type"] = "image/png"
        tags["og:image:alt"] = description
    return "".join(
        f'<meta property="{name}" content="{html.escape(content)}" />\n'
        for name, content in tags.items()
    )


def _description(state: State) -> str:
    position = state.position
    if position is None:
        free = sum(seat.kind is SeatKind.OPEN for seat in state.seats)
        seats = "1 seat is" if free == 1 else f"{free} seats are"
        return f"A table for {len(state.seats)} players: {seats} free."
    points = ", ".join(
        f"{_name(seat)} {board.score}"
        for seat, board in zip(state.seats, position.boards, strict=True)
    )
    when = "The game is over" if state.is_over else f"Round {position.round_number}"
    return f"{when}: {points}."


def _names(state: State) -> list[str]:
    return [_name(seat) for seat in state.seats if seat.kind is not SeatKind.OPEN]


def _name(seat: Seat) -> str:
    return seat.name or (character_name(seat.level) if seat.kind is SeatKind.BOT else "Guest")


@get(
    "/api/tables/{table:str}/picture.svg",
    summary="A table's position as SVG",
    media_type="image/svg+xml",
    responses=problems(503),
)
async def get_table_svg(
    table: TableName, request: Caller, services: Parts, theme: PictureTheme = "light"
) -> Response[bytes]:
    """The boards as they are now; before the game, empty ones."""
    return await _picture(table, request, services, "svg", theme)


@get(
    "/api/tables/{table:str}/picture.png",
    summary="A table's position as PNG",
    media_type="image/png",
    responses=problems(503),
)
async def get_table_png(
    table: TableName, request: Caller, services: Parts, theme: PictureTheme = "light"
) -> Response[bytes]:
    """The same as PNG, if the server can draw one."""
    return await _picture(table, request, services, "png", theme)


async def _picture(
    table: str, request: Caller, services: Services, kind: PictureKind, theme: PictureTheme
) -> Response[bytes]:
    state = (await find_room(services, table)).state
    names = tuple("" if seat.kind is SeatKind.OPEN else _name(seat) for seat in state.seats)
    position = state.position or Position.start(len(state.seats), state.options.wall)
    tag = f'"{sha256(f"{position} {names} {theme}".encode()).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if has_tag(request, tag):
        return Response(b"", status_code=304, headers=headers, media_type=PICTURES[kind])
    services.need(services.records, request)
    drawing = draw_order(position, names, theme, zoom=1)
    content = await draw_picture(services, request, drawing, kind)
    return Response(content, media_type=PICTURES[kind], headers=headers)
