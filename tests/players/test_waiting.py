"""A wait is announced if it takes longer than a moment."""

import threading
from pathlib import Path

import pytest

from azulejos.players import named, waiting
from azulejos.players.simple import RandomPlayer
from testing.patience import program_that_waits_for, wait_until
from tests.arena.engines import GOOD, write_engine
from tests.players.positions import opening


def test_long_wait_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.1)
    heard: list[str] = []
    with waiting.report_long_wait(heard.append, "waiting"):
        wait_until(lambda: heard)
    assert heard == ["waiting"]


def test_short_wait_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 3600.0)
    heard: list[str] = []
    before = set(threading.enumerate())
    with waiting.report_long_wait(heard.append, "waiting"):
        (timer,) = set(threading.enumerate()) - before
    timer.join()  # it ends now, an hour early, without a message
    assert heard == []


def test_a_player_that_takes_long_to_load_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def slow(parsed: named.PlayerName, *_: int) -> RandomPlayer:
        wait_until(lambda: heard)
        return RandomPlayer(parsed.text)

    monkeypatch.setattr(waiting, "PATIENCE", 0.1)
    monkeypatch.setattr(named, "_searching", slow)
    named.make_player("old=master:0.1s", tell=heard.append)
    assert heard == ["waiting until old is loaded, or compiled on this machine"]


def test_a_program_that_takes_long_to_get_ready_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.1)
    heard: list[str] = []
    was_told = tmp_path / "told"

    def tell(sentence: str) -> None:
        heard.append(sentence)
        was_told.touch()

    name = write_engine(tmp_path, "slow", GOOD, before=program_that_waits_for(was_told))
    player = named.make_player(name, tell=tell)
    player.choose(opening())
    player.close()
    assert heard == ["waiting up to 180 s until slow says readyok"]
