"""Texts with several games."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import (
    Annotation,
    Game,
    Move,
    NotationError,
    Position,
    Wall,
    format_games,
    read_games,
)
from tests.rules.games import at_random, recorded, records
from tests.rules.texts import OPENING

ONE = Game(Position.parse(OPENING)).with_event(Move.parse("1B2"))
EMPTY = Game(Position.start(3, Wall.GREY))
WHOLE = recorded(2, Wall.COLOURED, 5, at_random)


@given(st.lists(records(), max_size=3))
def test_several_games_round_trip(games: list[Game]) -> None:
    text = format_games(games)
    assert list(read_games(text)) == games
    assert format_games(read_games(text)) == text


@pytest.mark.parametrize("between", ["", "\n", "\n\n\n"])
def test_blank_lines_between_games_do_not_matter(between: str) -> None:
    games = [EMPTY, ONE, EMPTY, WHOLE, EMPTY]
    text = "".join(f"{game}{between}" for game in games)
    assert list(read_games(text)) == games


def test_comment_may_look_like_the_next_game() -> None:
    said = Annotation(f"x\n\n{EMPTY}")
    game = Game(ONE.start, ONE.events, annotations=((0, said),))
    text = str(game).replace(said.comment, f"x\n\n{EMPTY}")
    assert text.count("\n\n[") == 1
    assert list(read_games(f"{text}\n{EMPTY}")) == [game, EMPTY]


def test_brace_in_a_header_opens_no_comment() -> None:
    games = [Game(ONE.start, ONE.events, (("Name1", "{"),)), EMPTY, ONE]
    assert list(read_games(format_games(games))) == games


def test_no_text_has_no_games() -> None:
    assert list(read_games("")) == []


def test_games_are_read_one_by_one() -> None:
    games = read_games(f"{WHOLE}\n{EMPTY}".replace('[Wall "grey"]', '[Wall "blue"]'))
    assert next(games) == WHOLE
    with pytest.raises(NotationError):
        next(games)


def test_error_names_the_game_and_its_place_in_the_whole_text() -> None:
    text = format_games([ONE, ONE, ONE])
    lines = text.count("\n", 0, text.rindex("1B2")) + 1
    with pytest.raises(NotationError) as caught:
        list(read_games(text[: text.rindex("1B2")] + "1B9\n"))
    assert (caught.value.game, caught.value.at) == (3, text.rindex("1B2") + 2)
    assert f"'1B9' at game 3, line {lines}, character 3: expected" in str(caught.value)


def test_impossible_start_names_the_game() -> None:
    wrong = str(ONE).replace("16,15", "15,15")
    with pytest.raises(NotationError, match=r"at game 2, line 7, .*possible position, but 19 blue"):
        list(read_games(f"{ONE}\n{wrong}"))


def test_unreadable_start_names_its_place() -> None:
    wrong = str(ONE).replace("16,15", "16;15")
    with pytest.raises(NotationError, match="at game 2, line 7, character 54: expected five"):
        list(read_games(f"{ONE}\n{wrong}"))


def test_only_game_is_not_numbered() -> None:
    with pytest.raises(NotationError, match="at line 5, character 3"):
        list(read_games(str(ONE).replace("1B2", "1B9")))


def test_record_of_one_game_refuses_a_second_one() -> None:
    with pytest.raises(NotationError, match=r"line 6, .*the record, but another game begins"):
        Game.parse(f"{ONE}{EMPTY}")
