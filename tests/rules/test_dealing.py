"""Deals: their text, what the bag and the lid allow, and how they are drawn."""

import pickle
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azulejos
from azulejos.rules import (
    Area,
    CounterGenerator,
    Counts,
    Deal,
    IllegalMoveError,
    LidPoured,
    MarkerMoved,
    NotationError,
    Phase,
    Place,
    Position,
    Reason,
    TilesMoved,
    draw_deal,
)
from azulejos.rules.tiles import minus
from tests.rules.games import seeds

TEXT = "BBYR/YRKK/BYRK/RRRW/BYYW"


def before_deal(bag: Counts, lid: Counts = (0, 0, 0, 0, 0), seats: int = 2) -> Position:
    """A position before a deal; the other tiles do not matter here."""
    return replace(Position.start(seats), bag=bag, lid=lid)


def test_text_round_trips() -> None:
    deal = Deal.parse(TEXT)
    assert deal.factories[0] == (2, 1, 1, 0, 0)
    assert str(deal) == TEXT
    assert eval(repr(deal), vars(azulejos)) == deal
    assert pickle.loads(pickle.dumps(deal)) == deal
    assert len({deal, Deal.parse(TEXT)}) == 1


@pytest.mark.parametrize("text", [TEXT, f"{TEXT}/BYRK/-", f"{TEXT}/BYRK/BYRK/B/-", "-/-/-/-/-"])
def test_deals_have_a_text(text: str) -> None:
    assert str(Deal.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "BBYR",
        "BBYR/YRKK/BYRK/RRRW",
        f"{TEXT}/-",
        f"{TEXT}/",
        f" {TEXT}",
        f"{TEXT}\n",
        "BBYRW/YRKK/BYRK/RRRW/BYYW",
        "YBBR/YRKK/BYRK/RRRW/BYYW",
        "bbyr/YRKK/BYRK/RRRW/BYYW",
        "B-/YRKK/BYRK/RRRW/BYYW",
        "--/YRKK/BYRK/RRRW/BYYW",
        "BBYX/YRKK/BYRK/RRRW/BYYW",
        "/" * 1_000_000,
        TEXT * 100_000,
    ],
    ids=lambda text: text[:30],
)
def test_unreadable_deals_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        Deal.parse(text)


def test_deal_begins_the_round() -> None:
    after, steps = Position.start(2, first_seat=1).transition(Deal.parse(TEXT))
    assert after.phase is Phase.DRAFT
    assert (after.turn, after.first_seat, after.start_marker) == (1, 1, None)
    assert after.bag == (16, 15, 14, 17, 18)
    assert steps[0] == MarkerMoved(Place(Area.FRONT, 1), Place(Area.SOURCE, number=0))
    moved = [step for step in steps if isinstance(step, TilesMoved)]
    assert sum(step.count for step in moved) == 20
    assert all(step.origin == Place(Area.BAG) for step in moved)


@pytest.mark.parametrize("phase", [Phase.DRAFT, Phase.TILE, Phase.END])
def test_no_deal_in_another_phase(phase: Phase) -> None:
    position = replace(Position.start(), phase=phase)
    for what in (lambda: position.deal(Deal.parse(TEXT)), lambda: draw_deal(position, int)):
        with pytest.raises(IllegalMoveError) as caught:
            what()
        assert caught.value.reason is Reason.WRONG_PHASE


@pytest.mark.parametrize("seats", [3, 4])
def test_deal_for_another_table_is_refused(seats: int) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        Position.start(seats).deal(Deal.parse(TEXT))
    assert caught.value.reason is Reason.DEAL_FACTORIES


def refusal(position: Position, text: str) -> Reason | None:
    try:
        position.deal(Deal.parse(text))
    except IllegalMoveError as error:
        return error.reason
    return None


@pytest.mark.parametrize(
    ("bag", "lid", "text", "reason"),
    [
        # enough in the bag: the lid is not used
        ((6, 6, 6, 6, 1), (9, 9, 9, 9, 9), "BYRK/BYRK/BYRK/BYRK/BYRW", None),
        ((6, 6, 6, 6, 1), (9, 9, 9, 9, 9), "BYRK/BYRK/BYRK/BYRK/BYWW", Reason.DEAL_NOT_IN_BAG),
        # exactly enough: RULES [I7]
        ((4, 4, 4, 4, 4), (9, 9, 9, 9, 9), "BYRK/BYRK/BYRK/BYRK/WWWW", None),
        ((4, 4, 4, 4, 4), (9, 9, 9, 9, 9), "BYRK/BYRK/BYRK/BYRK/BWWW", Reason.DEAL_NOT_IN_BAG),
        # six in the bag: one factory and two tiles on the second; then the lid is poured
        ((6, 0, 0, 0, 0), (0, 0, 0, 0, 20), "BBBB/BBWW/WWWW/WWWW/WWWW", None),
        ((6, 0, 0, 0, 0), (9, 0, 0, 0, 20), "BBBB/BBBW/BBWW/WWWW/WWWW", None),
        ((6, 0, 0, 0, 0), (9, 0, 0, 0, 20), "BBBW/BBBW/BBWW/WWWW/WWWW", Reason.DEAL_NOT_IN_BAG),
        ((6, 0, 0, 0, 0), (0, 0, 0, 0, 20), "BBBB/BWWW/WWWW/WWWW/WWWW", Reason.DEAL_NOT_IN_BAG),
        ((4, 0, 0, 2, 0), (0, 0, 0, 0, 20), "BBBB/WWWW/KKWW/WWWW/WWWW", Reason.DEAL_NOT_IN_BAG),
        # empty bag: all from the lid
        ((0, 0, 0, 0, 0), (20, 0, 0, 0, 0), "BBBB/BBBB/BBBB/BBBB/BBBB", None),
        ((0, 0, 0, 0, 0), (19, 1, 0, 0, 0), "BBBB/BBBB/BBBB/BBBB/BBBB", Reason.DEAL_NOT_IN_BAG),
        # too few: in order, only the last factory not full, RULES [I8]
        ((3, 0, 0, 0, 0), (0, 0, 0, 0, 4), "BBBW/WWW/-/-/-", None),
        ((3, 0, 0, 0, 0), (0, 0, 0, 0, 4), "BBBW/-/WWW/-/-", Reason.DEAL_SHORT),
        ((3, 0, 0, 0, 0), (0, 0, 0, 0, 4), "BBW/BWWW/-/-/-", Reason.DEAL_SHORT),
        ((3, 0, 0, 0, 0), (0, 0, 0, 0, 4), "BBBW/WW/W/-/-", Reason.DEAL_SHORT),
        ((3, 0, 0, 0, 0), (0, 0, 0, 0, 4), "BBBW/-/-/-/-", Reason.DEAL_SHORT),
        ((3, 0, 0, 0, 0), (0, 0, 0, 0, 4), "BBBW/WWWW/-/-/-", Reason.DEAL_SHORT),
        ((20, 20, 20, 20, 20), (0, 0, 0, 0, 0), "BBBB/BBBB/BBBB/BBBB/BBB", Reason.DEAL_SHORT),
        # no tiles at all: there is no such deal, RULES [I9]
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 0), "-/-/-/-/-", Reason.DEAL_SHORT),
    ],
)
def test_deal_fits_bag_and_lid(bag: Counts, lid: Counts, text: str, reason: Reason | None) -> None:
    assert refusal(before_deal(bag, lid), text) is reason


def test_negative_counts_are_refused() -> None:
    deal = Deal(((5, -1, 0, 0, 0), *[(4, 0, 0, 0, 0)] * 4))
    with pytest.raises(IllegalMoveError) as caught:
        Position.start().deal(deal)
    assert caught.value.reason is Reason.DEAL_SHORT


def test_lid_is_poured_when_a_tile_is_needed() -> None:
    position = before_deal((6, 0, 0, 0, 0), (9, 0, 0, 0, 20))
    after, steps = position.transition(Deal.parse("BBBB/BBBW/BBWW/WWWW/WWWW"))
    assert (after.bag, after.lid) == ((6, 0, 0, 0, 9), (0, 0, 0, 0, 0))
    poured = steps.index(LidPoured((9, 0, 0, 0, 20)))
    from_bag = [step.count for step in steps[:poured] if isinstance(step, TilesMoved)]
    assert from_bag == [4, 2]


def test_lid_stays_when_the_last_draw_empties_the_bag() -> None:
    position = before_deal((4, 4, 4, 4, 4), (9, 9, 9, 9, 9))
    after, steps = position.transition(Deal.parse("BYRK/BYRK/BYRK/BYRK/WWWW"))
    assert (after.bag, after.lid) == ((0, 0, 0, 0, 0), (9, 9, 9, 9, 9))
    assert not any(isinstance(step, LidPoured) for step in steps)


def legal_by_the_book(bag: Counts, lid: Counts, deal: Deal) -> bool:
    """An independent implementation of docs/rules.md: is the deal legal?"""
    tiles, factories = sum(bag), deal.factories
    to_deal = min(4 * len(factories), tiles + sum(lid))
    sizes = [max(0, min(4, to_deal - 4 * n)) for n in range(len(factories))]
    if not to_deal or [sum(factory) for factory in factories] != sizes:
        return False

    def total(heaps: tuple[Counts, ...]) -> Counts:
        b, y, r, k, w = (sum(heap[colour] for heap in heaps) for colour in range(5))
        return b, y, r, k, w

    if tiles >= to_deal:
        return min(minus(bag, total(factories))) >= 0
    whole = tiles // 4
    rest = minus(bag, total(factories[:whole]))
    beyond = minus(total(factories[whole:]), rest)
    return (
        min(rest) >= 0 and min(minus(factories[whole], rest)) >= 0 and min(minus(lid, beyond)) >= 0
    )


heaps = st.tuples(*[st.integers(0, 6)] * 5)


@given(heaps, heaps, st.sampled_from([2, 3, 4]), seeds, st.integers(0, 3))
def test_drawn_and_disturbed_deals_are_judged_by_the_book(
    bag: Counts, lid: Counts, seats: int, seed: int, swaps: int
) -> None:
    position = before_deal(bag, lid, seats)
    below = CounterGenerator(seed).below
    if not any(bag + lid):
        with pytest.raises(IllegalMoveError, match="no tile is left"):
            draw_deal(position, below)
        return
    deal = draw_deal(position, below)
    assert legal_by_the_book(bag, lid, deal)
    assert refusal(position, str(deal)) is None
    changed = [list(factory) for factory in deal.factories]
    for _ in range(swaps):
        (a, x), (b, y) = ((below(len(changed)), below(5)) for _ in range(2))
        if changed[a][x] and changed[b][y]:
            changed[a][x] -= 1
            changed[b][y] -= 1
            changed[a][y] += 1
            changed[b][x] += 1
    other = Deal(tuple(map(tuple, changed)))  # type: ignore[arg-type]
    assert (refusal(position, str(other)) is None) == legal_by_the_book(bag, lid, other)


def test_draws_take_the_kth_tile_of_the_bag_in_the_order_of_the_colours() -> None:
    asked: list[int] = []

    def below(n: int) -> int:
        asked.append(n)
        return n - 1  # always the last: white first, then black ...

    deal = draw_deal(before_deal((2, 0, 3, 0, 14), (7, 0, 0, 0, 0)), below)
    assert str(deal) == "WWWW/WWWW/WWWW/RRWW/BBBR"
    assert asked == [*range(19, 0, -1), 7]  # the lid is poured for the last tile only


def test_draws_from_the_first_tile_take_blue_first() -> None:
    deal = draw_deal(before_deal((2, 0, 3, 0, 14)), lambda _: 0)
    assert str(deal) == "BBRR/RWWW/WWWW/WWWW/WWW"


@pytest.mark.parametrize("below", [lambda n: n, lambda n: n + 5])
def test_source_of_chance_that_lies_is_found_out(below: Callable[[int], int]) -> None:
    with pytest.raises(ValueError, match="not below n"):
        draw_deal(Position.start(), below)


def test_same_seed_same_deal() -> None:
    drawn = [str(draw_deal(Position.start(), CounterGenerator(7).below)) for _ in range(2)]
    assert drawn == ["BYRW/YYRR/BBRW/RWWW/YKKW"] * 2
