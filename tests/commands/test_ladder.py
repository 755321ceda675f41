"""`azulejos ladder`: figures for people and programs, refusals, interruptions."""

import json
import signal
import subprocess
import sys

import pytest

from testing.patience import PATIENCE_S
from tests.commands.running import Runner

FAST = ["ladder", "--levels", "casual,novice", "--jobs", "1"]


def test_json_has_ratings_and_scores(run: Runner) -> None:
    told = json.loads(run(*FAST, "--games", "2", "--json").out)
    assert told["complete"] is True
    assert (told["games"], told["planned"]) == (2, 2)
    novice, casual = told["levels"]
    assert (novice["level"], novice["against_lower"]) == ("novice", None)
    assert casual["against_lower"] == told["pairs"][0]
    assert casual["against_lower"]["score"]["games"] == 2
    assert casual["rating_ci95"][0] < casual["rating"] < casual["rating_ci95"][1]


def test_table_names_the_table_and_every_level(run: Runner) -> None:
    told = run(*FAST, "--games", "1", "--seats", "3", "--wall", "grey")
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[0].strip() == "3 games, 3 seats, grey wall"
    assert "even: 0.33" in lines[1]
    assert [line.split()[0] for line in lines[2:]] == ["casual", "novice"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--levels", "novice"], "needs 2 players or more"),
        (["--levels", "novice,emperor"], "there is no level 'emperor'"),
        (["--games", "0"], "at least one game"),
        (["--jobs", "0"], "at least one job"),
        (["--seats", "5"], "--seats"),
    ],
)
def test_bad_ladder_is_refused(run: Runner, words: list[str], message: str) -> None:
    assert message in run.refused("ladder", *words)


INTERRUPTED_AFTER_THREE_GAMES = """
import os, signal, sys
from azulejos.__main__ import main
from azulejos.arena.progress import Progress
def show(self, results):
    if len(results) == 3:
        os.kill(os.getpid(), signal.SIGINT)
Progress.show = show
sys.exit(main())
"""


def test_ctrl_c_prints_the_games_so_far() -> None:
    words = [*FAST, "--games", "100000", "--json"]
    command = [sys.executable, "-c", INTERRUPTED_AFTER_THREE_GAMES, *words]
    ladder = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, timeout=PATIENCE_S, check=False
    )
    told = json.loads(ladder.stdout)
    assert ladder.returncode == 128 + signal.SIGINT
    assert told["complete"] is False
    assert 3 <= told["games"] < told["planned"] == 100_000
