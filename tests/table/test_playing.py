"""Moves are checked, refused with a code, played once, and followed by what the rules require."""

import pytest

from azulejos.rules import Game, Phase, Wall
from azulejos.table import Accepted, Code, Options, Repeated, Status, record, verify
from azulejos.table.events import MovePlayed, TableEnded, TilesDealt
from azulejos.table.requests import BotMove, PlayMove
from tests.table.harness import Host, alone, people


def _move(host: Host, seat: int, move: str = "", seen: int | None = None) -> PlayMove:
    state = host.state
    assert state.position is not None
    text = move or str(state.position.legal_moves()[0])
    return PlayMove(host.name(), seat, text, state.game_number if seen is None else seen)


@pytest.mark.parametrize("wall", list(Wall))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_between_people_ends_with_a_record_that_verifies(wall: Wall, seats: int) -> None:
    host = people(seats, Options(wall=wall), seed=seats)
    host.finish()
    assert host.state.status is Status.FINISHED
    game = Game.parse(str(record(host.state)))
    assert game.replay() == host.state.position
    assert verify(game, host.state.commitment, host.nonces).is_fair


def test_move_out_of_turn_is_refused() -> None:
    host = people()
    other = 1 - (host.state.turn or 0)
    assert host.refused(_move(host, other), other) is Code.NOT_YOUR_TURN


def test_move_for_a_foreign_seat_is_refused() -> None:
    host = people()
    turn = host.state.turn or 0
    assert host.refused(_move(host, turn), 1 - turn) is Code.NOT_YOUR_SEAT
    assert host.refused(_move(host, turn), None) is Code.NOT_YOUR_SEAT
    assert host.refused(_move(host, 3), turn) is Code.NO_SUCH_SEAT


def test_move_made_at_another_position_is_refused() -> None:
    host = people()
    turn = host.state.turn or 0
    seen = host.state.game_number
    assert host.refused(_move(host, turn, seen=seen - 1), turn) is Code.STALE
    assert host.refused(_move(host, turn, seen=seen + 1), turn) is Code.STALE


def test_illegal_move_is_refused_with_the_reason_of_the_rules() -> None:
    host = people()
    turn = host.state.turn or 0
    answer = host.try_(_move(host, turn, "CB1"), turn)
    assert not isinstance(answer, Accepted | Repeated)
    assert answer.code is Code.ILLEGAL_MOVE
    assert "centre" in answer.sentence.lower()
    assert host.refused(_move(host, turn, "xyz"), turn) is Code.BAD_MOVE


def test_repeated_request_gets_its_first_answer_and_is_played_once() -> None:
    host = people()
    turn = host.state.turn or 0
    request = _move(host, turn)
    host.ask(request, turn)
    after = host.state
    first = Repeated(after.number, after.number)
    assert host.try_(request, turn) == first
    host.play()
    assert host.try_(request, turn) == first
    assert host.refused(request, 1 - turn) is Code.NOT_YOUR_SEAT


def test_request_that_led_to_several_entries_is_answered_with_all_of_them() -> None:
    host = people()
    while True:
        turn, before = host.state.turn or 0, host.state.number
        request = _move(host, turn)
        events = host.ask(request, turn)
        if len(events) > 1:
            break
    assert [type(event) for event in events] == [MovePlayed, TilesDealt]
    assert host.try_(request, turn) == Repeated(before + 1, before + 2)


def test_bot_plays_only_its_own_turn() -> None:
    host = alone()
    host.play_until(0)
    seen = host.state.game_number
    assert host.refused(BotMove(0, "CB1", seen)) is Code.NOT_YOUR_SEAT
    assert host.refused(BotMove(1, "CB1", seen)) is Code.NOT_YOUR_TURN
    host.play()
    assert host.refused(BotMove(1, "CB1", seen)) is Code.STALE
    assert host.refused(_move(host, 1), 0) is Code.NOT_YOUR_SEAT


def test_forced_tilings_are_played_by_the_table() -> None:
    host = people(2, Options(wall=Wall.GREY))
    host.finish()
    played = [entry.event for entry in host.entries if isinstance(entry.event, MovePlayed)]
    forced = [event for event in played if event.by == "table"]
    chosen = [event for event in played if event.by == "person" and event.move[0] == "T"]
    assert forced
    assert chosen
    assert all(event.move[0] == "T" for event in forced)
    assert "~" not in str(record(host.state)).partition("\n\n")[2]


def test_nobody_can_play_when_the_game_is_over() -> None:
    host = people()
    host.finish()
    last = host.entries[-1].event
    assert isinstance(last, TableEnded)
    assert last.seed == host.seed.hex()
    assert host.state.position is not None
    assert host.state.position.phase is Phase.END
    request = PlayMove("late", 0, "CB1", host.state.game_number)
    assert host.refused(request, 0) is Code.NOT_PLAYING
