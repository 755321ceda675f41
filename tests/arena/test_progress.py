"""The progress display while games are played."""

import io

import pytest
from rich.console import Console

from azulejos.arena.match_table import match_progress
from azulejos.arena.schedule import MatchSettings


def test_what_is_told_stands_above_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    text = io.StringIO()
    screen = Console(file=text, force_terminal=True, width=80, height=24)
    monkeypatch.setattr("azulejos.arena.progress.Console", lambda **_: screen)
    with match_progress(MatchSettings(("random", "greedy"), games=2)) as progress:
        progress.tell("waiting for [bold] ...")
    assert "\nwaiting for [bold] ...\n" in text.getvalue().replace("\r\x1b[2K", "\n")
