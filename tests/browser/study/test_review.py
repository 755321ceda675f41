"""The review on the page: it fills in, can be shared, and says why there is none."""

import contextlib
import gzip
import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response, Route, expect

from azulejos.locales.languages import LANGUAGES
from testing.patience import wait_until
from testing.review_client import store_game
from testing.servers import GENEROUS, RunningServer
from tests.browser.conftest import Visit
from tests.browser.game.test_menu import resign_alone
from tests.browser.study.test_me import WIDE, lose_rated, open_me, part
from tests.browser.visitor import PHONE, Visitor
from tests.marks import first_is_short
from tests.review.games import sample_game
from tests.table.harness import Host

SEATS = {"alpha": 2, "delta": 4}
FIRST_LINES = [
    {"type": "progress", "done": 0, "total": 60, "ahead": 0},
    {"type": "deal", "ply": 0, "round": 1, "wins": [0.6, 0.4], "expected": [0.5, 0.5]},
]


@contextlib.contextmanager
def reviewing(folder: str, nodes: int) -> Iterator[RunningServer]:
    """A server with a finished game at each table of `SEATS`."""
    for table, seats in SEATS.items():
        host = Host(seats, seed=seats, table=table)
        for seat in range(seats):
            host.claim(seat, seat)
        host.start()
        host.finish()
        store_game(f"{folder}/tables.db", host.entries, host.seed)
    limit = f"--limit=review_nodes={nodes}"
    with contextlib.closing(RunningServer(f"{folder}/tables.db", *GENEROUS, limit)) as server:
        server.start()
        yield server


@pytest.fixture(scope="module")
def quick(built_page: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose reviews take a moment."""
    assert built_page
    with reviewing(str(tmp_path_factory.mktemp("quick")), 20) as server:
        yield server


def open_review(guest: Visitor, path: str) -> Page:
    """Open a review and wait until it is finished."""
    guest.go(path)
    expect(guest.page.locator("li.card")).to_have_count(3)
    return guest.page


def shown(page: Page) -> int:
    """The number of the event that is shown, from 1."""
    found = re.search(r"Move (\d+) of", page.locator("main").inner_text())
    assert found
    return int(found.group(1))


def test_graph_log_and_board_show_the_same_move(quick: RunningServer, visit: Visit) -> None:
    guest = visit(quick, None)
    page = open_review(guest, "/t/alpha#review")
    expect(page.get_by_role("status").first).to_have_text("The review is finished.")
    graph = page.get_by_role("slider", name="Move shown")
    graph.press("ArrowRight")
    graph.press("ArrowRight")
    assert shown(page) == 3
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"% and Guest 1 \d+%\. Guest"))
    expect(page.locator(".log [aria-current] .grade")).to_be_visible()
    graph.press("PageDown")
    expect(page.get_by_role("heading", name="Round 2", exact=True)).to_be_visible()
    expect(page.locator(".here")).to_contain_text("The new tiles changed the win probability")
    graph.press("End")
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": 20})
    assert 3 < shown(page) < page.locator(".log li").count()
    page.get_by_text("Show as a table").click()
    rows = page.locator("details tbody tr")
    assert rows.count() == page.locator(".log li").count()
    assert not guest.violations()


@pytest.mark.long
def test_key_moment_shows_the_better_move_and_has_a_link(
    quick: RunningServer, visit: Visit
) -> None:
    guest = visit(quick, None)
    page = open_review(guest, "/t/alpha#review")
    moment = page.locator("li.card").first
    expect(moment).to_contain_text("Better: ")
    expect(moment).to_contain_text("Win probability ")
    moment.get_by_role("button", name="Show on the board").click()
    expect(page.locator(".table .hinted").first).to_be_visible()
    page.get_by_role("button", name="Show what was played").click()
    expect(page.locator(".table .hinted")).to_have_count(0)
    ply = shown(page) - 1
    guest.wait_until(f"location.hash === '#review/{ply}'")
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    spectator = visit(quick, None)
    open_review(spectator, link.removeprefix(quick.url))
    assert shown(spectator.page) == ply + 1
    expect(spectator.page.locator(".log [aria-current]")).to_contain_text("Blunder")


def test_moment_can_be_played_again(quick: RunningServer, visit: Visit) -> None:
    guest = visit(quick, None)
    page = open_review(guest, "/t/alpha#review")
    page.locator("li.card").first.get_by_role("button", name="Show on the board").click()
    page.get_by_role("button", name="Try again from here").click()
    guest.wait_for_turn()
    table = page.evaluate("location.pathname").rpartition("/")[2]
    assert table != "alpha"
    state = quick.get(f"/api/tables/{table}")
    review = quick.get("/api/tables/alpha/review")
    first = review["key_moments"][0]
    position = next(move["position"] for move in review["moves"] if move["ply"] == first)
    assert state["table"]["start"] == position
    guest.move()


def after_a_short_game(server: RunningServer, visit: Visit) -> Visitor:
    """Somebody who made a move against a bot and resigned."""
    guest = visit(server)
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    resign_alone(guest)
    return guest


def test_player_keeps_the_seat_also_if_the_bot_moves_next(
    quick: RunningServer, visit: Visit
) -> None:
    guest = after_a_short_game(quick, visit)
    path: str = guest.page.evaluate("location.pathname")
    moves = quick.get(f"/api{path.replace('/t/', '/tables/')}/replay")["moves"]
    mine = next(ply for ply, move in enumerate(moves) if move["seat"] == 0)
    guest.go(f"{path}#review/{mine}")
    guest.page.get_by_role("button", name="Try again from here").click()
    guest.wait_until(f"location.pathname !== '{path}'")
    guest.wait_for_turn()
    table = guest.page.evaluate("location.pathname").rpartition("/")[2]
    seats = quick.get(f"/api/tables/{table}")["table"]["seats"]
    assert seats[0]["name"] == "Guest"


def test_players_have_accuracy_luck_and_a_level(quick: RunningServer, visit: Visit) -> None:
    page = open_review(visit(quick, None), "/t/alpha#review")
    table = page.get_by_role("region", name="The players")
    for row in ("Accuracy", "Inaccuracies", "Mistakes", "Blunders", "Luck"):
        expect(table.get_by_role("row", name=row)).to_be_visible()
    luck = table.get_by_role("row", name="Luck").get_by_role("cell").all_inner_texts()
    assert all(re.fullmatch(r"[+−]?\d+%", text) for text in luck)
    expect(table.get_by_role("listitem").first).to_contain_text(re.compile(r"Guest 0 \w+ · \w+"))


@pytest.mark.long
def test_review_of_my_game_is_in_my_statistics(quick: RunningServer, visit: Visit) -> None:
    guest = visit(quick, viewport=WIDE)
    lose_rated(guest)
    lose_rated(guest)
    guest.page.get_by_role("link", name="Review").click()
    expect(guest.page.get_by_role("status").first).to_have_text("The review is finished.")
    open_me(guest)
    points = part(guest, "Where your points come from")
    said = re.compile(r"In the game that has a review: accuracy \d+%, luck [+−]?\d+%\.")
    expect(points).to_contain_text(said)
    for region in (points, part(guest, "Rating")):
        expect(region.get_by_role("img")).to_have_count(1)
        expect(region.get_by_role("table")).to_be_hidden()
        region.get_by_text("Show as a table").click()
        expect(region.get_by_role("table")).to_be_visible()


@pytest.mark.long
def test_review_that_breaks_off_is_partly_there_and_goes_on(
    quick: RunningServer, visit: Visit
) -> None:
    guest = visit(quick, None)
    asked: list[Route] = []

    def break_off(route: Route) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()
            return
        body = "".join(json.dumps(line) + "\n" for line in FIRST_LINES)
        route.fulfill(body=body, content_type="application/x-ndjson")

    guest.page.route("**/api/tables/alpha/review", break_off)
    guest.go("/t/alpha#review")
    alert = guest.page.get_by_role("alert")
    expect(alert).to_contain_text("No connection to the server.")
    expect(alert).to_contain_text("This page keeps trying.")
    expect(guest.page.locator(".chart .dot").first).to_be_visible()
    assert "60%" in guest.page.locator(".chart ul").inner_text()
    expect(guest.page.locator("li.card")).to_have_count(3)
    expect(alert).to_have_count(0)
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("code", "status", "words"),
    [
        ("server/no_reviews", 403, "This server makes no reviews."),
        pytest.param(
            "game/no_moves", 409, "There is no move in this game.", marks=pytest.mark.long
        ),
        pytest.param("table/not_over", 409, "The game is not over yet.", marks=pytest.mark.long),
    ],
)
def test_refusal_says_why_there_is_no_review(
    quick: RunningServer, visit: Visit, code: str, status: int, words: str
) -> None:
    guest = visit(quick, None)
    guest.fragile = True
    body = json.dumps({"code": code, "sentence": ""})
    guest.page.route(
        "**/review",
        lambda route: route.fulfill(status=status, body=body, content_type="application/json"),
    )
    guest.go("/t/alpha#review")
    expect(guest.page.get_by_role("alert")).to_have_text(words)
    expect(guest.page.locator(".chart")).to_have_count(0)
    expect(guest.page.get_by_role("link", name="To the table")).to_be_visible()


def test_review_opens_at_the_end_of_a_game_and_in_my_games(
    quick: RunningServer, visit: Visit
) -> None:
    guest = after_a_short_game(quick, visit)
    page = guest.page
    page.get_by_role("dialog").get_by_role("link", name="Review").click()
    expect(page.get_by_role("region", name="The players")).to_be_visible()
    for games in ("Finished games", "Games"):
        page.get_by_role("link", name="azulejos").click()
        if games == "Games":
            page.get_by_role("link", name="All games and statistics").click()
        region = page.get_by_role("region", name=games, exact=True)
        region.get_by_role("link", name="Review: Guest and Sofia").click()
        expect(page.get_by_role("heading", name="Review", exact=True)).to_be_visible()


@pytest.mark.long
def test_loaded_record_is_reviewed_and_there_after_a_reload(
    quick: RunningServer, visit: Visit
) -> None:
    guest = visit(quick, "/#replay")
    page = guest.page
    page.get_by_label("paste a record").fill(str(sample_game(3)))
    page.get_by_role("button", name="Open").click()
    page.get_by_role("link", name="Review").click()
    expect(page.locator("li.card")).to_have_count(3)
    page.get_by_role("button", name="Next").click()
    guest.wait_until("location.hash === '#review/1'")
    page.reload()
    expect(page.locator("li.card")).to_have_count(3)
    assert shown(page) == 2
    expect(page.get_by_role("button", name="Copy link to this moment")).to_have_count(0)


def test_screen_stays_within_its_budget(quick: RunningServer, visit: Visit) -> None:
    guest = visit(quick, None)
    guest.open_first_screen()
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes.append(len(gzip.compress(response.body())))

    guest.page.on("response", weigh)
    guest.page.evaluate("location.hash = '#review'")
    guest.page.get_by_role("heading", name="Review").wait_for()
    guest.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes) <= 60_000


@pytest.mark.long
@pytest.mark.parametrize("table", first_is_short([*SEATS]))
@pytest.mark.parametrize("language", first_is_short([*reversed(LANGUAGES)]))
def test_phone_shows_one_board_at_a_time(
    quick: RunningServer, visit: Visit, language: str, table: str
) -> None:
    options = {"locale": language, "viewport": PHONE, "color_scheme": "dark"}
    guest = visit(quick, None, **options)
    page = open_review(guest, f"/t/{table}#review/7")
    assert guest.scrolls()[0] == 0
    assert "review-" not in page.locator("main").inner_text()
    seats = page.locator(".seats button")
    expect(seats).to_have_count(SEATS[table])
    seats.last.click()
    expect(seats.last).to_have_attribute("aria-pressed", "true")
    assert not guest.violations()
    assert not guest.covered()


@pytest.mark.long
def test_review_goes_on_when_the_reader_leaves_until_another_is_opened(
    built_page: object, visit: Visit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assert built_page
    with reviewing(str(tmp_path_factory.mktemp("endless")), 1_000_000) as server:
        guest = visit(server, "/t/alpha#review")
        expect(guest.page.get_by_role("progressbar")).to_be_visible()
        wait_until(lambda: server.figure("azulejos_reviews_running") == 1)
        guest.page.get_by_role("link", name="azulejos").click()
        guest.page.get_by_role("button", name="Play now").wait_for()
        guest.go("/t/alpha#review")
        expect(guest.page.get_by_role("progressbar")).to_be_visible()
        assert server.figure("azulejos_reviews_cancelled_total") == 0
        guest.go("/t/delta#review")
        wait_until(lambda: server.figure("azulejos_reviews_cancelled_total") == 1)
        guest.leave()
