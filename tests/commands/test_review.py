"""`azulejos review`: a graph, figures and key moments, kept for the next time; and bad input."""

import json
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from azulejos import Game, Position
from azulejos.review import cache, review
from azulejos.review.shapes import GameReview, ReviewPart
from azulejos.search.limits import Limits
from tests.commands.running import Runner

FEW = ["--nodes", "40"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep reviews in an empty folder."""
    monkeypatch.setattr(cache, "reviews_folder", lambda: tmp_path / "reviews")
    return tmp_path / "reviews"


def test_people_get_a_graph_figures_and_key_moments(run: Runner, record_file: Path) -> None:
    ran = run("review", str(record_file), *FEW)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == "Win probability after each move"
    assert lines[1].startswith("Ada    ")
    assert lines[2].startswith("Bento  ")
    assert [line for line in lines if line.startswith("Accuracy")]
    at = lines.index("Key moments")
    heads = [line[:3] for line in lines[at + 1 :] if not line.startswith("   ")]
    assert heads == ["1. ", "2. ", "3. "]


def test_terminal_sees_the_progress(
    run: Runner, record_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    ran = run("review", str(record_file), *FEW)
    shown = ran.err.split("\r")
    assert shown[:2] == ["Review: 1 of 51", "Review: 2 of 51"]
    assert shown[-3:] == ["Review: 51 of 51", "\x1b[2K", ""]


def test_json_is_the_review(run: Runner, record_text: str) -> None:
    told = run("review", "-", "--json", *FEW, stdin=record_text).out
    found = msgspec.json.decode(told, type=GameReview)
    assert found.nodes == 40
    assert found == review.review_game(Game.parse(record_text), Limits(nodes=40))


def test_second_call_reads_what_the_first_one_kept(
    run: Runner, record_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = run("review", str(record_file), *FEW).out

    def fails(*_: object) -> Iterator[ReviewPart]:
        raise AssertionError("reviewed again")

    monkeypatch.setattr(review, "review_stream", fails)
    assert run("review", str(record_file), *FEW).out == first
    with pytest.raises(AssertionError, match="reviewed again"):
        run("review", str(record_file), "--nodes", "41")


def test_damaged_review_is_made_again(run: Runner, record_file: Path, folder: Path) -> None:
    first = run("review", str(record_file), *FEW).out
    (kept,) = folder.iterdir()
    kept.write_text("{")
    assert run("review", str(record_file), *FEW).out == first


def test_record_is_written_with_the_review(run: Runner, record_file: Path, tmp_path: Path) -> None:
    file = tmp_path / "annotated.azul"
    ran = run("review", str(record_file), *FEW, "--annotate", str(file))
    assert (ran.code, ran.err) == (0, "")
    made, game = Game.parse(file.read_text(encoding="utf-8")), Game.parse(record_file.read_text())
    assert made.events == game.events
    assert made.annotations
    missing = tmp_path / "no" / "folder.azul"
    ran = run("review", str(record_file), *FEW, "--annotate", str(missing))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"azulejos review: {missing}: No such file or directory\n"


def test_one_of_several_games(run: Runner, record_text: str) -> None:
    game = Game.parse(record_text)
    both = f"{Game(game.start, game.events[:4])}\n{record_text}"
    told = json.loads(run("review", "-", "--game", "1", "--json", *FEW, stdin=both).out)
    assert len(told["moves"]) == 3


def test_unfinished_game_is_fine(run: Runner, record_text: str) -> None:
    game = Game.parse(record_text)
    told = json.loads(
        run("review", "-", "--json", *FEW, stdin=str(Game(game.start, game.events[:9]))).out
    )
    assert len(told["moves"]) == 8
    assert told["seats"][0]["result"] is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (str(Game(Position.start())), "there is no move in this game"),
        (str(Position.start()), "this is a position, a record is needed"),
        ('[Seats "2"]\n\n1. deal X', "Seats, Wall and First"),
        ("no record at all", ""),
    ],
)
def test_bad_games_get_one_sentence(run: Runner, text: str, message: str) -> None:
    assert message in run.refused("review", "-", stdin=text)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--nodes", "0"], "nodes must be more than 0"),
        (["--nodes", "few"], "invalid int value"),
        (["--language", "xx"], "there is no language 'xx'"),
    ],
)
def test_bad_options_get_one_sentence(
    run: Runner, record_file: Path, words: list[str], message: str
) -> None:
    assert message in run.refused("review", str(record_file), *words)


def test_ctrl_c_says_how_far_it_got(
    run: Runner, record_file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = review.review_stream

    def interrupted(*arguments: Any) -> Iterator[ReviewPart]:
        for number, part in enumerate(whole(*arguments)):
            yield part
            if number == 60:  # 51 quick grades and some final ones
                os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(review, "review_stream", interrupted)
    ran = run("review", str(record_file), "--nodes", "200")
    assert (ran.code, ran.out) == (130, "")
    assert ran.err == "The review was stopped at move 10 of 51.\n"
    assert not folder.exists()
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("review")]
