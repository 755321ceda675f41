"""The invitation to a table: its QR code holds its link."""

import re

import pytest
import segno
from playwright.sync_api import Locator, Route, expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.marks import first_is_short

# So many bytes fill a code of version 3 with error correction L. A full code has no padding, in
# which encoders may differ.
FULL = 53
SIZE = 29
MARGIN = 4
"""Readers need a light margin of so many modules."""


def modules(svg: Locator) -> set[tuple[int, int]]:
    """The dark modules of a drawn code, by column and row."""
    path = svg.locator("path").get_attribute("d") or ""
    return {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}


def encoded(text: str, mask: int) -> set[tuple[int, int]]:
    """The same by another encoder."""
    code = segno.make_qr(text, error="l", mode="byte", mask=mask, boost_error=False)
    return {
        (x + MARGIN, y + MARGIN)
        for y, row in enumerate(code.matrix)
        for x, dark in enumerate(row)
        if dark
    }


@pytest.mark.parametrize("theme", first_is_short(["light", "dark"]))
def test_qr_code_holds_the_link(server: RunningServer, visit: Visit, theme: str) -> None:
    opened = server.post("/api/tables", {"seats": [None, None]})
    path = f"/t/{opened['table']['id']}"
    origin = "http://".ljust(FULL - len(path), "x")

    def with_address(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "reachable_from": [origin]})

    guest = visit(server, None, color_scheme=theme)
    guest.page.route("**/api/about", with_address)
    guest.go(path)
    link = guest.page.get_by_role("textbox", name="Invite link").input_value()
    assert link == origin + path
    code = guest.page.get_by_role("img", name="QR code")
    drawn = modules(code)
    assert drawn in [encoded(link, mask) for mask in range(8)]
    size = 2 * MARGIN + SIZE
    assert code.get_attribute("viewBox") == f"0 0 {size} {size}"
    expect(code.locator(f"rect[width='{size}']")).to_have_css("fill", "rgb(255, 255, 255)")
    expect(code.locator("path")).to_have_css("fill", "rgb(0, 0, 0)")
