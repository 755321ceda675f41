"""Sentences about what happened: every kind of step, and the rare ones too."""

from dataclasses import replace

from hypothesis import given

from azulejos import Deal, Move, Phase, Position, Transition
from azulejos.commands.telling import tell, tell_outcome, tell_preview
from azulejos.rules import BonusScored, FloorScored, Outcome, Termination, TilePlaced, previews
from tests.rules.games import walk, whole_games
from tests.rules.texts import OPENING, position

NAMES = ["Anna", "Bo", "Cleo", "Dag"]


def told(before: Position, move: str) -> list[str]:
    event = Move.parse(move)
    return list(tell(event, before.transition(event).steps, NAMES, before.turn))


def test_tiles_that_fall_past_the_floor_are_told() -> None:
    before = position(
        "C draft 3 2 2- RRW/-/-/-/-/- ? 0,0,0,0,0 "
        "9:5/5/5/5/5:-/-/-/-/-:- 4:5/5/5/5/5:-/-/-/-/-:BBBBBBB"
    )
    assert told(before, "CRF") == [
        "Bo takes 2 red from the centre → the floor, and the start marker."
    ]


def test_end_of_a_round_is_told_in_order() -> None:
    before = position(
        "C draft 3 1 1- -/RR/-/-/-/- ? 0,0,0,0,0 9:5/5/5/5/5:-/-/-/-/-:B 4:5/5/5/5/5:B1/-/-/-/-:-"
    )
    assert told(before, "1R1") == [
        "Anna takes 2 red from factory 1 → line 1, 1 of them falls.",
        "Anna: red to row 1, column 3, +1.",
        "Anna: floor −2.",
        "Bo: blue to row 1, column 1, +1.",
        "Nobody took the start marker: Anna begins again.",
    ]


def test_marker_that_nobody_took_is_told_without_anything_between() -> None:
    before = position(
        "C draft 3 1 1- -/RR/-/-/-/- ? 0,0,0,0,0 9:5/5/5/5/5:-/-/-/-/-:- 4:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert told(before, "1R3") == [
        "Anna takes 2 red from factory 1 → line 3.",
        "Nobody took the start marker: Anna begins again.",
    ]


def test_stuck_line_and_bonuses_are_told() -> None:
    stuck = position(
        "G tile 4+2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 "
        "9:B4/1B3/2B2/3B1/YRKW1:-/-/-/-/B5:- 1:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert told(stuck, "T55") == [
        "Anna: blue to row 5, column 5, +5.",
        "Anna: row 5 complete, +2.",
        "Anna: all five blue complete, +10.",
    ]
    worse = position(
        "G tile 4+2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 "
        "9:B4/1B3/2B2/3B1/YRK1W:-/-/-/-/B5:- 1:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert told(worse, "T5F")[0] == "Anna: line 5 finds no space on the wall and falls."


@given(whole_games())
def test_every_placement_penalty_and_bonus_is_told(game: tuple[Transition, ...]) -> None:
    for before, (after, steps) in walk(game):
        if before.phase not in (Phase.DRAFT, Phase.TILE):
            continue
        # Which move it was does not matter for what is counted here.
        move = before.legal_moves()[0]
        sentences = list(tell(move, steps, NAMES, before.turn))
        placed = [step for step in steps if isinstance(step, TilePlaced | BonusScored)]
        lost = [step for step in steps if isinstance(step, FloorScored) and step.lost]
        assert sum(", +" in sentence for sentence in sentences) == len(placed)
        assert sum(": floor −" in sentence for sentence in sentences) == len(lost)
        assert after != before


def test_deals_are_told_and_the_pouring_of_the_lid() -> None:
    deal = Deal.parse("BBBB/BBBW/WWWW/WWWW/WWWW")
    start = Position.start()
    steps = start.transition(deal).steps
    assert list(tell(deal, steps, NAMES, None)) == [f"The factories are filled: {deal}."]
    poured = replace(start, bag=(7, 0, 0, 0, 0), lid=(0, 0, 0, 0, 20)).transition(deal).steps
    assert list(tell(deal, poured, NAMES, None)) == [
        f"The factories are filled: {deal}, the lid was poured."
    ]


def test_outcomes_are_told() -> None:
    shared = Outcome((12, 12), (1, 1), (0, 1), Termination.BARREN)
    assert list(tell_outcome(shared, NAMES[:2])) == [
        "The game is over: three rounds in a row brought no tile onto any wall.",
        "   12  Anna",
        "   12  Bo",
        "Anna and Bo share the victory.",
    ]
    won = Outcome((2, 30, 4), (0, 2, 0), (1,), Termination.ROW)
    assert list(tell_outcome(won, NAMES[:3]))[1:] == [
        "   30  Bo (2 rows)",
        "    4  Cleo",
        "    2  Anna",
        "Bo wins.",
    ]


def test_previews_of_every_move_have_words() -> None:
    assert all(tell_preview(preview) for preview in previews(Position.parse(OPENING)))
