"""The listening socket and the web server, with uvicorn's settings.

The settings suit many idle connections and small messages, and a quick end without log lines.
"""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final

import uvicorn
from litestar.types import ASGIApp

from azulejos.server import log
from azulejos.server.settings import Settings
from azulejos.server.transport.uvicorn_config import ServerConfig

_BACKLOG: Final = 2_048
_GOODBYE_S: Final = 3
_SEND_BYTES: Final = 128 * 1024


class Server(uvicorn.Server):
    """The web server: tells when it has started and stops, and stops without tracebacks."""

    def __init__(
        self,
        config: uvicorn.Config,
        on_started: Callable[[], None],
        on_stopping: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(config)
        self._on_started, self._on_stopping = on_started, on_stopping

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in order after Ctrl-C or SIGTERM."""
        with super().capture_signals():
            yield
            # uvicorn would raise them again, which ends the process before the store is closed.
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        if self.started:
            self._on_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop to answer; streams that would go on are ended first."""
        await self._on_stopping()
        await super().shutdown(sockets)


def bind(host: str, port: int, *, or_any: bool) -> socket.socket:
    """A socket with its port, which `listen` opens to clients.

    Raises `OSError` if the port is taken and no other may be used.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in (port, 0) if or_any else (port,):
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Connections inherit it: what waits for a slow reader in the system is bounded, too.
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BYTES)
        try:
            found.bind((host, candidate))
        except (OSError, OverflowError):
            found.close()
            if candidate == 0 or not or_any:
                raise
            continue
        found.set_inheritable(False)
        return found
    raise OSError(f"port {port} is taken")


def listen(bound: socket.socket) -> None:
    """Let clients connect; raises `OSError` if another program has begun to listen there."""
    bound.listen(_BACKLOG)


def _protocols(header_bytes: int) -> dict[str, Any]:
    """Our own protocols; uvicorn's, with fewer limits, if it has changed too much for them."""
    try:
        from azulejos.server.transport.http_protocol import LimitedHttp
        from azulejos.server.transport.websocket_protocol import LimitedWebSocket
    except ImportError as error:
        log.warn("fewer_limits", reason=str(error), uvicorn=uvicorn.__version__)
        # Unlike httptools, h11 has a limit for headers.
        return {"http": "h11", "h11_max_incomplete_event_size": header_bytes, "ws": "auto"}
    return {"http": LimitedHttp, "ws": LimitedWebSocket}


def web_server(
    app: ASGIApp,
    settings: Settings,
    on_started: Callable[[], None],
    on_stopping: Callable[[], Awaitable[None]],
) -> Server:
    """The web server for an application."""
    limits, certificate = settings.limits, settings.certificate
    config = ServerConfig(
        app,
        limits,
        **_protocols(limits.header_bytes),
        ws_max_size=limits.message_bytes,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ssl_certfile=certificate and certificate.file,
        ssl_keyfile=certificate and certificate.key,
        backlog=_BACKLOG,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_keep_alive=limits.keep_alive_seconds,
        timeout_graceful_shutdown=_GOODBYE_S,
    )
    return Server(config, on_started, on_stopping)
