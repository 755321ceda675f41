"""Broken text is refused quickly, or is read as something that prints the same.

The texts are real positions, deals and records with typical damage: letters lost, doubled and
swapped, fields exchanged, huge numbers, digits of other scripts, NULs.
"""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import (
    CounterGenerator,
    Deal,
    Game,
    InvalidPositionError,
    Move,
    NotationError,
    Phase,
    Position,
    Wall,
    draw_deal,
    format_games,
    read_games,
)
from tests.rules.games import at_random, positions, recorded, records
from tests.rules.texts import OPENING

Parser = Callable[[str], object]

MEGABYTE = 1_000_000
PARSERS: list[Parser] = [Move.parse, Deal.parse, Position.parse, Game.parse]
ODD: list[str] = [
    *'BYRKWCGFT-*~+/:,. 0123456789[](){}!?"\\\n\r\t\x00\x7f',
    *("٣", "５", "²", "Ⅷ", "é", "\u2028", "\ufeff", "\U0001f600", "\ud800"),
    *("99999999999999999999", "-1", "0x10", "1e9", "1_0", "00", "  ", "//", "::", "nan"),
]


def read_or_refuse(parse: Parser, text: str) -> object | None:
    """The value of the text, which must print the same; None if it is refused."""
    try:
        value = parse(text)
    except (NotationError, InvalidPositionError) as error:
        return None if str(error) else error
    assert str(value) == text or _has_folded_comments(parse, text, str(value))
    return value


def _has_folded_comments(parse: Parser, text: str, written: str) -> bool:
    """Whether a record is written as it was read but for line breaks and tabs in comments."""
    pairs = [(old, new) for old, new in zip(text, written, strict=True) if old != new]
    folded = all(old in "\t\n\v\f\r" and new == " " for old, new in pairs)
    return parse == Game.parse and "{" in text and folded


@st.composite
def broken(draw: st.DrawFn, texts: st.SearchStrategy[str]) -> str:
    """A text with some damage."""
    text = draw(texts)
    for _ in range(draw(st.integers(1, 4))):
        accident = draw(st.sampled_from(ACCIDENTS))
        text = accident(draw, text)
    return text


Accident = Callable[[st.DrawFn, str], str]


def _replaced(draw: st.DrawFn, text: str) -> str:
    at = draw(st.integers(0, len(text)))
    length = draw(st.sampled_from([0, 1, 1, 1, 2, 5]))
    return text[:at] + draw(st.sampled_from(ODD)) + text[at + length :]


def _lost(draw: st.DrawFn, text: str) -> str:
    at = draw(st.integers(0, len(text)))
    return text[:at] + text[at + draw(st.integers(1, 20)) :]


def _doubled(draw: st.DrawFn, text: str) -> str:
    at = draw(st.integers(0, len(text)))
    return text[:at] + text[max(0, at - draw(st.integers(1, 20))) :]


def _swapped_fields(draw: st.DrawFn, text: str) -> str:
    separator = draw(st.sampled_from([" ", "/", ":", ",", "\n"]))
    fields = text.split(separator)
    a, b = (draw(st.integers(0, len(fields) - 1)) for _ in range(2))
    fields[a], fields[b] = fields[b], fields[a]
    return separator.join(fields)


def _swapped_letters(draw: st.DrawFn, text: str) -> str:
    if not text:
        return text
    a, b = sorted(draw(st.integers(0, len(text) - 1)) for _ in range(2))
    letters = list(text)
    letters[a], letters[b] = letters[b], letters[a]
    return "".join(letters)


ACCIDENTS: list[Accident] = [_replaced, _lost, _doubled, _swapped_fields, _swapped_letters]
position_texts = positions().map(str)


@st.composite
def deal_texts(draw: st.DrawFn) -> str:
    start = Position.start(draw(st.integers(2, 4)))
    return str(draw_deal(start, CounterGenerator(draw(st.integers(0, 9999))).below))


@given(broken(position_texts))
def test_broken_positions(text: str) -> None:
    position = read_or_refuse(Position.parse, text)
    if isinstance(position, Position):
        for move in position.legal_moves()[::7]:
            assert position.play(move).problems() == ()


@given(broken(deal_texts()))
def test_broken_deals(text: str) -> None:
    read_or_refuse(Deal.parse, text)


@given(broken(records().map(str)))
def test_broken_records(text: str) -> None:
    read_or_refuse(Game.parse, text)


@given(st.lists(broken(records().map(str)) | records().map(str), max_size=3).map("\n".join))
def test_broken_texts_of_several_games(text: str) -> None:
    games: list[Game] = []
    with contextlib.suppress(NotationError):
        games.extend(read_games(text))
    assert list(read_games(format_games(games))) == games


@given(st.text(max_size=200))
@pytest.mark.parametrize("parse", PARSERS, ids=lambda parse: parse.__qualname__)
def test_any_text(parse: Parser, text: str) -> None:
    read_or_refuse(parse, text)


@given(st.lists(st.sampled_from(ODD), max_size=60).map("".join))
@pytest.mark.parametrize("parse", PARSERS, ids=lambda parse: parse.__qualname__)
def test_any_letters_of_the_notation(parse: Parser, text: str) -> None:
    read_or_refuse(parse, text)


@given(st.lists(st.sampled_from(["(", ")", "{", "}", "\\", " ", "1B2", "?", "\n"]), max_size=40))
def test_any_remarks(words: list[str]) -> None:
    text = f"{HEAD}{RESULT}\n{FIRST}{''.join(words)}\n"
    game = read_or_refuse(Game.parse, text)
    assert game is None or isinstance(game, Game)


HEAD = '[Seats "2"]\n[Wall "coloured"]\n[First "1"]\n'
RESULT = '[Result "*"]\n[Scores "0 0"]\n'
FIRST = "1. deal BBYR/YRKK/BYRK/RRRW/BYYW\n"


def long_lines() -> Iterator[tuple[str, str]]:
    """Texts of a megabyte and more, each of another kind."""
    for piece in (
        "B",
        "5",
        "/",
        " ",
        ":",
        ",",
        "9",
        "*",
        "-",
        "\x00",
        "\n",
        "é",
        '"',
        "\\",
        "[",
        "+",
        "{",
        "}",
        "(",
        "?",
        "\n[",
    ):
        yield f"only {piece!r}", piece * MEGABYTE
    fields = OPENING.split(" ")
    for number in range(len(fields)):
        grown = [
            *fields[:number],
            fields[number] * (MEGABYTE // len(fields[number])),
            *fields[number + 1 :],
        ]
        yield f"field {number + 1}", " ".join(grown)
    yield "many fields", " ".join([OPENING] * 10_000)
    yield "huge number", OPENING.replace("16,", "1" * MEGABYTE + ",")
    yield "zeros", OPENING.replace("16,", "0" * MEGABYTE + "16,")
    yield "one header", f'[Seat1 "{"x" * MEGABYTE}"]\n{HEAD}\n{FIRST}'
    yield "escapes", f'[Seat1 "{chr(92) * 2 * MEGABYTE}"]\n{HEAD}\n{FIRST}'
    yield "open header", f'[Seat1 "{chr(92) * MEGABYTE}'
    yield "many headers", "".join(f'[K{n} "x"]\n' for n in range(100_000)) + f"{HEAD}\n{FIRST}"
    yield "one line of moves", f"{HEAD}\n{FIRST}{'1B2 ' * (MEGABYTE // 4)}\n"
    yield "lines of moves", f"{HEAD}\n{FIRST}{chr(10).join(['CR1'] * (MEGABYTE // 4))}\n"
    yield "deals", f"{HEAD}\n{FIRST * (MEGABYTE // len(FIRST))}"
    yield "scores", f"{HEAD}\n{FIRST}{'scores 0 0' + chr(10)}" * (MEGABYTE // 60)
    yield "scores lines", f"{HEAD}\n{FIRST}" + "scores 0 0\n" * (MEGABYTE // 11)
    yield "blank lines", f"{HEAD}\n{FIRST}" + "\n" * MEGABYTE
    yield "whole games", str(recorded(2, Wall.COLOURED, 1, at_random)) * 500
    yield "open comments", f"{HEAD}\n{FIRST}" + "{" * MEGABYTE
    yield "open comments in lines", f"{HEAD}\n{FIRST}" + "{\n" * MEGABYTE
    yield "escapes in a comment", f"{HEAD}\n{FIRST}{{{chr(92) * MEGABYTE}"
    yield "open variations", f"{HEAD}\n{FIRST}" + "(" * MEGABYTE
    yield "nested variations", f"{HEAD}\n{FIRST}1B2\n" + "(1B2 " * MEGABYTE
    yield "closed variations", f"{HEAD}\n{FIRST}1B2\n(1B2{')' * MEGABYTE}"
    yield "marks", f"{HEAD}\n{FIRST}1B2{'?' * MEGABYTE}"
    yield "long position", f'[Position "{OPENING * 10_000}"]\n\n'


LONG = dict(long_lines())


@pytest.mark.parametrize("text", LONG.values(), ids=LONG.keys())
def test_very_long_texts_are_refused(text: str) -> None:
    for parse in PARSERS:
        assert read_or_refuse(parse, text) is None


def test_valid_record_with_a_long_tail_of_headers_is_read() -> None:
    headers: tuple[tuple[str, Any], ...] = tuple((f"K{n}", "x" * 900) for n in range(1000))
    game = Game(Position.start(), headers=headers)
    assert read_or_refuse(Game.parse, str(game)) == game
    assert game.replay().phase is Phase.DEAL
