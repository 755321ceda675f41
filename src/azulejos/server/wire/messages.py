"""Messages on a table's WebSocket, in both directions.

docs/protocol.md explains them, and the JSON schema and the page's types are generated from them.
Client messages are imperative; server messages are in the past tense or nouns. Every message is one
JSON object whose `type` says what it is. Requests to the table are sent as the table defines them.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from azulejos.server.wire.table_views import Clocks, TableView, TakeBackWay
from azulejos.table.events import AnyEvent
from azulejos.table.reactions import Reaction
from azulejos.table.requests import (
    AnswerTakeBack,
    ChangeOptions,
    ClaimSeat,
    LeaveSeat,
    OpenSeat,
    PlayMove,
    Resign,
    ReturnToSeat,
    SeatBot,
    ShowNonce,
    StartGame,
    StartUnproven,
    TakeBack,
)
from azulejos.views.shapes import Choices, PositionView, SeatNumber, StepView

Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]
EventNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]


class _FromClient(
    Struct, frozen=True, tag=True, tag_field="type", kw_only=True, forbid_unknown_fields=True
):
    """A message to the server."""


class Join(_FromClient, frozen=True):
    """Look at the table; with a token, act for the seats of its guest.

    `since` is the number of the last event seen; without it the answer is a snapshot. Send it
    again to get the events that were missed.
    """

    token: Token | None = None
    since: EventNumber | None = None


class React(_FromClient, frozen=True):
    """Show the others a short, safe reaction."""

    seat: SeatNumber
    reaction: Reaction


class Ping(_FromClient, frozen=True):
    """Ask for a pong; `sent` comes back as it is."""

    sent: float = 0


ClientMessage: TypeAlias = (
    Join
    | React
    | Ping
    | ClaimSeat
    | LeaveSeat
    | SeatBot
    | OpenSeat
    | ChangeOptions
    | StartGame
    | ShowNonce
    | StartUnproven
    | PlayMove
    | TakeBack
    | AnswerTakeBack
    | Resign
    | ReturnToSeat
)


class _FromServer(Struct, frozen=True, tag=True, tag_field="type", kw_only=True):
    """A message from the server."""


class Joined(_FromServer, frozen=True):
    """The answer to `Join`: which guest you are, and which seats are yours.

    Either a snapshot follows (`resumed` is false) or every event that was missed, in order.
    """

    table: str
    guest: int | None
    seats: list[SeatNumber]
    resumed: bool


class Snapshot(_FromServer, frozen=True):
    """The table as it is after event `number`; see `EventHappened` for the fields."""

    number: int
    game_event: int
    table: TableView
    position: PositionView | None
    clocks: Clocks | None
    take_backs: list[TakeBackWay | None]


class EventHappened(_FromServer, frozen=True):
    """A numbered event with everything that a screen needs to show it.

    Numbers have no gaps; a client that sees one joins again with `since`. `table` comes when
    something in it changed, `position` when the game did; `null` means as before. `game_event` is
    the number that the next request names as `seen`. `take_backs` says for every seat whether its
    last move can be undone at once (`undo`), the others must be asked (`ask`), or neither.
    """

    number: int
    at: int
    game_event: int
    event: AnyEvent
    steps: list[StepView]
    position: PositionView | None
    table: TableView | None
    clocks: Clocks | None
    take_backs: list[TakeBackWay | None]


class YourTurn(_FromServer, frozen=True):
    """What one of your seats may do now; `game_event` is the `seen` of its move."""

    seat: SeatNumber
    game_event: int
    choices: Choices


class Acknowledged(_FromServer, frozen=True):
    """The request is done and on disk; `number` is its last event."""

    id: str
    number: int


class Refused(_FromServer, frozen=True):
    """Nothing was changed, and why. `id` is null if none could be read."""

    code: str
    sentence: str
    id: str | None = None


class Presence(_FromServer, frozen=True):
    """Which seats have a connected person, and how many spectators there are."""

    seats: list[bool]
    spectators: int


class Reacted(_FromServer, frozen=True):
    """A seat's reaction; it is not kept."""

    seat: SeatNumber
    reaction: Reaction


class Pong(_FromServer, frozen=True):
    """The answer to `Ping`, with the server's time in Unix milliseconds."""

    sent: float
    now: int


class Closing(_FromServer, frozen=True):
    """The server closes this connection; connect again after this many milliseconds."""

    code: str
    sentence: str
    retry_after: int = 0


ServerMessage: TypeAlias = (
    Joined
    | Snapshot
    | EventHappened
    | YourTurn
    | Acknowledged
    | Refused
    | Presence
    | Reacted
    | Pong
    | Closing
)

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode_client_message(data: bytes | str) -> ClientMessage:
    """Read a client's message; raise `msgspec.DecodeError` with the path of the fault."""
    return _decoder.decode(data)


def encode_server_message(message: ServerMessage) -> bytes:
    """The JSON of a server's message."""
    return _encoder.encode(message)
