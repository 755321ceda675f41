"""Verification: recompute every draw of a record from its seed.

It needs only a record and what a player kept: the commitment, their own nonces, and the hashes of
all nonces as they were before the player showed one. docs/fairness.md explains what follows from
them and how to write a second verifier.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from azulejos.rules import Deal, Game, draw_deal
from azulejos.table.fairness import Stream, commitment
from azulejos.table.shares import differences, read_shares, unfixed

_HEX: Final = re.compile(r"[0-9a-f]{64}")
START: Final = "Start"
SET_BY_HAND: Final = "set by hand"


class Finding(StrEnum):
    """The result of a verification."""

    FAIR = "fair"
    """Everything agrees, also with the commitment, a nonce and the hashes that the caller kept."""
    CONSISTENT = "consistent"
    """The record agrees with itself, but the caller gave too little to compare it with."""
    NOT_PROVEN = "not_proven"
    """Nothing disagrees, but a person has no share in the draws, or the server could have chosen
    somebody's share after the caller's was known."""
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
    kept_hashes: bool = False
    """Whether the caller gave hashes of nonces."""
    unfixed: tuple[int, ...] = ()
    """The seats (from 0) with a share of which the caller gave neither the nonce nor the hash."""
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
        if not (self.kept_commitment and self.kept_nonces):
            return Finding.CONSISTENT
        return Finding.NOT_PROVEN if self.unfixed else Finding.FAIR

    @property
    def is_fair(self) -> bool | None:
        """True if the draws are proven fair, False if something is wrong, else None."""
        return {Finding.FAIR: True, Finding.FAILED: False}.get(self.finding)


def verify(
    game: Game,
    expected: str | None = None,
    own: Mapping[int, str] | None = None,
    noted: Mapping[int, str | None] | None = None,
) -> Verification:
    """Recompute the first seat, unless the start was set by hand, and every deal.

    `expected` is the commitment noted before the game, `own` are nonces that the caller chose, by
    seat from 0. `noted` are the hashes of all nonces as they were before the caller showed one,
    None for a seat without a share; older versions did not keep them. The draws are proven to the
    caller only with all three.
    """
    own, noted = own or {}, noted or {}
    return _verify(game, expected, own, noted)._replace(
        kept_commitment=expected is not None,
        kept_nonces=tuple(sorted(own)),
        kept_hashes=bool(noted),
        start_set=is_start_set(game),
    )


def is_start_set(game: Game) -> bool:
    """Whether the position at which the game began was set by hand."""
    return game.header(START) == SET_BY_HAND


def _verify(
    game: Game, expected: str | None, own: Mapping[int, str], noted: Mapping[int, str | None]
) -> Verification:
    seed = game.header("Seed")
    is_server_seed = seed is not None and _HEX.fullmatch(seed) is not None
    is_given = expected is not None or own or noted
    if game.header("Commitment") is None and not is_server_seed and not is_given:
        return Verification(nothing=True)
    if seed is None or not is_server_seed:
        return Verification(
            problems=("the record has no seed of a server: the game is not over yet",)
        )
    problems = _commitments(game, seed, expected)
    if game.header("Nonces") is None and not game.events:  # given up before the game began
        return Verification(problems=tuple(problems), nothing=not problems)
    shares = read_shares(game)
    problems += shares.problems
    if shares.problems:
        return Verification(problems=tuple(problems), missing=shares.missing)
    problems += differences(shares, own, noted)
    deals, unfair = _draws(game, Stream(bytes.fromhex(seed), shares.nonces))
    problems += unfair
    return Verification(
        deals,
        tuple(problems),
        shares.missing,
        nothing=is_start_set(game) and not deals and not problems,
        unfixed=unfixed(shares, own, noted),
    )


def _commitments(game: Game, seed: str, expected: str | None) -> list[str]:
    problems = []
    real = commitment(bytes.fromhex(seed))
    if game.header("Commitment") != real:
        problems.append("the seed does not belong to the record's commitment")
    if expected is not None and expected.lower() != real:
        problems.append("the seed does not belong to the commitment that was given")
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
