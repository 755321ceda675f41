"""The installed page: what opens without the server, and how a new version arrives."""

import contextlib
import shutil
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest
from playwright.sync_api import expect

from azulejos.server import app
from azulejos.server.http.page import read_page
from testing import servers
from testing.servers import Forked, RunningServer
from tests.browser.conftest import Visit
from tests.browser.game.test_menu import resign_alone
from tests.browser.visitor import Visitor
from tests.marks import first_row_is_short

KEPT = "caches.open('azulejos-kept').then(cache => cache.keys()).then(keys => keys.map({part}))"
CONTROLLED = "navigator.serviceWorker.controller !== null"
AWAY = "The server does not answer"
EDITION = "meta[name='edition']"
NEEDS_SERVER = "This needs the server"


def install(visit: Visit, server: RunningServer, path: str = "/") -> Visitor:
    """A visitor whose page is stored."""
    guest = visit(server, path, service_workers="allow")
    guest.wait_until(CONTROLLED)
    return guest


def stored(guest: Visitor) -> list[str]:
    """The paths of the server's answers that are stored."""
    paths: list[str] = guest.page.evaluate(KEPT.format(part="key => new URL(key.url).pathname"))
    return sorted(paths)


@pytest.mark.long
def test_rulebook_opens_without_the_server_in_every_language(
    own_server: RunningServer, visit: Visit
) -> None:
    guest = install(visit, own_server)
    page = guest.page
    guest.fragile = True
    own_server.kill()
    page.reload()
    expect(page.get_by_role("status").filter(has_text=AWAY)).to_be_visible()
    assert not guest.violations()
    page.get_by_label("Language").select_option("is")
    page.get_by_role("link", name="Reglur").click()
    expect(page.locator("main h1")).to_be_visible()
    assert page.locator("main section").count() > 5
    page.reload()
    expect(page.locator("main h1")).to_be_visible()


@pytest.mark.parametrize(
    ("screen", "shown"), first_row_is_short([("learn", "nav"), ("puzzles", "[data-puzzle]")])
)
def test_screens_wait_for_the_server(
    own_server: RunningServer, visit: Visit, screen: str, shown: str
) -> None:
    guest = install(visit, own_server)
    guest.fragile = True
    own_server.kill()
    guest.go(f"/#{screen}")
    guest.page.reload()
    expect(guest.page.get_by_role("alert")).to_contain_text(NEEDS_SERVER)
    own_server.start()
    expect(guest.page.locator(shown).first).to_be_visible()
    expect(guest.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.long
def test_finished_game_opens_without_the_server(own_server: RunningServer, visit: Visit) -> None:
    guest = install(visit, own_server)
    guest.play_now()
    guest.wait_for_turn()
    path = guest.page.evaluate("location.pathname")
    api = f"/api/tables/{path.removeprefix('/t/')}"
    assert stored(guest) == ["/api/about", "/api/rulebook"]
    resign_alone(guest)
    guest.wait_until(f"{KEPT.format(part='key => key.url')}.then(urls => urls.length === 4)")
    assert stored(guest) == ["/api/about", "/api/rulebook", api, f"{api}/replay"]
    guest.fragile = True
    own_server.kill()
    guest.go("/")
    finished = guest.page.get_by_role("region", name="Finished games")
    finished.locator(f"a[href='{path}']").click()
    expect(guest.page.locator(".stage")).to_be_visible()
    assert guest.page.evaluate("location.hash") == "#replay"
    guest.go("/#me")
    expect(guest.page.get_by_role("alert")).to_contain_text(NEEDS_SERVER)
    expect(finished.locator(f"a[href='{path}']")).to_be_visible()
    own_server.start()
    expect(guest.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.long
def test_running_game_says_that_it_needs_the_server(
    own_server: RunningServer, visit: Visit
) -> None:
    guest = install(visit, own_server)
    guest.play_now()
    guest.wait_for_turn()
    guest.fragile = True
    own_server.kill()
    guest.page.reload()
    expect(guest.page.get_by_role("heading")).to_contain_text(NEEDS_SERVER)
    own_server.start()
    guest.wait_for_turn()


class OtherPage(RunningServer):
    """A server that serves the page in another folder."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.page = page

    def begin(self) -> None:
        log = self.folder / "log"
        log.touch()
        arguments = [str(self.page), *self.arguments()]
        self.process = Forked(arguments, log, serve_page)  # type: ignore[assignment]


def serve_page(arguments: list[str], log: str) -> None:
    """Run the server with the page in the folder that is the first argument."""
    folder, *rest = arguments
    with patch.object(app, "read_page", partial(read_page, Path(folder))):
        servers._run(rest, log)


@pytest.fixture
def versions(built_page: Path, tmp_path: Path) -> Iterator[OtherPage]:
    """A server with a copy of the page, which a test can change."""
    copy = tmp_path / "page"
    shutil.copytree(built_page.parent, copy)
    with contextlib.closing(OtherPage(copy)) as running:
        running.start()
        yield running


@pytest.mark.long
def test_new_version_of_the_page_replaces_the_old_one(versions: OtherPage, visit: Visit) -> None:
    guest = install(visit, versions)
    page = guest.page
    (old,) = page.evaluate("caches.keys().then(all => all.filter(name => name.includes('page')))")
    guest.fragile = True
    versions.stop()
    change(versions.page / "index.html", "</head>", "<meta name='edition' content='2' /></head>")
    change(versions.page / "service-worker.js", old.removeprefix("azulejos-page-"), "tomorrow")
    versions.start()
    page.reload()
    expect(page.locator(EDITION)).to_have_count(1)
    guest.wait_until("caches.keys().then(all => all.join().includes('azulejos-page-tomorrow'))")
    guest.wait_until(f"caches.keys().then(all => !all.includes('{old}'))")
    versions.kill()
    page.reload()
    expect(page.get_by_role("status").filter(has_text=AWAY)).to_be_visible()
    expect(page.locator(EDITION)).to_have_count(1)


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_plain_http_in_the_network_offers_no_installation(
    server: RunningServer, visit: Visit
) -> None:
    # An address that browsers do not trust, although it leads to this machine.
    address = server.url.replace("127.0.0.1", "0.0.0.0")
    guest = visit(server, None, service_workers="allow")
    guest.url = address
    guest.open_first_screen()
    assert not guest.page.evaluate("isSecureContext")
    assert not guest.page.evaluate("'serviceWorker' in navigator || 'caches' in window")
    expect(guest.page.get_by_role("button", name="Install")).to_have_count(0)
    guest.play_now()
    guest.wait_for_turn()
    resign_alone(guest)
    guest.go("/")
    expect(guest.page.get_by_role("region", name="Finished games")).to_be_visible()
    # Chromium says that such an address cannot have a security header that we send to all.
    guest.errors = [said for said in guest.errors if "Cross-Origin-Opener-Policy" not in said]


def test_browser_finds_the_page_installable(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    browser = guest.context.new_cdp_session(guest.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"] == f"{server.url}/manifest.webmanifest"
    assert manifest["errors"] == []
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Playwright's windows are private ones.
    assert [error["errorId"] for error in found] in ([], ["in-incognito"])


def test_install_button_is_there_while_the_browser_offers_it(
    server: RunningServer, visit: Visit
) -> None:
    page = visit(server).page
    button = page.get_by_role("button", name="Install")
    page.get_by_role("button", name="Play now").wait_for()
    expect(button).to_have_count(0)
    page.evaluate(
        "const offer = new Event('beforeinstallprompt', { cancelable: true });"
        "offer.prompt = async () => { window.asked = true; };"
        "window.prevented = !window.dispatchEvent(offer);"
    )
    assert page.evaluate("window.prevented")
    button.click()
    assert page.evaluate("window.asked")
    expect(button).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/service-worker.js", "text/javascript"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/apple-touch-icon.png", "image/png"),
    ],
)
def test_files_of_the_installed_page_are_asked_for_again(
    server: RunningServer, path: str, kind: str
) -> None:
    with urllib.request.urlopen(server.url + path) as answer:
        assert answer.headers.get_content_type() == kind
        assert answer.headers["Cache-Control"] == "no-cache"
        assert "worker-src 'self'" in answer.headers["Content-Security-Policy"]
