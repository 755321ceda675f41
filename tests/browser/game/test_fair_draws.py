"""The page checks the draws: at the start, at the end, and against servers that cheat."""

import contextlib
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testing.client import nonce_of
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.game.test_together import resign, two_at_a_table
from tests.browser.visitor import PHONE, Visitor
from tests.commands.running import process
from tests.marks import first_row_is_short
from tests.server.cheating import (
    Cheat,
    CheatingServer,
    hide_tiles,
    replace_last_nonce,
    swap_commitment,
)

Cheater = Callable[[Cheat], CheatingServer]


@pytest.fixture
def cheater(built_page: Path) -> Iterator[Cheater]:
    """Start a server that cheats."""
    assert built_page.exists()
    with contextlib.ExitStack() as stack:

        def start(cheat: Cheat) -> CheatingServer:
            running = stack.enter_context(contextlib.closing(CheatingServer(cheat)))
            running.start()
            return running

        yield start


def _alarm(page: Page, words: str) -> None:
    expect(page.locator(".alarm[role=alert]")).to_contain_text(words)


def _give_up(player: Visitor) -> None:
    resign(player)
    player.page.get_by_role("dialog").locator("table").wait_for()


@pytest.mark.parametrize(
    ("cheat", "words"),
    first_row_is_short(
        [
            (replace_last_nonce, "does not use your share of the draw"),
            (swap_commitment, "has replaced the seed that it had fixed"),
        ]
    ),
    ids=["nonce", "commitment"],
)
def test_cheat_at_the_start_is_told_at_once_and_stays(
    cheat: Cheat, words: str, cheater: Cheater, visit: Visit
) -> None:
    player = visit(cheater(cheat))
    player.page.get_by_role("button", name="Play now").click()
    _alarm(player.page, words)
    assert not player.violations()
    player.page.reload()
    _alarm(player.page, words)


@pytest.mark.long
def test_page_keeps_its_share_from_a_server_that_swapped_its_seed(
    cheater: Cheater, visit: Visit
) -> None:
    server = cheater(swap_commitment)
    host, friend, path = _ready_to_start(server, visit)
    host.page.get_by_role("button", name="Start game").click()
    for player in (host, friend):
        _alarm(player.page, "has replaced the seed that it had fixed")
    table = server.get(f"/api{path.replace('/t/', '/tables/')}")["table"]
    assert table["state"] == "starting"
    assert [seat["nonce"] for seat in table["seats"]] == ["", ""]


@pytest.mark.long
def test_replaced_nonce_is_still_found_at_the_end_and_by_its_owner_only(
    cheater: Cheater, visit: Visit
) -> None:
    server = cheater(replace_last_nonce)
    player = visit(server)
    player.play_now()
    looker = visit(server, player.page.evaluate("location.pathname"))
    looker.page.locator(".stage").wait_for()
    _give_up(player)
    expect(player.page.get_by_role("dialog")).to_contain_text("Failed: the draws do not follow")
    expect(looker.page.get_by_role("dialog")).to_contain_text("Only a player’s own page")
    expect(looker.page.locator(".alarm")).to_have_count(0)


def test_hidden_tiles_are_found_by_counting(cheater: Cheater, visit: Visit) -> None:
    player = visit(cheater(hide_tiles))
    player.play_now()
    expect(player.page.locator(".alarm")).to_have_count(0)
    _give_up(player)
    expect(player.page.get_by_role("dialog")).to_contain_text("Failed: the draws do not follow")
    _alarm(player.page, "do not follow from what was fixed before it")


def _saved(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button).click()
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def test_saved_proof_is_the_command_that_proves_the_game(
    server: RunningServer, visit: Visit, tmp_path: Path
) -> None:
    player = visit(server, accept_downloads=True)
    player.play_now()
    player.page.get_by_role("button", name="Menu").click()
    proof = _saved(player.page, "Save my proof", tmp_path).read_text(encoding="utf-8")
    player.page.keyboard.press("Escape")
    _give_up(player)
    expect(player.page.get_by_role("dialog")).to_contain_text("Verified: every tile follows")
    assert _saved(player.page, "Save my proof", tmp_path).read_text(encoding="utf-8") == proof
    record = _saved(player.page, "Download record", tmp_path)
    program, *words = shlex.split(proof.strip().splitlines()[-1])
    assert program == "azulejos"
    assert words[1] == record.name
    words[1] = str(record)
    ran = process(*words)
    assert (ran.code, ran.out[:6]) == (0, "fair: ")


def test_draws_are_verified_for_both_at_a_table(server: RunningServer, visit: Visit) -> None:
    players = two_at_a_table(server, visit)
    _give_up(players[0])
    for player in players:
        expect(player.page.get_by_role("dialog")).to_contain_text("Verified: every tile follows")


def _ready_to_start(server: RunningServer, visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Two people at a table before the start, and its path."""
    host = visit(server, "/#new")
    host.page.get_by_label("Name", exact=True).fill("Anna")
    host.page.get_by_role("button", name="Create table").click()
    link = host.page.get_by_role("textbox", name="Invite link").input_value()
    path = "/t/" + link.rpartition("/t/")[2]
    friend = visit(server, path)
    friend.page.get_by_label("Your name").fill("Björn")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.get_by_role("button", name="Stand up").wait_for()
    return host, friend, path


def _friend_without_share(server: RunningServer, visit: Visit) -> tuple[Visitor, Visitor]:
    """Two people after the start is called, of whom the second has lost the promised nonce."""
    host, friend, _ = _ready_to_start(server, visit)
    friend.page.evaluate(
        "const kept = JSON.parse(localStorage.getItem('azulejos.tables'));"
        "kept[0].nonces = {};"
        "localStorage.setItem('azulejos.tables', JSON.stringify(kept));"
    )
    host.page.get_by_role("button", name="Start game").click()
    return host, friend


@pytest.mark.long
def test_host_starts_without_a_share_and_the_draw_is_not_proven(
    server: RunningServer, visit: Visit
) -> None:
    host, friend = _friend_without_share(server, visit)
    expect(host.page.get_by_text("Still missing: Björn.")).to_be_visible()
    start = host.page.get_by_role("button", name="Start without it: the draw will not be proven")
    start.wait_for()
    assert not host.violations()
    expect(friend.page.get_by_text("The host decides")).to_be_visible()
    expect(friend.page.get_by_role("button", name="New table")).to_have_count(0)
    start.click()
    for player in (host, friend):
        player.page.locator(".stage").wait_for()
    _give_up(host)
    for player in (host, friend):
        expect(player.page.get_by_role("dialog")).to_contain_text("Not proven")
        expect(player.page.locator(".alarm")).to_have_count(0)


@pytest.mark.long
def test_host_opens_a_new_table_when_somebody_is_gone(server: RunningServer, visit: Visit) -> None:
    host = visit(server, "/#new", viewport=PHONE)
    host.page.get_by_label("Name", exact=True).fill("Anna")
    host.page.get_by_role("button", name="Create table").click()
    link = host.page.get_by_role("textbox", name="Invite link").input_value()
    table = link.rpartition("/t/")[2]
    claim = {"seat": 1, "name": "Björn", "nonce_hash": nonce_of("gone")[1]}
    server.post(f"/api/tables/{table}/claim", claim)
    host.page.get_by_role("button", name="Start game").click()
    new = host.page.get_by_role("button", name="New table")
    new.wait_for()
    looker = visit(server, f"/t/{table}")
    expect(host.page.get_by_role("button", name="Start without it")).to_have_count(0)
    new.click()
    host.page.wait_for_url(lambda url: not url.endswith(table))
    expect(looker.page.get_by_role("heading")).to_have_text("This table was abandoned.")
    looker.page.get_by_role("button", name="Go there").click()
    looker.page.wait_for_url(host.page.url)
    host.page.get_by_role("button", name="Free the seat").click()
    host.page.get_by_label("Who sits in seat 2?").select_option("novice")
    host.page.get_by_role("button", name="Start game").click()
    host.page.locator(".stage").wait_for()
