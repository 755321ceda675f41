"""Games with honest and forged shares, and what both verifiers must say about them.

The verifier of the package and that of the page run on the same games: tests/table/test_verdicts.py
and web/test/fair/verdicts.test.ts.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from azulejos.server.wire.messages import EventHappened
from azulejos.server.wire.table_views import TableView
from azulejos.table import Happening, commitment, record
from azulejos.table.verify import Finding
from tools.page_tables import SEED, played, told

_MINE: Final = "1" * 64
_LAST: Final = "2" * 64
_OTHER: Final = "3" * 64


class Kept(msgspec.Struct, frozen=True):
    """What the player of the first seat kept."""

    nonce: str
    commitment: str
    hashes: list[str | None] | None = None
    """The noted hash of every seat's nonce; None: an older version kept no hashes."""


class Case(msgspec.Struct, frozen=True):
    """A finished game, what was kept, and the verdict of the package and of the page."""

    name: str
    record: str
    table: TableView
    history: list[EventHappened]
    kept: Kept | None
    finding: Finding
    verdict: str


def cases() -> list[Case]:
    """All four ways to forge a share, honest games, and proofs of older versions."""
    two, other = played({0: _MINE, 1: _LAST}), played({0: _MINE, 1: _OTHER})
    alone, silent = played({0: _MINE}, bot=True), played({0: _MINE})
    [promised, bot_promised] = [_noted(_MINE, _LAST), _noted(_MINE, None)]
    older = _noted(_MINE, older=True)
    own_replaced = _noted(_OTHER, _LAST)
    fair, failed = (Finding.FAIR, "verified"), (Finding.FAILED, "failed")
    unproven = (Finding.NOT_PROVEN, "unproven")
    saved_by_older = (Finding.NOT_PROVEN, "older")
    return [
        _case("two people", two, promised, fair),
        _case("own share replaced", two, own_replaced, failed),
        _case("share of the other person replaced with its promise", other, promised, failed),
        _case("alone with a bot", alone, bot_promised, fair),
        _case("share of a bot", other, bot_promised, failed, bot=True),
        _case("share of a bot that is now called a person", other, bot_promised, failed),
        _case("share of a person missing", silent, bot_promised, unproven),
        _case("promise of a share that is missing", silent, promised, failed),
        _case("nothing kept", two, None, (Finding.CONSISTENT, "consistent")),
        _case("share of a bot, nothing kept", other, None, failed, bot=True),
        _case("older proof, two people", two, older, saved_by_older),
        _case("older proof, alone with a bot", alone, older, fair),
        _case("older proof, share of a bot", other, older, failed, bot=True),
        _case("older proof, bot that is now called a person", other, older, saved_by_older),
    ]


def _noted(own: str, other: str | None = None, *, older: bool = False) -> Kept:
    """What the page of the first seat kept."""
    hashes = [None if nonce is None else commitment(bytes.fromhex(nonce)) for nonce in (own, other)]
    return Kept(own, commitment(SEED), None if older else hashes)


def _case(
    name: str,
    happened: list[Happening],
    kept: Kept | None,
    expected: tuple[Finding, str],
    *,
    bot: bool = False,
) -> Case:
    """A case; `bot` says afterwards that a bot had the second seat."""
    text, view = str(record(happened[-1].state)), told(happened)
    table: TableView = view["table"]
    if bot:
        text = text.replace('[Players "person person"]', '[Players "person bot"]')
        table = replace(table, seats=[table.seats[0], replace(table.seats[1], kind="bot")])
    return Case(name, text, table, view["history"], kept, *expected)


def verdicts() -> bytes:
    """The cases as JSON."""
    return msgspec.json.encode(cases())
