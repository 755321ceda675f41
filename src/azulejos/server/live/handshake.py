"""The handshake of a table's WebSocket: who is let in, and what becomes of unexpected errors."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Any, Final

from azulejos.server import log
from azulejos.server.http.rate_limits import address_key
from azulejos.server.http.security import is_allowed_origin
from azulejos.server.live.session import Visit

if TYPE_CHECKING:
    from azulejos.server.services import Services

_POLICY: Final = 1008
_INTERNAL: Final = 1011
_TRY_AGAIN: Final = 1013


async def visit(services: Services, socket: Any, table: str) -> None:
    """Let a client in, if its origin, its address and the server's load allow it."""
    scope = socket.scope
    if not is_allowed_origin(scope["headers"], services.settings.origins):
        await socket.close(_POLICY)
        return
    client = scope.get("client")
    key = address_key(client[0] if client else None)
    if not (services.http.allow(key, time.monotonic()) and services.open_sockets.enter(key)):
        await socket.close(_TRY_AGAIN)
        return
    services.metrics.connections.inc()
    try:
        await socket.accept()
        with contextlib.suppress(ConnectionError):
            await Visit(services, socket, table, key).run()
    except Exception:
        log.error("unexpected_error", table=table)
        services.metrics.errors.inc()
        with contextlib.suppress(RuntimeError):  # it is closed already
            await socket.close(_INTERNAL, "server/error")
    finally:
        services.metrics.connections.dec()
        services.open_sockets.leave(key)
