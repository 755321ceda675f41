"""Comments, marks and variations in record texts."""

from dataclasses import replace

import pytest

from azulejos.rules import Annotation, Deal, Game, Mark, Move, NotationError, Variation, Wall
from tests.rules.games import at_random, recorded

HEAD = '[Seats "2"]\n[Wall "coloured"]\n[First "1"]\n[Result "*"]\n[Scores "0 0"]\n\n'
DEALT = f"{HEAD}1. deal BBYR/YRKK/BYRK/RRRW/BYYW\n"


def test_everything_is_read_and_written() -> None:
    text = (
        f"{HEAD}{{A game.}}\n1. deal BBYR/YRKK/BYRK/RRRW/BYYW\n{{Much black.}}\n"
        "(1. deal BBYY/YRKK/BYRK/RRRW/BYRW)\n"
        "1B2~?!\n{Two of {them\\}, no?}\n(2K2! {x} (2K3) CR3 {y})\n(3B1)\nCY1 3R3?\n"
    )
    game = Game.parse(text)
    assert str(game) == text
    assert game.comment == "A game."
    assert game.absent == {1}
    other = Deal.parse("BBYY/YRKK/BYRK/RRRW/BYRW")
    assert game.annotation(0) == Annotation("Much black.", None, (Variation((other,)),))
    said = game.annotation(1)
    assert (said.comment, said.mark) == ("Two of {them}, no?", Mark.INACCURACY)
    assert said.variations[1].events == (Move.parse("3B1"),)
    first = said.variations[0]
    assert list(map(str, first.events)) == ["2K2", "CR3"]
    inner = Variation((Move.parse("2K3"),))
    assert first.annotations == (
        (0, Annotation("x", Mark.GOOD, (inner,))),
        (1, Annotation("y")),
    )
    assert game.annotation(3).mark is Mark.MISTAKE


def test_comment_may_hold_anything() -> None:
    comment = 'a } b { ( [Seats "2"] \\ \\} ~ é \U0001f600'
    game = Game.parse(DEALT).with_event(Move.parse("1B2"))
    annotated = Game(
        game.start, game.events, comment=comment, annotations=((1, Annotation(comment)),)
    )
    assert Game.parse(str(annotated)) == annotated


def test_line_breaks_in_comments_are_folded() -> None:
    text = f'{DEALT}1B2\n{{one\n\n[two "2"]\tthree}}\nCY1\n'
    game = Game.parse(text)
    assert game.annotation(1).comment == 'one  [two "2"] three'
    assert str(game) == text.replace('one\n\n[two "2"]\t', 'one  [two "2"] ')


def test_place_of_an_error_counts_the_lines_of_a_wrapped_comment() -> None:
    text = f"{DEALT}1B2\n{{one\ntwo}}\nCY1"
    with pytest.raises(NotationError, match="line 11, character 4: expected the end of the line"):
        Game.parse(text)
    with pytest.raises(NotationError, match="line 11, character 1: expected a legal event"):
        Game.parse(text.replace("CY1", "CB1"))


def test_variation_goes_on_after_the_round() -> None:
    whole = recorded(2, Wall.COLOURED, 3, at_random)
    second = [n for n, event in enumerate(whole.events) if isinstance(event, Deal)][1]
    game = whole.until(second)
    variation = Variation(whole.events[1 : second + 2])
    annotated = replace(game, annotations=((1, Annotation("", None, (variation,))),))
    dealt, played = variation.events[-2:]
    assert f" 2. deal {dealt} {played})\n" in str(annotated)
    assert Game.parse(str(annotated)) == annotated


@pytest.mark.parametrize(
    ("rest", "message"),
    [
        ("1B2 {x}\n", "line 8, character 5: expected a new line before a comment"),
        ("1B2 (2K2)\n", "line 8, character 5: expected a new line before a comment"),
        ("1B2\n{}\n", "line 9, character 1: expected a comment {...}"),
        ("1B2\n{x\n", "line 9, character 1: expected a comment {...}"),
        ("1B2\n{x\\y}\n", "line 9, character 1: expected a comment {...}"),
        ("1B2\n{x} \n", "line 9, character 1: expected a comment {...}"),
        ("1B2\n{x\x00}\n", "line 9, character 1: expected a comment, but a comment has no control"),
        ("1B2\n{x}\n{y}\n", "line 10, character 1: expected one comment, before the variations"),
        ("1B2\n(2K2)\n{y}\n", "line 10, character 1: expected one comment, before the variations"),
        ("1B2\n(2K2\n", "line 9, character 5: expected a closing parenthesis"),
        ("1B2\n()\n", "line 9, character 2: expected a move or a deal"),
        ("1B2\n({x} 2K2)\n", "line 9, character 2: expected a move or a deal"),
        ("1B2\n((2K2) 2K2)\n", "line 9, character 2: expected a move or a deal"),
        ("1B2\n(2K2))\n", "line 9, character 6: expected the end of the line"),
        ("1B2\n(2K2) {x}\n", "line 9, character 7: expected the end of the line"),
        ("1B2\n(2K2  CR1)\n", "line 9, character 6: expected 'CR1"),
        ("1B2\n( 2K2)\n", "line 9, character 2: expected '2K2"),
        ("1B2\n(2K2~)\n", "line 9, character 5: expected"),
        ("1B2\n(CB1)\n", "line 9, character 2: expected a legal event, but the centre has no blue"),
        ("1B2\n(2K2 2. deal)\n", "line 9, character 13: expected"),
        ("1B2\n(2K2 2. BBYR/YRKK/BYRK/RRRW/BYYW)\n", "line 9, character 9: expected deal"),
        ("1B2\n(2K2 2. deal BBYR/YRKK/BYRK/RRRW/BYYW)\n", "no deal in the phase draft"),
        ("(3. deal BBYR/YRKK/BYRK/RRRW/BYYW)\n", "line 8, character 2: expected '1. deal"),
        ("1B2\n(2K2 {x)\n", "line 9, character 6: expected a comment {...}"),
        ("1B2\n(2K2 })\n", "line 9, character 6: expected a factory"),
        ("1B2???\n", "line 8, character 4: expected"),
        ("1B2?~\n", "expected"),
        ("1B2 ??\n", "line 8, character 5: expected a factory"),
        ("1B2\nCY1\n", "line 8, character 4"),
        ("1B2\n" + "(2K2 " * 21 + ")" * 21 + "\n", "at most 20 nested variations"),
    ],
)
def test_wrong_remarks_are_refused_with_place_and_reason(rest: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        Game.parse(DEALT + rest)
    assert message in str(caught.value)


def test_variation_needs_something_to_replace() -> None:
    with pytest.raises(NotationError, match="line 7, character 1: expected a move or a deal"):
        Game.parse(f"{HEAD}(1. deal BBYR/YRKK/BYRK/RRRW/BYYW)\n")


def test_mark_of_a_deal_is_refused() -> None:
    with pytest.raises(NotationError, match="line 7, character 33: expected"):
        Game.parse(DEALT.replace("BYYW", "BYYW?"))
