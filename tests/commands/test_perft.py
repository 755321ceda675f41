"""`azulejos perft`."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos import Move, Position, fast
from azulejos.commands import perft as command
from testing.patience import PATIENCE_S
from tests.commands.running import Runner
from tests.rules.texts import OPENING

PERFT = Path(__file__).parents[1] / "perft"


@pytest.mark.parametrize("engine", ["rules", "fast", "both"])
def test_engines_count_the_same(run: Runner, engine: str) -> None:
    out = run("perft", "2", OPENING, "--engine", engine).out
    assert out.startswith("7560 leaves, depth 2, ")


def test_depth_beyond_what_is_counted_at_once(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("perft", "3", OPENING, "--json").out
    for moves in (0, 1, 2):
        monkeypatch.setattr(command, "COMPILED", moves)
        assert run("perft", "3", OPENING, "--json").out == whole


def test_leaf_before_the_depth_counts_as_one(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "COMPILED", 1)
    last = (PERFT / "two-seats-last-drafts.txt").read_text(encoding="utf-8").splitlines()[1]
    assert run("perft", "6", last, "--engine", "both").code == 0


TELLS_WHEN_IT_COUNTS = """
import sys
from azulejos import fast
from azulejos.__main__ import main
count = fast.perft
def count_and_tell(state, depth):
    found = count(state, depth)
    fast.perft = count
    print("counting", flush=True)
    return found
fast.perft = count_and_tell
sys.exit(main(sys.argv[1:]))
"""


def test_ctrl_c_ends_the_count() -> None:
    words = [sys.executable, "-c", TELLS_WHEN_IT_COUNTS, "perft", "12", OPENING]
    process = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "counting\n"
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, out, err) == (130, "", "")


def test_depth_nought_and_one(run: Runner) -> None:
    assert run("perft", "0", OPENING).out.startswith("1 leaves, depth 0")
    assert run("perft", "1", OPENING).out.startswith("90 leaves, depth 1")


def test_split_adds_up(run: Runner) -> None:
    *moves, total = run("perft", "2", "--split", OPENING).out.splitlines()
    assert len(moves) == 90
    assert sum(int(line.split()[1]) for line in moves) == int(total.split()[0])


def test_json_has_the_split(run: Runner) -> None:
    told = json.loads(run("perft", "1", "--json", OPENING).out)
    assert (told["depth"], told["leaves"]) == (1, 90)
    assert told["split"]["3R2"] == 1


def test_new_game_is_a_leaf(run: Runner) -> None:
    assert run("perft", "3", str(Position.start())).out.startswith("1 leaves")


def test_position_and_depth_come_in_either_order_or_by_pipe(run: Runner) -> None:
    answers = [
        run("perft", OPENING, "1"),
        run("perft", "1", OPENING),
        run("perft", "1", "-", stdin=OPENING),
        run("perft", "1", stdin=OPENING),
    ]
    assert {answer.out.split(",")[0] for answer in answers} == {"90 leaves"}


@pytest.mark.parametrize("words", [["21"], ["x"], [], ["1", "2"], ["1", "x"], ["²"], ["9" * 5000]])
def test_no_such_depth(run: Runner, words: list[str]) -> None:
    run.refused("perft", OPENING, *words)


def test_negative_depth_is_refused(run: Runner) -> None:
    run.refused("perft", OPENING, "-1")


def test_difference_is_told_by_move(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(position: Position, depth: int) -> dict[Move, int]:
        split = fast.perft_split(fast.from_position(position), depth)
        found = {Move.from_action_id(action): count for action, count in split.items()}
        return {**found, Move.parse("3R2"): 7}

    monkeypatch.setitem(command.ENGINES, "fast", wrong)
    ran = run("perft", "1", OPENING, "--engine", "both")
    assert ran.code == 1
    assert ran.out == "the engines differ: move, rules, fast\n3R2 1 7\n"
