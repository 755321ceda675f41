"""The table of a match in the terminal."""

import io

import pytest
from msgspec.structs import replace
from rich.console import Console

from azulejos.arena.match import report
from azulejos.arena.match_table import print_match
from azulejos.arena.schedule import MatchSettings


def shown(width: int, *players: str) -> list[str]:
    text = io.StringIO()
    print_match(report(MatchSettings(players, games=2), []), Console(file=text, width=width))
    return text.getvalue().splitlines()


HEADS = "player won-shared-lost rate (95 %) points ms/move rating"
NAMES = ["master:0.1s", "the.name.of.my.bot.in.30.cells=random", "engine:python some/bot.py" * 5]


@pytest.mark.parametrize("name", NAMES)
def test_no_column_is_lost_at_80_columns(name: str) -> None:
    lines = shown(80, name, "random")
    assert " ".join(lines[1].split()) == HEADS
    assert max(map(len, lines)) <= 80
    (own, _) = [line for line in lines if "(0.000-1.000)" in line]
    assert own.split()[-1] == "25.0±8.3"


@pytest.mark.parametrize("name", NAMES)
def test_wrapped_names_are_whole(name: str) -> None:
    lines = shown(80, name, "random")
    width = lines[1].index("won-shared-lost")
    column = [line[:width].strip() for line in lines[2:]]
    told = "".join(column[: column.index("random")])
    assert told.replace(" ", "") == name.partition("=")[0].replace(" ", "")


def test_columns_of_a_long_match_are_not_lost() -> None:
    settings = MatchSettings(("a" * 30 + "=random", "greedy"), games=2_000_000)
    empty = report(settings, [])
    figures = replace(empty.players[0], wins=999_999, losses=999_999, ms_per_move=10_000.0)
    text = io.StringIO()
    print_match(replace(empty, players=(figures,)), Console(file=text, width=80))
    assert " ".join(text.getvalue().splitlines()[1].split()) == HEADS


def test_columns_give_way_one_by_one_on_narrow_screens() -> None:
    long = "a" * 30 + "=random"
    assert " ".join(shown(60, long, "random")[1].split()) == HEADS.removesuffix(" ms/move rating")
    assert " ".join(shown(40, long, "random")[1].split()) == "player rate (95 %)"
    assert any(line.startswith("a" * 30 + " ") for line in shown(120, long, "random"))
