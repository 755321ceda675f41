"""Choosing an opponent: a name, its level and a sentence, in the language of the page."""

import pytest
from playwright.sync_api import expect

from azulejos.locales.catalogue import catalogue_of
from azulejos.locales.languages import LANGUAGES
from azulejos.players.characters import CHARACTERS
from azulejos.players.ratings import CHARACTER_RATINGS, shown_rating
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.marks import first_is_short

PHONE = {"width": 360, "height": 640}


def speak(guest: Visitor, language: str) -> None:
    guest.page.locator("footer select").first.select_option(language)
    expect(guest.page.locator("html")).to_have_attribute("lang", language)


def offered(language: str) -> dict[str, str]:
    words = catalogue_of(language)
    return {
        level: words.say("character", name=name, level=words.say(f"level-{level}"))
        for level, name in CHARACTERS.items()
    }


@pytest.mark.parametrize("language", first_is_short(list(LANGUAGES)))
def test_opponents_are_chosen_by_name_with_level_and_sentence(
    server: RunningServer, visit: Visit, language: str
) -> None:
    guest, words = visit(server, viewport=PHONE), catalogue_of(language)
    speak(guest, language)
    page = guest.page
    sentence = page.locator("#how-plays")
    below = page.locator(".check")
    places = set()
    for level, name in CHARACTERS.items():
        page.locator(".opponent").click()
        choice = page.get_by_role("radiogroup", name=words.say("choose-opponent"))
        card = choice.locator("label").filter(has=page.locator(f"input[value='{level}']"))
        expect(card.locator("strong")).to_have_text(name)
        expect(card.get_by_role("radio")).to_have_accessible_name(offered(language)[level])
        rating = shown_rating(CHARACTER_RATINGS[level])
        described = (
            f"{words.say(f'plays-{level}')} {words.say('character-rating', rating=str(rating))}"
        )
        expect(card.get_by_role("radio")).to_have_accessible_description(described)
        card.click()
        expect(choice).to_have_count(0)
        expect(sentence).to_have_text(words.say(f"plays-{level}"))
        expect(page.locator("#opponent strong")).to_have_text(name)
        places.add(below.evaluate("node => node.getBoundingClientRect().top + scrollY"))
        assert guest.scrolls()[0] == 0
    assert len(places) == 1, "what is below jumps"


def test_new_table_and_lobby_name_the_same_characters(server: RunningServer, visit: Visit) -> None:
    guest, words = visit(server, viewport=PHONE), catalogue_of("de")
    speak(guest, "de")
    guest.go("/#new")
    page = guest.page
    page.get_by_label("4", exact=True).check()
    for seat, level in ((1, "casual"), (2, "casual")):
        choice = page.locator(".seat select").nth(seat)
        expect(choice.locator("option")).to_have_text(
            [words.say("at-this-screen"), words.say("by-link"), *offered("de").values()]
        )
        choice.select_option(level)
        expect(page.locator(".seat .plays").nth(seat - 1)).to_have_text(words.say("plays-casual"))
    page.get_by_role("button", name=words.say("make-table")).click()
    expect(page.locator("ul.seats strong")).to_have_text(["Gast 1", "Marta", "Marta 2"])
    bot = page.locator("ul.seats li").nth(1)
    expect(bot.locator(".who .quiet")).to_have_text(words.say("level-casual"))
    expect(bot.locator(".plays")).to_have_text(words.say("plays-casual"))
    bot.locator("select").select_option("skilled")
    expect(bot.locator("strong")).to_have_text("Leonor")
    expect(bot.locator(".plays")).to_have_text(words.say("plays-skilled"))
    assert guest.scrolls()[0] == 0
    guest.leave()
