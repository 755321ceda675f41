"""Two browsers at one table: reloads, a lost network, a killed server, and spectators."""

import pytest
from playwright.sync_api import Route, expect

from testing.patience import wait_until
from testing.servers import RunningServer
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

BELOW_THE_BOARDS = """note => [...document.querySelectorAll('.others, .sources, .mine')].every(
  part => part.getBoundingClientRect().bottom <= note.getBoundingClientRect().top
)"""


def two_at_a_table(
    server: RunningServer, visit: Visit, **options: object
) -> tuple[Visitor, Visitor]:
    """A table made by one person and joined by the other through its link."""
    host = visit(server, "/#new", **options)
    host.page.get_by_label("Name", exact=True).fill("Anna")
    host.page.get_by_role("button", name="Create table").click()
    link = host.page.get_by_role("textbox", name="Invite link")
    path = "/t/" + link.input_value().rpartition("/t/")[2]
    friend = visit(server, path, **options)
    friend.page.get_by_label("Your name").fill("Björn")
    friend.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_role("button", name="Start game").click()
    for player in (host, friend):
        player.page.locator(".stage").wait_for()
    return host, friend


def take_turns(players: tuple[Visitor, Visitor], count: int) -> None:
    """Play this many moves in turn; both see every one of them."""
    for _ in range(count):
        seen = max(player.moves() for player in players)
        for player in players:
            if seen:
                player.wait_for_more_than(seen - 1)
        mover = _whose_turn(players)
        mover.move()
        for player in players:
            player.wait_for_more_than(seen)


def _whose_turn(players: tuple[Visitor, Visitor]) -> Visitor:
    def movers() -> list[Visitor]:
        return [player for player in players if player.can_move()]

    wait_until(movers, "it is nobody's turn", page=players[0].page)
    return movers()[0]


def boards(player: Visitor) -> list[str]:
    """Everything on the table as a screen reader would say it, in seat order."""
    groups = player.page.locator(".sources [role=group]")
    labels: list[str] = groups.evaluate_all("nodes => nodes.map(node => node.ariaLabel)")
    return labels


def test_reload_and_lost_network_and_killed_server_lose_nothing(
    own_server: RunningServer, visit: Visit
) -> None:
    players = two_at_a_table(own_server, visit)
    host, friend = players
    take_turns(players, 3)
    friend.page.reload()
    friend.page.locator(".stage").wait_for()
    take_turns(players, 2)
    host.fragile = friend.fragile = True
    friend.context.set_offline(True)
    expect(friend.page.get_by_text("Reconnecting")).to_be_visible()
    if host.can_move():
        host.move()
    friend.context.set_offline(False)
    expect(friend.page.get_by_text("Reconnecting")).to_have_count(0)
    take_turns(players, 2)
    own_server.kill()
    for player in players:
        expect(player.page.get_by_text("Reconnecting")).to_be_visible()
    own_server.start()
    for player in players:
        expect(player.page.get_by_text("Reconnecting")).to_have_count(0)
    take_turns(players, 3)
    assert boards(host) == boards(friend)


def test_click_while_the_line_is_down_is_played_once_when_it_is_back(
    own_server: RunningServer, visit: Visit
) -> None:
    players = two_at_a_table(own_server, visit)
    mover = _whose_turn(players)
    mover.fragile = True
    before = mover.moves()
    mover.context.set_offline(True)
    expect(mover.page.get_by_text("Reconnecting")).to_be_visible()
    mover.page.locator("button[data-take]").first.click()
    mover.page.locator("[data-line].open").first.click()
    waits = mover.page.get_by_text("Your move is kept and waits for the connection.")
    expect(waits).to_be_visible()
    expect(mover.page.locator(".mine .hinted")).to_have_count(1)
    mover.context.set_offline(False)
    expect(waits).to_have_count(0)
    mover.wait_for_more_than(before)
    for player in players:
        expect(player.page.locator(".panel li")).to_have_count(before + 1)


def test_menu_stays_on_a_phone_while_the_line_is_down(server: RunningServer, visit: Visit) -> None:
    guest = visit(server, viewport=PHONE, locale="de", has_touch=True)
    guest.fragile = True
    page = guest.page
    page.get_by_role("button", name="Jetzt spielen").click()
    guest.wait_for_turn()
    page.context.set_offline(True)
    expect(page.get_by_text("Verbindung wird wiederhergestellt")).to_be_visible()
    box = page.get_by_role("button", name="Menü").bounding_box()
    assert box
    assert box["x"] + box["width"] <= PHONE["width"]
    page.locator("button[data-take]").first.tap()
    page.locator("[data-line].open").first.tap()
    note = page.get_by_text("Dein Zug ist gespeichert und wartet auf die Verbindung.")
    expect(note).to_be_in_viewport(ratio=1)
    wait_until(lambda: note.evaluate(BELOW_THE_BOARDS), "the note covers a board", page=page)


def test_seat_whose_answer_was_lost_is_still_mine(server: RunningServer, visit: Visit) -> None:
    opened = server.post("/api/tables", {"seats": [None, "novice"]})
    friend = visit(server, f"/t/{opened['table']['id']}")
    friend.fragile = True

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    friend.page.route("**/claim", lose, times=1)
    friend.page.get_by_label("Your name").fill("Björn")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.get_by_role("button", name="Start game").click()
    friend.page.locator(".stage").wait_for()


@pytest.mark.long
def test_spectator_sees_everything_and_can_move_nothing(
    server: RunningServer, visit: Visit
) -> None:
    players = two_at_a_table(server, visit)
    take_turns(players, 2)
    path = players[0].page.evaluate("location.pathname")
    spectator = visit(server, path)
    spectator.page.locator(".stage").wait_for()
    take_turns(players, 2)
    spectator.wait_for_more_than(4)
    assert boards(spectator) == boards(players[0])
    assert not spectator.can_move()
    expect(spectator.page.get_by_label("Type a move")).to_have_count(0)
    expect(players[0].page.get_by_label("Type a move")).to_have_count(1)
    assert not spectator.violations()


def test_whom_a_full_table_turns_away_reads_why(crowded: RunningServer, visit: Visit) -> None:
    host = visit(crowded)
    host.play_now()
    late = visit(crowded, host.page.evaluate("location.pathname"))
    expect(late.page.get_by_role("heading")).to_have_text(
        "The server is busy. Please try again in a moment."
    )
    late.page.get_by_role("link").click()
    late.page.get_by_role("button", name="Play now").wait_for()


def test_reaction_is_sent_from_the_board_and_shown_at_the_senders(
    server: RunningServer, visit: Visit
) -> None:
    host, friend = two_at_a_table(server, visit)
    host.page.get_by_role("region", name="Your board").get_by_label("Say something").click()
    host.page.get_by_role("button", name="Well played!").click()
    for player, board in ((friend, "Anna’s board"), (host, "Your board")):
        seat = player.page.get_by_role("region", name=board)
        expect(seat.locator("[data-said]")).to_have_text("Well played!")
    expect(friend.page.locator("[role=log] p").last).to_have_text("Anna: Well played!")
    expect(friend.page.locator(".toast")).to_have_count(0)


def test_move_is_taken_back_when_the_other_agrees(server: RunningServer, visit: Visit) -> None:
    players = two_at_a_table(server, visit)
    take_turns(players, 3)
    asker = next(one for one in players if one.page.get_by_role("button", name="Undo").count())
    other = next(one for one in players if one is not asker)
    moves = asker.moves()
    asker.page.get_by_role("button", name="Undo").click()
    agree = other.page.get_by_role("button", name="Allow")
    agree.or_(other.page.get_by_text("took a move back")).first.wait_for()
    if agree.count():
        expect(asker.page.locator(".toast")).to_have_text("Request sent.")
        agree.click()
    expect(asker.page.locator(".toast")).to_have_text("You took a move back")
    for player in players:
        expect(player.page.locator(".panel li")).not_to_have_count(moves)
    assert boards(asker) == boards(other)


def resign(player: Visitor) -> None:
    """Resign, which ends a game of two."""
    player.page.get_by_role("button", name="Menu").click()
    sheet = player.page.get_by_role("dialog", name="Menu")
    sheet.get_by_role("button", name="Resign").click()
    sheet.get_by_role("button", name="Resign").last.click()


@pytest.mark.long
def test_rematch_is_played_by_both(server: RunningServer, visit: Visit) -> None:
    players = two_at_a_table(server, visit)
    take_turns(players, 1)
    old = players[0].page.url
    spectator = visit(server, players[0].page.evaluate("location.pathname"))
    spectator.page.locator(".stage").wait_for()
    resign(players[1])
    end = spectator.page.get_by_role("dialog")
    expect(end.get_by_role("button", name="Replay")).to_be_visible()
    expect(end.get_by_role("button", name="Rematch")).to_have_count(0)
    for player in players:
        player.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
        player.page.wait_for_url(lambda url: url != old)
        expect(player.page.get_by_role("heading", name="The table is ready")).to_be_visible()
    assert players[0].page.url == players[1].page.url
    # A spectator follows to the new table as a spectator.
    end.get_by_role("button", name="Rematch").click()
    players[0].page.get_by_role("button", name="Start game").click()
    for player in (*players, spectator):
        player.page.locator(".stage").wait_for()
    assert spectator.page.url == players[0].page.url
    take_turns(players, 2)


@pytest.mark.long
def test_rematch_of_another_does_not_end_looking_back(server: RunningServer, visit: Visit) -> None:
    players = two_at_a_table(server, visit)
    take_turns(players, 2)
    resign(players[1])
    page = players[0].page
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    expect(page.get_by_role("heading", name="Move 1 of")).to_be_visible()
    players[1].page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(page.locator(".toast")).to_have_text("A rematch is waiting.")
    expect(page.get_by_role("heading", name="Move 1 of")).to_be_visible()


def test_private_link_opened_where_the_table_is_shown_gives_the_seat(
    server: RunningServer, visit: Visit
) -> None:
    players = two_at_a_table(server, visit)
    take_turns(players, 1)
    owner = _whose_turn(players)
    path = owner.page.evaluate("location.pathname")
    kept = "JSON.parse(localStorage.getItem('azulejos.tables'))[0].returnPath"
    private = owner.page.evaluate(kept)
    other_device = visit(server, path)
    other_device.page.locator(".stage").wait_for()
    assert not other_device.can_move()
    other_device.page.evaluate("hash => { location.hash = hash }", private.partition("#")[2])
    other_device.page.locator("button[data-take]").first.wait_for()
    assert other_device.page.url == server.url + path


def test_nobody_leaves_without_the_server_knowing(server: RunningServer, visit: Visit) -> None:
    players = two_at_a_table(server, visit)
    page = players[0].page
    players[0].fragile = True
    table = page.evaluate("location.pathname").rpartition("/")[2]
    players[0].context.set_offline(True)
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    sheet = page.get_by_role("dialog", name="Menu")
    sheet.get_by_role("button", name="Leave the table").click()
    sheet.get_by_role("button", name="Leave the table").last.click()
    expect(sheet).to_contain_text("No connection to the server.")
    players[0].context.set_offline(False)
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    sheet.get_by_role("button", name="Leave the table").last.click()
    page.get_by_role("button", name="Play now").wait_for()
    assert server.get(f"/api/tables/{table}")["table"]["seats"][0]["away"]
