"""The table of a match, as people see it."""

import io

import pytest
from rich.console import Console

from azulejos.arena.match import report
from azulejos.arena.progress import table
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


def test_command_as_a_name_is_folded() -> None:
    lines = shown(80, "engine:python some/folder/with/a/bot.py --of=mine", "random")
    assert "won-shared-lost" in lines[1]
    assert max(map(len, lines)) <= 80
