"""Encoded frames can be read by a WebSocket library, compressed or not, at every length."""

import json
from collections.abc import Callable

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from azulejos.server.live.connection import Connection
from azulejos.server.live.frames import OutgoingFrame
from azulejos.server.wire.messages import Refused


def _read(data: bytes) -> list[Frame]:
    """The frames that a client reads from these bytes."""
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    client.extensions = [PerMessageDeflate(True, False, 12, 12)]
    client.receive_data(data)
    assert client.parser_exc is None
    return [event for event in client.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("length", [0, 60, 124, 300, 5_000, 70_000])
@pytest.mark.parametrize("deflated", [True, False])
def test_frame_is_read_back(length: int, deflated: bool) -> None:
    message = Refused(code="x", sentence="abc" * (length // 3))
    data = OutgoingFrame(message).frame(deflated=deflated)
    frames = _read(data + data)
    assert [frame.opcode for frame in frames] == [Opcode.TEXT, Opcode.TEXT]
    for frame in frames:
        assert json.loads(bytes(frame.data))["sentence"] == message.sentence
    assert len(data) < 1000 or not deflated


class Narrow:
    """A transport that is blocked now and then, in an event loop that the test steps."""

    deflates = False

    def __init__(self) -> None:
        self.is_writable = True
        self.written: list[bytes] = []
        self.is_aborted = False
        self.planned: list[Callable[[], None]] = []

    def write_frames(self, frames: bytes) -> None:
        assert self.is_writable
        self.written.append(frames)

    def abort(self) -> None:
        self.is_aborted = True

    def end_turn(self) -> None:
        planned, self.planned = self.planned, []
        for run in planned:
            run()


def _messages(count: int) -> list[OutgoingFrame]:
    return [OutgoingFrame(Refused(code=str(number), sentence="x" * 50)) for number in range(count)]


def _frames(messages: list[OutgoingFrame]) -> bytes:
    return b"".join(one.frame(deflated=False) for one in messages)


def test_messages_of_one_turn_go_out_together() -> None:
    transport = Narrow()
    connection = Connection(transport, 10_000, transport.planned.append)
    messages = _messages(3)
    for message in messages:
        connection.push(message)
    assert transport.written == []
    assert len(transport.planned) == 1
    transport.end_turn()
    assert transport.written == [_frames(messages)]


def test_order_is_kept_when_a_client_reads_again() -> None:
    transport = Narrow()
    connection = Connection(transport, 10_000, transport.planned.append)
    messages = _messages(4)
    connection.push(messages[0])
    transport.end_turn()
    transport.is_writable = False
    connection.push(messages[1])
    transport.end_turn()
    transport.is_writable = True
    connection.push(messages[2])  # must not overtake the one before
    transport.end_turn()
    connection.push(messages[3])
    connection.flush()
    transport.end_turn()
    assert b"".join(transport.written) == _frames(messages)


def test_much_at_once_is_no_reason_to_cut_a_client_that_reads() -> None:
    transport = Narrow()
    connection = Connection(transport, 500, transport.planned.append)
    messages = _messages(20)
    for message in messages:
        connection.push(message)
    transport.end_turn()
    assert not connection.is_cut
    assert b"".join(transport.written) == _frames(messages)


def test_client_that_falls_behind_is_cut_once() -> None:
    transport = Narrow()
    transport.is_writable = False
    connection = Connection(transport, 500, transport.planned.append)
    for message in _messages(20):
        connection.push(message)
    assert transport.is_aborted
    assert connection.is_cut
    transport.is_writable = True
    transport.end_turn()
    assert transport.written == []
