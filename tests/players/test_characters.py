"""The characters: names that work in every language, and that commands understand."""

import re
from pathlib import Path

import pytest

from azulejos.arena.ladder import sort_levels
from azulejos.commands import match
from azulejos.players.characters import CHARACTERS, character_name, level_of, recorded_names
from azulejos.players.levels import LEVELS
from azulejos.players.named import PlayerName
from azulejos.rules import Game, Position

DOCS = Path(__file__).parents[2] / "docs"


def test_every_level_has_a_character() -> None:
    assert list(CHARACTERS) == list(LEVELS)
    assert CHARACTERS["skilled"] == "Leonor"


def test_names_are_short_plain_and_begin_with_different_letters() -> None:
    names = list(CHARACTERS.values())
    assert len({name[0] for name in names}) == len(names)
    for name in names:
        assert name.isascii()
        assert name.isalpha()
        assert name.istitle()
        assert len(name) <= 6
        assert name[-1] not in "sxz"  # these would need another form in a genitive


def test_names_are_no_words_of_the_commands_and_of_no_example() -> None:
    for name in CHARACTERS.values():
        assert name.casefold() not in {*LEVELS, "random", "greedy"}
        assert name not in {"Ada", "Anna", "Bento", "Bo", "Cleo"}


@pytest.mark.parametrize("level", LEVELS)
def test_character_is_a_player_in_any_case_of_letters(level: str) -> None:
    name = CHARACTERS[level]
    for text in (name, name.lower(), name.upper()):
        parsed = PlayerName.parse(text)
        assert (parsed.text, parsed.who) == (text, level)
        assert level_of(text) == level


def test_character_takes_the_limits_of_its_level() -> None:
    assert PlayerName.parse("Aurora:20n") == PlayerName(
        "Aurora:20n", "master", PlayerName.parse("master:20n").limits
    )
    with pytest.raises(ValueError, match="takes no limit: 'Leonor:1s'"):
        PlayerName.parse("Leonor:1s")


def test_unknown_player_is_told_the_names() -> None:
    with pytest.raises(ValueError, match=r"there is no player 'emperor'.*by name: Sofia, Bruno"):
        PlayerName.parse("emperor")


def test_ladder_understands_characters() -> None:
    assert sort_levels(["leonor", "novice"]) == ("novice", "skilled")


def test_level_that_no_longer_exists_is_its_own_name() -> None:
    assert character_name("emperor") == "emperor"
    assert level_of("emperor") == "emperor"


@pytest.mark.parametrize(
    ("name", "shown"),
    [("bot skilled", "Leonor"), ("bot emperor", "bot emperor"), ("Anna", "Anna"), ("", "")],
)
def test_bot_of_an_old_record_has_its_name(name: str, shown: str) -> None:
    game = Game(Position.start(), (), (("Name2", name),))
    assert recorded_names(game) == ["", shown]


def test_pages_list_levels_with_their_names() -> None:
    page = (DOCS / "players.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| `")]
    for level, name in CHARACTERS.items():
        assert [row for row in rows if row.startswith(f"| `{level}` |") and f"| {name} |" in row]


def test_help_of_a_match_lists_levels_and_names() -> None:
    words = re.split(r"\W+", match.__doc__ or "")
    assert {*CHARACTERS, *CHARACTERS.values()} <= set(words)


def test_engine_protocol_lists_levels() -> None:
    page = (DOCS / "engine-protocol.md").read_text(encoding="utf-8")
    assert all(f"`{level}`" in page for level in LEVELS)
