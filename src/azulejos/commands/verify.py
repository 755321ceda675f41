"""Recompute every draw of a record from its seed.

The record of a finished game has the seed, its commitment and everybody's nonces. With --commitment
the seed must also belong to the number that you noted before the game began. docs/fairness.md has
the method. Exit code 0: fair; 1: something does not agree; 3: nothing to verify, because no server
dealt this game (its record has no commitment).
"""

from __future__ import annotations

import argparse
import re

from azulejos.commands.reading import add_input, add_json, print_json, read_record
from azulejos.table.verify import Verdict, verify

NOTHING = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record, and what was noted beforehand."""
    add_input(parser, "record", "a record")
    parser.add_argument("--commitment", metavar="HASH", help="the commitment noted beforehand")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print what was found."""
    expected = options.commitment
    if expected is not None and not re.fullmatch(r"[0-9a-fA-F]{64}", expected):
        raise ValueError("a commitment has 64 hexadecimal digits")
    verdict = verify(read_record(options.record), expected)
    if options.json:
        missing = [seat + 1 for seat in verdict.missing]
        print_json(
            {
                "fair": None if verdict.nothing else verdict.is_fair,
                "deals": verdict.deals,
                "problems": list(verdict.problems),
                "missing_nonces": missing,
            }
        )
    else:
        _tell(verdict, expected)
    if verdict.nothing:
        return NOTHING
    return 0 if verdict.is_fair else 1


def _tell(verdict: Verdict, expected: str | None) -> None:
    if verdict.nothing:
        print("nothing to verify: no server dealt this game, its record has no commitment")
    for problem in verdict.problems:
        print(problem)
    for seat in verdict.missing:
        print(f"note: seat {seat + 1} promised a nonce and did not show it")
    if verdict.is_fair:
        deals = f"{verdict.deals} deal{'s' if verdict.deals != 1 else ''}"
        where = "the commitment given" if expected else "the record's own commitment"
        print(f"fair: the first seat and {deals} follow from the seed of {where}")
