"""Serve the game to browsers: alone, with friends, or as a host for many.

Opens the browser and serves until Ctrl-C. docs/hosting.md has more about every option.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from azulejos.puzzles.shapes import Puzzle
    from azulejos.server.settings import Settings

DEFAULT_PORT = 8765


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The settings of the server."""
    parser.add_argument("--port", type=int, help=f"the port to listen on (default: {DEFAULT_PORT})")
    parser.add_argument(
        "--host", help="the address to listen on (default: this machine only, 127.0.0.1)"
    )
    parser.add_argument(
        "--lan", action="store_true", help="allow other machines in this network; prints a QR code"
    )
    parser.add_argument(
        "--certificate", metavar="FILE", help="serve HTTPS with this certificate (PEM)"
    )
    parser.add_argument("--key", metavar="FILE", help="the private key of the certificate (PEM)")
    parser.add_argument(
        "--store",
        default="",
        help="a SQLite file or postgresql://... (default: in your data folder)",
    )
    parser.add_argument(
        "--redis", default="", help="redis://..., for several processes on one PostgreSQL"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        help="another origin whose pages may use this server; repeatable",
    )
    parser.add_argument(
        "--host-name",
        action="append",
        default=[],
        help="a host name of this server, like play.example; repeatable",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        help="the address of a proxy that is trusted to name clients; repeatable",
    )
    parser.add_argument("--no-metrics", action="store_true", help="do not answer /metrics")
    parser.add_argument(
        "--bots",
        choices=("players", "random"),
        default="players",
        help="which bots play: those of the levels, or random ones (for tests)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="change a limit, see docs/hosting.md; repeatable",
    )
    parser.add_argument(
        "--puzzles", metavar="FILE", help="puzzles from this file (default: those of the package)"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes for bots (default: 1)")


def run(options: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from azulejos.server import log
    from azulejos.server.serve import serve
    from azulejos.server.tables.bots import PoolBots, RandomBots
    from azulejos.store import StoreError

    log.set_up()
    try:
        settings = _read_settings(options)
    except ValueError as error:
        return _complain(str(error))
    try:
        serve(
            settings,
            RandomBots() if options.bots == "random" else PoolBots(options.workers),
            any_port=options.port is None,
            browser=not options.no_browser,
            lan=options.lan,
        )
    except StoreError as error:
        return _complain(str(error))
    except (OSError, OverflowError) as error:
        return _complain(f"cannot listen on {settings.host}:{settings.port}: {error}")
    return 0


def _read_settings(options: argparse.Namespace) -> Settings:
    """The settings that the options ask for; raises `ValueError` with one sentence."""
    from azulejos.server.http.hosts import read_host_name
    from azulejos.server.settings import Settings, read_limits
    from azulejos.server.tables.redis_bus import redis_at
    from azulejos.server.transport.certificates import read_certificate

    if options.redis:
        redis_at(options.redis)
    return Settings(
        store=options.store,
        redis=options.redis,
        host=options.host or ("0.0.0.0" if options.lan else "127.0.0.1"),
        port=DEFAULT_PORT if options.port is None else options.port,
        certificate=read_certificate(options.certificate, options.key),
        origins=tuple(options.origin),
        host_names=tuple(map(read_host_name, options.host_name)),
        proxies=tuple(options.proxy),
        metrics=not options.no_metrics,
        workers=options.workers,
        puzzles=_read_puzzles(options.puzzles) if options.puzzles else None,
        limits=read_limits(options.limit),
    )


def _read_puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file; raises `ValueError` with one sentence."""
    from azulejos.commands.input import read_file
    from azulejos.puzzles.file import read_puzzles

    try:
        puzzles = read_puzzles(read_file(Path(name))).puzzles
    except OSError as error:
        raise ValueError(f"cannot read {name}: {error.strerror}") from None
    if not puzzles:
        raise ValueError(f"there is no puzzle in {name}")
    return puzzles


def _complain(sentence: str) -> int:
    print(f"azulejos serve: {sentence}", file=sys.stderr)
    return 2
