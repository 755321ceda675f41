"""The coach of a first game: a remark below the table, spoken once, easy to get rid of."""

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from azulejos.lesson.chapters import TASKS
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.rules.texts import EMPTY, filled

FILLING = filled(
    f"C draft 2 1 11 BKK/YYRR/BBKW/-/-/- ? 0,0,0,0,0 4:5/5/5/5/5:-/-/-/-/-:*RR {EMPTY}"
)
REASON = {"code": "completes", "numbers": {"seat": 0, "line": 1, "points": 1}, "side": "gain"}
FIRST_MOVE = 7
"""The event of the first move: table, start, bot, seat, call and game come before it."""
BETTER = {"number": FIRST_MOVE, "played": "CB1", "move": "1Y2", "tiles": 2, "reasons": [REASON]}


def begin(guest: Visitor, server: RunningServer) -> Page:
    """Play with a coach from a position in which the floor line fills."""
    made = server.post("/api/tables", {"start": FILLING, "options": {"show_ms": 0}})
    table, token = made["table"]["id"], made["token"]
    server.post(f"/api/tables/{table}/claim", {"seat": 0, "name": "Ada"}, token)
    key = {"id": table, "token": token, "returnPath": "/", "nonces": {}, "at": 0, "coached": True}
    stored = {"azulejos.tables": [key], "azulejos.start": table}
    for name, value in stored.items():
        guest.page.add_init_script(
            f"localStorage.setItem('{name}', {json.dumps(json.dumps(value))})"
        )
    guest.go(made["path"])
    guest.wait_for_turn()
    return guest.page


def test_coach_warns_below_the_table_and_can_be_dismissed(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, None, viewport=PHONE, locale="de")
    page = begin(guest, server)
    strip = page.get_by_role("region", name="Coach")
    expect(strip).to_contain_text("Deine Bodenreihe kostet schon 4 Punkte")
    assert guest.covered() == []
    assert guest.scrolls() == (0, 0)
    assert not guest.violations()
    lowest = page.evaluate(
        "Math.max(...[...document.querySelectorAll('[data-take], [data-line]')]"
        ".map(one => one.getBoundingClientRect().bottom))"
    )
    assert lowest <= page.evaluate("document.querySelector('.coach').getBoundingClientRect().top")
    heard = page.locator("[role=log] p").filter(has_text="Bodenreihe kostet schon")
    expect(heard).to_have_count(1)
    page.keyboard.press("Escape")
    expect(strip).to_contain_text("Ich melde mich")
    page.locator("button.menu").click()
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_label("Coach im ersten Spiel").uncheck()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    guest.wait_for_turn()
    expect(page.locator(".coach")).to_have_count(0)


def test_better_move_is_told_and_the_move_can_be_taken_back(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, None)

    def judge(route: Route) -> None:
        """Call every move a mistake, as a bot that thinks might."""
        answer: dict[str, Any] = route.fetch().json()
        if json.loads(route.request.post_data or "")["about"] == "move":
            answer["better"] = BETTER
        route.fulfill(json=answer)

    guest.page.route("**/coach", judge)
    page = begin(guest, server)
    strip = page.get_by_role("region", name="Coach")
    expect(strip).to_contain_text("Your floor line already costs 4 points")
    guest.move()
    expect(strip).to_contain_text(
        "Better: place 2 yellow tiles from factory 1 in line 2. You complete"
    )
    strip.get_by_role("button", name="Undo").click()
    expect(strip).to_contain_text("I speak up when it matters.")
    guest.wait_for_turn()


def test_lesson_ends_with_a_game_with_a_coach(server: RunningServer, visit: Visit) -> None:
    solved = json.dumps({"solved": list(TASKS), "best": 0})
    guest = visit(server, None)
    guest.page.add_init_script(f"localStorage.setItem('azulejos.lesson', {json.dumps(solved)})")
    guest.go("/#learn")
    guest.page.get_by_role("button", name="First game with a coach").click()
    guest.wait_for_turn()
    expect(guest.page.get_by_role("region", name="Coach")).to_be_visible()
    expect(guest.page.locator(".stage")).to_contain_text("Sofia")
