"""Players by name."""

import pytest

from azulejos.players import Limits
from azulejos.players.named import PlayerName, make_player
from tests.players.positions import opening


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("random", PlayerName("random", "random")),
        ("expert", PlayerName("expert", "expert")),
        ("master:0.1s", PlayerName("master:0.1s", "master", Limits(seconds=0.1))),
        ("master:20000n", PlayerName("master:20000n", "master", Limits(nodes=20000))),
        ("old=master:1s", PlayerName("old", "master", Limits(seconds=1.0))),
        ("engine:a b=c:d", PlayerName("engine:a b=c:d", "engine", Limits(seconds=0.1), "a b=c:d")),
        ("x=engine@2s:a", PlayerName("x", "engine", Limits(seconds=2.0), "a")),
    ],
)
def test_name_is_taken_apart(text: str, expected: PlayerName) -> None:
    assert PlayerName.parse(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "emperor",
        "learned:1s",
        "random:1s",
        "master:",
        "master:0s",
        "engine:",
        "engine:  ",
        "=a",
        "novice:1s",
    ],
)
def test_bad_name_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"there is no player|limit|must be more than 0"):
        PlayerName.parse(text)


def test_limit_on_a_level_with_its_own_is_refused_with_those_that_take_one() -> None:
    with pytest.raises(
        ValueError, match=r"^expert .* takes no limit: 'expert:9n'; master, .* one$"
    ):
        PlayerName.parse("expert:9n")


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "casual", "master:200n"])
def test_named_player_plays_a_legal_move(name: str) -> None:
    player = make_player(name)
    assert player.name == name
    player.new_game(3)
    assert player.choose(opening(3)).move in opening(3).legal_moves()
    player.close()
