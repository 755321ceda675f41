"""Every screen: in six languages, accessible, and within its budget."""

import gzip
import json
import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Response, Route, expect

from azulejos.locales.languages import LANGUAGES
from azulejos.players.characters import CHARACTERS
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.marks import first_is_short
from tools.page import LOCALES

YOU_TAKE = {
    "en": "You take",
    "da": "Du tager",
    "nl": "Je neemt",
    "fr": "Vous prenez",
    "is": "Þú tekur",
    "de": "Du nimmst",
}
SCREENS = [
    "/",
    "/#new",
    "/#learn",
    "/#learn/drills",
    "/#rules",
    "/#rules/g3",
    "/#watch",
    "/#replay",
    "/#review",
    "/#me",
    "/#analyse",
    "/#puzzles",
]
KEY = re.compile(r"\b[a-z]+(?:-[a-z]+){1,}\b")


def table_for(server: RunningServer, seats: int, wall: str = "coloured") -> str:
    """A running table with bots on all seats except the first; returns the link to that seat."""
    options = {"wall": wall}
    bots = ["novice"] * (seats - 1)
    opened = server.post("/api/tables", {"seats": [None, *bots], "options": options})
    claim = {"seat": 0, "name": "Anna"}
    granted = server.post(f"/api/tables/{opened['table']['id']}/claim", claim, opened["token"])
    return str(granted["return_path"])


def start(guest: Visitor) -> None:
    guest.page.locator(".start button").click()
    guest.page.locator(".stage").wait_for()
    guest.wait_for_turn()


def ready(guest: Visitor) -> None:
    guest.page.locator("main:not(.splash) h1, header h1").first.wait_for()
    guest.page.wait_for_load_state("networkidle")


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_speaks_the_language(
    server: RunningServer, visit: Visit, language: str
) -> None:
    guest = visit(server, locale=language)
    for path in SCREENS:
        guest.go(path)
        guest.page.reload()
        ready(guest)
        assert guest.page.evaluate("document.documentElement.lang") == language
        visible = guest.page.locator("body").inner_text()
        assert not [word for word in KEY.findall(visible) if _is_key(word)]
        assert guest.scrolls()[0] == 0
    guest.go(table_for(server, 2))
    ready(guest)
    start(guest)
    guest.move()
    expect(guest.page.locator(".panel li", has_text=YOU_TAKE[language])).to_have_count(1)
    visible = guest.page.locator("body").inner_text()
    assert not [word for word in KEY.findall(visible) if _is_key(word)]


def _is_key(word: str) -> bool:
    text = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    return re.search(rf"^{re.escape(word)} =", text, re.MULTILINE) is not None


def test_language_is_switched_at_once_and_kept(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.page.get_by_label("Language").select_option("is")
    expect(guest.page.get_by_role("button", name="Spila núna")).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_role("button", name="Spila núna")).to_be_visible()


def test_two_tabs_keep_what_the_other_has_chosen(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    second = guest.context.new_page()
    second.goto(server.url)
    guest.page.get_by_label("Appearance").select_option("dark")
    second.get_by_label("Language").select_option("is")
    expect(second.get_by_role("button", name="Spila núna")).to_be_visible()
    guest.page.reload()
    expect(guest.page.get_by_role("button", name="Spila núna")).to_be_visible()
    assert guest.page.evaluate("document.documentElement.dataset.theme") == "dark"


@pytest.mark.long
@pytest.mark.parametrize("theme", first_is_short(["light", "dark"]))
@pytest.mark.parametrize("narrow", first_is_short([False, True]))
def test_axe_finds_nothing_on_any_screen(
    server: RunningServer, visit: Visit, theme: str, narrow: bool
) -> None:
    options = {"color_scheme": theme, **({"viewport": PHONE} if narrow else {})}
    guest = visit(server, **options)
    for path in SCREENS:
        guest.go(path)
        guest.page.reload()
        ready(guest)
        assert not guest.violations(), path
    guest.go(table_for(server, 3))
    ready(guest)
    assert not guest.violations()
    start(guest)
    assert not guest.violations()
    guest.page.locator("button[data-take]").first.click()
    guest.page.locator("[data-line].open").first.wait_for()
    assert not guest.violations()
    guest.page.get_by_role("button", name="Menu").click()
    assert not guest.violations()


@pytest.mark.long
@pytest.mark.parametrize(
    "size", first_is_short([(360, 640), (1280, 800), (740, 360), (820, 1180), (1920, 1080)])
)
def test_every_control_can_be_reached_by_a_finger(
    server: RunningServer, visit: Visit, size: tuple[int, int]
) -> None:
    guest = visit(server, viewport={"width": size[0], "height": size[1]})
    for path in SCREENS:
        guest.go(path)
        guest.page.reload()
        ready(guest)
        assert not guest.covered(), path
    guest.go(table_for(server, 3))
    ready(guest)
    start(guest)
    assert not guest.covered()
    assert guest.scrolls()[0] == 0


@pytest.mark.parametrize("seats", first_is_short([4, 2, 3]))
@pytest.mark.parametrize("size", first_is_short([(360, 640), (390, 844), (430, 930)]))
def test_phone_shows_the_whole_table(
    server: RunningServer, visit: Visit, seats: int, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    guest = visit(server, table_for(server, seats), viewport=viewport, has_touch=True)
    start(guest)
    assert guest.scrolls() == (0, 0)
    for selector, least in (("button[data-take]", 36), ("button.line", 24), ("button.floor", 24)):
        for box in guest.page.locator(selector).all():
            found = box.bounding_box()
            assert found is not None
            assert min(found["width"], found["height"]) >= least
    guest.page.locator("button[data-take]").first.tap()
    guest.page.locator("[data-line].open").first.tap()
    expect(guest.page.locator(".mine svg.tile")).not_to_have_count(0)


def test_long_name_on_a_phone_shows_that_it_goes_on(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, "/#new", viewport=PHONE)
    page = guest.page
    page.get_by_label("Name", exact=True).fill("W" * 24)
    page.get_by_label("Seat 2").select_option("novice")
    page.get_by_role("button", name="Start game").click()
    name = page.locator(".mine h2 .name")
    assert name.evaluate("node => getComputedStyle(node).textOverflow") == "ellipsis"
    assert name.evaluate("node => node.scrollWidth > node.clientWidth")


@pytest.mark.long
def test_name_without_a_gap_pushes_nothing_off_a_phone(
    own_server: RunningServer, visit: Visit
) -> None:
    names = ["W" * 23 + str(seat) for seat in range(4)]
    guest = visit(own_server, "/#new", viewport=PHONE)
    page = guest.page
    page.get_by_label("Name", exact=True).fill(names[0])
    page.get_by_label("Public: anyone can watch or join").check()
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("listitem").filter(has_text=names[0]).wait_for()
    assert guest.scrolls()[0] == 0
    for path in ("/", "/#watch", "/#new"):
        guest.go(path)
        page.reload()
        ready(guest)
        assert guest.scrolls()[0] == 0, path
    page.get_by_label("4", exact=True).check()
    for seat, name in enumerate(names):
        page.get_by_label(f"Seat {seat + 1}").select_option("here")
        page.get_by_label("Name", exact=True).nth(seat).fill(name)
    page.get_by_role("button", name="Start game").click()
    guest.wait_for_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="All of us").click()
    end = page.get_by_role("dialog", name="Game over")
    assert end.evaluate("node => node.scrollWidth <= node.clientWidth")
    guest.leave()


@pytest.mark.long
@pytest.mark.parametrize("size", first_is_short([(320, 256), (280, 653), (480, 320), (568, 320)]))
def test_nothing_is_cut_off_in_a_small_window(
    server: RunningServer, visit: Visit, size: tuple[int, int]
) -> None:
    guest = visit(server, viewport={"width": size[0], "height": size[1]}, locale="de")
    for path in SCREENS:
        guest.go(path)
        guest.page.reload()
        ready(guest)
        assert guest.scrolls()[0] == 0, path
    guest.go(table_for(server, 4))
    ready(guest)
    start(guest)
    assert guest.scrolls()[0] == 0
    for control in guest.page.locator("main button:not([aria-disabled]):visible").all():
        control.click(trial=True)
    guest.page.locator("button.menu").click()
    assert overflowing(guest) == []
    guest.page.keyboard.press("Escape")
    groups = guest.page.locator("button[data-take]")
    before = groups.count()
    groups.first.click()
    guest.page.locator("[data-line].open").first.click()
    expect(groups).not_to_have_count(before)
    guest.go(guest.page.evaluate("location.pathname") + "#replay")
    guest.page.reload()
    slider = guest.page.get_by_role("slider")
    slider.click(trial=True)
    board = guest.page.locator(".mine")
    board.scroll_into_view_if_needed()
    assert guest.scrolls()[0] == 0
    assert not guest.violations()


def overflowing(guest: Visitor) -> list[str]:
    """Buttons whose text does not fit."""
    found: list[str] = guest.page.evaluate(
        "[...document.querySelectorAll('.button')]"
        ".filter(button => button.scrollWidth > button.clientWidth + 1)"
        ".map(button => button.textContent)"
    )
    return found


def test_finger_on_a_tile_scrolls_a_table_that_is_higher_than_the_window(
    server: RunningServer, visit: Visit
) -> None:
    small = {"width": 320, "height": 256}
    guest = visit(server, table_for(server, 4), viewport=small, has_touch=True)
    start(guest)
    page = guest.page
    page.locator("button[data-take]").first.tap()
    hand = page.locator("[aria-pressed='true'][data-take]")
    expect(hand).to_have_count(1)
    for under in ("button[data-take][aria-pressed='false']", ".chip", ".mine h2"):
        swipe_up(guest, under)
        expect(hand).to_have_count(1)
    page.locator("[data-line].open").last.tap()
    expect(page.locator(".mine svg.tile")).not_to_have_count(0)


def swipe_up(guest: Visitor, selector: str) -> None:
    """Swipe up with a finger on an element, and check that the page scrolls."""
    place = guest.page.locator(selector).first
    # In the middle of the window, so that the finger touches it and the page can still scroll.
    place.evaluate("part => part.scrollIntoView({ block: 'center', behavior: 'instant' })")
    box = place.bounding_box()
    assert box is not None
    before = guest.page.evaluate("scrollY")
    line = guest.context.new_cdp_session(guest.page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(kind: str, up: int | None) -> None:
        points = [] if up is None else [{"x": x, "y": y - up}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    guest.page.evaluate(
        "{ window.isStill = false;"
        " document.addEventListener('scrollend', () => { window.isStill = true; }, {once: true}); }"
    )
    touch("touchStart", 0)
    for up in range(10, 61, 10):
        touch("touchMove", up)
    guest.wait_until(f"scrollY > {before}")
    touch("touchEnd", None)
    guest.wait_until("window.isStill")


@pytest.mark.parametrize("narrow", [False, True])
def test_nothing_jumps_while_the_page_comes(
    server: RunningServer, visit: Visit, narrow: bool
) -> None:
    guest = visit(server, None, **({"viewport": PHONE} if narrow else {}))
    guest.page.add_init_script(
        "window.jumps = [];"
        "new PerformanceObserver(list => window.jumps.push(...list.getEntries().flatMap("
        "  entry => entry.sources.map(source => source.node?.outerHTML?.slice(0, 90)))))"
        ".observe({type: 'layout-shift', buffered: true});"
    )
    guest.go("/")
    ready(guest)
    assert guest.page.evaluate("window.jumps") == []


def test_dragging_tiles_to_a_line_plays_them(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, table_for(server, 2))
    start(guest)
    moves = guest.moves()
    guest.page.locator("button[data-take]").first.drag_to(guest.page.locator("[data-line='4']"))
    guest.wait_for_more_than(moves)


def test_first_visit_stays_within_its_budget(server: RunningServer, visit: Visit) -> None:
    """The first screen needs at most 80 kB of compressed script, and a game 110 kB."""
    guest = visit(server, None)
    sizes: dict[str, int] = {}

    def scripts() -> int:
        guest.page.wait_for_load_state("networkidle")
        return sum(size for url, size in sizes.items() if url.endswith(".js"))

    def weigh(response: Response) -> None:
        if "/api/" not in response.url:
            sizes[response.url] = len(gzip.compress(response.body()))

    guest.page.on("response", weigh)
    guest.go("/")
    ready(guest)
    first_screen = scripts()
    guest.play_now()
    guest.wait_for_turn()
    in_game = scripts()
    print(f"{first_screen}, then {in_game} bytes of script, {sum(sizes.values())} in all")
    assert 0 < first_screen <= 80_000
    assert first_screen <= in_game <= 110_000
    assert sum(sizes.values()) <= 200_000


def test_empty_spaces_are_seen_in_the_colours_of_the_system(
    server: RunningServer, visit: Visit
) -> None:
    guest = visit(server, table_for(server, 2, "grey"), forced_colors="active")
    start(guest)
    page = guest.page
    outline = "node => getComputedStyle(node).outlineStyle"
    for space in (".line .slot", ".floor .slot", ".wall .cell"):
        assert page.locator(f".mine {space}").first.evaluate(outline) == "solid", space
    assert page.locator(".mine.turn").evaluate(outline) == "solid"
    assert page.locator(".other:not(.turn)").evaluate(outline) == "none"
    page.locator("button[data-take]").first.click()
    for line in (".line.open .slots", ".floor.open"):
        assert page.locator(f".mine {line}").first.evaluate(outline) == "solid", line


class Pseudo(Transformer):
    """Puts every text of a catalogue in brackets, so that other text stands out."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        text = re.sub(r"\S+", lambda word: f"⟦{word.group()}⟧", node.value)
        return ast.TextElement(text)


def test_log_is_put_away_and_stays_away(server: RunningServer, visit: Visit) -> None:
    guest = visit(server)
    guest.play_now()
    log = guest.page.locator(".panel").get_by_role("button", name="Log", exact=True)
    expect(log).to_have_attribute("aria-expanded", "true")
    log.click()
    expect(guest.page.locator(".panel li")).to_have_count(0)
    assert guest.page.locator(".panel").bounding_box()["height"] < 80  # type: ignore[index]
    guest.page.reload()
    guest.page.locator(".stage").wait_for()
    expect(log).to_have_attribute("aria-expanded", "false")
    assert not guest.violations()
    log.click()
    expect(guest.page.locator(".panel li").first).to_be_visible()


def test_first_screen_offers_the_seats_of_others(own_server: RunningServer, visit: Visit) -> None:
    public = {"seats": [None, "novice", None], "options": {"public": True}}
    opened = own_server.post("/api/tables", public)
    person = {"seat": 0, "name": "master"}  # a person who has the name of a level
    own_server.post(f"/api/tables/{opened['table']['id']}/claim", person, opened["token"])
    guest = visit(own_server)
    section = guest.page.get_by_role("region", name="Tables with open seats")
    offer = section.locator(f"a[href$='{opened['table']['id']}']")
    expect(offer).to_contain_text("master, Sofia and Open seat")
    assert not guest.violations()
    offer.click()
    guest.page.get_by_label("Your name").wait_for()


def pseudo(route: Route) -> None:
    source = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    resource = Pseudo().visit(FluentParser().parse(source))
    text = FluentSerializer().serialize(resource)
    body = f"const text = {json.dumps(text)};\nexport {{ text as default }};"
    route.fulfill(body=body, content_type="text/javascript")


@pytest.mark.long
def test_no_text_stands_outside_the_catalogues(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    guest.page.route(re.compile(r"/assets/en-[\w-]+\.js"), pseudo)
    private = table_for(server, 2)
    found: set[str] = set()
    for path in ["/", "/#new", "/#watch", "/#replay", private]:
        guest.go(path)
        if path.startswith("/#"):
            guest.page.reload()
        ready(guest)
        found |= bare_words(guest)
    guest.page.locator(".start button").click()
    guest.page.locator(".stage").wait_for()
    guest.wait_for_turn()
    guest.move()
    guest.page.locator("button.menu").click()
    found |= bare_words(guest)
    guest.go(guest.page.evaluate("location.pathname") + "#replay")
    guest.page.reload()
    guest.page.get_by_role("slider").wait_for()
    found |= bare_words(guest)
    languages = {"English", "Dansk", "Nederlands", "Français", "Íslenska", "Deutsch"}
    keys = {"R", "H", "U", "L", "Esc", *"①②③④⑤⑥⑦⑧⑨"}
    names = {"Anna", *CHARACTERS.values()}
    assert found - languages - keys - names <= {"azulejos", "serve", "--lan", "http", "t"}


def bare_words(guest: Visitor) -> set[str]:
    """Words in texts and labels that are not in brackets."""
    texts = guest.page.evaluate(
        "[...document.querySelectorAll('body *')].filter(node => !node.closest('svg'))"
        ".flatMap(node => [node.ariaLabel, node.title, node.placeholder,"
        " ...[...node.childNodes].filter(n => n.nodeType === 3).map(n => n.data)])"
        ".filter(Boolean)"
    )
    bare = [re.sub(r"⟦[^⟧]*⟧", " ", text) for text in texts]
    return {word for text in bare for word in re.findall(r"[^\W\d_]{1,}[\w-]*", text)}
