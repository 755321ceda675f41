"""The UCT yardstick: legal, repeatable, and better than chance."""

from azulejos import Wall, fast
from azulejos.arena.match import run_match
from azulejos.arena.schedule import MatchSettings
from azulejos.search.limits import Limits
from azulejos.search.uct import PlainUct
from tests.arena.test_match import play_here
from tests.players.positions import game_positions


def test_moves_are_legal_in_all_kinds_of_games() -> None:
    for seats, wall in ((2, Wall.GREY), (3, Wall.COLOURED), (4, Wall.GREY)):
        for position in game_positions(seats, wall, seed=4, every=12):
            best = PlainUct(1).think(fast.from_position(position), Limits(nodes=200)).best
            assert best.action in {move.action_id for move in position.legal_moves()}


def test_same_seed_and_nodes_give_the_same_move() -> None:
    state = fast.from_position(game_positions(seed=6)[3])
    first, second = (PlainUct(5).think(state, Limits(nodes=3000)) for _ in range(2))
    assert first == second


def test_it_beats_chance_clearly() -> None:
    report, _ = run_match(MatchSettings(("uct:400n", "random"), games=10, seed=2), play_here)
    assert report.players[0].win_rate > 0.7
