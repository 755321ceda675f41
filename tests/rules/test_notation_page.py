"""docs/notation.md shows texts that are read and written exactly as shown."""

import re
from pathlib import Path

import pytest

from azulejos import Deal, Game, Mark, Move, Position

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def _blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_complete_game_is_read_and_written_back() -> None:
    record = _blocks("azul")[0]
    game = Game.parse(record)
    assert str(game) == record
    assert game.replay().outcome() is not None


def test_annotated_game_is_read_and_written_back() -> None:
    record = _blocks("azul")[1]
    game = Game.parse(record)
    assert str(game) == record
    assert game.start == Position.parse(_blocks("position")[1].strip())
    assert game.events[-1] in Game.parse(_blocks("azul")[0]).events


def test_page_explains_every_mark() -> None:
    (row,) = re.findall(r"^\| mark \|.*$", PAGE, re.MULTILINE)
    assert re.findall(r"`([!?]+)` (\w+)", row) == [(mark, mark.name.lower()) for mark in Mark]


def test_positions_are_read_and_written_back() -> None:
    texts = [block.strip() for block in _blocks("position")]
    assert [str(Position.parse(text)) for text in texts] == texts
    assert len(texts) == 2


def test_position_explained_is_one_of_the_game() -> None:
    record = _blocks("azul")[0]
    assert Position.parse(_blocks("position")[1].strip()) in Game.parse(record).positions()


def test_fields_explained_are_those_of_the_position() -> None:
    rows = re.findall(r"^\| [a-z, ]+ \| `([^`]+)` \|", PAGE, re.MULTILINE)
    fields = _blocks("position")[1].split()
    assert rows == fields[:9]


def test_deal_is_read_and_written_back() -> None:
    text = "BBYR/YRKK/BYRK/RRRW/BYYW"
    assert f"```\n{text}\n```" in PAGE
    assert str(Deal.parse(text)) == text


@pytest.mark.parametrize("text", re.findall(r"^\| `([0-9CT][A-Z0-9]{2})` \|", PAGE, re.MULTILINE))
def test_move_is_read_and_written_back(text: str) -> None:
    assert str(Move.parse(text)) == text
