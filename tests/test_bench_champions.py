"""Champions: engines of earlier commits, from worktrees of a real repository."""

from __future__ import annotations

import hashlib
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bench.champions import __main__ as champions
from bench.champions import worktrees
from bench.champions.frozen import CHAMPIONS, Champion

_BOT = Path("examples/ten_line_bot.py")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository whose `azulejos engine` is a small bot, with weights beside it."""
    folder = tmp_path / "repository"
    files = {
        "src/azulejos/__main__.py": _BOT.read_bytes(),
        "src/azulejos/net/weights/seats2.net": b"weights",
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    _git(folder, "init", "--quiet")
    _git(folder, "add", ".")
    _git(folder, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "--quiet", "-m", "Ship")
    return folder


@pytest.fixture
def champion(repository: Path) -> Champion:
    """The network of that repository's only commit."""
    commit = _git(repository, "rev-parse", "HEAD")
    return Champion("frozen", 2, commit, hashlib.sha256(b"weights").hexdigest())


@pytest.mark.long
def test_champions_play_from_worktrees(
    repository: Path,
    champion: Champion,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = worktrees.engine_command(champion, repository, tmp_path / "trees")
    assert str(tmp_path / "trees") in command
    assert worktrees.engine_command(champion, repository, tmp_path / "trees") == command
    monkeypatch.setattr(champions, "CHAMPIONS", (champion,))
    monkeypatch.setattr(champions, "engine_command", lambda _: command)
    arguments = ["--kinds", "2C", "--games", "2", "--player", "greedy", "--jobs", "1"]
    assert champions.main([*arguments, "--json"]) == 0
    (result,) = msgspec.json.decode(capsys.readouterr().out, type=list[champions.ChampionResult])
    assert (result.champion, result.kind, result.games) == ("frozen", "2C", 2)
    assert result.complete
    assert result.failures == 0


def test_two_runs_at_once_share_a_worktree(
    repository: Path, champion: Champion, tmp_path: Path
) -> None:
    trees = tmp_path / "trees"
    with ThreadPoolExecutor() as threads:
        runs = [
            threads.submit(worktrees.engine_command, champion, repository, trees) for _ in range(4)
        ]
        commands = {run.result() for run in runs}
    assert len(commands) == 1


def test_other_weights_are_refused(repository: Path, champion: Champion, tmp_path: Path) -> None:
    wrong = replace(champion, sha256="0" * 64)
    with pytest.raises(worktrees.ChampionError, match="not the champion's"):
        worktrees.engine_command(wrong, repository, tmp_path / "trees")


def test_a_missing_commit_is_explained(
    repository: Path, champion: Champion, tmp_path: Path
) -> None:
    missing = replace(champion, commit="1" * 40)
    with pytest.raises(worktrees.ChampionError, match="whole history"):
        worktrees.engine_command(missing, repository, tmp_path / "trees")


def test_unknown_kinds_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert champions.main(["--kinds", "5C"]) == 2
    assert "no kind 5C" in capsys.readouterr().err


def test_every_number_of_seats_has_a_champion() -> None:
    assert {champion.seats for champion in CHAMPIONS} == {2, 3, 4}
    assert len({(champion.commit, champion.file) for champion in CHAMPIONS}) == len(CHAMPIONS)


def _git(folder: Path, *arguments: str) -> str:
    command = ["git", "-C", str(folder), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
