"""Every worked case of scenarios.json, through packed states."""

import pytest

from azulejos import fast
from azulejos.rules import FLOOR, Deal, IllegalMoveError, Move, Position, Reason, Tiling
from azulejos.rules.dealing import apply_deal, check_deal
from tests.rules.scenarios import LOOK_BETWEEN, Scenario, load, position_of, run

# Here the game ends with the line, and the bonuses are added at once.
ENDS = "SCORE-10"
SCENARIOS = [s for s in load() if s.id not in LOOK_BETWEEN | {ENDS}]


class Packed:
    """The compiled engine: every query and every move goes through a packed state."""

    def legal_moves(self, position: Position) -> tuple[Move, ...]:
        state = fast.from_position(position)
        ids = (action for action in range(fast.ACTIONS) if fast.is_legal(state, action))
        return tuple(map(Move.from_action_id, ids))

    def play(self, position: Position, move: Move) -> Position:
        state = fast.from_position(position)
        if not fast.is_legal(state, move.action_id):
            raise IllegalMoveError(Reason.WRONG_PHASE, f"{move} is not legal")
        fast.play(state, move.action_id)
        return fast.to_position(state)

    def deal(self, position: Position, deal: Deal) -> Position:
        check_deal(position, deal)  # the compiled engine does not check deals
        apply_deal(position, deal)
        state = fast.from_position(position)
        fast.deal_given(state, fast.deal_words(deal))
        return fast.to_position(state)

    def tile_line(self, position: Position, seat: int, line: int, column: int | None) -> Position:
        """On the coloured wall the whole tiling phase, which has one complete line here."""
        if position.wall == "grey":
            return self.play(position, Tiling(line, FLOOR if column is None else column))
        assert position.boards[seat].complete_lines() == (line,)
        return self.advance(position)

    def advance(self, position: Position) -> Position:
        state = fast.from_position(position)
        fast.advance_tiling(state)
        return fast.to_position(state)

    def add_bonuses(self, position: Position) -> Position:
        return self.advance(position)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_scenario_on_packed_states(scenario: Scenario) -> None:
    run(Packed(), scenario)


def test_line_that_ends_the_game_scores_before_the_bonuses() -> None:
    scenario = next(s for s in load() if s.id == ENDS)
    assert scenario.state is not None
    state = fast.from_position(position_of(scenario.state))
    wall, (row, column) = fast.wall_bits(state, 0), (2, 2)
    assert fast.complete_lines(state, 0) == 1 << row
    points = fast.placement_score(wall, row, column)
    assert points == scenario.expect["points"]
    fast.advance_tiling(state)
    assert fast.is_over(state)
    assert fast.score(state, 0) == points + fast.wall_bonus(state, 0)


def test_nearly_all_scenarios_are_here() -> None:
    assert len(SCENARIOS) == 83 - len(LOOK_BETWEEN) - 1
