"""Count the ways in which a position can go on: every line of so many moves within the round.

Deals are not followed: a position that waits for one, or has ended, is a leaf.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from azulejos.commands.input import WAYS, add_json, print_json, read_position
from azulejos.rules import Move, Position

DEEPEST = 20
COMPILED = 3  # moves counted at once: within a moment, and in between Ctrl-C is heard


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A position and a depth, in either order."""
    parser.add_argument(
        "words",
        nargs="+",
        metavar="POSITION DEPTH",
        help=f"a position, or a record: its last one ({WAYS}); and how many moves",
    )
    parser.add_argument(
        "--engine",
        choices=("rules", "fast", "both"),
        default="fast",
        help="the engine that counts (fast)",
    )
    parser.add_argument("--split", action="store_true", help="count the leaves after each move")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print the number of leaves."""
    position, depth = _read(options.words)
    engines = ("rules", "fast") if options.engine == "both" else (options.engine,)
    began = time.perf_counter()
    splits = [ENGINES[engine](position, depth) for engine in engines]
    seconds = time.perf_counter() - began
    if any(split != splits[0] for split in splits):
        return _tell_difference(*splits)
    leaves = sum(splits[0].values()) or 1
    if options.json:
        split = {str(move): count for move, count in splits[0].items()}
        print_json({"position": str(position), "depth": depth, "leaves": leaves, "split": split})
        return 0
    if options.split:
        for move, count in splits[0].items():
            print(f"{move} {count}")
    print(f"{leaves} leaves, depth {depth}, {seconds:.2f} s")
    return 0


def _read(words: list[str]) -> tuple[Position, int]:
    """The position and the depth; a number alone leaves the position to standard input."""
    numbers = [word for word in words if word.lstrip("-").isdecimal() and len(word) < 9]
    rest = [word for word in words if word not in numbers]
    if len(numbers) != 1 or len(rest) > 1:
        raise ValueError("a position and a depth are needed: azulejos perft POSITION DEPTH")
    depth = int(numbers[0])
    if not 0 <= depth <= DEEPEST:
        raise ValueError(f"the depth is 0 to {DEEPEST}, not {depth}")
    return read_position(rest[0] if rest else "-"), depth


def _split_by_rules(position: Position, depth: int) -> dict[Move, int]:
    from azulejos.rules.perft import perft_split

    return perft_split(position, depth)


def _split_by_fast(position: Position, depth: int) -> dict[Move, int]:
    from azulejos import fast

    def leaves(state: fast.State, depth: int) -> int:
        if depth <= COMPILED:
            return fast.perft(state, depth)
        return sum(split(state, depth).values()) or 1

    def split(state: fast.State, depth: int) -> dict[int, int]:
        counts = {}
        for action in fast.perft_split(state, min(depth, 1)):
            child = state.copy()
            fast.play(child, action)
            counts[action] = leaves(child, depth - 1)
        return counts

    counts = split(fast.from_position(position), depth)
    return {Move.from_action_id(action): count for action, count in counts.items()}


ENGINES: dict[str, Callable[[Position, int], dict[Move, int]]] = {
    "rules": _split_by_rules,
    "fast": _split_by_fast,
}


def _tell_difference(rules: dict[Move, int], fast: dict[Move, int]) -> int:
    print("the engines differ: move, rules, fast")
    for move in sorted({*rules, *fast}, key=lambda move: move.action_id):
        if rules.get(move) != fast.get(move):
            print(f"{move} {rules.get(move, 0)} {fast.get(move, 0)}")
    return 1
