"""The game with a screen reader: what is announced, and how boards are named."""

import concurrent.futures
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from azulejos.locales.languages import LANGUAGES
from testing.patience import wait_until
from testing.servers import RunningServer
from tests.browser.access.test_screens import start, table_for
from tests.browser.conftest import Visit
from tests.browser.listener import Listener
from tests.browser.played_game import PlayedGame
from tests.browser.visitor import Visitor
from tests.marks import first_is_short
from tests.rules.texts import position

NAMES = ["Anna", "Sofia", "Sofia 2"]
STUCK = position(
    "G tile 3 1 12 -/-/-/-/-/- ? 0,0,0,0,0 "
    "10:4Y/BRKW1/5/5/5:R1/Y2/-/-/-:- 5:5/5/5/5/5:K1/W1/-/-/-:*"
)
"""After line 1, line 2 of the first seat has no column."""
COLOURS = {"B": "blue", "Y": "yellow", "R": "red", "K": "black", "W": "white"}


def listen(guest: Visitor, server: RunningServer, seats: int, wall: str) -> Listener:
    """Sit down at a table, and listen from the first round."""
    listener = Listener(guest, NAMES[:seats])
    guest.go(table_for(server, seats, wall))
    start(guest)
    return listener


def check_points(listener: Listener) -> None:
    """The listener knows every score at the end of a game."""
    listener.wait_for("score")
    assert [line.kind for line in listener.lines()].count("result") == 1
    assert listener.events[-1]["table"]["result"]["scores"] == listener.points()
    # What belongs to the end is said in the sheet that the end opens.
    assert listener.unheard == []


@pytest.mark.long
@pytest.mark.parametrize(("seats", "wall"), [(2, "coloured"), (3, "grey")])
def test_every_point_of_a_game_is_announced_once(
    server: RunningServer, visit: Visit, seats: int, wall: str
) -> None:
    guest = visit(server, None)
    listener = listen(guest, server, seats, wall)
    guest.play_to_the_end()
    check_points(listener)
    kinds = {line.kind for line in listener.lines()}
    # Who loses nothing hears a "total" instead; in a short game that may be nobody.
    assert kinds >= {"round", "move", "marker", "title", "gain", "loss", "call"}
    assert not guest.violations()


def hear_a_game(server: RunningServer, visit: Visit, languages: list[str]) -> list[Listener]:
    """Somebody plays a whole game against a bot; people watch, each in another language."""
    opened = server.post("/api/tables", {"seats": [None, "novice"], "options": {}})
    table = opened["table"]["id"]
    listeners = []
    with concurrent.futures.ThreadPoolExecutor(1) as pool:
        game = PlayedGame(server.url, table, opened["token"])
        played = pool.submit(game.play)
        wait_until(game.is_begun.is_set)
        for language in languages:
            watcher = visit(server, None, locale=language)
            listeners.append(Listener(watcher, NAMES[:2], language, you=None))
            watcher.go(f"/t/{table}")
            watcher.page.locator(".stage").wait_for()
        game.is_watched.set()
        for listener in listeners:
            check_points(listener)
        played.result()
    return listeners


@pytest.mark.long
def test_whole_game_is_heard_in_icelandic(server: RunningServer, visit: Visit) -> None:
    (listener,) = hear_a_game(server, visit, ["is"])
    assert not re.findall(r"[→+−{}]", " ".join(listener.sentences))


def test_own_line_that_must_fall_is_announced(server: RunningServer, visit: Visit) -> None:
    """The table plays it, so the listener has to be told."""
    guest = visit(server, None)
    listener = Listener(guest, NAMES[:2])
    opened = server.post("/api/tables", {"start": str(STUCK), "level": "novice"})
    claim = {"seat": 0, "name": "Anna"}
    path = f"/api/tables/{opened['table']['id']}/claim"
    guest.go(server.post(path, claim, opened["token"])["return_path"])
    start(guest)
    guest.page.get_by_role("button", name="Tile from line 1").first.click()
    listener.wait_for("fall")
    assert "Your line 2 fits nowhere and falls." in listener.told()


@pytest.mark.long
def test_whole_game_is_heard_in_every_language(server: RunningServer, visit: Visit) -> None:
    listeners = hear_a_game(server, visit, [*LANGUAGES])
    numbers = [re.findall(r"\d+", " ".join(listener.told())) for listener in listeners]
    assert all(sorted(other) == sorted(numbers[0]) for other in numbers)


@pytest.mark.long
def test_points_are_announced_once_through_motion_skipping_and_lost_lines(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, None, reduced_motion="no-preference")
    listener = listen(guest, server, 2, "coloured")
    play_to_round(guest, 2)
    page = guest.page
    while not listener.count("round") >= 3 and guest.wait_for_turn():
        moves = guest.moves()
        page.locator("button[data-take]").first.click()
        page.locator("[data-line].open").first.click()
        page.get_by_role("button", name="Skip").click()
        guest.wait_for_more_than(moves)
    guest.wait_for_turn()
    listener.catch_up()
    guest.fragile = True
    page.context.set_offline(True)
    # A lost connection cannot wait; that it is back can.
    expect(page.get_by_role("alert").filter(has_text="Reconnecting")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    expect(page.locator("[role=log] p").last).to_have_text("Connected again.")
    page.reload()
    guest.wait_for_turn()
    guest.move()
    guest.wait_for_turn()
    # Neither the new connection nor the new page repeated anything.
    listener.catch_up()


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


@pytest.mark.long
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


@pytest.mark.parametrize("wall", first_is_short(["coloured", "grey"]))
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
