"""Finished frames are what a WebSocket library reads, compressed or not, of every length."""

import json

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from azulejos.server.connection import Connection
from azulejos.server.messages import Refused
from azulejos.server.outlet import Outgoing


def _read(data: bytes) -> list[Frame]:
    """What a client makes of these bytes."""
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    client.extensions = [PerMessageDeflate(True, False, 12, 12)]
    client.receive_data(data)
    assert client.parser_exc is None
    return [event for event in client.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("length", [0, 60, 124, 300, 5_000, 70_000])
@pytest.mark.parametrize("deflated", [True, False])
def test_frame_is_read_back(length: int, deflated: bool) -> None:
    message = Refused(code="x", sentence="abc" * (length // 3))
    data = Outgoing(message).frame(deflated=deflated)
    frames = _read(data + data)
    assert [frame.opcode for frame in frames] == [Opcode.TEXT, Opcode.TEXT]
    for frame in frames:
        assert json.loads(bytes(frame.data))["sentence"] == message.sentence
    assert len(data) < 1000 or not deflated


class Narrow:
    """A way that is blocked now and then."""

    deflates = False

    def __init__(self) -> None:
        self.is_writable = True
        self.written: list[bytes] = []
        self.is_aborted = False

    def write_frame(self, frame: bytes) -> None:
        assert self.is_writable
        self.written.append(frame)

    def abort(self) -> None:
        self.is_aborted = True


def _messages(count: int) -> list[Outgoing]:
    return [Outgoing(Refused(code=str(number), sentence="x" * 50)) for number in range(count)]


def test_order_is_kept_when_a_client_reads_again() -> None:
    way = Narrow()
    connection = Connection(way, 10_000)
    first, second, third = _messages(3)
    connection.push(first)
    way.is_writable = False
    connection.push(second)
    way.is_writable = True
    connection.push(third)  # must not overtake the second
    assert len(way.written) == 1
    connection.flush()
    assert way.written == [one.frame(deflated=False) for one in (first, second, third)]


def test_client_that_falls_behind_is_cut_once() -> None:
    way = Narrow()
    way.is_writable = False
    connection = Connection(way, 500)
    for message in _messages(20):
        connection.push(message)
    assert way.is_aborted
    assert connection.is_cut
    way.is_writable = True
    connection.flush()
    assert len(way.written) < 10
