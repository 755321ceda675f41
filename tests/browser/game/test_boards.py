"""Boards on small and large screens, by their boxes: what is seen, and what covers what."""

from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from testing.servers import RunningServer
from tests.browser.access.test_screens import start, table_for
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.marks import first_is_short


def box_of(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


def sit(server: RunningServer, visit: Visit, seats: int, size: tuple[int, int]) -> Visitor:
    """A visitor whose turn it is, in a window of this size."""
    viewport = {"width": size[0], "height": size[1]}
    guest = visit(server, table_for(server, seats), viewport=viewport)
    start(guest)
    return guest


def in_window(page: Page, box: FloatRect) -> bool:
    width, height = page.evaluate("[innerWidth, innerHeight]")
    return bool(
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= width
        and box["y"] + box["height"] <= height
    )


@pytest.mark.parametrize("seats", first_is_short([2, 3]))
@pytest.mark.parametrize("size", first_is_short([(360, 640), (768, 1024), (844, 390), (640, 400)]))
def test_lines_of_the_others_are_seen(
    server: RunningServer, visit: Visit, seats: int, size: tuple[int, int]
) -> None:
    guest = sit(server, visit, seats, size)
    others = guest.page.locator(".other")
    expect(others).to_have_count(seats - 1)
    for board in others.all():
        for part in (*board.locator(".line").all(), board.locator(".floor")):
            assert in_window(guest.page, box_of(part))
        assert box_of(board.locator(".slot").first)["width"] >= 10
    others.first.get_by_role("button").click()
    expect(guest.page.get_by_role("dialog").locator(".line")).to_have_count(5)


@pytest.mark.long
def test_lines_of_the_others_are_one_tap_away_with_four_seats(
    server: RunningServer, visit: Visit
) -> None:
    guest = sit(server, visit, 4, (360, 640))
    assert guest.scrolls() == (0, 0)
    for control in guest.page.locator("main button:visible").all():
        box = box_of(control)
        assert min(box["width"], box["height"]) >= 24, control
    guest.page.locator(".chip").nth(1).click()
    sheet = guest.page.get_by_role("dialog")
    expect(sheet.locator(".line")).to_have_count(5)
    expect(sheet.locator(".floor")).to_be_visible()


@pytest.mark.parametrize(
    "size", first_is_short([(390, 844), (360, 640), (768, 1024), (844, 390), (1280, 800)])
)
def test_rows_of_the_wall_are_as_close_as_its_columns(
    server: RunningServer, visit: Visit, size: tuple[int, int]
) -> None:
    guest = sit(server, visit, 2, size)
    cell = ".mine [data-at='wall-0-{}-{}']"
    boxes = [box_of(guest.page.locator(cell.format(row, 0))) for row in range(5)]
    right = box_of(guest.page.locator(cell.format(0, 1)))
    across = right["x"] - boxes[0]["x"]
    for above, below in pairwise(boxes):
        assert abs(below["y"] - above["y"] - across) <= 1
    assert across - boxes[0]["width"] <= 5


@pytest.mark.parametrize("seats", first_is_short([4, 2]))
@pytest.mark.parametrize("size", first_is_short([(360, 640), (844, 390), (1280, 800)]))
def test_notices_cover_no_factory(
    server: RunningServer, visit: Visit, seats: int, size: tuple[int, int]
) -> None:
    guest = sit(server, visit, seats, size)
    page = guest.page
    page.locator("button[data-take]").first.click()
    page.locator("[data-line].open").first.click()
    expect(page.locator(".mine svg.tile")).not_to_have_count(0)
    guest.wait_for_turn()
    sources = [box_of(place) for place in page.locator("[data-at^='source-']").all()]
    page.keyboard.press("ArrowLeft")
    seen = [box_of(page.locator(".bar"))]
    page.get_by_role("button", name="Back to the game").click()
    there = page.locator("[data-at='source-1'] [data-colour]")
    held: list[str] = there.evaluate_all("nodes => nodes.map(node => node.dataset.colour)")
    page.keyboard.type("1" + next(colour for colour in "BYRKW" if colour not in held))
    seen.append(box_of(page.locator(".toast")))
    for notice in seen:
        assert in_window(page, notice)
        assert not [box for box in sources if overlap(box, notice)]


def test_board_of_the_other_is_large_on_a_wide_screen(server: RunningServer, visit: Visit) -> None:
    guest = sit(server, visit, 2, (1920, 1080))
    other, own = (
        box_of(guest.page.locator(f"{board} .cell").first)["width"] for board in (".other", ".mine")
    )
    assert other >= 40
    assert other >= 0.6 * own


def test_long_name_covers_no_line_when_the_page_is_zoomed(
    server: RunningServer, visit: Visit
) -> None:
    """A window of 1280 x 800 at 200 % has 640 x 400 pixels."""
    guest = visit(server, "/#new", viewport={"width": 640, "height": 400})
    page = guest.page
    page.get_by_label("Name", exact=True).fill("W" * 24)
    page.get_by_label("Seat 2").select_option("novice")
    page.get_by_role("button", name="Start game").click()
    guest.wait_for_turn()
    name = box_of(page.locator(".mine h2"))
    lines = [box_of(line) for line in page.locator(".mine .line").all()]
    assert not [line for line in lines if overlap(name, line)]


RIM = """node => {
  const style = getComputedStyle(node);
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  pen.fillStyle = style.outlineColor;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue, solid] = pen.getImageData(0, 0, 1, 1).data;
  return style.outlineStyle === 'none' ? 0 : (red + green + blue) / 3 * solid / 255;
}"""
"""The lightness of the rim of a tile or a space, from 0 to 255."""


def test_black_tile_and_empty_black_space_differ_in_the_dark(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, viewport=PHONE, color_scheme="dark")
    guest.play_now()
    guest.wait_for_turn()
    page = guest.page
    tile: float = page.locator("svg.tile.black").first.evaluate(RIM)
    space: float = page.locator(".mine .print-K").first.evaluate(RIM)
    assert tile - space > 100


@pytest.mark.parametrize(
    "case", first_is_short([(3, (1920, 1080)), (2, (1920, 1080)), (2, (1280, 800))])
)
def test_score_track_below_the_other_boards_is_seen(
    server: RunningServer, visit: Visit, case: tuple[int, tuple[int, int]]
) -> None:
    seats, size = case
    guest = sit(server, visit, seats, size)
    card = guest.page.get_by_role("region", name="Score track")
    expect(card.locator("li")).to_have_count(seats)
    assert in_window(guest.page, box_of(card))


@pytest.mark.parametrize("seats", first_is_short([4, 2, 3]))
def test_scores_are_numbers_if_the_track_is_too_small(
    server: RunningServer, visit: Visit, seats: int
) -> None:
    """At the start all markers would be on one space."""
    guest = sit(server, visit, seats, (360, 640))
    track = guest.page.get_by_role("button", name="Score track")
    expect(track).to_have_text("0" * seats)
    expect(track.locator("svg.marker")).to_have_count(seats)
    inner, outer = box_of(track.locator(".numbers")), box_of(track)
    assert inner["x"] >= outer["x"] - 1
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
    assert in_window(guest.page, outer)
    track.click()
    expect(guest.page.get_by_role("dialog", name="Score track").locator("li")).to_have_count(seats)
