"""The shares of a record: who contributed which nonce, and what is wrong with that.

A share counts as fixed if its owner gives the nonce, or if somebody noted its hash before they
showed their own nonce. Any other share could have been chosen by the server when it knew the rest.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from azulejos.rules import Game
from azulejos.table.fairness import commitment

PERSON: Final = "person"
BOT: Final = "bot"
NONE: Final = "-"
"""A seat without a nonce or without a hash, in a record."""

_HEX: Final = re.compile(r"[0-9a-f]{64}")
_BOT_NAME: Final = re.compile(r"bot [a-z][a-z0-9_-]*")


class Shares(NamedTuple):
    """What a record says about the shares, by seat from 0."""

    nonces: tuple[bytes | None, ...] = ()
    hashes: tuple[str | None, ...] = ()
    missing: tuple[int, ...] = ()
    """The seats of people whose nonces are not in the draws."""
    problems: tuple[str, ...] = ()


def read_shares(game: Game) -> Shares:
    """The shares of a record, and what contradicts itself in them."""
    nonces, hashes = _words(game, "Nonces"), _words(game, "NonceHashes")
    people = _people(game)
    if people is None:
        return Shares(problems=("the players cannot be read",))
    seats = game.start.seats
    if not _are_numbers(nonces, seats) or not _are_numbers(hashes, seats):
        return Shares(problems=("the nonces cannot be read",))
    shares = Shares(
        tuple(None if word == NONE else bytes.fromhex(word) for word in nonces),
        tuple(None if word == NONE else word for word in hashes),
    )
    missing = tuple(
        seat
        for seat, (nonce, promise) in enumerate(zip(shares.nonces, shares.hashes, strict=True))
        if nonce is None and (people[seat] or promise is not None)
    )
    return shares._replace(missing=missing, problems=_contradictions(game, shares, people))


def differences(
    shares: Shares, own: Mapping[int, str], noted: Mapping[int, str | None]
) -> list[str]:
    """What differs from the nonces of the caller and from the hashes that the caller noted."""
    problems = []
    for seat, nonce in sorted(own.items()):
        used = shares.nonces[seat]
        if used is None:
            problems.append(f"the nonce that was given for seat {seat + 1} is not in the record")
        elif used != bytes.fromhex(nonce):
            problems.append(f"the record has another nonce for seat {seat + 1} than was given")
    for seat, promise in sorted(noted.items()):
        if shares.hashes[seat] != promise:
            problems.append(f"the record has another nonce hash for seat {seat + 1} than was given")
    return problems


def unfixed(
    shares: Shares, own: Mapping[int, str], noted: Mapping[int, str | None]
) -> tuple[int, ...]:
    """The seats whose shares the server could have chosen when it knew the others."""
    return tuple(
        seat
        for seat, nonce in enumerate(shares.nonces)
        if nonce is not None and seat not in own and seat not in noted
    )


def _contradictions(game: Game, shares: Shares, people: list[bool]) -> tuple[str, ...]:
    problems = [
        f"the nonce of seat {number} is not the one that was promised"
        for number, (nonce, promise) in enumerate(zip(*shares[:2], strict=True), 1)
        if nonce is not None and commitment(nonce) != promise
    ]
    if game.header("Players") is not None:  # before it, a person could be called like a bot
        problems += [
            f"seat {seat + 1} belongs to a bot, and a bot has no share in the draws"
            for seat, is_person in enumerate(people)
            if not is_person and (shares.nonces[seat], shares.hashes[seat]) != (None, None)
        ]
    return tuple(problems)


def _words(game: Game, header: str) -> list[str]:
    value = game.header(header)
    return [NONE] * game.start.seats if value is None else value.split(" ")


def _are_numbers(words: list[str], seats: int) -> bool:
    return len(words) == seats and all(word == NONE or _HEX.fullmatch(word) for word in words)


def _people(game: Game) -> list[bool] | None:
    """Which seats belong to people; None if the record's header cannot be read.

    Records from before the header `Players` name a bot "bot" and its level.
    """
    seats = game.start.seats
    header = game.header("Players")
    if header is None:
        return [_BOT_NAME.fullmatch(name) is None for name in game.names]
    words = header.split(" ")
    if len(words) != seats or not all(word in (PERSON, BOT) for word in words):
        return None
    return [word == PERSON for word in words]
