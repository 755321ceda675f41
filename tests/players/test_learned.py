"""The learned player: by name, and without weights that fit."""

from pathlib import Path

import pytest

from azulejos.players.learned import LearnedPlayer
from azulejos.players.named import PlayerName, make_player
from azulejos.search.limits import Limits
from tests.players.positions import opening


def test_name_gives_limits_and_file() -> None:
    assert PlayerName.parse("learned").limits == Limits(seconds=0.1)
    assert PlayerName.parse("learned:200n").limits == Limits(nodes=200)
    assert PlayerName.parse("learned@old.net:0.2s").command == "old.net"


def test_it_answers_with_a_legal_move_and_its_chances() -> None:
    position = opening()
    chosen = make_player("learned:50n").choose(position)
    assert chosen.move in position.legal_moves()
    assert chosen.win is not None
    assert 0 < chosen.win < 1


def test_without_weights_it_says_so_once_and_plays_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    player = LearnedPlayer("learned", Limits(nodes=500), tmp_path / "gone.net")
    for seed in (1, 2):
        position = opening(seed=seed)
        assert player.choose(position).move in position.legal_moves()
    expected = "learned player: gone.net: no such network; playing by hand-written rules\n"
    assert capsys.readouterr().err == expected
