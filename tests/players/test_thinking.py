"""Levels that search: what they overlook, and that they differ."""

from azulejos.players import Limits
from azulejos.players.handicap import overlooked_actions
from azulejos.players.levels import LEVELS
from azulejos.players.named import level_player
from tests.players.positions import game_positions, opening


def test_nothing_is_overlooked_at_a_share_of_none() -> None:
    assert overlooked_actions(opening(), 0.0, seed=1) == frozenset()


def test_same_seed_overlooks_the_same_moves_and_never_all() -> None:
    for position in game_positions(seed=8, every=3):
        hidden = overlooked_actions(position, 0.35, seed=4)
        assert hidden == overlooked_actions(position, 0.35, seed=4)
        assert len(hidden) < len(position.legal_moves())
    seen = {overlooked_actions(opening(), 0.35, seed) for seed in range(5)}
    assert len(seen) == 5


def test_big_takings_are_overlooked_more_rarely() -> None:
    position = opening(seed=11)
    sizes: dict[int, list[bool]] = {}
    for seed in range(200):
        hidden = overlooked_actions(position, 0.3, seed)
        for move in position.legal_moves():
            size = position.sources[move.source][move.colour]  # type: ignore[attr-defined]
            sizes.setdefault(size, []).append(move.action_id in hidden)
    shares = [sum(sizes[size]) / len(sizes[size]) for size in sorted(sizes)]
    assert shares == sorted(shares, reverse=True)


def test_every_level_says_what_it_is_and_answers_in_time_for_a_person() -> None:
    assert next(iter(LEVELS)) == "novice"
    assert list(LEVELS)[-1] == "master"
    for level in LEVELS.values():
        assert level.description.endswith(".")
        assert 0 < level.pause[0] <= level.pause[1] < 2
        if level.name != "master":
            assert level.limits.seconds is None or level.limits.seconds < 2


def test_smaller_limit_holds_of_the_level_and_the_one_asked_for() -> None:
    for asked, most in ((20000, 50), (20, 20)):
        assert level_player(LEVELS["expert"]).choose(opening(), Limits(nodes=asked)).nodes == most


def test_level_plays_the_same_game_with_the_same_seed() -> None:
    for name in ("novice", "capable", "skilled", "expert"):
        for position in game_positions(seed=6, every=13):
            players = [level_player(LEVELS[name], seed=9) for _ in range(2)]
            assert len({str(player.choose(position).move) for player in players}) == 1
