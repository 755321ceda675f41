"""Measure this machine: how fast the rules, the compiled rules and the previews are.

Times are processor times, the best of several, because machines have other things to do.
"""

from __future__ import annotations

import argparse
import sys

from azulejos.bench.figures import FIGURES, Value
from azulejos.commands.input import add_json, print_json


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which figures."""
    parser.add_argument(
        "figures", nargs="*", metavar="FIGURE", help=f"which ones (all): {', '.join(FIGURES)}"
    )
    parser.add_argument(
        "--signature",
        action="store_true",
        help="only print a number that changes when the search plays differently",
    )
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Measure and print."""
    if options.signature:
        from azulejos.bench.moves import signature as of_rules
        from azulejos.bench.search import signature as of_search

        print((of_rules() * 31 + of_search()) % (1 << 32))
        return 0
    unknown = [name for name in options.figures if name not in FIGURES]
    if unknown:
        raise ValueError(f"no figure {unknown[0]!r}; there are {', '.join(FIGURES)}")
    found: dict[str, Value] = {}
    for name in options.figures or FIGURES:
        if sys.stderr.isatty():
            print(f"measuring {name} ...", file=sys.stderr)
        value = FIGURES[name].measure()
        found[name] = value
        if not options.json:
            print(f"{name:<20} {_shown(value)}   {FIGURES[name].description}", flush=True)
    if options.json:
        print_json({name: _rounded(value) for name, value in found.items()})
    return 0


def _rounded(value: Value) -> Value:
    """Numbers without digits that mean nothing."""
    if isinstance(value, dict):
        return {name: float(f"{part:.4g}") for name, part in value.items()}
    return float(f"{value:.4g}")


def _shown(value: Value) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{name} {part:,.0f}" for name, part in value.items())
    return f"{value:,.3f}" if value < 10 else f"{value:,.0f}"
