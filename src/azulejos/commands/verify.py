"""Recompute every draw of a record from its seed.

The record of a finished game has the seed, its commitment and all nonces. By itself it can only be
consistent: its author may have replaced any of them. Give the commitment that you
noted before the game, the nonce of your own seat, and the nonce hash of every seat that you noted
before you showed your nonce, and the draws are proven to you. The page saves them, together with
the command to run; docs/fairness.md has the method.

Exit code 0: fair, or consistent if you gave less; 1: something does not agree; 3: nothing to
verify, because no server dealt this game; 4: not proven, because a person has no share in the
draws, or because you did not note the nonce hash of somebody who has one.
"""

from __future__ import annotations

import argparse
import re
from typing import Final

from azulejos.commands.input import add_input, add_json, print_json, read_record
from azulejos.rules.tiles import MAX_SEATS
from azulejos.table.shares import NONE
from azulejos.table.verify import Finding, Verification, verify

_EXIT_CODES: Final = {
    Finding.FAIR: 0,
    Finding.CONSISTENT: 0,
    Finding.FAILED: 1,
    Finding.NOTHING: 3,
    Finding.NOT_PROVEN: 4,
}
_HEX: Final = r"[0-9a-fA-F]{64}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record, and what was kept beforehand."""
    add_input(parser, "record", "a record")
    parser.add_argument("--commitment", metavar="HEX", help="the commitment noted beforehand")
    parser.add_argument(
        "--nonce",
        metavar="SEAT=HEX",
        action="append",
        default=[],
        help="the nonce of your own seat, counted from 1; once for each of your seats",
    )
    parser.add_argument(
        "--nonce-hash",
        metavar="SEAT=HEX",
        action="append",
        default=[],
        help="the nonce hash of a seat, noted before your nonce was shown; SEAT=- if it had none",
    )
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print what was found."""
    expected = options.commitment
    if expected is not None and not re.fullmatch(_HEX, expected):
        raise ValueError("a commitment has 64 hexadecimal digits")
    own = _read_nonces(options.nonce)
    noted = _read_hashes(options.nonce_hash)
    game = read_record(options.record, options.game)
    last = max((*own, *noted), default=0)
    if last >= game.start.seats:
        raise ValueError(f"this game has seats 1 to {game.start.seats}, not {last + 1}")
    verification = verify(game, expected, own, noted)
    if options.json:
        _print_json(verification)
    else:
        _print_text(verification)
    return _EXIT_CODES[verification.finding]


def _read_nonces(given: list[str]) -> dict[int, str]:
    """The nonces by seat from 0."""
    return _by_seat("nonce", given, _HEX)


def _read_hashes(given: list[str]) -> dict[int, str | None]:
    """The nonce hashes by seat from 0; None for a seat without one."""
    words = _by_seat("nonce hash", given, f"{_HEX}|{NONE}")
    return {seat: None if word == NONE else word for seat, word in words.items()}


def _by_seat(what: str, given: list[str], word: str) -> dict[int, str]:
    """Numbers in lower case, by seat from 0."""
    numbers: dict[int, str] = {}
    for text in given:
        found = re.fullmatch(rf"([1-{MAX_SEATS}])=({word})", text)
        if found is None:
            raise ValueError(
                f"a {what} is given as SEAT=HEX, with 64 hexadecimal digits: 1=03ab..."
            )
        seat = int(found[1]) - 1
        if seat in numbers:
            raise ValueError(f"seat {seat + 1} has two values for its {what}")
        numbers[seat] = found[2].lower()
    return numbers


def _print_json(verification: Verification) -> None:
    print_json(
        {
            "verdict": verification.finding.value,
            "fair": verification.is_fair,
            "deals": verification.deals,
            "problems": list(verification.problems),
            "missing_nonces": [seat + 1 for seat in verification.missing],
            "missing_nonce_hashes": [seat + 1 for seat in verification.unfixed],
            "start_set_by_hand": verification.start_set,
        }
    )


def _print_text(verification: Verification) -> None:
    drawn = _drawn(verification)
    match verification.finding:
        case Finding.NOTHING:
            print("nothing to verify: no server dealt this game, or no tile was dealt")
        case Finding.FAILED:
            print("\n".join(verification.problems))
        case Finding.NOT_PROVEN:
            print(f"not proven: {_unproven(verification)}")
            print(f"Otherwise {drawn} the record's own seed and nonces.")
        case Finding.FAIR:
            seats = _seats(verification.kept_nonces)
            print(f"fair: {drawn} your commitment and your nonce of {seats}")
        case Finding.CONSISTENT:
            print(f"consistent: {drawn} the record's own seed and nonces")
            print("The server could have replaced what you do not compare.")
            print(f"To prove the draws to yourself, add {_lacking(verification)}.")
    if verification.start_set:
        print("The start of this game was set by hand: only the deals after it were drawn.")


def _drawn(verification: Verification) -> str:
    is_one = verification.deals == 1
    deals = f"{verification.deals} deal{'' if is_one else 's'}"
    if verification.start_set:
        return f"{deals} {'follows' if is_one else 'follow'} from"
    return f"the first seat and {deals} follow from"


def _seats(seats: tuple[int, ...]) -> str:
    numbers = ", ".join(str(seat + 1) for seat in seats)
    return f"seat{'s' if len(seats) > 1 else ''} {numbers}"


def _unproven(verification: Verification) -> str:
    """Why the draws are not proven."""
    if verification.missing:
        return f"{_seats(verification.missing)} added no nonce to the draws"
    unfixed = f"the nonce hash of {_seats(verification.unfixed)}"
    because = "the server could have chosen that share when it knew yours"
    if not verification.kept_hashes:
        return f"saved by an older version, without {unfixed}: {because}"
    return f"you did not give {unfixed}: {because}"


def _lacking(verification: Verification) -> str:
    lacking = []
    if not verification.kept_commitment:
        lacking.append("--commitment HEX (noted before the game)")
    if not verification.kept_nonces:
        lacking.append("--nonce SEAT=HEX (of your own seat)")
    if len(verification.unfixed) > (0 if verification.kept_nonces else 1):
        lacking.append("--nonce-hash SEAT=HEX (of every seat, noted before your nonce was shown)")
    return " and ".join(lacking)
