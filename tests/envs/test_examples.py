"""The examples run as a person would start them, and do what they say."""

import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from azulejos.envs.features import OBSERVATION_VERSION
from tests.envs.games import Twin, observation_of

pytestmark = pytest.mark.long

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def _run(name: str, *arguments: str, folder: Path) -> str:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("pettingzoo_random.py", r"\{'player_0': \d+\.0, 'player_1': \d+\.0, 'player_2': \d+\.0\}"),
        ("openspiel_random.py", r"Over after round \d+(?s:.*)azulejos \[-?\d\.0, -?\d\.0\]"),
        ("batch_random.py", r"[\d,]+ steps a second, \d\d,\d+ games finished"),
        ("gymnasium_random.py", r"AzulejosVectorEnv -(1\.0|0\.\d+)"),
    ],
)
def test_random_play_runs(name: str, shown: str, tmp_path: Path) -> None:
    assert re.search(shown, _run(name, folder=tmp_path))


def test_the_learner_learns_to_beat_random_play(tmp_path: Path) -> None:
    """By number of games, not by time: the same on every machine, a third of what 20 s allow."""
    arguments = ("--seconds", "1e9", "--iterations", "40", "--curve", "curve.png")
    shown = _run("learner.py", *arguments, folder=tmp_path)
    won = float(re.findall(r"([\d.]+)% won", shown)[-1])
    assert won > 85
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")


def test_the_learner_uses_one_thread_whatever_the_environment_says(tmp_path: Path) -> None:
    load = f"import runpy, psutil; runpy.run_path({str(EXAMPLES / 'learner.py')!r})"
    show = "import numpy as np; np.ones((500, 500)) @ np.ones((500, 500))"
    count = f"{load}; {show}; print(psutil.Process().num_threads())"
    many = {**os.environ, "OMP_NUM_THREADS": "2", "OPENBLAS_NUM_THREADS": "2"}
    ran = subprocess.run(
        [sys.executable, "-c", count],
        cwd=tmp_path,
        env=many,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == ["1"]


def test_self_play_data_goes_into_the_file_that_was_named(tmp_path: Path) -> None:
    _run("self_play.py", "--games", "2", "--out", "data", folder=tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["data"]
    assert len(np.load(tmp_path / "data")["action"])


def test_self_play_data_can_be_read_back(tmp_path: Path) -> None:
    shown = _run("self_play.py", "--games", "20", "--seed", "5", folder=tmp_path)
    data = np.load(tmp_path / "games.npz")
    assert data["observation_version"] == OBSERVATION_VERSION
    moves = len(data["action"])
    assert shown.startswith(f"{moves:,} moves of 20 games")
    masks = np.unpackbits(data["mask"], axis=1, count=180)
    assert masks[np.arange(moves), data["action"]].all()
    twin = Twin(2, "coloured", 5 + 7)
    for row in np.flatnonzero(data["game"] == 7):
        turn = twin.position.turn
        assert turn is not None
        assert turn == data["seat"][row]
        assert data["observation"][row].tolist() == observation_of(twin.position, turn)
        twin.play(int(data["action"][row]))
    scores = [board.score for board in twin.position.boards]
    seats = data["seat"][data["game"] == 7]
    assert data["score"][data["game"] == 7].tolist() == [scores[seat] for seat in seats]
    assert data["margin"][data["game"] == 7].tolist() == [
        scores[seat] - scores[1 - seat] for seat in seats
    ]
