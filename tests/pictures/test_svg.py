"""Pictures of positions as SVG: complete, self-contained, and well-formed for every position."""

import re
from collections import Counter
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.pictures import DARK, LIGHT, THEMES, Labels, Theme, svg
from azulejos.rules import (
    CENTRE,
    START_MARKER,
    Colour,
    Game,
    IllegalMoveError,
    Move,
    Phase,
    Position,
    Wall,
)
from tests.rules.games import off_the_floor, played, positions
from tests.rules.texts import OPENING
from tests.rules.texts import position as filled_position

NS = "{http://www.w3.org/2000/svg}"
START = Position.parse(OPENING)
GHOST = "0.6"
ALLOWED = {"svg", "defs", "symbol", "g", "rect", "path", "circle", "text", "use", "title", "desc"}


def read(text: str) -> Element:
    """The root of a picture, without its definitions."""
    root = ElementTree.fromstring(text)
    root.remove(root.find(f"{NS}defs") or pytest.fail("no definitions"))
    return root


def used(root: Element) -> Counter[str]:
    """How often each drawing is used, but not as a ghost."""
    uses = [use for use in root.iter(f"{NS}use") if "opacity" not in use.attrib]
    return Counter(use.attrib["href"].removeprefix("#") for use in uses)


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{NS}text")]


def expected_tiles(position: Position) -> Counter[str]:
    """The tiles on boards and factories; in the centre one for each colour."""
    found: Counter[str] = Counter()
    for colour in Colour:
        name = f"tile-{colour.letter}"
        if position.phase is not Phase.END:
            found[name] += sum(source[colour] for source in position.sources[1:])
            found[name] += position.sources[CENTRE][colour] > 0
        for board in position.boards:
            found[name] += sum(row.count(colour) for row in board.wall)
            found[name] += sum(n for c, n in board.pattern_lines if c is colour)
            found[name] += board.floor_line.count(colour)
    return +found


@given(positions(), st.sampled_from([LIGHT, DARK]))
def test_every_tile_of_every_position_is_drawn_once(position: Position, theme: Theme) -> None:
    root = read(svg(position, theme=theme))
    found = used(root)
    markers = found.pop("marker", 0)
    assert found == expected_tiles(position)
    holder = position.start_marker
    on_floors = sum(board.floor_line.count(START_MARKER) for board in position.boards)
    in_centre = holder is None and position.phase is not Phase.END
    assert markers == on_floors + (holder is not None) + in_centre


@given(positions())
def test_pictures_are_self_contained(position: Position) -> None:
    text = svg(position)
    root = ElementTree.fromstring(text)
    assert {element.tag.removeprefix(NS) for element in root.iter()} <= ALLOWED
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    hrefs = [element.attrib["href"] for element in root.iter() if "href" in element.attrib]
    assert {href.removeprefix("#") for href in hrefs} <= ids
    assert all(href.startswith("#") for href in hrefs)
    assert text.count("://") == 1  # the name space
    assert not re.search(r"url\(|@import|<script|\bon[a-z]+=", text)


@given(positions(), st.data())
def test_every_legal_move_can_be_shown(position: Position, data: st.DataObject) -> None:
    moves = position.legal_moves()
    if moves:
        seats = data.draw(st.permutations(range(position.seats)))
        shown = seats[: data.draw(st.integers(1, position.seats))]
        move, other = (data.draw(st.sampled_from(moves)) for _ in range(2))
        root = read(svg(position, move=move, arrows=[other], seats=shown))
        assert all(float(rect.get("x", 0)) >= 0 for rect in root.iter(f"{NS}rect"))


@given(st.text(max_size=40), st.text(max_size=40), st.text(max_size=40))
def test_any_words_are_escaped(name: str, title: str, description: str) -> None:
    root = read(svg(START, labels=Labels((name,), title, description)))
    assert (root[0].tag, root[1].tag) == (f"{NS}title", f"{NS}desc")


def test_words_are_shown() -> None:
    labels = Labels(('Ada <&> "Bo"', ""), "A game", "Two boards")
    root = read(svg(START, labels=labels))
    assert (root[0].text, root[1].text) == ("A game", "Two boards")
    assert 'Ada <&> "Bo"' in texts(root)
    assert "Seat 2" in texts(root)


def test_screen_readers_hear_round_points_and_turn() -> None:
    root = read(svg(START))
    assert root.get("role") == "img"
    assert root[0].text == "Azul, round 1"
    assert root[1].text == "Seat 1: 0 points, to move. Seat 2: 0 points."


def test_long_names_are_cut() -> None:
    shown = texts(read(svg(START, labels=Labels(("Maximiliane von Hohenfels", "葡" * 20)))))
    assert "Maximiliane von Hohenfe…" in shown
    assert f"{'葡' * 11}…" in shown


def test_seats_are_chosen_and_ordered() -> None:
    labels = Labels(("Ada", "Bento"))
    assert [name for name in texts(read(svg(START, labels=labels))) if name in labels.names] == [
        "Ada",
        "Bento",
    ]
    turned = texts(read(svg(START, labels=labels, seats=[1, 0])))
    assert turned.index("Bento") < turned.index("Ada")
    assert "Ada" not in texts(read(svg(START, labels=labels, seats=[1])))


@pytest.mark.parametrize("seats", [[], [0, 0], [2], [-1]])
def test_seats_that_are_not_there_are_refused(seats: list[int]) -> None:
    with pytest.raises(ValueError, match="seat"):
        svg(START, seats=seats)


def test_illegal_moves_are_refused() -> None:
    with pytest.raises(IllegalMoveError):
        svg(START, move=Move.parse("1K1"))
    with pytest.raises(IllegalMoveError):
        svg(START, arrows=[Move.parse("CK1")])


def test_ghosts_show_where_tiles_come_to_lie() -> None:
    start = filled_position(
        "C draft 1 1 1- BBB/-/-/-/-/- ? 0,0,0,0,0 0:5/5/5/5/5:-/B1/-/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    plain, shown = (read(svg(start, move=move)) for move in (None, Move.parse("CB2")))
    ghosts = Counter(
        use.attrib["href"] for use in shown.iter(f"{NS}use") if use.get("opacity") == GHOST
    )
    assert ghosts == {"#tile-B": 3, "#marker": 1}
    assert used(shown) == used(plain)


def test_seat_to_move_and_winner_are_marked() -> None:
    theme = THEMES["light"]
    assert svg(START).count(f'stroke="{theme.accent}"') == 1
    last = played(2, Wall.COLOURED, 5, off_the_floor)[-1].position
    outcome = last.outcome()
    assert outcome is not None
    assert f'stroke="{theme.accent}"' not in svg(last)
    assert svg(last).count("#e39a10") == len(outcome.winners)


def test_notebooks_show_positions_and_games() -> None:
    assert START._repr_svg_() == svg(START)
    game = Game(START, headers=(("Name1", "Ada"), ("Name2", "Bento"))).with_event(Move.parse("1B2"))
    assert game._repr_svg_() == svg(game.replay(), labels=Labels(("Ada", "Bento")))
