"""Verification: recompute every draw of a record from its seed.

It needs only a record and what a player kept: the commitment and their own nonces. docs/fairness.md
explains what follows from them and how to write a second verifier.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from azulejos.rules import Deal, Game, draw_deal
from azulejos.table.fairness import Stream, commitment

_HEX: Final = re.compile(r"[0-9a-f]{64}")
_BOT_NAME: Final = re.compile(r"bot [a-z][a-z0-9_-]*")
START: Final = "Start"
SET_BY_HAND: Final = "set by hand"
PERSON: Final = "person"
BOT: Final = "bot"


class Finding(StrEnum):
    """The result of a verification."""

    FAIR = "fair"
    """Everything agrees, including the commitment and a nonce that the caller kept."""
    CONSISTENT = "consistent"
    """The record agrees with itself, but the caller gave too little to compare it with."""
    NOT_PROVEN = "not_proven"
    """Nothing disagrees, but a person has no share in the draws."""
    FAILED = "failed"
    """Something does not agree, or cannot be checked yet."""
    NOTHING = "nothing"
    """No server dealt this game, or no tile was dealt."""

    def __repr__(self) -> str:
        return f"Finding.{self.name}"


class Verification(NamedTuple):
    """What was verified: how many draws were recomputed, and everything that is wrong."""

    deals: int = 0
    problems: tuple[str, ...] = ()
    missing: tuple[int, ...] = ()
    """The seats (from 0) of people whose nonces are not in the draws."""
    nothing: bool = False
    """There is nothing to verify."""
    kept_commitment: bool = False
    """Whether the caller gave a commitment."""
    kept_nonces: tuple[int, ...] = ()
    """The seats (from 0) whose nonces the caller gave."""
    start_set: bool = False
    """The start of the game was set by hand; only the deals after it were drawn."""

    @property
    def finding(self) -> Finding:
        """The result in one word."""
        if self.nothing:
            return Finding.NOTHING
        if self.problems:
            return Finding.FAILED
        if self.missing:
            return Finding.NOT_PROVEN
        return Finding.FAIR if self.kept_commitment and self.kept_nonces else Finding.CONSISTENT

    @property
    def is_fair(self) -> bool | None:
        """True if the draws are proven fair, False if something is wrong, else None."""
        return {Finding.FAIR: True, Finding.FAILED: False}.get(self.finding)


def verify(
    game: Game, expected: str | None = None, own: Mapping[int, str] | None = None
) -> Verification:
    """Recompute the first seat, unless the start was set by hand, and every deal.

    `expected` is the commitment noted before the game, `own` are nonces that the caller chose, by
    seat from 0. The draws are proven to the caller only with both.
    """
    return _verify(game, expected, own or {})._replace(start_set=is_start_set(game))


def is_start_set(game: Game) -> bool:
    """Whether the position at which the game began was set by hand."""
    return game.header(START) == SET_BY_HAND


def _verify(game: Game, expected: str | None, own: Mapping[int, str]) -> Verification:
    seed = game.header("Seed")
    is_server_seed = seed is not None and _HEX.fullmatch(seed) is not None
    if game.header("Commitment") is None and not is_server_seed and expected is None and not own:
        return Verification(nothing=True)
    if seed is None or not is_server_seed:
        return Verification(
            problems=("the record has no seed of a server: the game is not over yet",)
        )
    problems = _commitments(game, seed, expected)
    if game.header("Nonces") is None and not game.events:  # given up before the game began
        return Verification(problems=tuple(problems), nothing=not problems)
    nonces, missing, wrong = _shares(game)
    problems += wrong
    if wrong:
        return Verification(problems=tuple(problems), missing=missing)
    problems += _own_nonces(nonces, own)
    deals, unfair = _draws(game, Stream(bytes.fromhex(seed), nonces))
    problems += unfair
    nothing = is_start_set(game) and not deals and not problems
    kept = tuple(sorted(own))
    return Verification(deals, tuple(problems), missing, nothing, expected is not None, kept)


def _commitments(game: Game, seed: str, expected: str | None) -> list[str]:
    problems = []
    real = commitment(bytes.fromhex(seed))
    if game.header("Commitment") != real:
        problems.append("the seed does not belong to the record's commitment")
    if expected is not None and expected.lower() != real:
        problems.append("the seed does not belong to the commitment that was given")
    return problems


def _shares(game: Game) -> tuple[list[bytes | None], tuple[int, ...], list[str]]:
    """The nonces, the seats that lack one, and what is wrong with them."""
    shown, promised = _words(game, "Nonces"), _words(game, "NonceHashes")
    people = _people(game)
    if people is None:
        return [], (), ["the players cannot be read"]
    seats = game.start.seats
    if not _are_numbers(shown, seats) or not _are_numbers(promised, seats):
        return [], (), ["the nonces cannot be read"]
    nonces = [None if word == "-" else bytes.fromhex(word) for word in shown]
    problems = [
        f"the nonce of seat {number} is not the one that was promised"
        for number, (nonce, promise) in enumerate(zip(nonces, promised, strict=True), 1)
        if nonce is not None and commitment(nonce) != promise
    ]
    missing = tuple(
        seat
        for seat, nonce in enumerate(nonces)
        if nonce is None and (people[seat] or promised[seat] != "-")
    )
    return nonces, missing, problems


def _words(game: Game, header: str) -> list[str]:
    value = game.header(header)
    return ["-"] * game.start.seats if value is None else value.split(" ")


def _are_numbers(words: list[str], seats: int) -> bool:
    return len(words) == seats and all(word == "-" or _HEX.fullmatch(word) for word in words)


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


def _own_nonces(nonces: list[bytes | None], own: Mapping[int, str]) -> list[str]:
    problems = []
    for seat, nonce in sorted(own.items()):
        used = nonces[seat]
        if used is None:
            problems.append(f"the nonce that was given for seat {seat + 1} is not in the record")
        elif used != bytes.fromhex(nonce):
            problems.append(f"the record has another nonce for seat {seat + 1} than was given")
    return problems


def _draws(game: Game, stream: Stream) -> tuple[int, list[str]]:
    problems = []
    deals = 0
    if not is_start_set(game) and stream.below(game.start.seats) != game.start.first_seat:
        problems.append(f"the seed does not make seat {game.start.first_seat + 1} the first one")
    for position, event in zip(game.positions(), game.events, strict=False):
        if isinstance(event, Deal):
            deals += 1
            drawn = draw_deal(position, stream.below)
            if drawn != event:
                problems.append(f"round {position.round_number}: the seed gives {drawn}")
    return deals, problems
