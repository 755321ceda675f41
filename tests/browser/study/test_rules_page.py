"""The rulebook on the page: numbers of the game, steps, links from the table, and paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from azulejos.locales.languages import LANGUAGES
from azulejos.rulebook.examples import EXAMPLES
from azulejos.rules import Game, Move
from azulejos.rules.scoring import PENALTIES
from testing.servers import RunningServer
from tests.browser.access.test_screens import start, table_for
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor
from tests.marks import first_is_short
from tools.rulebook import Text

CUT_OFF = """[...document.querySelectorAll('body *')].filter(element =>
  element.getBoundingClientRect().right > innerWidth + 0.5 || (
    element.matches('p, li, th, td, h1, h2, h3, a, .button')
    && element.clientWidth && element.scrollWidth > element.clientWidth + 1
  )).map(element => element.outerHTML.slice(0, 120))"""


def open_book(guest: Visitor, path: str = "/#rules") -> Page:
    guest.go(path)
    guest.page.locator("figure").first.wait_for()
    return guest.page


@pytest.mark.parametrize("language", first_is_short([*LANGUAGES]))
def test_page_says_what_the_catalogue_says(
    server: RunningServer, visit: Visit, language: str
) -> None:
    guest = visit(server, None, locale=language, viewport=PHONE)
    page, text = open_book(guest), Text(language)
    for name in ("s2", "d7", "t6", "e2", "i11"):
        expect(page.locator(f"#{name} p")).to_contain_text(text.say(f"rulebook-{name}"))
    expect(page.locator("#t6")).to_contain_text(str(PENALTIES[-1]))
    expect(page.locator("figure")).to_have_count(len(EXAMPLES))
    expect(page.locator("footer")).to_have_text(text.say("not-affiliated"))
    assert guest.scrolls()[0] == 0


@pytest.mark.parametrize("name", first_is_short(list(EXAMPLES)))
def test_example_shows_the_score_of_the_rules_at_each_step(
    server: RunningServer, visit: Visit, name: str
) -> None:
    guest = visit(server, None)
    page, text = open_book(guest), Text("en")
    example = page.locator(f"[data-example={name}]")
    example.get_by_role("button", name="Next step").focus()
    for at, frame in enumerate(EXAMPLES[name].frames):
        if at:
            page.keyboard.press("ArrowRight")
        expect(example.locator("figcaption")).to_have_text(
            text.say(f"rulebook-{name}-{at}", frame.values)
        )
        if frame.seat is not None:
            score = frame.position.boards[frame.seat].score
            expect(example.locator(".board strong")).to_have_text(str(score))
    page.keyboard.press("ArrowRight")
    count = len(EXAMPLES[name].frames)
    expect(example).to_contain_text(f"Step {count} of {count}")
    page.keyboard.press("ArrowLeft")
    expect(example).to_contain_text(f"Step {count - 1} of {count}")


def test_example_is_stepped_through_with_its_buttons(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None, viewport=PHONE, has_touch=True)
    example = open_book(guest).locator("[data-example=score-both]")
    example.get_by_role("button", name="Next step").tap()
    expect(example.locator("figcaption")).to_contain_text("4 + 3 = 7")
    expect(example.locator(".glow")).to_have_count(6)
    example.get_by_role("button", name="Previous step").tap()
    expect(example.locator(".glow")).to_have_count(0)
    assert not guest.violations()


@pytest.mark.long
@pytest.mark.parametrize(
    "language", first_is_short(sorted(LANGUAGES, key=lambda name: name != "de"))
)
def test_four_times_zoom_needs_no_scrolling_across(
    server: RunningServer, visit: Visit, language: str
) -> None:
    zoomed = {"viewport": {"width": 320, "height": 200}, "device_scale_factor": 4}
    guest = visit(server, None, locale=language, **zoomed)
    page = open_book(guest)
    for _ in range(max(len(example.frames) for example in EXAMPLES.values())):
        assert guest.scrolls()[0] == 0
        assert page.evaluate(CUT_OFF) == []
        page.evaluate(
            "document.querySelectorAll('.steps button:last-child').forEach(b => b.click())"
        )


def test_contents_lead_to_every_section(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    page = open_book(guest)
    page.get_by_role("navigation").get_by_role("link", name="The grey wall").click()
    heading = page.get_by_role("heading", name="The grey wall")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    page.go_back()
    expect(page).to_have_url(re.compile(r"#rules$"))


def test_address_opens_the_page_at_its_paragraph(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None, viewport=PHONE)
    page = open_book(guest, "/#rules/i6")
    paragraph = page.locator("#i6")
    expect(paragraph).to_be_focused()
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_have_class(re.compile("opened"))


def test_refusal_leads_to_its_rule(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, table_for(server, 2))
    start(guest)
    page = guest.page
    # Two colours on one line: the second is refused.
    guest.page.locator("button[data-take]").first.click()
    guest.page.locator("button[data-line='4']").click()
    line = page.locator("button[data-line='4']")
    expect(line).to_have_attribute("aria-label", re.compile(r" of 5"))
    guest.wait_for_turn()
    held = line.get_attribute("aria-label") or ""
    colour = next(each for each in ("blue", "yellow", "red", "black", "white") if each in held)
    other = page.locator(f"[data-take]:not([data-colour='{letter_of(colour)}']) > button").first
    other.click()
    line.click(force=True)  # a line that refuses is disabled for assistive technology only
    note = page.get_by_role("alert").filter(has_text="See the rule")
    with guest.context.expect_page() as opened:
        note.get_by_role("link", name="See the rule").click()
    rulebook = opened.value
    expect(rulebook.locator("#d4")).to_be_focused()
    rulebook.close()


def letter_of(colour: str) -> str:
    return {"blue": "B", "yellow": "Y", "red": "R", "black": "K", "white": "W"}[colour]


def test_line_that_fell_leads_to_its_rule(server: RunningServer, visit: Visit) -> None:
    start_of_it = EXAMPLES["grey-falls"].frames[0].position
    guest = visit(server, "/#replay")
    page = guest.page
    page.get_by_label("paste a record").fill(str(Game(start_of_it, (Move.parse("T5F"),))))
    page.get_by_role("button", name="Open").click()
    entry = page.get_by_role("listitem").filter(has_text="See the rule")
    expect(entry.get_by_role("link")).to_have_attribute("href", "/#rules/g3")
    assert not guest.violations()


def test_score_leads_to_the_rules_that_made_it(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, table_for(server, 2))
    start(guest)
    guest.page.get_by_role("button", name="Anna: 0 points").first.click()
    sheet = guest.page.get_by_role("dialog")
    links = sheet.locator("th a")
    addresses = [link.get_attribute("href") for link in links.all()]
    assert addresses == ["/#rules/t5", "/#rules/t6", "/#rules/e2", "/#rules/e2", "/#rules/e2"]
    assert not guest.violations()


@pytest.mark.long
def test_paper_has_every_step_and_no_buttons(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None, color_scheme="dark")
    page = open_book(guest)
    page.emulate_media(media="print")
    frames = sum(len(example.frames) for example in EXAMPLES.values())
    expect(page.locator("figure .frame")).to_have_count(frames)
    assert page.locator("button:visible").count() == 0
    colours = page.evaluate(
        "[getComputedStyle(document.documentElement).backgroundColor,"
        " getComputedStyle(document.documentElement).color]"
    )
    assert colours == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    foot = page.locator("footer")
    assert foot.evaluate("node => getComputedStyle(node).position") == "fixed"
    page.emulate_media(media="screen")
    expect(page.locator("figure .frame")).to_have_count(len(EXAMPLES))


def test_other_language_turns_every_sentence(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    page = open_book(guest)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("is")
    words = Text("is")
    expect(page.locator("#d7")).to_contain_text(words.say("rulebook-d7"))
    expect(page).to_have_title(re.compile(words.say("rulebook-title")))


def test_rulebook_is_loaded_only_when_it_is_opened(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    asked = guest.open_first_screen()
    assert not [url for url in asked if "Rules-" in url or "rulebook" in url]
    open_book(guest)
    assert [url for url in asked if url.endswith("/api/rulebook")]


def test_rules_without_a_server_say_what_is_wrong(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, None)
    guest.fragile = True
    guest.page.route("**/api/rulebook", lambda route: route.abort())
    guest.go("/#rules")
    expect(guest.page.get_by_role("alert")).to_contain_text("This needs the server")
    guest.page.unroute("**/api/rulebook")
    expect(guest.page.get_by_role("navigation", name="Contents")).to_be_visible()
