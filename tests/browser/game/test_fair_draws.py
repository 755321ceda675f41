"""The page checks the draws: at the start, at the end, and against servers that cheat."""

import asyncio
import contextlib
import shlex
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from testing.client import Client, nonce_of
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.game.test_together import resign, two_at_a_table
from tests.browser.visitor import PHONE, Visitor
from tests.commands.running import Ran, process
from tests.marks import first_row_is_short
from tests.server.cheating import (
    Cheat,
    CheatingServer,
    accept_late_promise,
    give_bot_a_nonce,
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
            (give_bot_a_nonce, "has added a share of the draw for a bot"),
            (swap_commitment, "has replaced the seed that it had fixed"),
        ]
    ),
    ids=["nonce", "bot", "commitment"],
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


def test_share_of_a_bot_is_still_found_at_the_end_and_by_everybody(
    cheater: Cheater, visit: Visit
) -> None:
    server = cheater(give_bot_a_nonce)
    player = visit(server)
    player.play_now()
    looker = visit(server, player.page.evaluate("location.pathname"))
    looker.page.locator(".stage").wait_for()
    _give_up(player)
    for one in (player, looker):
        expect(one.page.get_by_role("dialog")).to_contain_text("Failed: the draws do not follow")


async def _promise_late(server: RunningServer, table: str) -> None:
    """Sit down, and promise another nonce when the host has shown theirs."""
    claim = {"seat": 1, "name": "Björn", "nonce_hash": nonce_of("first")[1]}
    granted = server.post(f"/api/tables/{table}/claim", claim)
    async with Client(server.url, table, granted["token"]) as friend:
        assert (await friend.ask("StartGame"))["type"] == "Acknowledged"
        while not friend.view["seats"][0]["nonce"]:
            await friend.receive()
        nonce, promise = nonce_of("late")
        await friend.ask("ClaimSeat", seat=1, name="Björn", nonce_hash=promise)
        await friend.ask("ShowNonce", seat=1, nonce=nonce)
        await friend.ask("Resign", seat=1)


def test_late_promise_of_another_player_is_told_and_fails(cheater: Cheater, visit: Visit) -> None:
    """The friend works with the server."""
    server = cheater(accept_late_promise)
    host = visit(server, "/#new")
    table = _invited(host).rpartition("/")[2]
    with ThreadPoolExecutor() as threads:  # Playwright has the event loop of this one
        threads.submit(asyncio.run, _promise_late(server, table)).result()
    _alarm(host.page, "Another player’s share was replaced after the start")
    expect(host.page.get_by_role("dialog")).to_contain_text("Failed: the draws do not follow")


def test_replaced_share_of_another_player_is_told_to_both(cheater: Cheater, visit: Visit) -> None:
    host, friend, _ = _ready_to_start(cheater(replace_last_nonce), visit)
    host.page.get_by_role("button", name="Start game").click()
    for player in (host, friend):
        expect(player.page.locator(".alarm[role=alert]")).to_contain_text("cannot be trusted")
    _give_up(host)
    for player in (host, friend):
        expect(player.page.get_by_role("dialog")).to_contain_text("Failed: the draws do not follow")


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
    ran = _ran(proof, record)
    assert (ran.code, ran.out[:6]) == (0, "fair: ")
    assert "Seat 2: no share of the draw" in proof


def _ran(proof: str, record: Path) -> Ran:
    """Run the command of a proof."""
    program, *words = shlex.split(proof.strip().splitlines()[-1])
    assert program == "azulejos"
    assert words[1] == record.name
    words[1] = str(record)
    return process(*words)


def test_draws_are_verified_and_proven_for_both_at_a_table(
    server: RunningServer, visit: Visit, tmp_path: Path
) -> None:
    players = two_at_a_table(server, visit, accept_downloads=True)
    _give_up(players[0])
    for player in players:
        expect(player.page.get_by_role("dialog")).to_contain_text("Verified: every tile follows")
        proof = _saved(player.page, "Save my proof", tmp_path).read_text(encoding="utf-8")
        record = _saved(player.page, "Download record", tmp_path)
        assert proof.count("(nonce hash)") == 2
        ran = _ran(proof, record)
        assert (ran.code, ran.out[:6]) == (0, "fair: ")
        ran = _ran(proof.partition(" --nonce-hash")[0], record)
        assert (ran.code, ran.out[:37]) == (4, "not proven: saved by an older version")


def _forget_that_it_was_first(player: Visitor) -> None:
    """Store what an older version of the page stored, and open the table again."""
    player.page.evaluate(
        "const kept = JSON.parse(localStorage.getItem('azulejos.tables'));"
        "delete kept[0].start.isFirst;"
        "localStorage.setItem('azulejos.tables', JSON.stringify(kept));"
    )
    player.page.reload()


@pytest.mark.long
def test_game_saved_by_an_older_version_is_proven_only_alone(
    server: RunningServer, visit: Visit
) -> None:
    host, friend = two_at_a_table(server, visit)
    alone = visit(server)
    alone.play_now()
    for player, words in (
        (alone, "Verified: every tile follows"),
        (host, "Not proven: the shares of the draw were saved by an older version"),
        (friend, "Not proven: the shares of the draw were saved by an older version"),
    ):
        _forget_that_it_was_first(player)
        player.page.locator(".stage").wait_for()
        if player is not friend:
            _give_up(player)
        expect(player.page.get_by_role("dialog")).to_contain_text(words)


def _invited(host: Visitor) -> str:
    """The path of a new table, at which the host has sat down."""
    host.page.get_by_label("Name", exact=True).fill("Anna")
    host.page.get_by_role("button", name="Create table").click()
    link = host.page.get_by_role("textbox", name="Invite link").input_value()
    return "/t/" + link.rpartition("/t/")[2]


def _ready_to_start(server: RunningServer, visit: Visit) -> tuple[Visitor, Visitor, str]:
    """Two people at a table before the start, and its path."""
    host = visit(server, "/#new")
    path = _invited(host)
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
    looker.page.get_by_role("button", name="Go to the new table").click()
    looker.page.wait_for_url(host.page.url)
    host.page.get_by_role("button", name="Free the seat").click()
    host.page.get_by_label("Who sits in seat 2?").select_option("novice")
    host.page.get_by_role("button", name="Start game").click()
    host.page.locator(".stage").wait_for()
