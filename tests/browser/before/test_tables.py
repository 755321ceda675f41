"""The screens before a game: the lobby, the form for a new table, and an empty list of tables."""

from playwright.sync_api import expect

from testing.patience import wait_until
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE


def test_friend_who_joins_reads_nothing_about_the_server(
    server: RunningServer, visit: Visit
) -> None:
    host = visit(server, "/#new")
    host.page.get_by_role("button", name="Create table").click()
    expect(host.page.get_by_text("azulejos serve --lan")).to_be_visible()
    friend = visit(server, host.page.evaluate("location.pathname"))
    expect(friend.page.get_by_role("textbox", name="Invite link")).to_be_visible()
    expect(friend.page.get_by_text("--lan")).to_have_count(0)


def test_name_is_asked_for_before_the_seats(server: RunningServer, visit: Visit) -> None:
    opened = server.post("/api/tables", {"seats": [None, None]})
    friend = visit(server, f"/t/{opened['table']['id']}", viewport=PHONE)
    name = friend.page.get_by_label("Your name").bounding_box()
    button = friend.page.get_by_role("button", name="Sit down").first.bounding_box()
    assert name is not None
    assert button is not None
    assert name["y"] + name["height"] <= button["y"]


def test_clock_with_own_numbers(server: RunningServer, visit: Visit) -> None:
    host = visit(server, "/#new")
    page = host.page
    page.get_by_label("Clock").select_option("own-budget")
    page.get_by_label("Minutes per player").fill("7")
    page.get_by_label("Seconds added").fill("-1")
    page.get_by_role("button", name="Create table").click()
    assert page.get_by_label("Seconds added").evaluate("field => !field.validity.valid")
    page.get_by_label("Seconds added").fill("3")
    assert not host.violations()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("7 minutes each, +3 s a move.")).to_be_visible()


def test_list_without_tables_leads_on(own_server: RunningServer, visit: Visit) -> None:
    guest = visit(own_server, "/#watch", viewport=PHONE)
    expect(guest.page.get_by_text("There is no public table at the moment.")).to_be_visible()
    assert not guest.violations()
    guest.page.get_by_role("main").get_by_role("link", name="With friends").click()
    guest.page.get_by_role("button", name="Create table").wait_for()


def test_list_of_tables_shows_their_boards(own_server: RunningServer, visit: Visit) -> None:
    own_server.post("/api/tables", {"seats": [None, "casual"], "options": {"public": True}})
    guest = visit(own_server, "/#watch", color_scheme="dark")
    picture = guest.page.locator("main li img")
    wait_until(lambda: picture.evaluate("one => one.naturalWidth"), "no picture", page=guest.page)
    assert "theme=dark" in (picture.get_attribute("src") or "")
    assert not guest.violations()


def test_choices_of_a_seat_are_not_cut_off(server: RunningServer, visit: Visit) -> None:
    """The longest is in German, at 360 pixels."""
    for viewport in (PHONE, {"width": 640, "height": 800}):
        guest = visit(server, "/#new", viewport=viewport, locale="de")
        seat = guest.page.get_by_label("Platz 1")
        expect(seat).to_have_value("here")
        needed, room = seat.evaluate(
            """select => {
              const style = getComputedStyle(select);
              const pen = document.createElement('canvas').getContext('2d');
              pen.font = style.font;
              const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
              const text = select.selectedOptions[0].text;
              return [pen.measureText(text).width, select.clientWidth - padding];
            }"""
        )
        assert needed <= room
