"""The application: routes, errors, limits and the page, as one ASGI callable.

What a route does is in its own file, and the parts that live as long as the server are in
`Services`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, TypeAlias

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from azulejos import __version__
from azulejos.server import log
from azulejos.server.http.compressed import Caller, accepts_gzip, has_tag
from azulejos.server.http.hosts import own_names, with_known_hosts
from azulejos.server.http.page import INDEX, SCREEN, File, read_page
from azulejos.server.http.problems import (
    ProblemError,
    answer,
    on_bad_text,
    on_busy,
    on_deep_body,
    on_error,
    on_http_error,
    on_store_error,
)
from azulejos.server.http.routes.about import (
    get_about,
    get_health,
    get_metrics,
    get_rulebook,
    list_languages,
)
from azulejos.server.http.routes.analyses import analyse_position, stream_analysis
from azulejos.server.http.routes.coach import ask_coach
from azulejos.server.http.routes.hints import ask_hint
from azulejos.server.http.routes.lesson import answer_drill, answer_task, get_drill, get_lesson
from azulejos.server.http.routes.me import (
    claim_code,
    create_code,
    delete_me,
    export_me,
    get_game_rating,
    get_me,
    list_my_games,
)
from azulejos.server.http.routes.positions import get_picture, look_at_position
from azulejos.server.http.routes.previews import get_table_png, get_table_svg, with_preview
from azulejos.server.http.routes.puzzles import (
    answer_puzzle,
    choose_puzzle,
    count_puzzles,
    get_puzzle,
    get_puzzle_of_day,
)
from azulejos.server.http.routes.replays import replay_record
from azulejos.server.http.routes.reviews import review_record, review_table
from azulejos.server.http.routes.studies import open_study, save_study
from azulejos.server.http.routes.tables import (
    Parts,
    TableName,
    claim_seat,
    create_table,
    download_record,
    list_tables,
    look_at_table,
    open_rematch,
    replay_table,
)
from azulejos.server.http.security import is_allowed_origin, with_head, with_security_headers
from azulejos.server.live.handshake import visit
from azulejos.server.metrics import Metrics
from azulejos.server.services import Services
from azulejos.server.settings import Settings
from azulejos.server.stopping import Stopping
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.delivery import Delivery
from azulejos.server.tables.redis_bus import Bus
from azulejos.server.tables.tables import BusyError, Tables
from azulejos.store import Store, StoreError

Lifespan: TypeAlias = Callable[[Litestar], AbstractAsyncContextManager[None]]
_SAFE = ("GET", "HEAD", "OPTIONS")
_CLOCK_AHEAD_MS: Final = 60_000
"""The log has a warning if the store has seen times this much later than the wall clock."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: TableName, services: Parts) -> None:
    """The game itself."""
    await visit(services, socket, table)


@get(["/", "/{path:path}"], include_in_schema=False)
async def get_page(request: Caller, services: Parts) -> Response[bytes]:
    """The built page. It also answers unknown paths, and says that there is nothing."""
    files: dict[str, File] = request.app.state.page
    path = request.url.path
    name = path.strip("/") or INDEX
    if name in files:
        return _send(files[name], request)
    if screen := SCREEN.fullmatch(path):
        found, status = await with_preview(files[INDEX], request, services, screen[1])
        return _send(found, request, status)
    if path.startswith("/api/") or not _wants_page(request, name):
        raise ProblemError(404, "server/not_found", "There is nothing here.")
    return _send(files[INDEX], request, status_code=404)


def _wants_page(request: Caller, name: str) -> bool:
    """Whether a person opens this address, not a page one of its files."""
    is_file = "." in name.rpartition("/")[2]
    return not is_file or "text/html" in request.headers.get("Accept", "")


def _send(file: File, request: Caller, status_code: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": file.caching, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if status_code == 200 and has_tag(request, file.etag):
        return Response(b"", status_code=304, headers=headers, media_type=file.content_type)
    content = file.content
    if file.compressed is not None and accepts_gzip(request):
        content = file.compressed
        headers["Content-Encoding"] = "gzip"
    return Response(content, headers=headers, media_type=file.content_type, status_code=status_code)


def _guard(request: Caller) -> Response[Any] | None:
    """Refuse changes by pages of other sites, and addresses that send too many requests."""
    services: Services = request.app.state.services
    if request.method not in _SAFE and not is_allowed_origin(
        request.scope["headers"], services.settings.origins
    ):
        return answer(403, "server/foreign_origin", "Pages of other sites may not do this.")
    if request.url.path.startswith("/api/"):
        services.need(services.http, request)
    return None


def create_app(
    settings: Settings, bots: Bots, store: Store, delivery: Delivery, stopping: Stopping
) -> ASGIApp:
    """The application of one server process."""
    app = build(settings, lambda app: _life(app, settings, bots, store, delivery, stopping))
    app.state.page = read_page()
    names = frozenset((*settings.host_names, *own_names(settings.host)))
    return with_security_headers(with_known_hosts(with_head(app), names))


def build(settings: Settings, *lifespan: Lifespan) -> Litestar:
    """The routes, with or without services behind them."""
    return Litestar(
        route_handlers=[
            list_tables,
            create_table,
            look_at_table,
            claim_seat,
            open_rematch,
            download_record,
            replay_table,
            get_table_svg,
            get_table_png,
            get_about,
            get_rulebook,
            get_lesson,
            answer_task,
            get_drill,
            answer_drill,
            count_puzzles,
            get_puzzle_of_day,
            choose_puzzle,
            get_puzzle,
            answer_puzzle,
            list_languages,
            get_health,
            get_metrics,
            replay_record,
            analyse_position,
            ask_hint,
            ask_coach,
            review_table,
            review_record,
            stream_analysis,
            look_at_position,
            get_picture,
            open_study,
            save_study,
            get_me,
            get_game_rating,
            list_my_games,
            export_me,
            delete_me,
            create_code,
            claim_code,
            table_socket,
            get_page,
        ],
        dependencies={"services": Provide(_services, sync_to_thread=False)},
        lifespan=list(lifespan),
        before_request=_guard,
        exception_handlers={
            HTTPException: on_http_error,
            StoreError: on_store_error,
            BusyError: on_busy,
            RecursionError: on_deep_body,
            UnicodeDecodeError: on_bad_text,
            Exception: on_error,
        },
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="azulejos",
            version=__version__,
            description="Tables of the tile game; see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )


def _services(state: State) -> Services:
    services: Services = state.services
    return services


@contextlib.asynccontextmanager
async def _life(
    app: Litestar,
    settings: Settings,
    bots: Bots,
    store: Store,
    delivery: Delivery,
    stopping: Stopping,
) -> AsyncIterator[None]:
    """Run the services from the first request to the last."""
    delivery.loop = asyncio.get_running_loop()
    is_alone = store.url.get_backend_name() == "sqlite"
    tables = Tables(store, Metrics(), is_alone=is_alone)
    bus = Bus(settings.redis, tables, store.process) if settings.redis else None
    services = Services(settings, tables, bots, bus)
    app.state.services = services
    slow = (services.analysis_streams, services.reviews, services.explanations, services.drawings)
    stopping.first += [one.stop for one in slow]
    await services.start()
    log.info("server_started", process=store.process, store=store.url.get_backend_name())
    if store.clock.ahead_ms > _CLOCK_AHEAD_MS:
        log.warn("clock_is_ahead", ms=store.clock.ahead_ms)
    try:
        yield
    finally:
        await services.stop()
