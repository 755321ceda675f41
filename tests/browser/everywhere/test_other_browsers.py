"""Firefox and WebKit: one whole game, the rulebook, and other languages.

All other tests of the page run in Chromium; these find what only other engines do differently.
"""

import contextlib
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from azulejos.rulebook.examples import EXAMPLES
from testing.browsers.firefox import Firefox
from testing.browsers.other import OtherBrowser
from testing.browsers.webkit import WebKit
from testing.patience import wait_until
from testing.servers import RunningServer
from tests.locales.test_catalogues import catalogue
from tools.rulebook import Text

pytestmark = pytest.mark.long

LANGUAGE = "select:has(option[lang])"
SOMETHING_TO_DO = "button[data-take], .choice, .falls, dialog table"
# Names of languages are in their own language.
TEXTS = """(() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent.closest('script, style, option[lang]')) found.push(walk.currentNode.data.trim());
  }
  return found;
})()"""


@pytest.fixture(scope="module", params=[Firefox, WebKit])
def opened(request: pytest.FixtureRequest) -> Iterator[OtherBrowser]:
    with contextlib.closing(request.param()) as browser:
        yield browser


@pytest.fixture
def guest(opened: OtherBrowser, server: RunningServer) -> Iterator[OtherBrowser]:
    """The browser on the first screen, in English; at the end, it may have seen no error."""
    opened.go(f"{server.url}/")
    opened.evaluate("localStorage.clear() ?? null")
    opened.go(f"{server.url}/")
    opened.wait_until("document.querySelector('main h1, main h2')")
    before = len(opened.errors())
    yield opened
    assert not opened.errors()[before:]


def has(css: str) -> str:
    return f"document.querySelector('{css}')"


def count(css: str) -> str:
    return f"document.querySelectorAll('{css}').length"


def text_of(css: str) -> str:
    return f"({has(css)}?.textContent ?? '')"


def play_now(guest: OtherBrowser) -> None:
    guest.click("button", Text("en").say("play-now"))
    guest.wait_until(has(".stage"))


def move(guest: OtherBrowser) -> None:
    """Tile if asked to, else take the first tiles to the first line."""
    moves = guest.evaluate(count(".panel li"))
    if guest.evaluate(has(".choice, .falls") + " !== null"):
        guest.click(".choice, .falls")
    else:
        guest.click("button[data-take]")
        guest.click("[data-line].open")
    guest.wait_until(f"{count('.panel li')} > {moves}")


def test_error_of_the_page_is_seen(opened: OtherBrowser, server: RunningServer) -> None:
    opened.go(f"{server.url}/")
    opened.evaluate("queueMicrotask(() => { throw new Error('on purpose'); }) ?? null")
    wait_until(lambda: [error for error in opened.errors() if "on purpose" in error])


def test_whole_game_ends_with_the_scores_of_the_server(
    guest: OtherBrowser, server: RunningServer
) -> None:
    assert guest.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    play_now(guest)
    guest.wait_until(has(SOMETHING_TO_DO))
    while not guest.evaluate(f"{count('dialog table')} > 0"):
        move(guest)
        guest.wait_until(has(SOMETHING_TO_DO))
    table = guest.evaluate("location.pathname").rpartition("/")[2]
    stored = server.get(f"/api/tables/{table}")["table"]
    rows = guest.evaluate(
        "[...document.querySelector('dialog table').rows]"
        ".map(row => [...row.cells].slice(1).map(cell => cell.textContent.trim()))"
    )
    points = zip(stored["seats"], stored["result"]["scores"], strict=True)
    scores = {seat["name"]: score for seat, score in points}
    names, totals = rows[0], rows[-1]
    assert dict(zip(names, map(int, totals), strict=True)) == scores


def test_open_lines_are_outlined_at_once_if_motion_is_off(guest: OtherBrowser) -> None:
    play_now(guest)
    guest.click("button[data-take]")
    guest.wait_until(has(".open .slots"))
    shadow, time, moving = guest.evaluate(
        f"(style => [style.boxShadow, style.transitionDuration, document.getAnimations().length])"
        f"(getComputedStyle({has('.open .slots')}))"
    )
    assert re.search(r" (2\.5|4)px", shadow)
    assert time == "0s"
    assert moving == 0


def test_score_track_stays_above_the_scores(guest: OtherBrowser) -> None:
    play_now(guest)
    track, scores = (
        guest.evaluate(f"{has(css)}.getBoundingClientRect().toJSON()")
        for css in (".card svg.track", ".card svg.track + ul")
    )
    assert track["height"] > 30
    assert track["bottom"] <= scores["top"]


def test_rulebook_opens_at_a_paragraph_and_its_example_can_be_stepped_through(
    guest: OtherBrowser, server: RunningServer
) -> None:
    guest.go(f"{server.url}/#rules/t5")
    guest.wait_until("document.activeElement?.id === 't5'")
    top, height = guest.evaluate(f"[{has('#t5')}.getBoundingClientRect().top, innerHeight]")
    assert 0 <= top < height
    text = Text("en")
    name = "score-both"
    example = f"[data-example={name}]"
    for at, frame in enumerate(EXAMPLES[name].frames):
        if at:
            guest.click(f"{example} button[aria-label='{text.say('rulebook-step-on')}']")
        caption = text.say(f"rulebook-{name}-{at}", frame.values)
        guest.wait_until(f"{text_of(f'{example} figcaption')}.includes({caption!r})")
        assert frame.seat is not None
        score = str(frame.position.boards[frame.seat].score)
        assert guest.evaluate(text_of(f"{example} .board strong")) == score


def english_only(language: str) -> set[str]:
    """What the page says in English and in other words in this language."""
    translated = catalogue(language, ".") | catalogue(language, "rulebook")
    english = catalogue("en", ".") | catalogue("en", "rulebook")
    plain = {key: words for key, message in english.items() if (words := plain_text(message))}
    return {words for key, words in plain.items() if words != plain_text(translated[key])}


def plain_text(message: ast.Message) -> str:
    """The text of a message without placeholders, else nothing."""
    assert message.value is not None
    parts = message.value.elements
    return parts[0].value if len(parts) == 1 and isinstance(parts[0], ast.TextElement) else ""


def english_left(guest: OtherBrowser, language: str) -> set[str]:
    return english_only(language) & set(guest.evaluate(TEXTS))


@pytest.mark.parametrize("language", ["is", "de"])
def test_other_language_leaves_no_english(
    guest: OtherBrowser, server: RunningServer, language: str
) -> None:
    text = Text(language)
    assert len(english_left(guest, language)) > 5
    guest.choose(LANGUAGE, language)
    guest.wait_until(f"document.body.innerText.includes({text.say('play-now')!r})")
    assert guest.evaluate("document.documentElement.lang") == language
    assert not english_left(guest, language)
    guest.click("button", text.say("play-now"))
    guest.wait_until(has(".stage"))
    guest.wait_until(has("button[data-take]"))
    assert not english_left(guest, language)
    guest.go(f"{server.url}/#rules")
    guest.wait_until(f"{text_of('h1')} === {text.say('rulebook-title')!r}")
    for section in ("offer", "end"):
        title = text.say(f"rulebook-{section}-title")
        assert guest.evaluate(text_of(f"#{section}-title")) == title
    assert not english_left(guest, language)
