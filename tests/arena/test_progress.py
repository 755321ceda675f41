"""The table of a match, as people see it."""

import io

import pytest
from rich.console import Console

from azulejos.arena.match import report
from azulejos.arena.progress import Progress, table
from azulejos.arena.schedule import MatchSettings


def shown(width: int, *players: str) -> list[str]:
    text = io.StringIO()
    table(report(MatchSettings(players, games=2), []), Console(file=text, width=width))
    return text.getvalue().splitlines()


@pytest.mark.parametrize("name", ["master:0.1s", "the.name.of.my.bot.in.30.cells"])
def test_names_are_whole_at_80_columns(name: str) -> None:
    lines = shown(80, f"{name}=master:0.1s" if "bot" in name else name, "random")
    assert any(line.startswith(f"{name} ") and "(0.000-1.000)" in line for line in lines)
    assert max(map(len, lines)) <= 80


def test_columns_give_way_to_names_one_by_one() -> None:
    assert shown(80, "master:0.1s", "random")[1].split()[-2:] == ["ms/move", "rating"]
    long = "a" * 30 + "=random"
    heads = " ".join(shown(80, long, "random")[1].split())
    assert heads == "player won-shared-lost rate (95 %) points"
    assert " ".join(shown(55, long, "random")[1].split()) == "player rate (95 %)"
    assert "rating" in shown(120, long, "random")[1]


def test_what_is_told_stands_above_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    text = io.StringIO()
    screen = Console(file=text, force_terminal=True, width=80, height=24)
    monkeypatch.setattr("azulejos.arena.progress.Console", lambda **_: screen)
    with Progress(MatchSettings(("random", "greedy"), games=2)) as progress:
        progress.tell("waiting for [bold] ...")
    assert "\nwaiting for [bold] ...\n" in text.getvalue().replace("\r\x1b[2K", "\n")


def test_command_as_a_name_is_folded() -> None:
    lines = shown(80, "engine:python some/folder/with/a/bot.py --of=mine", "random")
    assert "won-shared-lost" in lines[1]
    assert max(map(len, lines)) <= 80
