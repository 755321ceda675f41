"""Weights by name, and what happens if no weights fit."""

from pathlib import Path

import pytest

from azulejos.net import shipped as networks
from azulejos.net.file import MAGIC, NetworkError
from azulejos.net.shipped import shipped
from azulejos.players.levels import LEVELS
from azulejos.players.named import PlayerName, make_player
from azulejos.players.thinking import ThinkingPlayer
from azulejos.search.limits import Limits
from tests.players.positions import opening


def test_name_gives_limits_and_file() -> None:
    file = str(shipped(3))
    assert PlayerName.parse(f"learned@{file}").limits == Limits(seconds=0.1)
    assert PlayerName.parse(f"learned@{file}:200n").limits == Limits(nodes=200)
    assert PlayerName.parse(f"learned@{file}:0.2s").command == file
    with pytest.raises(ValueError, match=r"no file gone\.net"):
        PlayerName.parse("learned@gone.net:0.2s")


def test_player_with_a_file_plays_as_the_master_with_the_shipped_one() -> None:
    position = opening(3)
    chosen = make_player(f"learned@{shipped(3)}:60n").choose(position)
    assert chosen.move == make_player("master:60n").choose(position).move
    assert chosen.win is not None
    assert 0 < chosen.win < 1


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "seats2.net: no such network"),
        (
            MAGIC + b'{"features": 2}\n',
            "seats2.net: for inputs of version 2, this program has 3:"
            " play it with the program that wrote it",
        ),
    ],
)
def test_without_weights_that_fit_players_say_what_is_missing(
    content: bytes | None, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(networks, "FOLDER", tmp_path)
    if content is not None:
        shipped(2).write_bytes(content)
    with pytest.raises(NetworkError) as raised:
        ThinkingPlayer(LEVELS["expert"]).choose(opening())
    assert str(raised.value) == reason
