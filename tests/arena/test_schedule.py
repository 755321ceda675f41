"""The schedule of a match."""

from collections import Counter

import pytest

from azulejos import Wall
from azulejos.arena.schedule import MatchSettings, fixtures, game_count


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_every_seat_on_every_deal(seats: int) -> None:
    settings = MatchSettings(("random", "greedy"), games=24, seats=seats)
    games = list(fixtures(settings))
    assert len(games) == game_count(settings) == 24
    for group in {game.group for game in games}:
        own = [game for game in games if game.group == group]
        assert len({game.deal_seed for game in own}) == 1
        seen = Counter((number, seat) for g in own for seat, number in enumerate(g.seating))
        assert set(seen.values()) == {1}
        assert len(seen) == seats * seats


def test_more_players_than_seats_meet_in_all_groups_on_the_same_deals() -> None:
    settings = MatchSettings(("random", "greedy", "a=random"), games=12)
    games = list(fixtures(settings))
    met = Counter(frozenset(game.seating) for game in games)
    assert met == {frozenset(pair): 4 for pair in ((0, 1), (0, 2), (1, 2))}
    seeds = Counter(game.deal_seed for game in games)
    assert set(seeds.values()) == {6}


@pytest.mark.parametrize(("players", "seats", "count"), [(3, 2, 6), (4, 3, 12), (6, 4, 60)])
def test_more_players_than_seats_play_equally_often(players: int, seats: int, count: int) -> None:
    settings = MatchSettings(tuple(f"p{n}=random" for n in range(players)), games=2, seats=seats)
    games = list(fixtures(settings))
    assert len(games) == game_count(settings) == count
    played = Counter(number for game in games for number in game.seating)
    assert len(played) == players
    assert len(set(played.values())) == 1


def test_fewer_players_than_seats_are_filled_up_with_the_last() -> None:
    settings = MatchSettings(("greedy", "random"), games=1, seats=4)
    assert settings.line_up == ("greedy", "random", "random", "random")
    assert game_count(settings) == len(list(fixtures(settings))) == 4


def test_seed_decides_the_deals() -> None:
    def deals(seed: int) -> list[int]:
        return [g.deal_seed for g in fixtures(MatchSettings(("random", "greedy"), 10, seed=seed))]

    assert deals(1) == deals(1)
    assert not set(deals(1)) & set(deals(2))


@pytest.mark.parametrize(
    ("players", "games", "seats", "words"),
    [
        ((), 1, 2, "needs 2 players or more"),
        (("random",), 1, 2, "needs 2 players or more"),
        (("emperor", "random"), 1, 2, "there is no player 'emperor'"),
        (("random:1s", "random"), 1, 2, "takes no limit"),
        (("master:1h", "random"), 1, 2, "a limit is"),
        (("random", "greedy"), 0, 2, "at least one game"),
        (("random", "greedy"), 1, 5, "2 to 4 seats"),
        (("a=random", "a=greedy"), 1, 2, "the same name"),
    ],
)
def test_bad_settings_are_told(
    players: tuple[str, ...], games: int, seats: int, words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        MatchSettings(players, games, seats, Wall.COLOURED)
