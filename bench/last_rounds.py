"""What a solver of last rounds is worth: `python -m bench.last_rounds --nodes 800 --deals 100`.

Two players without a solver play each deal up to the first draft in which the game must end. From
there the last round is played twice, with the solver on one seat and then on the other. With nodes
the players repeat themselves, so that this is a match on paired deals; deals that end otherwise
count as shared. Then the drafts that the players met are solved, and their own moves are compared.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from azulejos import fast
from azulejos.arena.statistics import interval
from azulejos.search.last_rounds import LastRounds
from azulejos.search.learned import LearnedSearch, must_end
from azulejos.search.limits import Limits


class Deal(NamedTuple):
    """The results of one deal, and the drafts of its last round."""

    share: float
    """What the solver won in its two games, from 0 to 1."""
    lead: float
    """The points by which it was ahead of the other player, on average."""
    differs: bool
    drafts: list[list[int]]


class Draft(NamedTuple):
    """One draft: the solver's time, whether the tree search said solved, and what its move cost."""

    seconds: float
    nodes: int
    tree_solved: bool
    lost_win: float
    lost_points: float


def play_round(
    state: fast.State, players: tuple[LearnedSearch, LearnedSearch], limits: Limits
) -> Iterator[fast.State]:
    """The positions of a last round, to the end of the game."""
    while not fast.is_over(state):
        yield state
        search, state = players[fast.seat_to_act(state)], state.copy()
        fast.play(state, search.think(state, limits).best.action)
    yield state


def last_round(seed: int, search: LearnedSearch, limits: Limits) -> fast.State | None:
    """The first draft with a choice in which the game must end; None if it ends before."""
    state, generator = fast.new_state(2), fast.new_generator(seed)
    while not fast.is_over(state):
        if fast.phase(state) == fast.DEAL:
            fast.deal(state, generator)
        elif must_end(state) and fast.legal_count(state) > 1:
            return state
        else:
            fast.play(state, search.think(state, limits).best.action)
    return None


def play_deal(seed: int, limits: Limits) -> Deal:
    """Play one deal."""
    without, solver = LearnedSearch(), LearnedSearch()
    without.solves = False
    start = last_round(seed, without, limits)
    if start is None:
        return Deal(0.5, 0.0, False, [])
    games = [
        list(play_round(start, players, limits))
        for players in ((solver, without), (without, solver))
    ]
    wins, leads = [], []
    for seat, game in enumerate(games):
        won, end = int(fast.winners(game[-1])), game[-1]
        wins.append((won >> seat & 1) / won.bit_count())
        leads.append(int(fast.score(end, seat) - fast.score(end, 1 - seat)))
    drafts = [state.tolist() for state in games[1] if fast.legal_count(state) > 1]
    return Deal(sum(wins) / 2, sum(leads) / 2, sum(wins) != 1, drafts)


def solve(words: list[int], limits: Limits) -> Draft:
    """Solve a draft, and compare the move of the tree search."""
    state, solver, search = np.array(words, np.int64), LastRounds(), LearnedSearch()
    search.solves = False
    seat, endless = int(fast.seat_to_act(state)), Limits(nodes=1 << 40)
    solver.think(state, Limits(nodes=1))  # loaded
    began = time.perf_counter()
    exact = solver.think(state, endless)
    seconds = time.perf_counter() - began
    report = search.think(state, limits)
    after = state.copy()
    fast.play(after, report.best.action)
    assert exact is not None
    win, scores = exact.best.wins[seat], exact.best.scores
    other_win, other = win, scores
    if fast.is_over(after):
        won = int(fast.winners(after))
        other_win = (won >> seat & 1) / won.bit_count()
        other = tuple(float(fast.score(after, each)) for each in range(2))
    else:
        reply = solver.think(after, endless)
        assert reply is not None
        other_win, other = reply.best.wins[seat], reply.best.scores
    points = scores[seat] - scores[1 - seat] - other[seat] + other[1 - seat]
    return Draft(seconds, exact.nodes, report.solved, win - other_win, points)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.last_rounds", description=__doc__)
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--nodes", type=int, default=800)
    limit.add_argument("--seconds", type=float)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 1) - 1))
    options = parser.parse_args()
    limits = Limits(nodes=options.nodes)
    if options.seconds is not None:
        limits = Limits(seconds=options.seconds)
    play_deal(options.seed, Limits(nodes=1))  # loads the engine
    with ProcessPoolExecutor(options.jobs) as pool:
        seeds = range(options.seed, options.seed + options.deals)
        deals = list(pool.map(partial(play_deal, limits=limits), seeds))
        words = [draft for deal in deals for draft in deal.drafts]
        drafts = list(pool.map(partial(solve, limits=limits), words, chunksize=8))
    print(json.dumps(figures(deals, drafts), indent=2))
    return 0


def figures(deals: list[Deal], drafts: list[Draft]) -> dict[str, object]:
    """The match, then the drafts."""
    shares, count = [deal.share for deal in deals], max(1, len(drafts))
    return {
        "games": 2 * len(deals),
        "solver_won": round(sum(shares) / len(shares), 4),
        "ci95": [round(bound, 4) for bound in interval(shares, 2 * len(shares))],
        "deals_that_differ": sum(deal.differs for deal in deals),
        "solver_lead": round(sum(deal.lead for deal in deals) / len(deals), 2),
        "drafts": len(drafts),
        "solver_seconds": _percentiles(draft.seconds for draft in drafts),
        "solver_nodes": _percentiles(draft.nodes for draft in drafts),
        "tree_solved": round(sum(draft.tree_solved for draft in drafts) / count, 4),
        "tree_lost_the_result": round(sum(draft.lost_win > 0 for draft in drafts) / count, 4),
        "tree_lost_points": round(sum(draft.lost_points > 0 for draft in drafts) / count, 4),
    }


def _percentiles(numbers: Iterable[float]) -> dict[str, float]:
    found = sorted(numbers) or [0.0]
    places = {"median": 0.5, "p90": 0.9, "p99": 0.99, "most": 1.0}
    last = len(found) - 1
    return {name: float(f"{found[round(last * part)]:.3g}") for name, part in places.items()}


if __name__ == "__main__":
    sys.exit(main())
