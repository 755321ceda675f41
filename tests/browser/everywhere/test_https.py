"""The page over HTTPS: its files, its WebSocket and its links."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from testing.certificates import make_certificate
from testing.servers import RunningServer
from tests.browser.conftest import Visit


@pytest.fixture
def secure(
    built_page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[RunningServer]:
    """A server in the network, with a certificate."""
    assert built_page.exists()
    make_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    files = [f"--certificate={tmp_path / 'azulejos.pem'}", f"--key={tmp_path / 'azulejos.key'}"]
    with contextlib.closing(RunningServer("", "--lan", *files)) as running:
        running.start()
        yield running


@pytest.mark.long
def test_game_is_played_and_shared_over_https(secure: RunningServer, visit: Visit) -> None:
    # The browser does not know the test's authority; server/transport/test_https.py verifies it.
    guest = visit(secure, ignore_https_errors=True)
    assert guest.page.evaluate("location.protocol") == "https:"
    sockets: list[str] = []
    guest.page.on("websocket", lambda socket: sockets.append(socket.url))
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    assert sockets
    assert all(url.startswith("wss://") for url in sockets)
    guest.go("/#new")
    guest.page.reload()
    guest.page.get_by_role("button", name="Create table").click()
    link = guest.page.get_by_role("textbox", name="link").input_value()
    assert link.startswith("https://")
    friend = visit(secure, urlsplit(link).path, ignore_https_errors=True)
    expect(friend.page.get_by_role("button", name="Sit down")).to_be_visible()
    friend.leave()
    guest.leave()
