"""The rules on the page have the numbers of the game."""

import pytest
from playwright.sync_api import expect

from azulejos.locales.languages import LANGUAGES
from azulejos.rules.scoring import COLOUR_BONUS, COLUMN_BONUS, PENALTIES, ROW_BONUS
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE
from tests.marks import first_is_short

AND = {"en": "and", "da": "og", "nl": "en", "fr": "et", "is": "og", "de": "und"}


@pytest.mark.parametrize("language", first_is_short([*LANGUAGES]))
def test_costs_and_bonuses_are_told_and_drawn(
    server: RunningServer, visit: Visit, language: str
) -> None:
    guest = visit(server, "/#rules", locale=language, viewport=PHONE)
    page = guest.page
    *some, last = map(str, PENALTIES)
    expect(page.get_by_text(f"{', '.join(some)} {AND[language]} {last} ")).to_be_visible()
    floor = page.locator("figure", has=page.locator("svg text"))
    expect(floor.locator("text")).to_have_text([f"−{cost}" for cost in PENALTIES])
    expect(floor.locator("strong")).to_have_text(f"−{sum(PENALTIES[:5])}")
    bonuses = page.locator("figure strong")
    for place, bonus in zip((-3, -2, -1), (ROW_BONUS, COLUMN_BONUS, COLOUR_BONUS), strict=True):
        expect(bonuses.nth(place)).to_have_text(f"+{bonus}")
    expect(page.locator("main ol li strong")).to_have_count(3)
    assert guest.scrolls()[0] == 0


def test_rules_without_a_server_say_what_is_wrong(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    guest.fragile = True
    guest.page.route("**/api/about", lambda route: route.abort())
    guest.go("/#rules")
    expect(guest.page.get_by_role("alert")).to_have_text("No connection to the server.")
