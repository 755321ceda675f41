"""The host names that this server answers to: the check of the `Host` header.

Another site can let its own name point to this machine (DNS rebinding), and its pages could then
read the answers of this server. This does not work with an address, or with a name that the site
does not own. So the server only answers requests for addresses, localhost and the names that the
operator gives.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType

from azulejos.server.http.problems import encode_problem

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]+)(?::\d*)?", re.ASCII)
_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_-]+)*", re.ASCII)
_LOCALHOST: Final = "localhost"
_LONGEST: Final = 253


def read_host_name(text: str) -> str:
    """A name that the operator gives, as browsers send it; raises `ValueError` with one sentence.

    >>> read_host_name("Play.Example")
    'play.example'
    """
    try:
        name = text.encode("idna").decode().lower().removesuffix(".")
    except UnicodeError:
        name = ""
    if not _NAME.fullmatch(name):
        raise ValueError(
            f"a host name is like play.example, without http:// and port, not {text!r}"
        )
    return name


def own_names(host: str) -> tuple[str, ...]:
    """The names of this machine in its network, if the server listens there."""
    try:
        if ipaddress.ip_address(host).is_loopback:
            return ()  # only this machine can connect
    except ValueError:
        return () if host == _LOCALHOST else (host.lower(),)  # a name that the operator gave
    name = socket.gethostname().lower()
    label = name.partition(".")[0]
    return (name, label, f"{label}.local") if label else ()


def is_known_host(host: str, names: frozenset[str]) -> bool:
    """Whether a request with this `Host` is meant for this server."""
    found = _HOST.fullmatch(host.lower())
    if found is None:
        return False
    name = found[1].removesuffix(".")
    return name in names or name == _LOCALHOST or _is_address(name.strip("[]"))


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def with_known_hosts(app: ASGIApp, names: frozenset[str]) -> ASGIApp:
    """The application, answering only requests to a known name."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            sentence = _objection(scope, names)
            if sentence is not None:
                await _refuse(scope, sentence, send)
                return
        await app(scope, receive, send)

    return wrapped


def _objection(scope: Scope, names: frozenset[str]) -> str | None:
    """What is wrong with the name in a request, None if nothing is."""
    hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    if not hosts and scope["http_version"] == "1.0":
        return None  # no browser: browsers always name the host
    if len(hosts) == 1 and is_known_host(hosts[0], names):
        return None
    name = hosts[0].partition(":")[0] if len(hosts) == 1 else ""
    if len(name) > _LONGEST or not _NAME.fullmatch(name.lower()):
        return "The Host header of this request is not the name or address of this server."
    return (
        f"This server does not know itself as {name}: its operator can allow that name"
        f" with 'azulejos serve --host-name {name}'."
    )


async def _refuse(scope: Scope, sentence: str, send: Send) -> None:
    # A refused WebSocket handshake is answered with the same messages under another name.
    prefix = "websocket." if scope["type"] == ScopeType.WEBSOCKET else ""
    body = encode_problem("server/unknown_host", sentence)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    start = {"type": f"{prefix}http.response.start", "status": 421, "headers": headers}
    await send(start)  # type: ignore[arg-type]
    await send({"type": f"{prefix}http.response.body", "body": body, "more_body": False})  # type: ignore[arg-type, misc]
