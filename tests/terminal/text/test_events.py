"""Sentences about what happened: every kind of step, including rare ones."""

from dataclasses import replace

from hypothesis import given

from azulejos import Deal, Move, Phase, Position, Transition
from azulejos.locales.catalogue import catalogue_of
from azulejos.rules import BonusScored, FloorScored, TilePlaced
from azulejos.terminal.text.events import event_sentences
from tests.rules.games import walk, whole_games
from tests.rules.texts import position

NAMES = ["Anna", "Bo", "Cleo", "Dag"]
ENGLISH = catalogue_of("en")


def told(before: Position, move: str) -> list[str]:
    event = Move.parse(move)
    return list(event_sentences(event, before.transition(event).steps, NAMES, before.turn, ENGLISH))


def test_tiles_that_fall_past_the_floor_are_told() -> None:
    before = position(
        "C draft 3 2 2- RRW/-/-/-/-/- ? 0,0,0,0,0 "
        "9:5/5/5/5/5:-/-/-/-/-:- 4:5/5/5/5/5:-/-/-/-/-:BBBBBBB"
    )
    assert told(before, "CRF") == [
        "Bo takes 2 red tiles from the centre → floor line. Bo gets the start marker"
    ]


def test_end_of_a_round_is_told_in_order() -> None:
    before = position(
        "C draft 3 1 1- -/RR/-/-/-/- ? 0,0,0,0,0 9:5/5/5/5/5:-/-/-/-/-:B 4:5/5/5/5/5:B1/-/-/-/-:-"
    )
    assert told(before, "1R1") == [
        "Anna takes 2 red tiles from factory 1 → line 1. 1 tile falls",
        "Anna: red tile to row 1, column 3, +1",
        "Anna: floor line −2",
        "Bo: blue tile to row 1, column 1, +1",
        "No one took the start marker: Anna begins again",
    ]


def test_marker_that_nobody_took_is_told_without_anything_between() -> None:
    before = position(
        "C draft 3 1 1- -/RR/-/-/-/- ? 0,0,0,0,0 9:5/5/5/5/5:-/-/-/-/-:- 4:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert told(before, "1R3") == [
        "Anna takes 2 red tiles from factory 1 → line 3",
        "No one took the start marker: Anna begins again",
    ]


def test_stuck_line_and_bonuses_are_told() -> None:
    stuck = position(
        "G tile 4+2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 "
        "9:B4/1B3/2B2/3B1/YRKW1:-/-/-/-/B5:- 1:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert told(stuck, "T55") == [
        "Anna: blue tile to row 5, column 5, +5",
        "Anna: row 5 is complete, +2",
        "Anna: all five blue tiles, +10",
    ]
    worse = position(
        "G tile 4+2 1 1- -/-/-/-/-/- ? 0,0,0,0,0 "
        "9:B4/1B3/2B2/3B1/YRK1W:-/-/-/-/B5:- 1:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert told(worse, "T5F")[0] == "Anna: line 5 fits nowhere and falls"
    full = position(
        "G tile 4 1 1- -/-/-/-/-/- ? 0,0,0,0,0 "
        "9:B4/1B3/2B2/3B1/YRK1W:-/-/-/-/B5:RRRRRRR 1:5/5/5/5/5:-/-/-/-/-:-"
    )
    assert told(full, "T5F") == [
        "Anna: line 5 fits nowhere and falls",
        "Anna: floor line −9",
        "No one took the start marker: Anna begins again",
    ]


@given(whole_games())
def test_every_placement_penalty_and_bonus_is_told(game: tuple[Transition, ...]) -> None:
    for before, (after, steps) in walk(game):
        if before.phase not in (Phase.DRAFT, Phase.TILE):
            continue
        # Which move it was does not matter for what is counted here.
        move = before.legal_moves()[0]
        sentences = list(event_sentences(move, steps, NAMES, before.turn, ENGLISH))
        placed = [step for step in steps if isinstance(step, TilePlaced | BonusScored)]
        lost = [step for step in steps if isinstance(step, FloorScored) and step.lost]
        assert sum(", +" in sentence for sentence in sentences) == len(placed)
        assert sum(": floor line −" in sentence for sentence in sentences) == len(lost)
        assert after != before


def test_deals_are_told_and_the_pouring_of_the_lid() -> None:
    deal = Deal.parse("BBBB/BBBW/WWWW/WWWW/WWWW")
    start = Position.start()
    steps = start.transition(deal).steps
    assert list(event_sentences(deal, steps, NAMES, None, ENGLISH)) == [
        f"The factories are filled: {deal}"
    ]
    poured = replace(start, bag=(7, 0, 0, 0, 0), lid=(0, 0, 0, 0, 20)).transition(deal).steps
    assert list(event_sentences(deal, poured, NAMES, None, ENGLISH)) == [
        f"The factories are filled: {deal}. The tiles from the lid went back into the bag"
    ]
