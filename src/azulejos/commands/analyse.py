"""Look for the best moves of a position, and say why they are good.

For every move: the probability to win and the expected final score of each seat, the expected line
of play to the end of the round at most, and what the move does.
"""

from __future__ import annotations

import argparse
import sys

from azulejos.commands.reading import add_input, add_json, read_position


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The position and how long to think."""
    add_input(parser, "position", "a position, or a record: its last one")
    parser.add_argument("--time", type=float, default=1.0, metavar="SECONDS", help="(1)")
    parser.add_argument("--nodes", type=int, help="so many nodes instead: always the same answer")
    parser.add_argument("--best", type=int, default=3, metavar="N", help="how many moves (3)")
    parser.add_argument("--threads", type=int, default=1, help="cores to think with (1)")
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Think and print."""
    import msgspec

    from azulejos.search.limits import Limits

    limits = Limits(nodes=options.nodes) if options.nodes else Limits(seconds=options.time)
    if options.best < 1 or options.threads < 1:
        raise ValueError("--best and --threads are at least 1")
    position = read_position(options.position)
    if not position.legal_moves():
        raise ValueError(f"nobody chooses in the phase {position.phase} of this position")
    from azulejos.players.analysis import analyse
    from azulejos.players.thinking import level_player
    from azulejos.search.compiling import notice_compiling

    with notice_compiling(lambda: print("compiling, once on this machine ...", file=sys.stderr)):
        player = level_player("master", threads=options.threads)
        player.warm_up()
    found = analyse(player, position, limits, options.best)
    if options.json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return 0
    for number, move in enumerate(found.moves, 1):
        wins = "  ".join(f"{100 * win:.1f} %" for win in move.wins)
        scores = "  ".join(f"{score:.1f}" for score in move.scores)
        print(f"{number}. {move.move}   wins {wins}   points {scores}")
        print(f"   {' '.join(move.line)}")
        for reason in move.reasons:
            numbers = ", ".join(f"{name} {_shown(name, n)}" for name, n in reason.numbers.items())
            print(f"   - {reason.code.replace('_', ' ')}{': ' + numbers if numbers else ''}")
    whole = "the round is solved" if found.solved else f"{found.depth} moves deep"
    print(f"{found.nodes} nodes, {whole}")
    return 0


def _shown(name: str, number: int) -> str:
    """A number as people count: from 1; colours by their letter."""
    if name == "colour":
        return "BYRKW"[number]
    return str(number + 1 if name in ("seat", "line", "row", "column") else number)
