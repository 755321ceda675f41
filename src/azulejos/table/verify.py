"""Verification: recompute every draw of a record from its seed.

A file of its own because it needs no table, only a record: somebody who does not trust the server
runs it at home, or writes it again from docs/fairness.md.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from azulejos.rules import Deal, Game, draw_deal
from azulejos.table.fairness import Stream, commitment

_HEX = re.compile(r"[0-9a-f]{64}")


class Verdict(NamedTuple):
    """What was found: how many draws were recomputed, and everything that is wrong."""

    deals: int
    problems: tuple[str, ...]
    missing: tuple[int, ...]
    """Seats, from 0, that promised a nonce and did not show it."""
    nothing: bool = False
    """No server dealt this game: there is nothing to verify."""

    @property
    def is_fair(self) -> bool:
        """Whether everything agrees."""
        return not self.problems and not self.nothing


def verify(game: Game, expected: str | None = None) -> Verdict:
    """Recompute the first seat and every deal; `expected` is the commitment noted beforehand."""
    seed = game.header("Seed")
    if seed is None or not _HEX.fullmatch(seed):
        if game.header("Commitment") is None and expected is None:
            return Verdict(0, (), (), nothing=True)
        return Verdict(0, ("the record has no seed of a server: the game is not over yet",), ())
    problems = _commitments(game, seed, expected)
    nonces, missing, wrong = _nonces(game)
    problems += wrong
    if wrong:
        return Verdict(0, tuple(problems), missing)
    deals, unfair = _draws(game, Stream(bytes.fromhex(seed), nonces))
    return Verdict(deals, (*problems, *unfair), missing)


def _commitments(game: Game, seed: str, expected: str | None) -> list[str]:
    problems = []
    real = commitment(bytes.fromhex(seed))
    if game.header("Commitment") != real:
        problems.append("the seed does not belong to the record's commitment")
    if expected is not None and expected.lower() != real:
        problems.append("the seed does not belong to the commitment that was given")
    return problems


def _nonces(game: Game) -> tuple[list[bytes | None], tuple[int, ...], list[str]]:
    seats = game.start.seats
    headers = {"Nonces": " ".join("-" * seats), "NonceHashes": " ".join("-" * seats)}
    headers.update(game.headers)
    shown, promised = headers["Nonces"].split(" "), headers["NonceHashes"].split(" ")
    words = (*shown, *promised)
    if len(words) != 2 * seats or not all(word == "-" or _HEX.fullmatch(word) for word in words):
        return [], (), ["the nonces cannot be read"]
    nonces = [None if word == "-" else bytes.fromhex(word) for word in shown]
    problems = [
        f"the nonce of seat {number} is not the one that was promised"
        for number, (nonce, promise) in enumerate(zip(nonces, promised, strict=True), 1)
        if nonce is not None and commitment(nonce) != promise
    ]
    pairs = enumerate(zip(nonces, promised, strict=True))
    missing = tuple(seat for seat, (nonce, word) in pairs if nonce is None and word != "-")
    return nonces, missing, problems


def _draws(game: Game, stream: Stream) -> tuple[int, list[str]]:
    problems = []
    deals = 0
    if stream.below(game.start.seats) != game.start.first_seat:
        problems.append(f"the seed does not make seat {game.start.first_seat + 1} the first one")
    for position, event in zip(game.positions(), game.events, strict=False):
        if isinstance(event, Deal):
            deals += 1
            drawn = draw_deal(position, stream.below)
            if drawn != event:
                problems.append(f"round {position.round_number}: the seed gives {drawn}")
    return deals, problems
