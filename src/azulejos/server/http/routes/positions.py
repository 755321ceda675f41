"""HTTP routes of positions: what may be done in them, what is wrong with them, and pictures."""

from __future__ import annotations

import random
from typing import Annotated, Final, Literal, TypeAlias

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from azulejos.pictures import NO_PNG, can_draw_png
from azulejos.rules import (
    IllegalMoveError,
    InvalidPositionError,
    Move,
    NotationError,
    Position,
    Problem,
    ProblemCode,
    draw_deal,
)
from azulejos.server.http.compressed import Caller
from azulejos.server.http.leaving import ClientLeftError, while_connected
from azulejos.server.http.position_text import read_position
from azulejos.server.http.problems import ProblemError, problems
from azulejos.server.http.rate_limits import address_key
from azulejos.server.http.routes.tables import Parts
from azulejos.server.pictures.drawings import DrawingFailedError
from azulejos.server.pictures.worker import DrawOrder, draw_order, draw_svg
from azulejos.server.services import Services
from azulejos.server.tables.tables import BusyError
from azulejos.server.wire.studies import LookAtPosition, PositionLook, PositionProblem
from azulejos.views.annotations import parse_event
from azulejos.views.choices import NO_CHOICES, choices
from azulejos.views.set_up import set_up
from azulejos.views.to_json import position_view, step_views

PICTURES: Final = {"svg": "image/svg+xml", "png": "image/png"}
_RETRY_MS: Final = 1_000
PictureKind: TypeAlias = Annotated[
    Literal["svg", "png"], QueryParameter(description="The kind of picture.")
]
PictureTheme: TypeAlias = Annotated[
    Literal["light", "dark"], QueryParameter(description="Colours.")
]
PositionQuery: TypeAlias = Annotated[
    str, QueryParameter(max_length=1000, description="A position as text.")
]
NamesQuery: TypeAlias = Annotated[
    list[str] | None, QueryParameter(max_items=4, description="The names of the seats.")
]


@post("/api/positions", summary="Look at a position", status_code=200, responses=problems())
async def look_at_position(data: JSONBody[LookAtPosition]) -> PositionLook:
    """What may be done in a position, or all of its problems; or the position after an event."""
    position, found = _position(data)
    if found:
        return _with_problems(position, found)
    assert position is not None
    if not data.event and not data.draw:
        return _look(position)
    try:
        drawn = draw_deal(position, random.randrange) if data.draw else None
        event = drawn or parse_event(data.event)
        after, steps = position.transition(event)
    except NotationError as error:
        raise ProblemError(400, "table/bad_move", f"This is not a move: {error}.") from None
    except IllegalMoveError as error:
        raise ProblemError(400, "table/illegal_move", f"This is not legal: {error}.") from None
    seat = position.turn if isinstance(event, Move) else None
    look = _look(after)
    return PositionLook(
        text=look.text,
        bag=look.bag,
        problems=[],
        position=look.position,
        choices=look.choices,
        event=str(event),
        seat=seat,
        steps=step_views(steps),
    )


@get("/api/picture", summary="A picture of a position", responses=problems())
async def get_picture(
    request: Caller,
    services: Parts,
    position: PositionQuery,
    kind: PictureKind = "svg",
    theme: PictureTheme = "light",
    names: NamesQuery = None,
) -> Response[bytes]:
    """A position as SVG or PNG."""
    services.need(services.records, request)
    drawing = draw_order(read_position(position), names or (), theme)
    content = await draw_picture(services, request, drawing, kind)
    return Response(content, media_type=PICTURES[kind], headers={"Cache-Control": "no-store"})


async def draw_picture(
    services: Services, request: Caller, drawing: DrawOrder, kind: PictureKind
) -> bytes:
    """A position as a file, drawn outside the event loop; PNG in another process."""
    if kind == "svg":
        return await services.replays.run(lambda: draw_svg(drawing).encode())
    if not can_draw_png():
        raise ProblemError(403, "server/no_png", f"{NO_PNG}.")
    caller = address_key(request.client.host if request.client else None)
    try:
        return await while_connected(request, services.drawings.draw(drawing, caller))
    except ClientLeftError:
        raise BusyError from None  # nothing reads this answer
    except DrawingFailedError:
        sentence = "The picture could not be drawn; try again."
        raise ProblemError(503, "server/busy", sentence, _RETRY_MS) from None


def _position(data: LookAtPosition) -> tuple[Position | None, tuple[Problem, ...]]:
    """The position and its problems; None for a text with problems."""
    if not isinstance(data.position, str):
        position = set_up(data.position)
        return position, position.problems()
    try:
        return Position.parse(data.position), ()
    except InvalidPositionError as error:
        return None, error.problems
    except NotationError as error:
        raise ProblemError(400, "game/bad_position", f"This position is wrong: {error}.") from None


def _look(position: Position) -> PositionLook:
    return PositionLook(
        text=str(position),
        bag=position.bag,
        problems=[],
        position=position_view(position),
        choices=choices(position),
    )


def _with_problems(position: Position | None, found: tuple[Problem, ...]) -> PositionLook:
    has_text = position is not None and found[0].code is not ProblemCode.SHAPE
    return PositionLook(
        text=str(position) if has_text else "",
        bag=(0, 0, 0, 0, 0) if position is None else position.bag,
        problems=[
            PositionProblem(problem.code.value, problem.message, dict(problem.values))
            for problem in found
        ],
        position=None,
        choices=NO_CHOICES,
    )
