"""Choices are exactly the legal moves with their previews, and every other move has a reason."""

import msgspec
import pytest

from azulejos.rules import IllegalMoveError, Phase, Position, Wall, previews
from azulejos.rules.moves import Draft, Move, Tiling
from azulejos.rules.scoring import PENALTIES
from azulejos.rules.steps import Area, MarkerMoved, TilesMoved
from azulejos.rules.tiles import FLOOR, SIDE, Colour
from azulejos.views.choices import choices
from azulejos.views.shapes import Choices
from tests.server.positions import KINDS, random_game


def _sent(position: Position) -> Choices:
    return msgspec.json.decode(msgspec.json.encode(choices(position)), type=Choices)


def _draft_moves(sent: Choices) -> list[tuple[str, int, int, bool, int, int, bool, int, int]]:
    """Every draft as a page combines it, in the order of previews."""
    return [
        (
            draft.take + line.put,
            line.fits,
            line.falls,
            line.completes,
            line.points,
            line.penalty,
            draft.takes_marker,
            line.line_falls,
            line.line_penalty,
        )
        for draft in sent.drafts
        for line in sent.effects[draft.effects].lines
    ]


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_choices_are_the_previews(seats: int, wall: Wall) -> None:
    for position, _ in random_game(seats, wall, seed=10 + seats):
        sent = _sent(position)
        expected = [(str(p.move), *p[1:]) for p in previews(position)]
        if position.phase is Phase.TILE:
            found = [(t.move, t.falls, t.points, t.penalty) for t in sent.tilings]
            assert found == [(p[0], p[2], p[4], p[5]) for p in expected]
        else:
            assert _draft_moves(sent) == expected


def _floor_costs(position: Position, move: str) -> tuple[int, int]:
    """What the marker and the tiles of a draft cost, by the spaces that they really go to."""
    marker = tiles = 0
    for step in position.transition(Move.parse(move)).steps:
        if not isinstance(step, MarkerMoved | TilesMoved):
            break  # the round is being scored
        if step.target.area is not Area.FLOOR:
            continue
        first = step.target.number
        assert first is not None
        if isinstance(step, MarkerMoved):
            marker += PENALTIES[first]
        else:
            tiles += sum(PENALTIES[first : first + step.count])
    return marker, tiles


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_cost_of_the_marker_is_told_apart_from_that_of_the_tiles(seats: int, wall: Wall) -> None:
    costs = set()
    for position, _ in random_game(seats, wall, seed=30 + seats):
        sent = _sent(position)
        for draft in sent.drafts:
            effects = sent.effects[draft.effects]
            for line in effects.lines:
                marker, tiles = _floor_costs(position, draft.take + line.put)
                assert (effects.marker_cost, line.penalty - effects.marker_cost) == (marker, tiles)
            costs.add(effects.marker_cost)
    assert costs >= {0, 1}


@pytest.mark.parametrize(("seats", "wall"), KINDS)
def test_every_other_line_has_the_reason_of_the_rules(seats: int, wall: Wall) -> None:
    reasons = set()
    for position, _ in random_game(seats, wall, seed=20 + seats):
        sent = _sent(position)
        for draft in sent.drafts:
            effects = sent.effects[draft.effects]
            assert (effects.colour, effects.count) == (draft.colour, draft.count)
            lines = [line.line for line in effects.lines] + [no.line for no in effects.refused]
            assert sorted(lines, key=lambda line: FLOOR if line is None else line) == [
                *range(SIDE),
                None,
            ]
            for no in effects.refused:
                move = Draft(draft.source, Colour("BYRKW".index(draft.colour)), no.line)
                with pytest.raises(IllegalMoveError) as refused:
                    position.play(move)
                assert refused.value.reason == no.reason
                reasons.add(no.reason)
    assert reasons == {"line_complete", "line_has_other_colour", "row_has_colour"}


def test_every_other_column_has_the_reason_of_the_rules() -> None:
    reasons = set()
    for seed in range(8):
        for position, _ in random_game(2, Wall.GREY, seed):
            if position.phase is not Phase.TILE:
                continue
            sent = _sent(position)
            assert len(sent.tilings) + len(sent.refused_columns) == SIDE + 1
            for no in sent.refused_columns:
                column = FLOOR if no.column is None else no.column
                with pytest.raises(IllegalMoveError) as refused:
                    position.play(Tiling(no.line, column))
                assert refused.value.reason == no.reason
                reasons.add(no.reason)
    assert reasons == {"space_taken", "column_has_colour", "tile_fits"}


def test_nobody_to_act_has_no_choices() -> None:
    assert choices(Position.start(2)) == Choices()
