"""What is waited for is told, if it takes longer than a moment."""

import time
from pathlib import Path

import pytest

from azulejos.players import named, waiting
from azulejos.players.simple import RandomPlayer
from tests.arena.engines import GOOD, write_engine
from tests.players.positions import opening


@pytest.mark.parametrize(("seconds", "told"), [(0.0, []), (0.4, ["waiting"])])
def test_only_a_long_wait_is_told(
    monkeypatch: pytest.MonkeyPatch, seconds: float, told: list[str]
) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.1)
    heard: list[str] = []
    with waiting.telling(heard.append, "waiting"):
        time.sleep(seconds)
    time.sleep(0.2)
    assert heard == told


def test_a_player_that_takes_long_to_load_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(parsed: named.PlayerName, *_: int) -> RandomPlayer:
        time.sleep(0.4)
        return RandomPlayer(parsed.text)

    monkeypatch.setattr(waiting, "PATIENCE", 0.1)
    monkeypatch.setattr(named, "_searching", slow)
    heard: list[str] = []
    named.make_player("old=master:0.1s", tell=heard.append)
    assert heard == ["waiting until old is loaded, or compiled on this machine"]


def test_a_program_that_takes_long_to_get_ready_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.1)
    heard: list[str] = []
    name = write_engine(tmp_path, "slow", GOOD, before="time.sleep(0.6)")
    player = named.make_player(name, tell=heard.append)
    player.choose(opening())
    player.close()
    assert heard == ["waiting up to 180 s until slow says readyok"]
