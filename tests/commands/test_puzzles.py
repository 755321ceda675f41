"""`azulejos puzzles`: finding with figures, continuing, checking; and bad input."""

import json
from pathlib import Path

import pytest

from azulejos.puzzles import search as search_module
from azulejos.puzzles.file import format_puzzle, header_for, read_puzzles, write_puzzles
from azulejos.puzzles.finder import Rejection
from azulejos.puzzles.findings import GameFindings
from azulejos.puzzles.search import GameTask
from tests.commands.running import Runner
from tests.puzzles.samples import sample_puzzle, sample_puzzles

FEW = ["--nodes", "5", "--seats", "2", "--wall", "coloured"]
PUZZLES = sample_puzzles(8)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[GameTask]:
    """Find one puzzle in each game without playing it; the games that were asked for."""
    asked = list[GameTask]()

    def find(task: GameTask) -> GameFindings:
        asked.append(task)
        line = format_puzzle(PUZZLES[task.number % len(PUZZLES)])
        return GameFindings(task.kind, task.number, 40, {"few-moves": 39}, (line,))

    monkeypatch.setattr(search_module, "find_in_game", find)
    return asked


def test_real_game_is_searched(run: Runner, tmp_path: Path) -> None:
    out = tmp_path / "found.txt"
    ran = run("puzzles", "find", "--games", "1", *FEW, "--out", str(out), "--json")
    assert ran.code == 0
    told = json.loads(ran.out)
    file = read_puzzles(out.read_text(encoding="utf-8"))
    assert file.header == header_for(5)
    assert told["kept"] == len(file.puzzles)
    assert told["examined"] == told["kept"] + sum(told["rejected"].values())
    assert ran.err.startswith("game 1 of 1: ")


def test_people_get_figures(run: Runner, tmp_path: Path, played: list[GameTask]) -> None:
    ran = run("puzzles", "find", "--games", "3", *FEW, "--out", str(tmp_path / "found.txt"))
    assert len(played) == 3
    lines = ran.out.splitlines()
    assert lines[:3] == ["games     3", "examined  120", "kept      3, 0 proved"]
    assert lines[3] == "rejected  117, few-moves"
    assert len(lines) == 3 + len(Rejection)
    assert ran.err.splitlines()[-1] == "game 3 of 3: 1 puzzles"


def test_search_is_continued(run: Runner, tmp_path: Path, played: list[GameTask]) -> None:
    out = tmp_path / "found.txt"
    run("puzzles", "find", "--games", "2", *FEW, "--out", str(out))
    first = out.read_text(encoding="utf-8")
    run("puzzles", "find", "--games", "4", *FEW, "--out", str(out))
    assert [task.number for task in played] == [0, 1, 2, 3]
    assert len(read_puzzles(out.read_text(encoding="utf-8")).puzzles) == 4
    run("puzzles", "find", "--games", "2", *FEW, "--out", str(out))
    assert out.read_text(encoding="utf-8") == first
    assert len(played) == 4


def test_other_search_does_not_continue(
    run: Runner, tmp_path: Path, played: list[GameTask]
) -> None:
    out = str(tmp_path / "found.txt")
    run("puzzles", "find", "--games", "1", *FEW, "--out", out)
    for other in (["--seed", "1"], ["--nodes", "6"], ["--seats", "3"]):
        said = run.refused("puzzles", "find", "--games", "1", *FEW, *other, "--out", out)
        assert "has the findings of another search" in said
    assert len(played) == 1


def test_all_kinds_of_table_are_played(run: Runner, tmp_path: Path, played: list[GameTask]) -> None:
    out = tmp_path / "found.txt"
    run("puzzles", "find", "--games", "6", "--out", str(out))
    assert [task.kind for task in played] == ["2C", "3C", "4C", "2G", "3G", "4G"]


def test_ctrl_c_keeps_what_was_found(
    run: Runner, tmp_path: Path, played: list[GameTask], monkeypatch: pytest.MonkeyPatch
) -> None:
    find = search_module.find_in_game

    def interrupted(task: GameTask) -> GameFindings:
        if len(played) == 2:
            raise KeyboardInterrupt
        return find(task)

    out = tmp_path / "found.txt"
    with monkeypatch.context() as patch:
        patch.setattr(search_module, "find_in_game", interrupted)
        assert run("puzzles", "find", "--games", "4", *FEW, "--out", str(out)).code == 130
    assert not out.exists()
    assert run("puzzles", "find", "--games", "4", *FEW, "--out", str(out)).code == 0
    assert [task.number for task in played] == [0, 1, 2, 3]


def test_puzzle_that_does_not_hold_fails_the_check(run: Runner, tmp_path: Path) -> None:
    puzzle = sample_puzzle()
    file = tmp_path / "found.txt"
    file.write_text(write_puzzles(header_for(5), [puzzle]), encoding="utf-8")
    ran = run("puzzles", "check", "--file", str(file))
    assert ran.code == 1
    first, second, failed = ran.out.splitlines()
    assert (first, second) == ("proved    0 of 0 hold", "others    0 of 1 hold")
    assert failed.startswith(f"failed    {puzzle.id}, ")
    told = json.loads(run("puzzles", "check", "--file", str(file), "--json").out)
    assert (told["others"], told["others_held"], told["passes"]) == (1, 0, False)


def test_sample_of_the_shipped_puzzles_holds(run: Runner) -> None:
    ran = run("puzzles", "check", "--sample", "1", "--json")
    assert ran.code == 0
    told = json.loads(ran.out)
    assert told["proved"] + told["others"] == 1
    assert told["passes"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["find"], "--out FILE is needed"),
        (["find", "--out", "x", "--games", "0"], "--games is at least 1, not 0"),
        (["find", "--out", "x", "--nodes", "0"], "--nodes is at least 1, not 0"),
        (["find", "--out", "x", "--jobs", "0"], "--jobs is 1 to 256, not 0"),
        (["find", "--out", "/no/such/folder/x"], "No such file or directory"),
        (["check", "--sample", "0"], "--sample is at least 1, not 0"),
        (["check", "--file", "/no/such/file"], "No such file or directory"),
        (["solve"], "invalid choice: 'solve'"),
        ([], "action"),
    ],
)
def test_bad_options_get_one_sentence(run: Runner, words: list[str], message: str) -> None:
    assert message in run.refused("puzzles", *words)


def test_file_that_is_not_of_puzzles_is_refused(run: Runner, record_file: Path) -> None:
    said = run.refused("puzzles", "check", "--file", str(record_file))
    assert "line 1: not the first line of a file of puzzles" in said
