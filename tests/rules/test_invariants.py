"""Invariants at every ply of every game, for all kinds and styles of play."""

from collections import Counter

import pytest
from hypothesis import given

from azulejos.rules import (
    START_MARKER,
    Draft,
    IllegalMoveError,
    Move,
    Phase,
    Position,
    Reason,
    Termination,
    Tiling,
    Transition,
    Wall,
    previews,
)
from azulejos.rules.moves import MOVES
from azulejos.rules.tiles import plus
from tests.rules.games import (
    KIND_NAMES,
    KINDS,
    STYLES,
    Style,
    avoid_rows,
    games,
    played,
    positions,
    walk,
    whole_games,
)
from tests.rules.ledger import ledger_of, same


@given(games)
def test_every_colour_keeps_its_twenty_tiles(game: tuple[Transition, ...]) -> None:
    for position, _ in game:
        total = plus(position.bag, position.lid)
        for heap in (*position.sources, *(board.tiles() for board in position.boards)):
            total = plus(total, heap)
        assert total == (20, 20, 20, 20, 20)


@given(games)
def test_rules_make_no_problems(game: tuple[Transition, ...]) -> None:
    for position, _ in game:
        assert position.problems() == ()


@given(games)
def test_there_is_one_marker(game: tuple[Transition, ...]) -> None:
    for position, _ in game:
        owners = [
            seat
            for seat, board in enumerate(position.boards)
            for thing in board.floor_line
            if thing is START_MARKER
        ]
        assert owners in ([], [position.start_marker])


@given(games)
def test_scores_stay_at_or_above_zero_and_walls_only_grow(game: tuple[Transition, ...]) -> None:
    for before, (after, _) in walk(game):
        for old, new in zip(before.boards, after.boards, strict=True):
            assert new.score >= 0
            for old_row, new_row in zip(old.wall, new.wall, strict=True):
                assert all(a in (None, b) for a, b in zip(old_row, new_row, strict=True))


@given(games)
def test_every_game_ends_with_an_outcome_and_only_then(game: tuple[Transition, ...]) -> None:
    *going_on, (last, _) = game
    assert all(position.outcome() is None for position, _ in going_on)
    outcome = last.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(board.score for board in last.boards)
    assert (outcome.termination is Termination.ROW) == any(outcome.complete_rows)
    assert last.legal_moves() == ()


@given(whole_games())
def test_every_position_has_a_deal_or_a_legal_move_next(game: tuple[Transition, ...]) -> None:
    for position, _ in game[:-1]:
        assert position.phase is Phase.DEAL or position.legal_moves()


@given(whole_games())
def test_rounds_count_up_and_barren_rounds_are_rounds_without_a_tile(
    game: tuple[Transition, ...],
) -> None:
    barren, tiles_before = 0, 0
    for before, (after, _) in walk(game):
        if before.phase is Phase.DEAL or after.phase not in (Phase.DEAL, Phase.END):
            assert after.round_number == before.round_number
            continue
        tiles = sum(25 - sum(row.count(None) for row in b.wall) for b in after.boards)
        barren = barren + 1 if tiles == tiles_before else 0
        tiles_before = tiles
        assert after.barren_rounds == barren
        assert after.round_number == before.round_number + (after.phase is Phase.DEAL)


@given(games)
def test_steps_account_for_every_difference(game: tuple[Transition, ...]) -> None:
    for before, (after, steps) in walk(game):
        ledger = ledger_of(before)
        for step in steps:
            ledger.carry_out(step)
        assert same(ledger, ledger_of(after)), f"{before}\n{steps}\n{after}"


@given(positions())
def test_listed_moves_play_and_all_others_are_refused(position: Position) -> None:
    legal = position.legal_moves()
    assert [move.action_id for move in legal] == sorted({move.action_id for move in legal})
    assert tuple(preview.move for preview in previews(position)) == legal
    text = str(position)
    for move in MOVES:
        if move in legal:
            assert position.play(move) != position
        else:
            with pytest.raises(IllegalMoveError) as caught:
                position.play(move)
            assert caught.value.reason is reason(position, move)
        assert str(position) == text


def reason(position: Position, move: Move) -> Reason:
    """Why a move is not legal, computed independently."""
    choosing = position.phase is Phase.TILE and position.wall is Wall.GREY
    if position.phase is not Phase.DRAFT if isinstance(move, Draft) else not choosing:
        return Reason.WRONG_PHASE
    board = position.boards[position.turn or 0]
    if isinstance(move, Draft):
        if move.source > 2 * position.seats + 1:
            return Reason.NO_SUCH_SOURCE
        if position.sources[move.source][move.colour] == 0:
            return Reason.NOT_IN_SOURCE
        colour, filled = board.pattern_lines[move.line]
        if filled > move.line:
            return Reason.LINE_COMPLETE
        return Reason.ROW_HAS_COLOUR if colour is None else Reason.LINE_HAS_OTHER_COLOUR
    assert isinstance(move, Tiling)
    complete = [n for n, (_, filled) in enumerate(board.pattern_lines) if filled == n + 1]
    if move.line not in complete:
        return Reason.LINE_NOT_COMPLETE
    if move.line > complete[0]:
        return Reason.NOT_TOP_LINE
    if move.column == 5:
        return Reason.TILE_FITS
    taken = board.wall[move.line][move.column] is not None
    return Reason.SPACE_TAKEN if taken else Reason.COLUMN_HAS_COLOUR


@pytest.mark.parametrize(("seats", "wall"), KINDS, ids=KIND_NAMES)
@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
def test_every_style_of_every_kind_ends(seats: int, wall: Wall, style: Style) -> None:
    game = played(seats, wall, seats, style)
    assert game[-1].position.outcome() is not None


def test_the_styles_reach_the_rare_corners() -> None:
    """Otherwise the properties above would say little about them."""
    seen: Counter[str] = Counter()
    for seats, wall in KINDS:
        for seed, style in enumerate((*STYLES, avoid_rows)):
            game = played(seats, wall, seed, style)
            seen[str(game[-1].position.outcome().termination)] += 1  # type: ignore[union-attr]
            for before, (after, steps) in walk(game):
                names = {type(step).__name__ for step in steps}
                seen["poured"] += "LidPoured" in names
                seen["short deal"] += before.phase is Phase.DEAL and sum(after.sources[-1]) < 4
                seen["full floor"] += any(len(b.floor_line) == 7 for b in after.boards)
                moves = after.legal_moves() if after.phase is Phase.TILE else ()
                seen["stuck line"] += any(str(move).endswith("F") for move in moves)
    corners = ["row", "barren", "poured", "short deal", "full floor", "stuck line"]
    assert [corner for corner in corners if not seen[corner]] == []
