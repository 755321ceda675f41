"""Security headers on every response, and the check of the origin.

They wrap the whole application, so that no route can forget them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from litestar.enums import HttpMethod, ScopeType

if TYPE_CHECKING:
    from collections.abc import Iterable

    from litestar.types import ASGIApp, Message, Receive, Scope, Send

_SOURCES: Final = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
]
HEADERS: Final = [
    (b"content-security-policy", "; ".join(_SOURCES).encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    # Return links carry a token in their fragment; no other site learns even their path.
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


def with_security_headers(app: ASGIApp) -> ASGIApp:
    """The application, with the headers on every HTTP answer."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await app(scope, receive, send_with_headers)

    return wrapped


def with_head(app: ASGIApp) -> ASGIApp:
    """The application, answering HEAD as GET; the web server leaves the body out."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": HttpMethod.GET}
        await app(scope, receive, send)

    return wrapped


def is_allowed_origin(headers: Iterable[tuple[bytes, bytes]], origins: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us: our own, or one that the host named.

    A request without an origin does not come from a browser; a program needs a token like a page.
    """
    found: dict[bytes, Any] = dict(headers)
    origin = found.get(b"origin")
    if origin is None:
        return True
    text = origin.decode("latin-1")
    if text in origins:
        return True
    host = found.get(b"host", b"").decode("latin-1")
    return bool(host) and urlsplit(text).netloc.lower() == host.lower()
