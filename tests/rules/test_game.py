"""Games as values: events, replay, winners."""

import pickle

import pytest
from hypothesis import given

import azulejos
from azulejos.rules import Deal, Game, IllegalMoveError, Move, Phase, Position, Reason, Wall
from tests.rules.games import at_random, played, recorded, records

DEAL = Deal.parse("BBYR/YRKK/BYRK/RRRW/BYYW")


def test_events_are_added_and_replayed() -> None:
    game = Game(Position.start()).with_event(DEAL).with_event(Move.parse("1B2"))
    assert [position.phase for position in game.positions()] == [
        Phase.DEAL,
        Phase.DRAFT,
        Phase.DRAFT,
    ]
    assert game.replay() == Position.start().deal(DEAL).play(Move.parse("1B2"))
    assert game.replay().turn == 1


def test_replay_checks_everything() -> None:
    game = Game(Position.start()).with_event(DEAL).with_event(Move.parse("CB1"))
    with pytest.raises(IllegalMoveError) as caught:
        game.replay()
    assert caught.value.reason is Reason.NOT_IN_SOURCE
    assert next(game.positions()) == Position.start()


def test_replay_is_the_game_that_was_played() -> None:
    game = recorded(3, Wall.GREY, 11, at_random)
    moments = played(3, Wall.GREY, 11, at_random)
    assert list(game.positions()) == [moment.position for moment in moments]
    outcome = game.replay().outcome()
    assert outcome is not None
    assert game.winners() == outcome.winners


@given(records())
def test_games_are_values(game: Game) -> None:
    again = eval(repr(game), vars(azulejos))
    assert again == game
    assert hash(again) == hash(game)
    assert pickle.loads(pickle.dumps(game)) == game


@pytest.mark.parametrize(
    ("seats", "early", "winners"),
    [
        (2, None, ()),
        (2, "abandoned", ()),
        (2, "resign 1", (1,)),
        (2, "time 2", (0,)),
        (3, "resign 1", ()),
        (4, "time 4", ()),
    ],
)
def test_who_leaves_two_seats_loses(
    seats: int, early: str | None, winners: tuple[int, ...]
) -> None:
    assert Game(Position.start(seats), ended_early=early).winners() == winners


@pytest.mark.parametrize("early", ["resign 3", "time 0", "resign", "row", "", "resign 1 ", "gone"])
def test_no_such_early_end(early: str) -> None:
    with pytest.raises(ValueError, match="cannot end early"):
        Game(Position.start(2), ended_early=early or "nothing")


@pytest.mark.parametrize(
    ("headers", "message"),
    [
        ((("Seats", "2"),), "written by the record itself"),
        ((("Result", "1"),), "written by the record itself"),
        ((("Date", "1"), ("Date", "2")), "only once"),
        ((("date", "1"),), "not a header"),
        ((("Da te", "1"),), "not a header"),
        ((("Date", "a\nb"),), "not a header"),
        ((("Date", "a\x00b"),), "not a header"),
        ((("D" * 41, "1"),), "not a header"),
        ((("Date", "x" * 10_000),), "too long"),
        ((("Date", '"' * 5_000),), "too long"),
    ],
)
def test_headers_that_no_record_can_have_are_refused(
    headers: tuple[tuple[str, str], ...], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Game(Position.start(), headers=headers)


def test_headers_are_found_by_key() -> None:
    game = Game(Position.start(), headers=(("Seat1", 'Anna "the wall"'), ("Date", "2025-01-31")))
    assert game.header("Seat1") == 'Anna "the wall"'
    assert game.header("Seat2") is None


def test_lists_and_dicts_are_as_good() -> None:
    move = Move.parse("1B2")
    loose = Game(Position.start(), [DEAL, move], {"Name1": "Ada"}, {1})  # type: ignore[arg-type]
    strict = Game(Position.start(), (DEAL, move), (("Name1", "Ada"),), frozenset([1]))
    assert loose == strict
    assert hash(loose) == hash(strict)


@pytest.mark.parametrize("number", [-1, 0, 2])
def test_only_moves_are_played_for_somebody_absent(number: int) -> None:
    with pytest.raises(ValueError, match="absent"):
        Game(Position.start(), (DEAL, Move.parse("1B2")), absent=frozenset([number]))


def test_moves_for_somebody_absent_are_marked() -> None:
    game = Game(Position.start()).with_event(DEAL).with_event(Move.parse("1B2"), absent=True)
    assert game.absent == {1}
    assert "1B2~" in str(game)
