"""`azulejos analyse` and `azulejos engine`."""

import json
import os
import re
import signal
import threading
from typing import Any

import pytest

from azulejos import Game, Move, Position
from azulejos.commands.analyse import stages
from azulejos.locales.catalogue import catalogue_of
from azulejos.locales.languages import LANGUAGES
from azulejos.players import analysis
from azulejos.search.limits import Limits
from azulejos.search.stop import StopSignal
from azulejos.terminal.style import LiveLines
from tests.commands.running import Runner, process
from tests.rules.texts import OPENING
from tests.search.stopping import wait_for_search


def test_json_has_moves_values_lines_and_reasons(run: Runner) -> None:
    told = json.loads(run("analyse", OPENING, "--nodes", "3000", "--best", "2", "--json").out)
    assert told["position"] == OPENING
    assert len(told["moves"]) == 2
    for move in told["moves"]:
        assert move["line"][0] == move["move"]
        assert sum(move["wins"]) == pytest.approx(1)
        position = Position.parse(OPENING)
        for text in move["line"]:
            position = position.play(Move.parse(text))
        assert all(set(reason) == {"code", "side", "numbers"} for reason in move["reasons"])
        assert {reason["side"] for reason in move["reasons"]} <= {"gain", "cost", "even"}


def test_people_get_sentences(run: Runner) -> None:
    lines = run("analyse", OPENING, "--nodes", "500", "--best", "1").out.splitlines()
    assert lines[0] == "Seat 1 to move"
    assert re.match(r"1\. \w{3}  place \d \w+ tiles? from factory \d in line \d", lines[1])
    assert re.match(r"   Win probability: \d\d\.\d% \(Seat 1\), \d\d\.\d% \(Seat 2\)$", lines[2])
    assert re.match(r"   Expected points: \d\d\.\d \(Seat 1\), ", lines[3])
    assert all(re.match(r"   [+=-] (Seat [12]|This) .+\.$", line) for line in lines[5:-1])
    assert lines[5].startswith("   ")
    assert re.fullmatch(r"Nodes: [\d,]+\. Depth in moves: \d+\.", lines[-1])


def test_terminal_shows_first_answers_and_ends_with_the_plain_one(
    run: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("analyse", OPENING, "--nodes", "3200", "--best", "1")
    plain = run(*words).out
    monkeypatch.setattr(LiveLines, "can_rewrite", True)
    monkeypatch.setenv("LINES", "50")
    shown = re.split("\x1b\\[\\d+A\x1b\\[J", run(*words).out)
    assert len(shown) == 4
    assert shown[-1] == plain
    assert all(text.startswith("Seat 1 to move\n1. ") for text in shown)
    assert all(text.endswith("Thinking…\n") for text in shown[:-1])
    assert "\x1b" not in run(*words, "--json").out


@pytest.mark.parametrize(
    ("limits", "expected"),
    [
        (Limits(nodes=6400), [100, 400, 1600, 6400]),
        (Limits(nodes=60), [60]),
        (Limits(seconds=6.4), [0.1, 0.4, 1.6, 4.3]),
        (Limits(seconds=0.4), [0.1, 0.3]),
    ],
)
def test_stages_grow_to_the_limits(limits: Limits, expected: list[float]) -> None:
    found = [stage.seconds or stage.nodes for stage in stages(limits)]
    assert found == pytest.approx(expected)


def test_record_names_the_seats(run: Runner, record_text: str) -> None:
    game = Game.parse(record_text)
    begun = str(Game(game.start, game.events[:4], headers=game.headers))
    lines = run("analyse", "-", "--nodes", "300", "--best", "1", stdin=begun).out.splitlines()
    names = [game.header("Name1"), game.header("Name2")]
    assert lines[0] == f"{names[Game.parse(begun).replay().turn or 0]} to move"
    assert lines[2].endswith("% (Bento)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_who_is_to_move(run: Runner, language: str) -> None:
    position = Position.parse(OPENING)
    second = str(position.play(position.legal_moves()[0]))
    ran = run("analyse", second, "--nodes", "20", "--best", "1", "--language", language)
    words = catalogue_of(language)
    told = words.say("turn-of", name=words.say("seat-number", seat=2))
    assert ran.out.splitlines()[0] == told
    assert "2" in told


def test_position_without_a_choice_is_refused(run: Runner) -> None:
    assert "no seat has a choice" in run.refused("analyse", str(Position.start()))


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--best", "0"], "--best is at least 1"),
        (["--threads", "0"], "--threads is 1 to 64"),
        (["--threads", "1000000"], "--threads is 1 to 64"),
        (["--time", "0"], "seconds must be more than 0"),
        (["--time", "inf"], "at most 86400"),
        (["--nodes", "0"], "nodes must be more than 0"),
        (["--nodes", "9" * 23], "at most 1152921504606846976"),
    ],
)
def test_bad_limits_are_refused(run: Runner, words: list[str], message: str) -> None:
    assert message in run.refused("analyse", OPENING, *words)


def test_more_moves_than_there_are_is_all_of_them(run: Runner) -> None:
    told = json.loads(run("analyse", OPENING, "--nodes", "9", "--best", "9" * 23, "--json").out)
    assert len(told["moves"]) == 90


@pytest.mark.parametrize("limit", [["--time", "3600"], ["--nodes", "20000000"]])
def test_ctrl_c_ends_the_search_and_tells_what_was_found(
    run: Runner, monkeypatch: pytest.MonkeyPatch, limit: list[str]
) -> None:
    whole = analysis.analyse

    def interrupt(stop_signal: StopSignal) -> None:
        wait_for_search(stop_signal)
        os.kill(os.getpid(), signal.SIGINT)

    def interrupted(*arguments: Any) -> analysis.Analysis:
        threading.Thread(target=interrupt, args=arguments[-1:]).start()
        return whole(*arguments)

    monkeypatch.setattr(analysis, "analyse", interrupted)
    ran = run("analyse", OPENING, "--json", *limit)
    assert ran.code == 130
    told = json.loads(ran.out)
    assert len(told["moves"]) == 3
    assert 0 < told["nodes"] < 20_000_000


def test_engine_holds_its_dialogue() -> None:
    lines = f"position {OPENING}\nhello\ngo nodes 500\n"
    ran = process("engine", stdin=lines)
    said = ran.out.splitlines()
    assert said[0].startswith("error command no command 'hello'")
    assert said[-1].startswith("bestmove ")
    assert ran.code == 0
