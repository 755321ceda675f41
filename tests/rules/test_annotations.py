"""Annotations as values: what a game accepts, and what stays when it changes."""

from dataclasses import replace

import pytest

from azulejos.rules import Annotation, Deal, Game, Mark, Move, Position, Variation
from azulejos.rules.annotations import DEEPEST

DEAL = Deal.parse("BBYR/YRKK/BYRK/RRRW/BYYW")
MOVES = (Move.parse("1B2"), Move.parse("CY1"))
GAME = Game(Position.start(), (DEAL, *MOVES), comment="a game")
SAID = Annotation("why?", Mark.MISTAKE, (Variation((Move.parse("2Y1"),)),))


def nested(depth: int) -> Annotation:
    """An annotation with variations of a game's first move, one inside the other."""
    found = Annotation("deep")
    for _ in range(depth):
        found = Annotation(variations=(Variation((MOVES[0],), ((0, found),)),))
    return found


def test_annotations_are_found_by_event() -> None:
    game = replace(GAME, annotations=((2, SAID),))
    assert game.annotation(2) == SAID
    assert game.annotation(1) == Annotation()


def test_dicts_lists_and_words_are_as_good() -> None:
    loose = Annotation("why?", "?", [Variation([Move.parse("2Y1")])])  # type: ignore[arg-type]
    assert loose == SAID
    unordered = {2: SAID, 1: Annotation("first"), 0: Annotation()}
    game = replace(GAME, annotations=unordered)  # type: ignore[arg-type]
    assert game.annotations == ((1, Annotation("first")), (2, SAID))
    assert hash(game) == hash(replace(game))


def test_line_breaks_in_comments_become_spaces() -> None:
    assert Annotation("one\ntwo\tthree").comment == "one two three"
    assert replace(GAME, comment="one\r\ntwo").comment == "one  two"


@pytest.mark.parametrize("number", [-1, 3])
def test_annotation_of_no_event_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="number of an event"):
        replace(GAME, annotations=((number, SAID),))
    with pytest.raises(ValueError, match="number of an event"):
        Variation(GAME.events, ((number, SAID),))


def test_deal_has_no_mark() -> None:
    with pytest.raises(ValueError, match="a deal has no mark"):
        replace(GAME, annotations=((0, Annotation(mark=Mark.GOOD)),))


def test_unknown_mark_is_refused() -> None:
    with pytest.raises(ValueError, match="not a valid Mark"):
        Annotation(mark="???")  # type: ignore[arg-type]


def test_control_characters_in_comments_are_refused() -> None:
    with pytest.raises(ValueError, match="control characters"):
        Annotation("\x00")
    with pytest.raises(ValueError, match="control characters"):
        replace(GAME, comment="\x7f")


def test_empty_variation_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one event"):
        Variation(())


def test_variations_are_nested_to_a_limit() -> None:
    deepest = replace(GAME, annotations=((1, nested(DEEPEST)),))
    assert Game.parse(str(deepest)) == deepest
    with pytest.raises(ValueError, match="at most 20 deep"):
        replace(GAME, annotations=((1, nested(DEEPEST + 1)),))


def test_cut_keeps_the_annotations_of_the_events_that_are_left() -> None:
    game = replace(
        GAME,
        annotations=((1, Annotation("one")), (2, SAID)),
        absent=frozenset({1, 2}),
        ended_early="resign 1",
    )
    cut = game.until(2)
    assert cut == Game(
        GAME.start,
        GAME.events[:2],
        absent=frozenset({1}),
        comment="a game",
        annotations=((1, Annotation("one")),),
    )
    assert cut.with_event(MOVES[1]).annotations == cut.annotations
