"""The configuration of uvicorn that our own protocols read their limits from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import uvicorn
from litestar.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from azulejos.server.http.rate_limits import Open
from azulejos.server.settings import ServerLimits


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, with our limits and the count of open HTTP connections."""

    def __init__(self, app: ASGIApp, limits: ServerLimits, **options: Any) -> None:
        super().__init__(app, **options)
        self.limits = limits
        self.open_http = Open(limits.http_connections_per_address, limits.http_connections)

    def is_proxy(self, host: str | None) -> bool:
        """Whether a proxy that the operator named connects from this address."""
        app = self.loaded_app
        return isinstance(app, ProxyHeadersMiddleware) and host in app.trusted_hosts


def known_names(base: Any) -> set[str]:
    """The methods of a class, and the attributes that its instances begin with."""
    # Attributes are set in __init__, so their names are in its code.
    return {*dir(base), *base.__init__.__code__.co_names}


def need(base: Any, names: Iterable[str]) -> None:
    """Raise `ImportError` if a class of uvicorn lacks a method or attribute that we build upon."""
    missing = sorted(set(names) - known_names(base))
    if missing:
        raise ImportError(f"{base.__name__} has no {', '.join(missing)}")
