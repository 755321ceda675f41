"""Connections: how much may wait for a slow reader; requested data may wait longer."""

from azulejos.rules import Wall
from azulejos.server.live.connection import Connection
from azulejos.server.live.frames import OutgoingFrame
from azulejos.server.settings import ServerLimits
from azulejos.server.wire.from_table import event_message
from azulejos.server.wire.messages import Pong
from azulejos.table import Options, State, fold
from azulejos.table.book import Happening
from tests.table.harness import people


class Stuck:
    """A client that does not read until it is told to."""

    deflates = True

    def __init__(self) -> None:
        self.is_writable = False
        self.is_cut = False

    def write_frames(self, frames: bytes) -> None:
        pass

    def abort(self) -> None:
        self.is_cut = True


def _whole_game() -> list[OutgoingFrame]:
    host = people(4, Options(wall=Wall.GREY))
    host.finish()
    messages, state = [], None
    for entry in host.entries:
        before: State | None = state
        state = fold(before, entry)
        messages.append(OutgoingFrame(event_message(Happening(entry, state), before, 0)))
    return messages


def test_whole_game_can_be_asked_for_even_by_a_slow_reader() -> None:
    client, game = Stuck(), _whole_game()
    connection = Connection(client, ServerLimits().backlog_bytes, lambda _: None)
    assert connection.grant(game)
    for message in game:
        connection.push(message)
    assert not client.is_cut
    assert not connection.grant(game)  # as long as it is not read
    client.is_writable = True
    connection.flush()
    assert connection.grant(game)


def test_slow_reader_is_cut_beyond_the_limit_and_what_was_granted() -> None:
    client, pong = Stuck(), OutgoingFrame(Pong(sent=0, now=0))
    size = len(pong.frame(deflated=True))
    connection = Connection(client, 10 * size, lambda _: None)
    assert not connection.grant([pong] * 21)
    assert connection.grant([pong] * 20)
    for _ in range(30):
        connection.push(pong)
    assert not client.is_cut
    connection.push(pong)
    assert client.is_cut
