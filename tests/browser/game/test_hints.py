"""Advice: hints at the table, and the best moves of any position."""

import re

import pytest
from playwright.sync_api import Route, expect

from azulejos.rules import CounterGenerator, Phase, Position, Wall, draw_deal
from azulejos.views.to_json import position_view
from testing.servers import RunningServer
from tests.browser.access.test_screens import start, table_for
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.marks import first_is_short

SECOND_SEAT = (
    "C draft 3 2 1- BB/-/YRKK/-/YRKK/- 10,10,12,10,12 5,4,3,3,8 "
    "9:B4/1B3/2B2/5/5:-/Y2/-/R1/-:- 20:2R2/2YR1/5/5/5:Y1/-/-/K3/-:-"
)
SIZES = pytest.mark.parametrize("narrow", first_is_short([False, True]), ids=["wide", "phone"])


def window(narrow: bool) -> dict[str, object]:
    return {"viewport": PHONE, "has_touch": True} if narrow else {}


@SIZES
def test_hint_marks_a_move_and_says_why(
    thinking: RunningServer, visit: Visit, narrow: bool
) -> None:
    guest = visit(thinking, **window(narrow))
    guest.play_now()
    guest.wait_for_turn()
    page = guest.page
    page.get_by_role("button", name="Hint").click()
    advice = page.locator(".advice")
    told = re.compile(r"^Hint: (?:place|drop) \d \w+ tiles? from ")
    expect(advice.locator("strong")).to_have_text(told)
    expect(advice.locator("li").first).to_have_text(re.compile(r"\w+"))
    assert not guest.violations()
    # The marked take can be pressed and is the move: nothing covers it.
    page.locator(".hinted > button").click()
    page.locator("[data-line].hinted").click()
    expect(advice).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator(".mine svg.tile").first).to_be_visible()


@SIZES
def test_copied_position_is_analysed(thinking: RunningServer, visit: Visit, narrow: bool) -> None:
    guest = visit(thinking, **window(narrow))
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.play_now()
    guest.wait_for_turn()
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".toast")).to_have_text("Copied")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("C draft 1 ")
    guest.go("/#replay")
    page.reload()
    page.get_by_label("paste a record or a position").fill(text)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("heading", name="Position")).to_be_visible()
    if narrow:
        page.get_by_role("button", name="Analyse").click()
    moves_are_listed(guest)


def moves_are_listed(guest: Visitor) -> None:
    """Best moves with win probability; the chosen one is marked and shows its reasons."""
    moves = guest.page.get_by_role("region", name="best moves").locator("ol > li")
    expect(moves).to_have_count(5)
    for place in (1, 0):
        moves.nth(place).get_by_role("button").click()
        expect(moves.nth(place)).to_have_text(
            re.compile(r"(?:place|drop) \d .*\d+%.*\w+", re.DOTALL)
        )
        expect(moves.nth(place).locator("ul li").first).to_be_visible()
    expect(guest.page.locator(".line.hinted, .floor.hinted")).to_have_count(1)
    assert not guest.violations()


@SIZES
def test_best_moves_of_the_second_seat_are_marked_on_its_board(
    thinking: RunningServer, visit: Visit, narrow: bool
) -> None:
    guest = visit(thinking, "/#replay", **window(narrow))
    guest.page.get_by_label("paste a record or a position").fill(SECOND_SEAT)
    guest.page.get_by_role("button", name="Open").click()
    expect(guest.page.locator("[data-at=seat-1] .hinted")).to_have_count(1)
    expect(guest.page.locator("[data-at=seat-0] .hinted")).to_have_count(0)
    if narrow:
        guest.page.get_by_role("button", name="Analyse").click()
    best = guest.page.get_by_role("region", name="best moves").locator("ol > li").first
    expect(best.locator("ul li").first).to_have_text(re.compile(r"^(Seat [12]|This) .+\.$"))


def test_best_moves_stand_in_the_order_of_the_analysis(
    thinking: RunningServer, visit: Visit
) -> None:
    """The page does not sort them, because it does not know what the analysis left out."""
    guest, shares = visit(thinking, "/#replay"), list[str]()

    def turn_round(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        body["moves"].reverse()
        shares.extend(str(round(100 * move["win_probability"][1])) for move in body["moves"])
        route.fulfill(response=answer, json=body)

    guest.page.route("**/api/analyse", turn_round)
    guest.page.get_by_label("paste a record or a position").fill(SECOND_SEAT)
    guest.page.get_by_role("button", name="Open").click()
    moves = guest.page.get_by_role("region", name="best moves").locator("ol > li")
    expect(moves).to_have_count(5)
    assert [re.sub(r"\D", "", text) for text in moves.locator("strong").all_inner_texts()] == shares
    expect(moves.first.get_by_role("button")).to_have_attribute("aria-pressed", "true")


def test_any_moment_of_a_replay_is_analysed(thinking: RunningServer, visit: Visit) -> None:
    guest = visit(thinking)
    guest.play_now()
    guest.wait_for_turn()
    guest.move()
    guest.wait_for_turn()
    guest.go(guest.page.evaluate("location.pathname") + "#replay")
    guest.page.reload()
    guest.page.get_by_role("button", name="Analyse").click()
    moves_are_listed(guest)
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page.get_by_role("region", name="best moves")).to_have_count(0)


def closing_position() -> str:
    """A position of a random game in which the second seat will complete a row."""
    for seed in range(1000):
        below = CounterGenerator(seed=seed).below
        position = Position.start(seats=2, wall=Wall.COLOURED, first_seat=0)
        while position.outcome() is None:
            if position.phase is Phase.DEAL:
                position, _ = position.transition(draw_deal(position, below))
            else:
                moves = [move for move in position.legal_moves() if not str(move).endswith("F")]
                moves = moves or list(position.legal_moves())
                position, _ = position.transition(moves[below(len(moves))])
            closes = [board.closes_row for board in position_view(position).boards]
            if position.phase is Phase.DRAFT and closes == [False, True]:
                return str(position)
    raise AssertionError("no such game")


@SIZES
def test_row_that_is_about_to_end_the_game_is_marked(
    thinking: RunningServer, visit: Visit, narrow: bool
) -> None:
    guest = visit(thinking, "/#replay", **window(narrow))
    guest.page.get_by_label("paste a record or a position").fill(closing_position())
    guest.page.get_by_role("button", name="Open").click()
    guest.page.locator(".stage").wait_for()
    words = "Will end the game"
    flag = guest.page.get_by_role("img", name=words)
    expect(flag if narrow else guest.page.get_by_text(words)).to_be_visible()
    assert not guest.violations()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("C draft 1 1 1- what", "This position cannot be read or is not possible."),
        ("hello", "This record cannot be read."),
    ],
)
def test_text_that_cannot_be_read_is_refused_in_words(
    server: RunningServer, visit: Visit, text: str, words: str
) -> None:
    guest = visit(server, "/#replay")
    guest.fragile = True
    guest.page.get_by_label("paste a record or a position").fill(text)
    guest.page.get_by_role("button", name="Open").click()
    expect(guest.page.get_by_role("alert")).to_contain_text(words)
    assert not guest.violations()


@pytest.mark.parametrize("size", first_is_short([(844, 390), (360, 640)]))
def test_hint_covers_neither_its_move_nor_a_choice(
    thinking: RunningServer, visit: Visit, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    guest = visit(thinking, table_for(thinking, 4), viewport=viewport, locale="de")
    start(guest)
    page = guest.page
    page.keyboard.press("h")
    hint = page.locator(".bar.hint")
    hint.wait_for()
    box = hint.bounding_box()
    assert box is not None
    for marked in page.locator(".piece.hinted, .line.hinted .slots, .floor.hinted").all():
        other = marked.bounding_box()
        assert other is not None
        apart = (
            box["x"] >= other["x"] + other["width"]
            or other["x"] >= box["x"] + box["width"]
            or box["y"] >= other["y"] + other["height"]
            or other["y"] >= box["y"] + box["height"]
        )
        assert apart, (box, other)
    page.locator("[data-take]:not(.hinted) > button").first.click()
    assert not guest.covered()
    page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
