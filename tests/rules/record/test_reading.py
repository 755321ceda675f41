"""Record texts: written, read, and checked by a replay."""

import pytest
from hypothesis import given

from azulejos.rules import (
    Deal,
    Game,
    InvalidPositionError,
    Move,
    NotationError,
    Position,
    Wall,
)
from tests.rules.games import off_the_floor, recorded, records
from tests.rules.texts import OPENING

BEGUN = """\
[Seats "2"]
[Wall "coloured"]
[First "1"]
[Seat1 "Anna \\"A\\" \\\\"]
[Seat2 "Søren"]
[Result "*"]
[Scores "0 0"]

1. deal BBYR/YRKK/BYRK/RRRW/BYYW
1B2 CY1~ 3R3
"""
WHOLE = str(recorded(2, Wall.GREY, 3, off_the_floor))


@given(records())
def test_text_round_trips(game: Game) -> None:
    assert Game.parse(str(game)) == game


def test_record_is_written_by_rounds() -> None:
    game = Game(
        Position.start(),
        headers=(("Seat1", 'Anna "A" \\'), ("Seat2", "Søren")),
        events=(Deal.parse("BBYR/YRKK/BYRK/RRRW/BYYW"), *map(Move.parse, ("1B2", "CY1", "3R3"))),
        absent=frozenset([2]),
    )
    assert str(game) == BEGUN
    assert Game.parse(BEGUN) == game
    assert Game.parse(BEGUN).header("Seat1") == 'Anna "A" \\'


def test_whole_game_tells_rounds_tilings_scores_and_result() -> None:
    lines = WHOLE.splitlines()
    kinds = [line.split()[0] for line in lines[lines.index("") + 1 :]]
    rounds = kinds.count("scores")
    assert [kind for kind in kinds if kind.endswith(".")] == [f"{n + 1}." for n in range(rounds)]
    assert sum(kind.startswith("T") for kind in kinds) == rounds
    assert '[Termination "row"]' in lines
    outcome = Game.parse(WHOLE).replay().outcome()
    assert outcome is not None
    assert f'[Scores "{" ".join(map(str, outcome.scores))}"]' in lines


def test_game_may_begin_anywhere() -> None:
    game = Game(Position.parse(OPENING)).with_event(Move.parse("3R2"))
    assert str(game).startswith(f'[Position "{OPENING}"]\n[Result "*"]')
    assert Game.parse(str(game)) == game


def test_game_without_events_is_a_record() -> None:
    game = Game(Position.start(4, Wall.GREY, 3))
    assert Game.parse(str(game)) == game
    assert str(game).endswith("]\n\n")


def changed(old: str, new: str, text: str = BEGUN) -> str:
    assert old in text
    return text.replace(old, new, 1)


SCORES = next(line for line in WHOLE.splitlines() if line.startswith("scores"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a blank line between"),
        ("\n\n", "a header"),
        (BEGUN.replace("\n", "\r\n"), "a blank line between"),
        (changed("[Seats", " [Seats"), "line 1, character 1: expected a header"),
        (changed('[Seats "2"]', '[Seats "5"]'), "the headers Seats, Wall and First"),
        (changed('[Seats "2"]\n', ""), "the headers Seats, Wall and First"),
        (changed('"coloured"', '"blue"'), "the headers Seats, Wall and First"),
        (changed('[First "1"]', '[First "3"]'), "a first seat that plays"),
        (changed('[First "1"]', '[Seats "2"]'), "every header only once"),
        (changed('[Result "*"]', '[Result "1"]'), "line 6, character 10"),
        (changed('[Scores "0 0"]', '[Scores "0 1"]'), "line 7, character 12"),
        (changed('[Scores "0 0"]\n', ""), "line 7, character 1"),
        (changed('[Seat2 "Søren"]', '[Seat2 "S\tren"]'), "line 5, character 1: expected a header"),
        (changed('[Seat2 "Søren"]', '[Seat2 "S\\oren"]'), "expected a header"),
        (changed("1. deal", "2. deal"), "line 9, character 1"),
        (changed("1. deal", "1.  deal"), "line 9, character 2: expected a colour"),
        (changed("BBYR/YRKK", "BBYX/YRKK"), "line 9, character 9: expected tiles as letters"),
        (changed("BBYR/YRKK", "BBBB/BBBB"), "line 10, character 5: expected a legal event"),
        (changed("3R3", "3R6"), "line 10, character 12: expected a line 1 to 5 or F"),
        (changed("3R3", "3R2"), "line 10, character 10: expected a legal event, but line 2"),
        (changed("3R3", "CB1"), "the centre has no blue tile"),
        (changed("3R3", "3R3 "), "a factory 1 to 9, C or T"),
        (changed("3R3", "3R3 scores"), "character 14: expected a factory"),
        (changed("3R3\n", "3R3"), "line 10, character 13: expected the end of the line$"),
        (changed("3R3\n", "3R3\n\n"), "line 11, character 1: expected the end$"),
        (changed("3R3\n", "3R3\nscores 0 0\n"), "line 11, character 1"),
        (changed("1B2 CY1~", "1B2\nCY1~"), "line 10, character 4"),
        (changed(SCORES, f"{SCORES}1", WHOLE), "expected"),
        (changed(SCORES + "\n", "", WHOLE), "expected"),
        (changed('[Termination "row"]', '[Termination "barren"]', WHOLE), "'row"),
        (changed('[Termination "row"]', '[Termination "resign 1"]', WHOLE), """expected 'ow"]'$"""),
        (changed('[Termination "row"]\n', "", WHOLE), "Termination"),
        (
            changed('[Result "*"]', '[Result "*"]\n[Termination "resign 3"]'),
            "line 7, character 2",
        ),
        (f"{WHOLE}1. deal BBYR/YRKK/BYRK/RRRW/BYYW\n", "no deal in the phase end"),
    ],
)
def test_wrong_records_are_refused_with_place_and_reason(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message.replace("*", r"\*")):
        Game.parse(text)


def test_ending_without_words_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot end early with ''"):
        Game(Position.start(), ended_early="")


def test_impossible_start_is_told_as_such() -> None:
    text = f'[Position "{OPENING.replace("16,15", "15,15")}"]\n[Result "*"]\n[Scores "0 0"]\n\n'
    with pytest.raises(InvalidPositionError, match="19 blue tiles"):
        Game.parse(text)
