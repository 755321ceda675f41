"""Find puzzles in games of the levels, or check the puzzles that come with the program.

  azulejos puzzles find --games 60 --out FILE   play games and look for puzzles in them
  azulejos puzzles check --sample 100           search some of the puzzles again

The games and the figures depend on the seed and the nodes alone. FILE.games has what was found in
each game: the same command with more games continues from there, also after Ctrl-C. The check
fails, with exit code 1, if a puzzle that was proved does not hold, or more than 5 % of the others.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from azulejos.commands.input import add_json, print_json, read_file
from azulejos.rules import Wall

if TYPE_CHECKING:
    from azulejos.puzzles.file import PuzzleFile
    from azulejos.puzzles.findings import Collection

FAILED = 1
MOST_JOBS = 256


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and with how much effort."""
    parser.add_argument("action", choices=tuple(_ACTIONS), help="what to do")
    parser.add_argument("--games", type=int, default=60, help="find: how many games (60)")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="find: only this many (all)")
    parser.add_argument("--wall", choices=list(Wall), help="find: only this wall (both)")
    parser.add_argument("--seed", type=int, default=0, help="find: other games (0)")
    parser.add_argument("--jobs", type=int, default=1, help="find: processes (1)")
    parser.add_argument("--nodes", type=int, help="find: of a quick search (800)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="find: write the puzzles here")
    parser.add_argument(
        "--sample", type=int, metavar="N", help="check: how many, always the same (all)"
    )
    parser.add_argument(
        "--file", type=Path, help="check: other puzzles than those that come with the program"
    )
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Do it."""
    return _ACTIONS[options.action](options)


def _find(options: argparse.Namespace) -> int:
    from azulejos.puzzles.file import header_for, write_puzzles
    from azulejos.puzzles.finder import NODES

    if options.out is None:
        raise ValueError("--out FILE is needed: the puzzles are written there")
    _at_least_one("--games", options.games)
    if not 1 <= options.jobs <= MOST_JOBS:
        raise ValueError(f"--jobs is 1 to {MOST_JOBS}, not {options.jobs}")
    nodes = NODES if options.nodes is None else options.nodes
    _at_least_one("--nodes", nodes)
    found = _collection(options, nodes)
    text = write_puzzles(header_for(nodes), found.puzzles)
    options.out.write_text(text, encoding="utf-8", newline="\n")
    if options.json:
        print_json(found.figures())
    else:
        print("\n".join(_figure_lines(found)))
    return 0


def _collection(options: argparse.Namespace, nodes: int) -> Collection:
    from azulejos.puzzles.file import header_for
    from azulejos.puzzles.findings import collected
    from azulejos.puzzles.games import KINDS
    from azulejos.puzzles.journal import Journal
    from azulejos.puzzles.search import find_in_games, tasks

    kinds = [
        name
        for name, kind in KINDS.items()
        if options.seats in (None, kind.seats) and options.wall in (None, kind.wall)
    ]
    settings = f"{header_for(nodes)} seed={options.seed} kinds={','.join(kinds)}"
    journal = Journal(options.out.with_name(options.out.name + ".games"), settings)
    wanted = tasks(kinds, options.games, options.seed, nodes)
    missing = [task for task in wanted if (task.kind, task.number) not in journal.findings]
    with closing(find_in_games(missing, options.jobs)) as parts:
        for done, part in enumerate(parts, len(wanted) - len(missing) + 1):
            journal.add(part)
            print(f"game {done} of {len(wanted)}: {len(part.puzzles)} puzzles", file=sys.stderr)
    return collected(journal.findings[task.kind, task.number] for task in wanted)


def _figure_lines(found: Collection) -> Iterator[str]:
    yield f"games     {found.games}"
    yield f"examined  {found.examined}"
    yield f"kept      {len(found.puzzles)}, {sum(each.proved for each in found.puzzles)} proved"
    for reason, count in found.rejected.items():
        yield f"rejected  {count}, {reason}"


def _check(options: argparse.Namespace) -> int:
    from azulejos.puzzles.check import check_puzzles, sample

    file = _puzzles(options)
    if options.sample is not None:
        _at_least_one("--sample", options.sample)
    chosen = sample(file.puzzles, options.sample or len(file.puzzles))
    checked = check_puzzles(chosen, file.header.nodes)
    if options.json:
        print_json(checked.figures())
    else:
        print(f"proved    {checked.proved_held} of {checked.proved} hold")
        print(f"others    {checked.others_held} of {checked.others} hold")
        for name, reason in checked.failures.items():
            print(f"failed    {name}, {reason}")
    return 0 if checked.passes else FAILED


def _puzzles(options: argparse.Namespace) -> PuzzleFile:
    from azulejos.puzzles.file import read_puzzles, shipped_puzzles

    return shipped_puzzles() if options.file is None else read_puzzles(read_file(options.file))


def _at_least_one(name: str, value: int) -> None:
    if value < 1:
        raise ValueError(f"{name} is at least 1, not {value}")


_ACTIONS = {"find": _find, "check": _check}
