"""Settings: everything about a server that a host can choose, and every limit.

The command line makes the settings, and the rest of the server only reads them. docs/hosting.md
describes every setting.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace
from typing import Final

from azulejos.puzzles.shapes import Puzzle
from azulejos.server.transport.certificates import Certificate

_SWITCHES: Final = ("reviews", "analysis_streams", "explanations")
"""Limits that may be 0, which switches something off."""


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """How much one address, one connection and the whole server may ask for."""

    message_bytes: int = 4_096
    """The largest WebSocket message; a larger one closes the connection."""
    header_bytes: int = 32_768
    """The largest head of an HTTP request: the request line and all headers."""
    header_seconds: float = 10.0
    """How long the head of an HTTP request may take, from its first byte."""
    body_bytes: int = 256_000
    """The largest HTTP body."""
    body_seconds: float = 30.0
    """How long the body of an HTTP request may take."""
    keep_alive_seconds: float = 30.0
    """How long an HTTP connection may stay without a request, or without reading its answer."""
    http_connections_per_address: int = 200
    """Open HTTP connections of one address; a connection that a proxy opens is not counted."""
    http_connections: int = 5_000
    messages_per_second: float = 20.0
    """On one connection, as a mean; a page sends one a second at most."""
    messages_burst: int = 60
    requests_per_second: float = 20.0
    """API requests, new WebSockets and further `Join`s of one address; not files of the page."""
    requests_burst: int = 120
    tables_per_minute: float = 30.0
    """New tables of one address."""
    tables_burst: int = 60
    analyses_per_minute: float = 20.0
    """Analyses, hints and new reviews of one address."""
    analyses_burst: int = 10
    records_per_minute: float = 60.0
    """Records that are replayed for one address: a long one takes a second."""
    records_burst: int = 20
    analysis_streams: int = 20
    """Analyses that deepen while clients look at them; 0: this server makes none."""
    analysis_streams_per_address: int = 3
    """Those of one address; a further one ends the oldest."""
    codes_per_minute: float = 10.0
    """Codes for other devices that one address makes or tries."""
    codes_burst: int = 10
    reviews: int = 10
    """Reviews that are under way or wait; 0: this server makes no reviews."""
    review_nodes: int = 8_000
    """Nodes of each search in a review; with fewer, reviews are quicker and less exact."""
    explanations: int = 20
    """Moves of puzzles that are explained or wait; 0: this server explains none."""
    connections_per_address: int = 100
    connections: int = 5_000
    connections_per_table: int = 200
    backlog_bytes: int = 256_000
    """What waits for a slow reader before the connection is closed."""
    join_seconds: float = 20.0
    """How long a connection may stay without a `Join`."""
    ping_seconds: float = 20.0
    """How often a silent connection is asked whether it is still there."""


def read_limits(given: Iterable[str]) -> ServerLimits:
    """The default limits with `NAME=NUMBER` changes; raises `ValueError` with one sentence."""
    kinds = {one.name: type(getattr(ServerLimits(), one.name)) for one in fields(ServerLimits)}
    changed = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in kinds:
            raise ValueError(f"there is no limit {name!r}; there are {', '.join(kinds)}")
        try:
            changed[name] = kinds[name](number)
        except ValueError:
            raise ValueError(f"the limit {name} is a number, not {number!r}") from None
        if changed[name] < 0 or (changed[name] == 0 and name not in _SWITCHES):
            raise ValueError(f"the limit {name} must be more than 0")
    return replace(ServerLimits(), **changed)


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server."""

    store: str = ""
    """A database URL; empty: a SQLite file in the user's data folder."""
    redis: str = ""
    """A Redis URL; empty: this is the only process."""
    host: str = "127.0.0.1"
    port: int = 8765
    certificate: Certificate | None = None
    """For HTTPS; None: plain HTTP."""
    origins: tuple[str, ...] = ()
    """Origins besides the own one whose pages may talk to this server."""
    host_names: tuple[str, ...] = ()
    """Host names that this server answers to, besides addresses and localhost."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are trusted to name the client's address."""
    metrics: bool = True
    """Whether /metrics answers."""
    workers: int = 1
    """Processes in which bots think."""
    shown_addresses: tuple[str, ...] = ()
    """Addresses under which other machines reach this server, for links and QR codes."""
    puzzles: tuple[Puzzle, ...] | None = None
    """The puzzles of this server; None: those of the package."""
    limits: ServerLimits = field(default_factory=ServerLimits)
