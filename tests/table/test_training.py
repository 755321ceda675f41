"""Training tables: their games begin at a position that was set by hand."""

from dataclasses import replace

import pytest

from azulejos.rules import Game, Phase, Position, Wall
from azulejos.table import Code, Options, can_begin_at, create_at, create_rematch, record, verify
from azulejos.table.events import GameStarted, StartSet, TableCreated, TilesDealt
from azulejos.table.requests import ChangeOptions, TakeBack
from azulejos.table.verify import Finding
from tests.table.harness import Host, position_after, training

DRAFT = position_after(9)
DEAL = next(
    position for plies in range(9, 40) if (position := position_after(plies)).phase is Phase.DEAL
)
GREY_TILING = next(
    position
    for plies in range(9, 60)
    if (position := position_after(plies, 3, Wall.GREY)).phase is Phase.TILE
)


def _deals(host: Host) -> list[TilesDealt]:
    return [entry.event for entry in host.entries if isinstance(entry.event, TilesDealt)]


def test_start_is_an_event_after_the_commitment() -> None:
    host = Host(start=DRAFT)
    assert [type(entry.event) for entry in host.entries] == [TableCreated, StartSet]
    assert host.state.start == DRAFT
    assert host.state.position is None


@pytest.mark.parametrize("start", [DRAFT, DEAL, GREY_TILING], ids=str)
def test_game_begins_at_the_position(start: Position) -> None:
    host = training(start)
    started = next(e.event for e in host.entries if isinstance(e.event, GameStarted))
    assert started == GameStarted(start.first_seat, words=0)
    assert host.state.turn == start.turn
    assert host.state.options.wall is start.wall
    if start.phase is Phase.DEAL:
        assert len(_deals(host)) == 1
    else:
        assert host.state.position == start


@pytest.mark.parametrize("start", [DRAFT, DEAL, GREY_TILING], ids=str)
def test_record_has_the_position_and_is_proven_after_it(start: Position) -> None:
    host = training(start)
    while not host.state.is_over:
        game = Game.parse(str(record(host.state)))
        assert (game.start, game.replay()) == (start, host.state.position)
        host.play()
    game = Game.parse(str(record(host.state)))
    assert game.header("Start") == "set by hand"
    verdict = verify(game, host.state.commitment, host.nonces)
    assert verdict.finding is Finding.FAIR
    assert verdict.start_set
    assert verdict.deals == len(_deals(host)) > 0


def test_ordinary_game_has_no_header_and_no_such_verdict() -> None:
    host = Host()
    assert record(host.state).header("Start") is None
    assert not verify(record(host.state)).start_set


def test_record_without_its_header_is_found_out() -> None:
    host = training(DRAFT)
    host.finish()
    game = record(host.state)
    headers = tuple(header for header in game.headers if header[0] != "Start")
    assert verify(replace(game, headers=headers)).finding is Finding.FAILED


def test_exchanged_deal_after_the_start_is_found_out() -> None:
    host = training(DRAFT, seed=2)
    host.finish()
    other = dict(record(host.state).headers) | {"Seed": "00" * 32}
    verdict = verify(replace(record(host.state), headers=tuple(other.items())))
    assert any("the seed gives" in problem for problem in verdict.problems)


def test_game_that_ends_before_a_deal_has_nothing_to_verify() -> None:
    last_round = Position.parse(
        "C draft 5 1 12 Y/-/-/-/-/- 12,11,14,12,12 7,7,5,7,7 "
        "20:BYRK1/5/5/5/5:W1/-/-/-/-:- 12:5/5/5/5/5:-/-/-/-/-:*"
    )
    host = training(last_round)
    host.finish()
    verdict = verify(record(host.state), host.state.commitment, host.nonces)
    assert verdict.finding is Finding.NOTHING
    assert verdict.start_set


def test_move_after_the_start_can_be_taken_back() -> None:
    host = training(DRAFT)
    host.play()
    seat = DRAFT.turn
    assert seat is not None
    host.ask(TakeBack(host.name(), seat, host.state.game_number), 0)
    assert host.state.position == DRAFT


def test_wall_of_the_position_cannot_be_changed() -> None:
    host = Host(start=DRAFT, options=Options(wall=Wall.GREY))
    assert host.state.options.wall is Wall.COLOURED
    grey = ChangeOptions(host.name(), Options(wall=Wall.GREY))
    assert host.refused(grey, 0) is Code.START_IS_SET
    host.ask(ChangeOptions(host.name(), Options(public=True)), 0)


def test_rematch_begins_at_the_same_position() -> None:
    host = training(GREY_TILING)
    host.finish()
    again = create_rematch(host.state, "again", bytes(32), host.now)
    assert again.state.start == GREY_TILING
    assert [type(entry.event) for entry in again.entries][:2] == [TableCreated, StartSet]


@pytest.mark.parametrize(
    "text",
    [
        "C end 5 0 1- -/-/-/-/-/- 19,19,19,19,19 0,0,0,0,0 "
        "20:BYRKW/5/5/5/5:-/-/-/-/-:- 12:5/5/5/5/5:-/-/-/-/-:-",
        "C tile 1 0 11 -/-/-/-/-/- 19,20,20,20,20 0,0,0,0,0 "
        "0:5/5/5/5/5:B1/-/-/-/-:* 0:5/5/5/5/5:-/-/-/-/-:-",
    ],
)
def test_no_game_begins_where_nobody_has_a_choice(text: str) -> None:
    position = Position.parse(text)
    assert not can_begin_at(position)
    with pytest.raises(ValueError, match="choice"):
        create_at("x", position, Options(), bytes(32), 0)
