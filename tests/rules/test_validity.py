"""`Position.parse` accepts exactly the texts that a second statement of the format calls valid.

Real positions are edited at random. Most edits break something, and some lead to a position that
nobody would have thought of.
"""

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.rules import (
    InvalidPositionError,
    NotationError,
    Phase,
    Position,
    Wall,
    settle_floor,
    tile_line,
)
from azulejos.rules.tiling import legal_tilings
from tests.rules.building import build
from tests.rules.games import KINDS, STYLES, kinds, played, positions, seeds
from tests.rules.texts import filled, with_filled_bag
from tests.rules.validity import is_valid

EDITS = 60  # of each position
TOKENS = re.compile(r"[a-z]+|[+]?\d+|.")
SPARE = [*"BYRKWCG*-/:, 0123456789", "deal", "draft", "tile", "end", "+1", "+2", "+3"]
HEAD_FIELDS = 5


def is_accepted(text: str) -> bool:
    try:
        Position.parse(text)
    except (NotationError, InvalidPositionError):
        return False
    return True


def edited(text: str, chance: random.Random) -> str:
    """The text after one to three edits; half of the time, the bag then fits again."""
    for _ in range(chance.randint(1, 3)):
        text = chance.choice([_change_token, _move_token, _change_head])(text, chance)
    return with_filled_bag(text) if chance.random() < 0.5 else text


def _change_token(text: str, chance: random.Random) -> str:
    """Replace, delete or double a token."""
    tokens = TOKENS.findall(text)
    at = chance.randrange(len(tokens))
    old = tokens[at]
    tokens[at] = chance.choice([chance.choice(SPARE), chance.choice(tokens), "", old + old])
    return "".join(tokens)


def _move_token(text: str, chance: random.Random) -> str:
    """Swap two tokens, or move one: tiles and the marker keep their numbers."""
    tokens = TOKENS.findall(text)
    one, other = (chance.randrange(len(tokens)) for _ in range(2))
    if chance.random() < 0.5:
        tokens[one], tokens[other] = tokens[other], tokens[one]
    else:
        tokens.insert(other, tokens.pop(one))
    return "".join(tokens).replace(": ", ":- ")


def _change_head(text: str, chance: random.Random) -> str:
    """Change the wall, the phase, the round, or a seat that acts, began or holds the marker."""
    fields = text.split(" ")
    at = chance.randrange(min(HEAD_FIELDS, len(fields)))
    seat = chance.choice("1234")
    choices = {
        0: chance.choice("CG"),
        1: chance.choice([phase.value for phase in Phase]),
        2: f"7{chance.choice(['', '+1', '+2', '+3'])}",
        3: chance.choice("01234"),
        4: chance.choice([f"{fields[-1][:1]}{seat}", f"{seat}-", f"{seat}{chance.choice('1234')}"]),
    }
    fields[at] = choices[at]
    return " ".join(fields)


def between_steps(seats: int, wall: Wall, seed: int) -> list[Position]:
    """Tiling, step by step: what a screen may show between two decisions."""
    position = build(seats, wall, Phase.TILE, seed)
    found = [position]
    for place in range(seats):
        seat = (position.first_seat + place) % seats
        while moves := legal_tilings(position, position.boards[seat]):
            column = moves[seed % len(moves)].column
            position = tile_line(position, seat, moves[0].line, column).position
            found.append(position)
        position = settle_floor(position, seat).position
        found.append(position)
    return found


@st.composite
def unfinished_tiling(draw: st.DrawFn) -> Position:
    seats, wall = draw(kinds)
    return draw(st.sampled_from(between_steps(seats, wall, draw(seeds))))


real = positions() | unfinished_tiling()


@given(real)
def test_real_positions_are_valid(position: Position) -> None:
    assert is_valid(str(position))
    assert is_accepted(str(position))


@given(real, seeds)
def test_edited_positions_are_accepted_if_they_are_valid(position: Position, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(EDITS):
        text = edited(str(position), chance)
        assert is_accepted(text) == is_valid(text), text


def test_edits_lead_to_valid_and_to_invalid_positions() -> None:
    """Otherwise the comparison would say little."""
    chance = random.Random(1)
    found = {True: 0, False: 0}
    for (seats, wall), style in zip(KINDS, STYLES, strict=True):
        for position, _ in played(seats, wall, 1, style)[:40]:
            found[is_valid(edited(str(position), chance))] += 1
    assert min(found.values()) > 20


MISSING = [
    pytest.param("G tile 2 1 11", "B1/-/-/-/-:-", "-/-/-/-/-:-", id="the seat to act has a line"),
    pytest.param("G tile 2 1 12", "B1/-/-/-/-:-", "-/-/-/-/-:-", id="its turn has not come"),
    pytest.param("G tile 2 1 12", "-/-/-/-/-:B", "-/-/-/-/-:-", id="a floor line comes first"),
    pytest.param("G tile 2 2 21", "-/-/-/-/-:-", "B1/-/-/-/-:-", id="the other seat began"),
    pytest.param("C tile 2 0 11", "B1/-/-/-/-:-", "-/-/-/-/-:-", id="a line on the coloured wall"),
    pytest.param("C tile 2 2 12", "-/-/-/-/-:-", "B1/-/-/-/-:-", id="a line of the last seat"),
]


@pytest.mark.parametrize(("head", "first", "second"), MISSING)
def test_marker_of_a_seat_that_has_not_settled_lies_on_its_floor_line(
    head: str, first: str, second: str
) -> None:
    text = filled(f"{head} -/-/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:{first} 0:5/5/5/5/5:{second}")
    with pytest.raises(InvalidPositionError) as caught:
        Position.parse(text)
    assert [problem.code.value for problem in caught.value.problems] == ["marker"]


SETTLED = [
    pytest.param("G tile 2 2 11", "-/-/-/-/-:-", "B1/-/-/-/-:-", id="it was the seat before"),
    pytest.param("G tile 2+3 1 12", "-/-/-/-/-:-", "-/-/-/-/-:-", id="all seats have settled"),
    pytest.param("G tile 2 1 12", "B1/-/-/-/-:-", "-/-/-/-/-:KKKKKKK", id="a full floor line"),
    pytest.param("C tile 2 0 12", "B1/-/-/-/-:-", "-/-/-/-/-:-", id="coloured walls have no order"),
]


@pytest.mark.parametrize(("head", "first", "second"), SETTLED)
def test_marker_of_a_seat_that_has_settled_may_lie_in_front(
    head: str, first: str, second: str
) -> None:
    text = filled(f"{head} -/-/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:{first} 0:5/5/5/5/5:{second}")
    assert str(Position.parse(text)) == text
