"""Lists, numbers and dates if the browser has another language than the page."""

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.access.test_screens import start, table_for
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

ASKED = """
window.asked = [];
for (const kind of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'RelativeTimeFormat']) {
  Intl[kind] = class { constructor() { asked.push(kind); throw new Error(kind); } };
}
for (const kind of [Number, Date, Array]) {
  kind.prototype.toLocaleString = () => { asked.push('toLocaleString'); return ''; };
}
"""
MONTHS = ["jan.", "feb.", "mar.", "apr.", "maí", "jún."]
MONTHS += ["júl.", "ágú.", "sep.", "okt.", "nóv.", "des."]
LARGE = (
    "C draft 3 2 1- BB/-/YRKK/-/YRKK/- 10,10,12,10,12 5,4,3,3,8 "
    "1234:B4/1B3/2B2/5/5:-/Y2/-/R1/-:- 20:2R2/2YR1/5/5/5:Y1/-/-/K3/-:-"
)


def icelandic(guest: Visitor) -> None:
    """Choose the language by hand: the browser is English and has no data for Icelandic."""
    assert guest.page.evaluate("navigator.language") == "en"
    assert guest.page.evaluate("Intl.ListFormat.supportedLocalesOf('is')") == []
    guest.page.add_init_script(ASKED)
    guest.go("/")
    guest.page.get_by_role("combobox", name="Language").select_option("is")
    expect(guest.page.get_by_role("button", name="Spila núna")).to_be_visible()


def test_list_and_date_are_icelandic_in_an_english_browser(
    own_server: RunningServer, visit: Visit
) -> None:
    seats = [None, "novice", "casual", None]
    opened = own_server.post("/api/tables", {"seats": seats, "options": {"public": True}})
    claim = {"seat": 0, "name": "Anna"}
    own_server.post(f"/api/tables/{opened['table']['id']}/claim", claim, opened["token"])
    created = datetime.fromtimestamp(opened["table"]["created_at"] / 1000, UTC)
    guest = visit(own_server, timezone_id="UTC")
    icelandic(guest)
    offer = guest.page.locator(f"a[href$='{opened['table']['id']}']")
    expect(offer).to_contain_text("Anna, Sofia, Marta og Laust sæti")
    month = MONTHS[created.month - 1]
    expect(offer.locator("time")).to_have_text(
        f"{created.day}. {month} {created.year}, {created:%H:%M}"
    )
    assert guest.page.evaluate("asked") == []


@pytest.mark.long
def test_numbers_and_shares_are_icelandic_in_an_english_browser(
    thinking: RunningServer, visit: Visit
) -> None:
    guest = visit(thinking)
    icelandic(guest)
    page = guest.page
    guest.go("/#replay")
    page.reload()
    page.locator("textarea").fill(LARGE)
    page.get_by_role("button", name="Opna", exact=True).click()
    expect(page.locator("[data-at=seat-0]").get_by_text("1.234").first).to_be_visible()
    expect(page.get_by_label("1.234 stig").first).to_be_attached()
    best = page.get_by_role("region", name="bestu").locator("ol > li").first
    expect(best.locator("strong")).to_have_text(re.compile(r"^\d+%$"))
    assert page.evaluate("asked") == []


def test_game_asks_the_browser_for_no_locale_data(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    icelandic(guest)
    guest.go(table_for(server, 3))
    start(guest)
    guest.move()
    labels = guest.page.locator("[aria-label*=' og ']")
    assert labels.count() > 0
    assert guest.page.locator("[aria-label*=' and ']").count() == 0
    assert guest.page.evaluate("asked") == []
