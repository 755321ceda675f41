"""`azulejos match`: figures for people and programs, records, interruptions."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from azulejos import Game
from tests.arena.engines import GOOD, write_engine
from tests.commands.running import Runner


def test_json_has_the_figures_of_every_player(run: Runner) -> None:
    told = json.loads(run("match", "greedy", "random", "--games", "6", "--json").out)
    assert told["complete"] is True
    assert told["games"] == 6
    greedy, random = told["players"]
    assert {"name", "games", "wins", "draws", "losses", "win_rate", "ci95"} <= greedy.keys()
    assert {"mean_points", "ms_per_move"} <= greedy.keys()
    assert greedy["wins"] + greedy["draws"] + greedy["losses"] == greedy["games"] == 6
    assert greedy["win_rate"] + random["win_rate"] == pytest.approx(1)


def test_records_of_all_games_are_kept_and_replay(run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ["match", "greedy", "random", "--games", "3", "--seats", "3", "--wall", "grey"]
    told = run(*words, "--records", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-0000{n}.azul" for n in (1, 2, 3)]
    for file in files:
        assert Game.parse(file.read_text(encoding="utf-8")).winners()
    assert "3 games, 3 seats, grey wall" in told.out
    assert "greedy" in told.out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["random"], "needs 2 players or more"),
        (["random", "emperor"], "there is no player 'emperor'"),
        (["random", "expert:1s"], "takes no limit: 'expert:1s'"),
        (["random", "greedy", "--games", "0"], "at least one game"),
        (["random", "greedy", "--seats", "5"], "--seats"),
        (["random", "greedy", "--processes", "0"], "at least one process"),
    ],
)
def test_bad_match_is_refused(run: Runner, words: list[str], message: str) -> None:
    assert message in run.refused("match", *words)


def test_records_of_another_match_are_not_overwritten(run: Runner, tmp_path: Path) -> None:
    old = tmp_path / "game-00002.azul"
    old.write_text("old", encoding="utf-8")
    words = ["match", "greedy", "random", "--games", "2", "--records", str(tmp_path)]
    assert "has the records of another match" in run.refused(*words)
    assert [file.read_text(encoding="utf-8") for file in tmp_path.iterdir()] == ["old"]


def test_match_says_when_it_has_more_games_than_asked_for(run: Runner) -> None:
    told = run("match", "greedy", "random", "a=random", "--games", "2", "--json")
    assert told.err == "6 games, so that all play alike\n"
    assert [player["games"] for player in json.loads(told.out)["players"]] == [4, 4, 4]


def test_match_says_for_whom_it_waits(run: Runner, tmp_path: Path) -> None:
    slow = write_engine(tmp_path, "slow", GOOD, before="time.sleep(1.5)")
    words = ["match", "random", slow, "--games", "4", "--processes", "2", "--json"]
    told = run(*words)
    assert told.err == "waiting up to 180 s until slow says readyok\n"
    assert json.loads(told.out)["complete"] is True


def test_ctrl_c_tells_what_there_is(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    command = [sys.executable, "-m", "azulejos", "match", "greedy", "random", "--games", "100000"]
    command += ["--json", "--processes", "1", "--records", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    while not folder.exists():  # made right before the first game
        assert process.poll() is None
        time.sleep(0.1)
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=120)
    told = json.loads(out)
    assert process.returncode == 130
    assert told["complete"] is False
    assert len(list(folder.iterdir())) == told["games"]


def test_ctrl_c_does_not_wait_for_games_under_way(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    command = [sys.executable, "-m", "azulejos", "match", "uct:600s", "random", "--games", "10"]
    command += ["--json", "--processes", "2", "--records", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    while not folder.exists():
        assert process.poll() is None
        time.sleep(0.1)
    time.sleep(3)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    assert json.loads(out)["games"] == 0
