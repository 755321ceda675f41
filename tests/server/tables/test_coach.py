"""The coach speaks about moves that lost much, and only to a person alone with bots."""

import asyncio

import pytest

from azulejos.rules import Position
from azulejos.server.tables.bots import RandomBots, Thought
from azulejos.server.tables.coach import after_the_move, before_the_move, is_coached
from azulejos.server.wire.bodies import AnalysedMoveView, ReasonView
from azulejos.server.wire.coach import CoachView
from azulejos.table import Options
from azulejos.table.requests import TakeBack
from tests.rules.texts import EMPTY
from tests.rules.texts import position as read
from tests.table.harness import Host, alone, people, training

GAIN = ReasonView("completes", {"seat": 0, "line": 1, "points": 2}, "gain")
COST = ReasonView("floor", {"seat": 0, "points": 3, "other_points": 0}, "cost")


class _Judges(RandomBots):
    """Bots that know what the best move is, and how much the played one loses."""

    def __init__(self, best: str, loss: float) -> None:
        self.best, self.loss = best, loss
        self.asked: list[tuple[str, str]] = []

    async def compare(self, position: str, move: str) -> Thought | None:
        self.asked.append((position, move))
        seat = Position.parse(position).turn or 0
        moves = [self._move(self.best, 0.6, seat, [GAIN])]
        if move != self.best:
            moves.append(self._move(move, 0.6 - self.loss, seat, [COST]))
        return Thought(moves, 3, 99, complete=False)

    @staticmethod
    def _move(move: str, win: float, seat: int, reasons: list[ReasonView]) -> AnalysedMoveView:
        wins = [1 - win, 1 - win]
        wins[seat] = win
        return AnalysedMoveView(
            move=move, win_probability=wins, expected_score=[0, 0], line=[move], reasons=reasons
        )


def _moved() -> tuple[Host, Position, str]:
    """A game in which the person has just moved, the position before, and another legal move."""
    host = alone()
    host.play_until(0)
    before = host.state.position
    assert before is not None
    first, other, *_ = map(str, before.legal_moves())
    host.play(first)
    return host, before, other


def _told(bots: RandomBots, host: Host, seat: int = 0) -> CoachView:
    return asyncio.run(after_the_move(bots, host.state, seat))


@pytest.mark.parametrize(
    ("loss", "speaks"), [(0.02, False), (0.09, False), (0.11, True), (0.4, True)]
)
def test_coach_speaks_only_about_moves_that_lost_much(loss: float, speaks: bool) -> None:
    host, before, other = _moved()
    bots = _Judges(other, loss)
    found = _told(bots, host).better
    assert [position for position, _ in bots.asked] == [str(before)]
    assert (found is not None) is speaks
    if found is not None:
        assert (found.move, found.reasons) == (other, [GAIN])
        assert found.number == host.state.turns[-1].number


def test_reason_against_the_played_move_stands_in_for_one_for_the_better() -> None:
    host, _, other = _moved()

    class Plain(_Judges):
        @staticmethod
        def _move(move: str, win: float, seat: int, reasons: list[ReasonView]) -> AnalysedMoveView:
            return _Judges._move(move, win, seat, [one for one in reasons if one is not GAIN])

    found = _told(Plain(other, 0.3), host).better
    assert found is not None
    assert found.reasons == [COST]


def test_coach_is_silent_if_the_best_move_was_played_or_nobody_can_judge() -> None:
    host, _, _ = _moved()
    played = str(host.state.turns[-1].move)
    assert _told(_Judges(played, 0.4), host).better is None
    assert _told(RandomBots(), host).better is None


def test_coach_says_nothing_about_moves_of_bots_or_before_any_move() -> None:
    host, _, other = _moved()
    bots = _Judges(other, 0.4)
    host.play()
    assert _told(bots, host, seat=1).better is None
    host.ask(TakeBack(host.name(), 0, host.state.game_number), 0)
    assert _told(bots, host).better is None
    assert bots.asked == []


def test_warnings_come_only_on_ones_own_turn() -> None:
    start = read(f"C draft 1 1 11 B/YYYY/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:-/-/-/-/-:*RR {EMPTY}")
    state = training(start).state
    told = before_the_move(state, 0)
    assert [reason.code for reason in told.warnings] == ["floor_fills"]
    assert told.game_event == state.game_number
    assert before_the_move(state, 1).warnings == []


def test_coach_is_for_one_person_alone_with_bots() -> None:
    assert is_coached(alone(3).state)
    assert not is_coached(alone(2, Options(hints=False)).state)
    assert not is_coached(people(2, Options(hints=True)).state)
    assert not is_coached(Host().state)
    finished = alone()
    finished.finish()
    assert not is_coached(finished.state)
