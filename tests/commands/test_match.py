"""`azulejos match`: figures for people and programs, records, interruptions."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos import Game
from testing.patience import PATIENCE_S, wait_until
from tests.arena.engines import GOOD, write_engine
from tests.commands.running import Runner

MATCH = [sys.executable, "-m", "azulejos", "match"]
MOST_MOVES = 500  # far more than one seat makes in one game


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
        (["random", "greedy", "--jobs", "0"], "at least one job"),
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


def test_ctrl_c_tells_what_there_is(tmp_path: Path) -> None:
    folder, note = tmp_path / "games", tmp_path / "moves"
    noting = write_engine(tmp_path, "noting", f"open({str(note)!r}, 'a').write('.')\n{GOOD}")
    command = [*MATCH, noting, "random", "--games", "100000"]
    command += ["--json", "--jobs", "1", "--records", str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    # More moves than one game has: the next one begins when the result of the last is in.
    wait_until(lambda: note.exists() and note.stat().st_size > MOST_MOVES)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE_S)
    told = json.loads(out)
    assert process.returncode == 130
    assert told["complete"] is False
    assert len(list(folder.iterdir())) == told["games"] > 0


@pytest.mark.parametrize("command", ["/nonexistent", "false"])
def test_engine_that_cannot_be_started_is_refused(run: Runner, command: str) -> None:
    told = run.refused("match", "random", f"engine:{command}", "--games", "2")
    assert told.startswith(f"azulejos match: engine:{command} cannot play: c")


def test_engine_that_dies_later_loses_and_the_match_says_so(run: Runner, tmp_path: Path) -> None:
    dies = write_engine(tmp_path, "dies", "sys.exit(3)")
    words = ["match", "random", dies, "--games", "2", "--jobs", "1"]
    told = run(*words)
    assert told.code == 1
    assert "dies lost 2 of 2 games by failing: crashed: exit code 3\n" in told.out
    told = run(*words, "--json")
    assert told.code == 1
    assert json.loads(told.out)["failures"] == 2


INTERRUPTED_AT_ITS_END = """
import os, signal, sys, threading
from azulejos.__main__ import main
def interrupt():
    threading.main_thread().join()
    os.kill(os.getpid(), signal.SIGINT)
threading.Thread(target=interrupt).start()
sys.exit(main())
"""


def test_ctrl_c_at_the_end_is_quiet(tmp_path: Path) -> None:
    """After the figures are printed, the processes still have to end; this engine is slow."""
    stays = write_engine(tmp_path, "stays", GOOD)
    file = tmp_path / "stays.py"
    loop = file.read_text(encoding="utf-8").replace('"quit": break', '"quit": time.sleep(600)')
    file.write_text(f"{loop}\ntime.sleep(600)\n", encoding="utf-8")
    words = ["match", stays, "random", "--games", "2", "--json"]
    command = [sys.executable, "-c", INTERRUPTED_AT_ITS_END, *words]
    match = subprocess.run(command, capture_output=True, text=True, check=True)
    told = match.stderr.splitlines()
    assert not [line for line in told if not line.startswith("waiting up to")]
    assert json.loads(match.stdout)["complete"] is True


def test_ctrl_c_does_not_wait_for_games_under_way(tmp_path: Path) -> None:
    note = tmp_path / "moves"
    noting = write_engine(tmp_path, "noting", f"open({str(note)!r}, 'a').write('.')\n{GOOD}")
    command = [*MATCH, "master:600s", noting, "--games", "10", "--json", "--jobs", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    wait_until(note.exists)  # now the other player thinks
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=PATIENCE_S)
    assert process.returncode == 130
    assert json.loads(out)["games"] == 0
