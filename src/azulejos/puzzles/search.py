"""The search for puzzles in many games, in several processes."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from multiprocessing import get_context
from typing import Final, NamedTuple

from azulejos.puzzles.difficulty import level_players
from azulejos.puzzles.finder import Finder
from azulejos.puzzles.findings import GameFindings, findings
from azulejos.puzzles.games import KINDS, played_game
from azulejos.review.judge import Judge

GAMES_A_SEED: Final = 1_000_000


class GameTask(NamedTuple):
    """A game to play and to look for puzzles in."""

    kind: str
    number: int
    nodes: int


def tasks(kinds: Iterable[str], games: int, seed: int, nodes: int) -> list[GameTask]:
    """So many games, the kinds of table in turn; the same seed gives the same games."""
    order = list(kinds)
    return [
        GameTask(order[at % len(order)], GAMES_A_SEED * seed + at // len(order), nodes)
        for at in range(games)
    ]


def find_in_game(task: GameTask) -> GameFindings:
    """Play a game and examine it."""
    game = played_game(KINDS[task.kind], task.number)
    return findings(_finder(task.nodes), game, task.kind, task.number)


def find_in_games(wanted: list[GameTask], jobs: int) -> Generator[GameFindings]:
    """The findings of all games as they come."""
    if jobs == 1:
        yield from map(find_in_game, wanted)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as pool:
        try:
            for future in as_completed([pool.submit(find_in_game, task) for task in wanted]):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@cache
def _finder(nodes: int) -> Finder:
    return Finder(Judge(), level_players(), nodes)


def _ignore_interrupts() -> None:
    """The main process decides what Ctrl-C means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
