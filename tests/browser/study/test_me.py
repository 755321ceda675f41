"""My games and I on the page: a rated game, its place in the list, another device, deletion."""

import re

import pytest
from playwright.sync_api import Locator, expect

from testing.servers import ProblemAnswerError, RunningServer
from tests.browser.access.test_screens import ready
from tests.browser.conftest import Visit
from tests.browser.game.test_menu import resign_alone
from tests.browser.visitor import PHONE, Visitor

WIDE = {"width": 1280, "height": 800}


def lose_rated(guest: Visitor) -> str:
    """Play one move of a rated game and resign; returns the path of the table."""
    guest.go("/")
    guest.page.get_by_label("Rated").check()
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    guest.wait_for_turn()
    resign_alone(guest)
    path: str = guest.page.evaluate("location.pathname")
    return path


def open_me(guest: Visitor) -> None:
    guest.go("/#me")
    guest.page.reload()
    ready(guest)


def part(guest: Visitor, name: str) -> Locator:
    return guest.page.get_by_role("region", name=name)


@pytest.mark.long
def test_rated_game_counts_and_is_found_carried_and_deleted(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, viewport=WIDE)
    open_me(guest)
    expect(guest.page.get_by_text("you start over")).to_be_visible()
    expect(guest.page.get_by_text("Your first finished game")).to_be_visible()
    path = lose_rated(guest)
    open_me(guest)
    expect(part(guest, "Rating")).to_contain_text("after 1 rated game")
    [game] = part(guest, "Games").locator("li").all()
    expect(game).to_contain_text("Lost")
    expect(game).to_contain_text("against Sofia")
    expect(part(guest, "How often you win").get_by_role("row", name="Sofia")).to_contain_text("0%")
    points = part(guest, "Where your points come from")
    points.get_by_text("Show as a table").click()
    expect(points.get_by_role("row", name="Floor line")).to_be_visible()
    assert not guest.violations()
    guest.page.get_by_label("Search by name").fill("nobody")
    expect(guest.page.get_by_text("No game found")).to_be_visible()
    guest.page.get_by_label("Search by name").fill("sofia")
    expect(part(guest, "Games").locator("li")).to_have_count(1)

    other = visit(server, viewport=PHONE)
    _carry(guest, other)
    _delete(other)
    open_me(guest)
    expect(guest.page.get_by_text("Your first finished game")).to_be_visible()
    _delete(guest)
    # The first screen lists these.
    assert guest.page.evaluate("localStorage.getItem('azulejos.tables')") == "[]"
    _shows_a_guest(visit(server, f"{path}#replay"))


def _carry(guest: Visitor, other: Visitor) -> None:
    guest.page.get_by_role("button", name="Carry to another device").click()
    shown = part(guest, "Your data").locator("strong")
    expect(shown).to_have_text(re.compile(r"^[A-Z2-9]{4}-[A-Z2-9]{4}$"))
    expect(part(guest, "Your data")).to_contain_text("Games that still go on")
    other.go(f"/#me/{shown.inner_text()}")
    ready(other)
    other.page.get_by_role("button", name="Join games").click()
    expect(other.page.get_by_text("Both devices now show the same games.")).to_be_visible()
    expect(part(other, "Games").locator("li")).to_have_count(1)
    other.go("/#me/AAAA-AAAA")
    other.page.reload()
    ready(other)


def _delete(guest: Visitor) -> None:
    guest.page.get_by_role("button", name="Delete my data").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("finished games stay")
    assert not guest.violations()
    guest.page.get_by_role("button", name="Delete my data").last.click()
    expect(guest.page.get_by_text("Your data is deleted.")).to_be_visible()
    expect(part(guest, "Games").locator("li")).to_have_count(0)


def _shows_a_guest(stranger: Visitor) -> None:
    """A stranger who opens the game does not see the name."""
    stranger.page.locator(".stage").wait_for()
    expect(stranger.page.locator("body")).to_contain_text("Guest")


def test_rated_game_offers_no_hint_and_warns_before_leaving(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server)
    guest.page.get_by_label("Rated").check()
    expect(guest.page.get_by_text("away for ten minutes")).to_be_visible()
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    guest.wait_for_turn()
    expect(guest.page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(guest.page.get_by_role("button", name="Undo")).to_have_count(0)
    guest.page.get_by_role("button", name="Menu").click()
    menu = guest.page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Leave").click()
    expect(menu.get_by_role("alert")).to_contain_text("you will lose it")


def test_short_rated_game_shows_the_rating_and_its_change(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, viewport=WIDE)
    guest.page.get_by_label("Rated").check()
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    guest.wait_for_turn()
    for name in ("Hint", "Undo", "Coach", "Analyse", "Review"):
        expect(guest.page.get_by_role("button", name=name)).to_have_count(0)
        expect(guest.page.get_by_role("link", name=name)).to_have_count(0)
    path: str = guest.page.evaluate("location.pathname")
    table = path.removeprefix("/t/")
    with pytest.raises(ProblemAnswerError) as refused:
        server.get(f"/api/tables/{table}/review")
    assert refused.value.code == "table/not_over"
    resign_alone(guest)
    shown = guest.page.locator(".rating")
    expect(shown).to_have_text(re.compile(r"^Your rating: \d+ \(−\d+\)$"))
    assert not guest.violations()
    expect(guest.page.get_by_role("link", name="Review")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Analyse")).to_be_visible()
    rating = re.findall(r"\d+", shown.inner_text())[0]
    open_me(guest)
    expect(part(guest, "Rating").locator(".value")).to_have_text(rating)


def test_new_table_is_rated_only_against_bots(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, "/#new")
    ready(guest)
    expect(guest.page.get_by_label("Rated")).to_have_count(0)
    guest.page.locator(".seat select").nth(1).select_option("novice")
    guest.page.get_by_label("Rated").check()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screen_with_games_is_accessible_and_fits_a_phone(
    server: RunningServer, visit: Visit, theme: str
) -> None:
    guest = visit(server, viewport=WIDE, color_scheme=theme)
    for _ in range(2):
        lose_rated(guest)
    guest.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    open_me(guest)
    expect(part(guest, "Rating").get_by_role("img")).to_be_visible()
    assert not guest.violations()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
