"""A line of the grey wall that will fall is not shown as one that scores."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from testing.servers import RunningServer
from tests.browser.access.test_screens import start, table_for
from tests.browser.conftest import Visit


def stuck(line: dict[str, Any]) -> dict[str, Any]:
    """The same effect for a line without a column left, which is very rare in a game."""
    if not line["completes"]:
        return line
    return {**line, "points": 0, "penalty": 1, "line_falls": line["line"] + 1, "line_penalty": 9}


def told_of_stuck_lines(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "YourTurn":
            for effects in message["choices"]["effects"]:
                effects["lines"] = [stuck(line) for line in effects["lines"]]
        socket.send(json.dumps(message))

    server.on_message(pass_on)
    socket.on_message(server.send)


def test_line_that_will_fall_shows_its_cost_and_no_gain(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, None)
    guest.page.route_web_socket(re.compile("/socket$"), told_of_stuck_lines)
    guest.go(table_for(server, 2, "grey"))
    start(guest)
    guest.page.locator("button[data-take]").first.click()
    # Whatever is taken first completes the first line.
    line = guest.page.locator(".mine [data-line='0']")
    expect(line.locator(".badge")).to_have_text(["✗", "−10"])
    expect(line).to_have_attribute(
        "aria-label", re.compile(r"Fits nowhere on the wall: 1 tile will fall, minus 9 points")
    )
    assert not guest.violations()
