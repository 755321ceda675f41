"""Messages of both directions survive a round trip, and errors name the path of the fault."""

import re
from typing import get_args

import msgspec
import pytest

from azulejos.server.wire import messages
from azulejos.server.wire.from_table import snapshot
from azulejos.server.wire.messages import decode_client_message
from azulejos.table.book import MOST_DETOURS
from azulejos.table.requests import PlayMove
from tests.table.harness import people


def test_types_are_plain_words() -> None:
    for union in (messages.ClientMessage, messages.ServerMessage):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(set(tags)) == len(tags)
        names = {name for kind in get_args(union) for name in kind.__struct_fields__}
        assert [name for name in names | set(tags) if len(name) < 2] == []


def test_move_is_read() -> None:
    sent = b'{"type":"PlayMove","id":"a","seat":1,"seen":7,"move":"3R2"}'
    expected = PlayMove(id="a", seat=1, seen=7, move="3R2")
    assert decode_client_message(sent) == expected


@pytest.mark.parametrize(
    ("sent", "where"),
    [
        (b"", "truncated"),
        (b"[]", "Expected `object`"),
        (b'{"type":"fly"}', "$.type"),
        (b'{"type":"PlayMove","id":"a","seat":9,"seen":7,"move":"3R2"}', "$.seat"),
        (b'{"type":"PlayMove","id":"a","seat":1,"seen":-7,"move":"3R2"}', "$.seen"),
        (b'{"type":"Join","token":"abc"}', "$.token"),
        (b'{"type":"Ping","sent":1,"more":2}', "unknown field `more`"),
        (b'{"type":"React","seat":0,"reaction":"rude"}', "$.reaction"),
        (b"\xff\xfe", "invalid"),
    ],
)
def test_wrong_message_names_the_place(sent: bytes, where: str) -> None:
    with pytest.raises(msgspec.DecodeError, match=re.escape(where)):
        decode_client_message(sent)


def test_take_back_that_would_be_refused_is_not_offered() -> None:
    host = people()
    mover = host.state.turn
    assert mover is not None
    host.play()
    assert snapshot(host.state, host.now).take_backs[mover] == "undo"
    tired = msgspec.structs.replace(host.state, detours=MOST_DETOURS)
    assert snapshot(tired, host.now).take_backs == [None, None]


def test_result_of_a_table_is_worked_out_once() -> None:
    host = people()
    host.finish()
    first, again = (snapshot(host.state, host.now).table.result for _ in range(2))
    assert first is not None
    assert first is again
