"""Serving: from settings to a server that runs until it is told to stop.

The command line calls it. It opens the store, binds the port, prints the address of the game and
opens the browser. If one of these fails, it prints one line.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import Final

from azulejos.server import log
from azulejos.server.app import create_app
from azulejos.server.settings import Settings
from azulejos.server.stopping import Stopping
from azulejos.server.store_opening import open_store
from azulejos.server.tables.bots import Bots
from azulejos.server.tables.delivery import Delivery
from azulejos.server.transport.uvicorn_server import bind, listen, web_server
from azulejos.store import default_url

_OPEN_FILES: Final = 65_536
_GARBAGE: Final = (10_000, 10, 10)
_SWITCH_S: Final = 0.001


def raise_open_files() -> None:
    """Raise the limit of open files to what the system allows."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _OPEN_FILES if hard == resource.RLIM_INFINITY else min(_OPEN_FILES, hard)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def tune_interpreter() -> None:
    """Keep Python from stopping the event loop for long, once everything is loaded."""
    # Freeze what is loaded: a full garbage collection, which the usual thresholds start often,
    # would stop every table for a tenth of a second.
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    # While the event loop is busy, the writer thread waits this long for the interpreter lock
    # after each call of the database, several times a commit.
    sys.setswitchinterval(_SWITCH_S)


def lan_address() -> str | None:
    """The address of this machine in its network; sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route counts
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if address.startswith("127.") else address


def print_qr_code(url: str) -> None:
    """Print the address as a QR code."""
    import segno

    segno.make(url, micro=False).terminal(out=sys.stderr, compact=True)


def serve(settings: Settings, bots: Bots, *, any_port: bool, browser: bool, lan: bool) -> None:
    """Serve until told to stop; raises `StoreError` or `OSError` if it cannot start."""
    raise_open_files()
    with contextlib.closing(bind(settings.host, settings.port, or_any=any_port)) as bound:
        delivery = Delivery()
        store = open_store(settings.store or default_url(), delivery)
        if store is not None:
            with contextlib.closing(store):
                listen(bound)
                settings = replace(settings, port=bound.getsockname()[1])
                urls = _addresses(settings, lan_address() if lan else None)
                settings = replace(settings, shown_addresses=tuple(urls[:-1]))
                stopping = Stopping()
                app = create_app(settings, bots, store, delivery, stopping)
                started = functools.partial(_on_started, urls, lan=lan, browser=browser)
                web_server(app, settings, started, stopping).run(sockets=[bound])
    log.info("server_stopped")


def _addresses(settings: Settings, lan: str | None) -> list[str]:
    """The addresses of the game: for other machines if they can reach it, then for this one."""
    scheme = "https" if settings.certificate else "http"
    # A certificate is for a name as a rule, and a browser warns about every other one.
    named = settings.host_names[0] if settings.certificate and settings.host_names else None
    away = (named or lan) if lan else None
    hosts = [host for host in (away, "localhost") if host is not None]
    return [f"{scheme}://{host}:{settings.port}" for host in hosts]


def _on_started(urls: list[str], *, lan: bool, browser: bool) -> None:
    tune_interpreter()
    _show(urls, lan=lan)
    if browser:
        threading.Thread(target=webbrowser.open, args=(urls[-1],), daemon=True).start()


def _show(urls: list[str], *, lan: bool) -> None:
    """Print the addresses of the game."""
    log.info("listening", urls=urls)
    if lan and len(urls) == 1:
        log.warn("no_network", reason="this machine has no address that others can reach")
    print(f"azulejos: open {urls[0]} (stop with Ctrl-C)", file=sys.stderr)
    if lan and len(urls) > 1:
        print_qr_code(urls[0])
