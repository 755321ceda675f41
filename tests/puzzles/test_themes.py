"""Themes: from the reasons for the answer, and from the table."""

import pytest

from azulejos import Position, Tiling, Wall
from azulejos.players.contrast import MoveReason, Side
from azulejos.puzzles import themes as themes_module
from azulejos.puzzles.file import shipped_puzzles
from azulejos.puzzles.shapes import Theme
from azulejos.puzzles.themes import themes_of
from tests.players.positions import game_positions, opening


def themes(position: Position, *, proved: bool = False) -> tuple[Theme, ...]:
    first, second = position.legal_moves()[:2]
    return themes_of(position, [first], [second], proved=proved)


def give_reasons(monkeypatch: pytest.MonkeyPatch, side: Side, *codes: str) -> None:
    reasons = tuple(MoveReason(code, side, {"seat": 0}) for code in codes)
    monkeypatch.setattr(themes_module, "contrast", lambda *_: reasons)


@pytest.mark.parametrize(
    ("code", "theme"),
    [
        ("denies", Theme.DENY),
        ("column", Theme.COLUMN),
        ("colour", Theme.COLOUR),
        ("floor", Theme.FLOOR),
        ("begins", Theme.MARKER),
    ],
)
def test_reason_for_the_answer_is_a_theme(
    monkeypatch: pytest.MonkeyPatch, code: str, theme: Theme
) -> None:
    give_reasons(monkeypatch, Side.GAIN, code, "completes")
    assert themes(opening()) == (theme,)
    give_reasons(monkeypatch, Side.COST, code)
    assert themes(opening()) == ()


def test_themes_have_one_order(monkeypatch: pytest.MonkeyPatch) -> None:
    give_reasons(monkeypatch, Side.GAIN, "begins", "denies", "column")
    found = themes(opening(seats=4), proved=True)
    assert found == (Theme.LAST_ROUND, Theme.DENY, Theme.COLUMN, Theme.MARKER, Theme.FOUR_SEATS)


def test_seats_and_tiling_are_themes(monkeypatch: pytest.MonkeyPatch) -> None:
    give_reasons(monkeypatch, Side.GAIN)
    assert themes(opening(seats=2)) == ()
    assert themes(opening(seats=3)) == (Theme.THREE_SEATS,)
    tiling = [one for one in game_positions(wall=Wall.GREY) if one.phase.value == "tile"]
    chosen = next(one for one in tiling if len(one.legal_moves()) > 1)
    assert themes(chosen) == (Theme.GREY_TILING,)


def test_lines_are_compared_by_the_rules() -> None:
    """The last tiles of a round: a line instead of the floor line."""
    games = game_positions(seed=5)
    ends = [one for one in games if _has_one_heap(one) and len(one.legal_moves()) > 1]
    found = list[tuple[Theme, ...]]()
    for position in ends:
        line, *_, floor = position.legal_moves()
        found.append(themes_of(position, [line], [floor], proved=False))
    assert found == [(Theme.COLUMN, Theme.FLOOR), (Theme.FLOOR,)]


def _has_one_heap(position: Position) -> bool:
    return len({str(move)[:2] for move in position.legal_moves()}) == 1


def test_shipped_puzzles_have_the_themes_of_their_tables() -> None:
    for puzzle in shipped_puzzles().puzzles:
        assert (Theme.THREE_SEATS in puzzle.themes) == (puzzle.position.seats == 3)
        assert (Theme.FOUR_SEATS in puzzle.themes) == (puzzle.position.seats == 4)
        assert (Theme.GREY_TILING in puzzle.themes) == isinstance(puzzle.answer, Tiling)
        assert (Theme.LAST_ROUND in puzzle.themes) == puzzle.proved
