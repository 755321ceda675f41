"""Every worked case of scenarios.json with the rules: move by move and step by step."""

from dataclasses import replace

import pytest

from azulejos.rules import (
    Deal,
    Draft,
    IllegalMoveError,
    Move,
    Phase,
    Position,
    Tiling,
    add_bonuses,
    advance_tiling,
    settle_floor,
    tile_line,
)
from azulejos.rules.drafting import apply_draft, check_draft
from azulejos.rules.tiling import finish_round
from tests.rules.scenarios import LOOK_BETWEEN, Scenario, load, run

SCENARIOS = load()


class ByMove:
    """The rules as most callers use them: whole moves with all that follows."""

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        return position.legal_moves()

    def play(self, position: Position, move: Move) -> Position:
        return position.play(move)

    def deal(self, position: Position, deal: Deal) -> Position:
        return position.deal(deal)

    def tile_line(self, position: Position, seat: int, line: int, column: int | None) -> Position:
        return tile_line(position, seat, line, column).position

    def advance(self, position: Position) -> Position:
        return advance_tiling(position).position

    def add_bonuses(self, position: Position) -> Position:
        return self.advance(position)


class ByStep(ByMove):
    """The rules step by step: the tiling phase waits, and each part of it is a call."""

    def play(self, position: Position, move: Move) -> Position:
        seat = position.turn
        assert seat is not None
        if isinstance(move, Draft):
            check_draft(position, position.boards[seat], move)
            return apply_draft(position, seat, move).position
        assert isinstance(move, Tiling)
        tiled = tile_line(position, seat, move.line, move.column).position
        return tiled if tiled.boards[seat].complete_lines() else self.advance(tiled)

    def deal(self, position: Position, deal: Deal) -> Position:
        ready = position if position.phase is Phase.DEAL else finish_round(position).position
        return ready.deal(deal)

    def advance(self, position: Position) -> Position:
        """Tile seat by seat from the one that began, up to the end of the round."""
        for i in range(position.seats):
            seat = (position.first_seat + i) % position.seats
            for line in position.boards[seat].complete_lines():
                if position.wall == "grey":
                    return replace(position, turn=seat)
                position = tile_line(position, seat, line).position
            position = settle_floor(position, seat).position
        return position

    def add_bonuses(self, position: Position) -> Position:
        return add_bonuses(position).position


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_scenario_step_by_step(scenario: Scenario) -> None:
    run(ByStep(), scenario)


@pytest.mark.parametrize(
    "scenario", [s for s in SCENARIOS if s.id not in LOOK_BETWEEN], ids=lambda scenario: scenario.id
)
def test_scenario_move_by_move(scenario: Scenario) -> None:
    run(ByMove(), scenario)


def test_every_scenario_is_there() -> None:
    assert len({scenario.id for scenario in SCENARIOS}) == 83
    assert {scenario.id for scenario in SCENARIOS} > LOOK_BETWEEN


def test_a_scenario_that_expects_something_else_fails() -> None:
    for scenario in SCENARIOS:
        expect = scenario.expect
        if "state" in expect:
            wrong = {**expect, "state": {**expect["state"], "round": 99}}
            with pytest.raises(AssertionError, match="state"):
                run(ByStep(), Scenario(scenario.id, scenario.state, scenario.actions, wrong))
        if expect.get("legal") is False:
            legal = Scenario(scenario.id, scenario.state, scenario.actions, {"legal": True})
            with pytest.raises(IllegalMoveError):
                run(ByStep(), legal)
