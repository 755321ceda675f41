"""Random and greedy players."""

import pytest

from azulejos import Wall, previews
from azulejos.players.simple import GreedyPlayer, RandomPlayer
from tests.players.positions import game_positions, opening
from tests.rules.texts import position as read


def test_random_player_plays_every_move_sooner_or_later() -> None:
    position = opening()
    player = RandomPlayer(seed=1)
    seen = {player.choose(position).move for _ in range(1500)}
    assert seen == set(position.legal_moves())


def test_greedy_player_completes_a_line_without_a_drop_at_the_start() -> None:
    position = opening()
    move = GreedyPlayer().choose(position).move
    (preview,) = (preview for preview in previews(position) if preview.move == move)
    assert preview.completes
    assert preview.falls == 0


def test_greedy_player_knows_what_a_line_costs_that_fits_nowhere() -> None:
    text = (
        "G draft 3 1 1- -/RR/-/-/-/- ? 0,0,0,0,0 "
        "9:R4/5/5/5/1BYKW:B1/B1/B1/B1/R3:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert str(GreedyPlayer().choose(read(text)).move) == "1RF"


@pytest.mark.parametrize("wall", Wall)
def test_greedy_player_takes_what_pays_most_in_the_round(wall: Wall) -> None:
    for position in game_positions(wall=wall, seed=5, every=7):
        choices = previews(position)
        chosen = GreedyPlayer().choose(position).move
        (preview,) = (choice for choice in choices if choice.move == chosen)
        certain = max(c.points - c.penalty for c in choices if c.completes or not c.fits)
        gain = preview.points - preview.penalty if preview.completes else preview.points / 2
        assert gain >= certain
