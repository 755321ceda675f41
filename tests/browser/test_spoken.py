"""The game with a screen reader: what is announced, and how boards are named."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.listener import Listener
from tests.browser.test_screens import start, table_for
from tests.browser.visitor import Visitor

NAMES = ["Anna", "Sofia", "Sofia 2"]
COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}


def listen(guest: Visitor, server: RunningServer, seats: int, wall: str) -> Listener:
    """Sit down at a table, and listen from the first round."""
    listener = Listener(guest, NAMES[:seats])
    guest.go(table_for(server, seats, wall))
    start(guest)
    return listener


@pytest.mark.long
@pytest.mark.parametrize(("seats", "wall"), [(2, "coloured"), (3, "grey")])
def test_every_point_of_a_game_is_announced_once(
    server: RunningServer, visit: Visit, seats: int, wall: str
) -> None:
    guest = visit(server, None)
    listener = listen(guest, server, seats, wall)
    guest.play_to_the_end()
    listener.catch_up()
    assert {fact[0] for fact in listener.said()} >= {"round", "marker", "gain", "loss", "total"}
    assert [fact[0] for fact in listener.said()].count("result") == 1
    # What belongs to the end is said in the sheet that the end opens.
    assert listener.unheard == []
    assert not guest.violations()
    scores = {fact[1]: fact[2] for fact in listener.said() if fact[0] == "score"}
    for name, score in scores.items():
        said = [fact for fact in listener.said() if fact[1] == ("You" if name == "Anna" else name)]
        gained = sum(fact[-1] for fact in said if fact[0] in ("gain", "bonus"))
        assert gained - sum(fact[-1] for fact in said if fact[0] == "loss") == score


def test_points_are_announced_once_through_motion_skipping_and_lost_lines(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, None, reduced_motion="no-preference")
    listener = listen(guest, server, 2, "coloured")
    play_to_round(guest, 2)
    page = guest.page
    while not rounds(listener) >= 3 and guest.wait_for_turn():
        moves = guest.moves()
        page.locator("button[data-take]").first.click()
        page.locator("[data-line].open").first.click()
        page.get_by_role("button", name="Skip").click()
        guest.wait_for_more_than(moves)
    guest.wait_for_turn()
    listener.catch_up()
    guest.fragile = True
    page.context.set_offline(True)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    said = len(listener.sentences)
    page.reload()
    guest.wait_for_turn()
    guest.move()
    guest.wait_for_turn()
    listener.catch_up()
    # Neither the new connection nor the new page repeated anything.
    assert not [s for s in listener.sentences[said:] if re.match(r"Round [123]\.|.* scores ", s)]
    assert [fact for fact in listener.said() if fact[0] == "round"][:3] == [
        fact for fact in listener.happened() if fact[0] == "round"
    ][:3]


def rounds(listener: Listener) -> int:
    return sum(fact[0] == "round" for fact in listener.happened())


def play_to_round(guest: Visitor, number: int) -> None:
    while guest.page.get_by_role("button", name=f"Round {number}.").count() == 0:
        assert guest.wait_for_turn()
        guest.move()
    guest.wait_for_turn()


def names_in_the_tree(guest: Visitor, role: str) -> list[str]:
    """The names of all elements with a role, as the browser tells them to a screen reader."""
    session = guest.context.new_cdp_session(guest.page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    return [
        node["name"]["value"]
        for node in nodes
        if not node["ignored"] and node["role"]["value"] == role and "name" in node
    ]


def wall_rows(guest: Visitor) -> list[str]:
    return names_in_the_tree(guest, "rowheader")


def test_printed_colours_of_the_wall_are_named(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, table_for(server, 2))
    start(guest)
    pattern = server.get("/api/about")["wall_pattern"]
    rows = wall_rows(guest)
    assert len(rows) == 2 * 5
    for number, row in enumerate(pattern):
        free = [f"{COLOURS[letter]} {column}" for column, letter in enumerate(row, 1)]
        begins = f"Wall, row {number + 1}: no tiles; free: {', '.join(free[:4])}"
        assert sum(name.startswith(begins) and name.endswith(free[4]) for name in rows) == 2
    play_to_round(guest, 2)
    placed = guest.page.locator(".mine .asked").count()
    assert placed > 0
    names = [name for name in wall_rows(guest) if " in column " in name]
    assert sum(len(re.findall(r"\w+ in column \d", name)) for name in names) == (
        guest.page.locator(".asked").count()
    )
    for name in names:
        assert sorted(re.findall(r"\d", name)[1:]) == ["1", "2", "3", "4", "5"]
    assert not guest.violations()


def focused_name(guest: Visitor) -> str:
    """The name of the element with the focus: its label, or its text."""
    active = "document.activeElement"
    return str(guest.page.evaluate(f"{active}.ariaLabel || {active}.textContent.trim()"))


def press(guest: Visitor, *keys: str) -> str:
    for key in keys:
        guest.page.keyboard.press(key)
    return focused_name(guest)


@pytest.mark.parametrize("wall", ["coloured", "grey"])
def test_wall_is_a_grid_with_arrow_keys_and_one_tab_stop(
    server: RunningServer, visit: Visit, wall: str
) -> None:
    guest = visit(server, table_for(server, 2, wall))
    start(guest)
    page = guest.page
    row = server.get("/api/about")["wall_pattern"][1]
    free = [f"{COLOURS[letter]}, free" if wall == "coloured" else "free" for letter in row]
    grids = page.get_by_role("grid", name="Wall")
    expect(grids).to_have_count(2)
    for grid in grids.all():
        expect(grid.get_by_role("row")).to_have_count(5)
        expect(grid.get_by_role("gridcell")).to_have_count(25)
        expect(grid.locator("[tabindex='0']")).to_have_count(1)
        grid.locator("[tabindex='0']").focus()
        assert press(guest, "ArrowDown") == f"Row 2, column 1: {free[0]}"
        for column in range(1, 5):
            assert press(guest, "ArrowRight") == f"Row 2, column {column + 1}: {free[column]}"
        assert press(guest, "Home", "ArrowLeft").startswith("Wall, row 2: no tiles; free: ")
        assert press(guest, "Control+End").startswith("Row 5, column 5: ")
        expect(grid.locator("[tabindex='0']")).to_have_count(1)
        # The arrow keys do not step through the game.
        expect(page.get_by_role("button", name="Back to the game")).to_have_count(0)
    assert not guest.violations()


def test_free_columns_of_the_grey_wall_are_named(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, table_for(server, 2, "grey"))
    start(guest)
    rows = wall_rows(guest)
    assert len(rows) == 2 * 5
    for row in rows:
        assert re.findall(r"column \d", row) == [f"column {number}" for number in range(1, 6)]


def test_line_says_what_the_start_marker_costs(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, table_for(server, 2))
    start(guest)
    page = guest.page
    # The bot may take the marker first; then try in another round.
    while not page.get_by_role("button", name="and the start marker from the centre").count():
        guest.move()
        assert guest.wait_for_turn()
    page.get_by_role("button", name="and the start marker from the centre").first.click()
    page.locator("[data-line].open").first.wait_for()
    opened = page.locator(".mine .line.open")
    assert opened.count() > 0
    spoken = names_in_the_tree(guest, "button")
    for line in opened.all():
        name = line.get_attribute("aria-label")
        assert name in spoken
        costs = [int(cost) for cost in re.findall(r"minus (\d+)", name or "")]
        assert re.search(r"Start marker: minus \d+ points?$", name or "")
        # The badge shows the sum of the announced costs.
        expect(line.locator(".loss")).to_have_text(f"−{sum(costs)}")
    floor = page.locator(".mine .floor").get_attribute("aria-label") or ""
    assert re.search(r"falls?: minus \d+ points?\. Start marker: minus \d+ points?$", floor)
