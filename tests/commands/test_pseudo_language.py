"""A made-up language: any text in plain letters is not in the catalogues.

Every letter of every catalogue becomes its circled sign, so that hard-coded text of commands is
found. Notation stays: moves, tiles and positions are capitals, spaces of the wall single small
letters.
"""

import datetime
import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from azulejos import Game, Wall
from azulejos.locales import catalogue as words_module
from azulejos.locales.catalogue import CATALOGUES, Catalogue
from azulejos.players.characters import CHARACTERS
from azulejos.puzzles import progress
from azulejos.puzzles.choice import puzzle_of_day
from azulejos.puzzles.file import shipped_puzzles
from azulejos.review import cache
from tests.commands.running import Ran, Runner
from tests.commands.test_play import typed_game
from tests.rules.texts import OPENING, filled

CIRCLED = str.maketrans(
    {chr(ord("a") + n): chr(ord("ⓐ") + n) for n in range(26)}
    | {chr(ord("A") + n): chr(ord("Ⓐ") + n) for n in range(26)}
)
OUTSIDE = re.compile(r"[A-Za-z]*(?:[a-z][A-Za-z]|[A-Z][a-z])[A-Za-z]*")


class Circling(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(CIRCLED)
        return node


@pytest.fixture(autouse=True)
def _pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all commands speak the circled language, in an empty folder."""
    for folder in (".", "terminal"):
        tree = parse((CATALOGUES / folder / "en.ftl").read_text(encoding="utf-8"))
        (tmp_path / folder).mkdir(exist_ok=True)
        text = serialize(Circling().visit(tree))
        (tmp_path / folder / "en.ftl").write_text(text, encoding="utf-8")
    circled = Catalogue("en", tmp_path)
    monkeypatch.setattr(words_module, "catalogue_of", lambda _: circled)
    monkeypatch.chdir(tmp_path)


def outside(ran: Ran) -> set[str]:
    assert ran.code == 0
    assert "ⓔ" in ran.out
    return set(OUTSIDE.findall(ran.out + ran.err))


def test_text_outside_is_found() -> None:
    found = set(OUTSIDE.findall("3R2 BBYR CB4 b y r k w │ Ⓐⓝⓝⓐ: floor Line aB −2 F"))
    assert found == {"floor", "Line", "aB"}


@pytest.mark.parametrize(("seats", "wall"), [(2, Wall.COLOURED), (3, Wall.GREY)])
def test_whole_game_has_no_words_outside(run: Runner, seats: int, wall: Wall) -> None:
    _, lines = typed_game(seats, wall, 5)
    table = ("--seats", str(seats), "--wall", wall.value, "--seed", "5", "--save", "1")
    typed = ["?", "", "5Q", "CB1", "T11", "9B1", lines[0], "u", "u", *lines, ""]
    assert not outside(run("play", "--text", *table, stdin="\n".join(typed)))
    story = run("replay", "--boards", "1")
    assert not outside(story)
    assert not outside(run("replay", "--check", "1"))


def test_refused_lines_and_columns_have_no_words_outside(run: Runner, tmp_path: Path) -> None:
    draft = filled(
        "C draft 3 1 1- BBR/-/-/-/-/- ? 0,0,0,0,0 "
        "9:B4/5/5/5/5:-/R1/R3/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    tile = filled(
        "G tile 3 1 1- -/-/-/-/-/- ? 0,0,0,0,0 9:B4/5/5/5/5:-/B2/R3/-/-:- 0:5/5/5/5/5:-/-/-/-/-:-"
    )
    for text, typed in ((draft, "CB1 CB2 CB3 T11"), (tile, "T21 T2F T31 T11 T1F CB1 T22")):
        (tmp_path / "1").write_text(text, encoding="utf-8")
        ran = run("play", "--text", "--load", "1", stdin="\n".join(["?", *typed.split(), "q"]))
        assert not outside(ran)
        assert not outside(run("moves", "1"))


def test_bots_analyses_and_early_ends_have_no_words_outside(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_bot = run(
        "play", "--text", "--seed", "3", "--bots", "greedy", "--first", "1", stdin="1BF\nq\n"
    )
    assert outside(with_bot) == {"greedy"}
    assert not outside(run("analyse", OPENING, "--nodes", "500"))
    monkeypatch.setattr(cache, "reviews_folder", lambda: tmp_path / "reviews")
    (tmp_path / "1").write_text(str(typed_game(2, Wall.COLOURED, 5)[0]), encoding="utf-8")
    named = outside(run("review", "1", "--nodes", "20"))
    assert named <= set(CHARACTERS.values()), "names of characters are the same in all languages"
    for ending in ("resign 1", "time 2", "abandoned", None):
        game = Game(typed_game(2, Wall.COLOURED, 5)[0].start, ended_early=ending)
        (tmp_path / "1").write_text(str(game), encoding="utf-8")
        assert not outside(run("replay", "1"))


def test_puzzles_have_no_words_outside(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "progress_file", lambda: tmp_path / "puzzles.json")
    day = datetime.date(2026, 12, 24)
    puzzle = puzzle_of_day(shipped_puzzles().puzzles, day)
    for answer in (puzzle.answer, puzzle.second):
        typed = ["?", "hint", "5Q", str(answer), ""]
        assert not outside(run("puzzle", "--day", str(day), stdin="\n".join(typed)))
