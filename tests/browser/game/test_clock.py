"""A clock that runs out: all people are told, and the log says who played."""

import re

from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.access.test_screens import start
from tests.browser.conftest import Visit


def test_move_that_a_bot_played_in_time_trouble_is_called_so(
    server: RunningServer, visit: Visit
) -> None:
    options = {"clock": {"kind": "move", "ms": 5000}}
    opened = server.post("/api/tables", {"seats": [None, "novice"], "options": options})
    claim = {"seat": 0, "name": "Anna"}
    granted = server.post(f"/api/tables/{opened['table']['id']}/claim", claim, opened["token"])
    guest = visit(server, granted["return_path"])
    start(guest)
    late = guest.page.locator(".panel li", has_text="Anna (bot):")
    expect(late.first).to_contain_text("You ran out of time.")
    expect(
        guest.page.locator(".panel li", has_text=re.compile("You (?:place|drop)"))
    ).to_have_count(0)
