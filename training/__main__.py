"""The command line of training: `python -m training --help`.

It only parses arguments; every command imports what it needs when it runs.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from training.engine import use_engine
from training.settings import Plan

HELP = {
    "seats": "number of seats that the network is for: 2, 3 or 4",
    "minutes": "how long this run takes",
    "horizon": "how long all runs together take, in minutes: the schedule is made for that",
    "games": "how many games are played at once",
    "chunks": "into how many parts each half of the games is split for the cores",
    "tree_edges": "how many edges the tree of one game may have",
    "size": "length of the teacher's vectors; the teacher is the network that plays",
    "layers": "layers of the teacher",
    "width": "units in a layer of the student, which is the network that is shipped",
    "blocks": "layers of the student",
    "before_width": "units in a layer of its trunk for positions before a deal",
    "before_blocks": "layers of that trunk",
    "rank": "length of the query of its policy",
    "batch": "samples in a learning step",
    "reuse": "how often a sample is learned from, on average",
    "capacity": "how many samples are kept",
    "least": "how many samples are needed before learning begins: a few would be overfitted",
    "td_lambda": "weight of the result against the network's value before each deal",
    "search_mix": "share of the search's value in a target",
    "highest_rate": "highest learning rate",
    "lowest_rate": "learning rate at the end",
    "predecessor": "weights of an earlier network to learn from before self-play",
    "warm_samples": "samples of the predecessor or the greedy player to begin with",
    "warm_steps": "learning steps on them",
    "cheap_visits": "visits of a search that only plays",
    "visits": "visits of a search that is learned from: at first, then, late",
    "full_share": "share of the moves with a full search, besides the first of each round",
    "exploration": "how much a prior counts in the search",
    "fpu_reduction": "how much less than its node an unvisited move is expected to be worth",
    "temperature": "what the logits of the policy are divided by before a search reads them",
    "grey_share": "share of the games on the grey wall",
    "again_share": "share of finished games that are dealt again from one of their last two deals",
    "sharpness": "exponent of the visits when a move is drawn",
    "seed": "seed of all random numbers",
    "log_seconds": "how often a line is logged",
    "distil_minutes": "how long the student learns from the teacher at the end, without games",
    "distil_rate": "highest learning rate in that time",
    "most_steps": "end after this many steps of all games instead of by the clock; 0: by the clock",
    "most_distil_steps": "end that time after this many steps instead; 0: by the clock",
}

SCORES = "fit the expected scores to so many games of the search (default: 0)"
GENERATIONS = "rounds of self-play and learning (default: 3)"
CHECKPOINT = "folder of the previous run; its student may be missing"


REFINED = (
    *("minutes", "batch", "reuse", "capacity", "td_lambda", "search_mix", "highest_rate"),
    *("lowest_rate", "cheap_visits", "visits", "full_share", "exploration", "fpu_reduction"),
    *("temperature", "grey_share", "again_share", "sharpness", "seed"),
)  # the fields of the plan that `refine` reads


def add_plan(parser: argparse.ArgumentParser, names: Sequence[str] = tuple(HELP)) -> None:
    """Add an option for these fields of the plan."""
    for field in dataclasses.fields(Plan):
        if field.name not in names:
            continue
        name, default = f"--{field.name.replace('_', '-')}", field.default
        text = f"{HELP[field.name]} (default: {default})"
        if isinstance(default, tuple):
            parser.add_argument(name, type=int, nargs=len(default), default=default, help=text)
        else:
            parser.add_argument(name, type=type(default), default=default, help=text)


def new_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__.split("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="self-play and learning, for some minutes")
    add_plan(run)
    run.add_argument("--out", type=Path, required=True, help="folder for log and checkpoint")
    run.add_argument("--checkpoint", type=Path, help=CHECKPOINT)
    run.add_argument("--device", default="cuda", help="cuda or cpu (default: cuda)")
    refine = commands.add_parser("refine", help="self-play of shipped weights, without a GPU")
    refine.add_argument("weights", type=Path, help="such as src/azulejos/net/weights/seats2.net")
    add_plan(refine, REFINED)
    refine.add_argument("--generations", type=int, default=3, help=GENERATIONS)
    refine.add_argument("--score-games", type=int, default=0, help=SCORES)
    refine.add_argument("--out", type=Path, required=True, help="folder for log and weights")
    export = commands.add_parser("export", help="write the weights of a checkpoint for shipping")
    export.add_argument("checkpoint", type=Path, help="a file such as out/student.pt")
    export.add_argument("target", type=Path, help="such as src/azulejos/net/weights/seats2.net")
    export.add_argument("--score-games", type=int, default=0, help=SCORES)
    slim = commands.add_parser("slim", help="copy a checkpoint without its optimiser, for keeping")
    slim.add_argument("checkpoint", type=Path, help="folder of a run")
    slim.add_argument("target", type=Path, help="folder for the copy")
    gate = commands.add_parser("gate", help="a match between two checkpoints, or files of weights")
    gate.add_argument("new", type=Path)
    gate.add_argument("old", type=Path)
    gate.add_argument("--limit", default="0.03s", help="per move: 0.03s, or 200n (visits)")
    gate.add_argument("--games", type=int, default=100)
    gate.add_argument("--seed", type=int, default=1)
    gate.add_argument("--wall", choices=("coloured", "grey"), default="coloured")
    curves = commands.add_parser("curves", help="draw the logs of several runs as one picture")
    curves.add_argument("logs", type=Path, nargs="+", help="log.jsonl of each run, in order")
    curves.add_argument("--out", type=Path, required=True, help="the PNG to write")
    calibrate = commands.add_parser(
        "calibrate", help="compare win probabilities and expected scores with results"
    )
    calibrate.add_argument("weights", type=Path, nargs="*", help="files (default: the shipped)")
    calibrate.add_argument("--positions", type=int, default=5000, help="at least this many")
    calibrate.add_argument("--visits", type=int, default=64, help="visits of the search that plays")
    calibrate.add_argument("--wall", choices=("coloured", "grey", "both"), default="coloured")
    calibrate.add_argument("--seed", type=int, default=1)
    calibrate.add_argument("--out", type=Path, help="a PNG of the reliability curves")
    truth = commands.add_parser(
        "truth", help="measure the error of the network's value before a deal, in win shares"
    )
    truth.add_argument("weights", type=Path, help="a file of weights")
    truth.add_argument("--positions", type=int, default=200, help="number of games")
    truth.add_argument("--playouts", type=int, default=128, help="playouts of each position")
    truth.add_argument("--visits", type=int, default=64, help="visits of the search that plays")
    truth.add_argument("--wall", choices=("coloured", "grey"), default="coloured")
    truth.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; wrong input gives one line and exit code 2."""
    given = new_parser().parse_args(arguments)
    try:
        use_engine()
        return _dispatch(given)
    except (OSError, ValueError) as error:
        print(f"training: {error}", file=sys.stderr)
        return 2


def _plan(given: argparse.Namespace) -> Plan:
    names = {field.name for field in dataclasses.fields(Plan)}
    facts = {name: value for name, value in vars(given).items() if name in names}
    return Plan(**facts | {"visits": tuple(given.visits)})


def _dispatch(given: argparse.Namespace) -> int:
    if given.command == "run":
        from training.loop import run

        run(_plan(given), given.device, given.out, given.checkpoint)
    elif given.command == "refine":
        from training.refine import refine

        plan = _plan(given)
        refine(given.weights, plan, given.generations, given.out, given.score_games)
    elif given.command == "export":
        from training.export import export

        export(given.checkpoint, given.target, given.score_games)
    elif given.command == "slim":
        from training.learning.checkpoint import slim

        slim(given.checkpoint, given.target)
    elif given.command == "gate":
        from training.measure.gate import gate

        return gate(given.new, given.old, given.limit, given.games, given.seed, given.wall)
    elif given.command == "curves":
        from training.measure.curves import draw_curves

        draw_curves(given.logs, given.out)
    elif given.command == "truth":
        from training.measure.truth import measure

        counts = given.positions, given.playouts, given.visits
        measure(given.weights, *counts, given.wall, given.jobs)
    else:
        from training.measure.calibrate import calibrate

        wall, picture = given.wall, given.out
        calibrate(given.weights, given.positions, given.visits, wall, given.seed, picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
