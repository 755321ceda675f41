"""The commands in six languages: whole games, typed input, and what stays the same."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from azulejos import Game, Position, Wall
from azulejos.locales.catalogue import catalogue_of
from azulejos.locales.languages import LANGUAGES
from azulejos.terminal.board import draw
from azulejos.terminal.style import Style
from tests.commands.running import Runner, process
from tests.commands.test_play import typed_game
from tests.marks import first_is_short
from tests.rules.texts import OPENING


@pytest.mark.parametrize("language", first_is_short([*LANGUAGES]))
def test_whole_game_is_played_in_every_language(language: str, tmp_path: Path) -> None:
    words = catalogue_of(language)
    game, lines = typed_game(2, Wall.GREY, 6)
    outcome = game.replay().outcome()
    assert outcome is not None
    own = {key: words.say(f"words-{key}").split(",")[0] for key in ("help", "undo", "quit")}
    typed = [own["help"], "5Q1", lines[0], own["undo"], *lines[:-1], own["quit"]]
    file = tmp_path / "game.azul"
    table = ["--language", language, "--wall", "grey", "--seed", "6", "--save", str(file)]
    names = ["Zoë", "Þór"]
    ran = process(
        "play", "--text", *table, "--names", ",".join(names), stdin="\n".join([*typed, ""])
    )
    assert (ran.code, ran.err) == (0, "")
    assert Game.parse(file.read_text(encoding="utf-8")).events == game.events
    [winner] = outcome.winners
    assert words.say("wins", name=names[winner]) in ran.out
    assert words.say("source-placements") in ran.out
    assert words.say("not-a-move", typed="5Q1", place="colour") in ran.out
    assert words.say("move-taken-back") in ran.out
    assert words.say("help") in ran.out
    assert words.say("saved", file=str(file)) in ran.out
    assert "{" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_and_notation_stay_valid(run: Runner, language: str) -> None:
    lines = ["?", "help", "3b2", "UNDO", "3b2", "quit"]
    ran = run("play", "--text", "--seed", "7", "--language", language, stdin="\n".join(lines))
    assert ran.code == 0
    assert ran.out.count(catalogue_of(language).say("help")) == 2
    assert ran.out.count(catalogue_of(language).say("move-taken-back")) == 1


def test_accents_need_not_be_typed(run: Runner) -> None:
    lines = ["3B2", "zuruck", "3B2", "ENDE"]
    out = run("play", "--text", "--seed", "7", "--language", "de", stdin="\n".join(lines)).out
    assert out.count(catalogue_of("de").say("move-taken-back")) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("moves", OPENING),
        ("analyse", OPENING, "--nodes", "200"),
        ("replay", "-"),
    ],
)
def test_json_does_not_change_with_the_language(
    run: Runner, record_text: str, words: tuple[str, ...]
) -> None:
    told = {
        run(*words, "--json", "--language", language, stdin=record_text).out
        for language in ("en", "da", "is")
    }
    assert len(told) == 1
    json.loads(told.pop())


def test_environment_chooses_and_the_option_chooses_before_it(
    run: Runner, monkeypatch: pytest.MonkeyPatch, record_file: Path
) -> None:
    check = ("replay", "--check", str(record_file))
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LC_MESSAGES", "nl_BE.UTF-8")
    assert run(*check).out.startswith("ok: 2 plaatsen")
    assert run(*check, "--language", "fr").out.startswith("ok\u00a0: 2 places")
    monkeypatch.setenv("LC_ALL", "sv_SE.UTF-8")
    assert run(*check).out.startswith("ok: 2 seats")


@pytest.mark.parametrize("command", ["play", "replay", "analyse", "moves"])
def test_unknown_language_is_refused(run: Runner, command: str) -> None:
    said = run.refused(command, "--language", "xx")
    assert "there is no language 'xx': en, da, nl, fr, is, de" in said


def test_bot_has_the_name_of_its_character(run: Runner) -> None:
    words = ("--language", "da", "--seed", "3", "--first", "1")
    out = run("play", "--text", *words, "--bots", "greedy,novice", stdin="quit\n").out
    assert "greedy (bot)" in out
    assert f"Sofia · nybegynder: {catalogue_of('da').say('plays-novice')}" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_questions_fit_into_80_columns(language: str) -> None:
    words = catalogue_of(language)
    asked = [f"{words.say(key)}> " for key in ("ask-next-round", "ask-leave")]
    legends = [words.say(key) for key in ("legend-draft", "legend-tiling", "type-move")]
    lines = [*words.say("help").splitlines(), *legends, *asked]
    assert not [line for line in lines if len(line) > 80]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [["Ana", "Þórdís"], ["Zoe\u0308", "A" * 30], ["李小龍", "É"]])
def test_boards_line_up_in_every_language(language: str, names: list[str]) -> None:
    drawn = draw(Position.parse(OPENING), names, Style(), catalogue_of(language)).splitlines()
    second = [cell_len(line[: line.rindex("│")]) for line in drawn if "│" in line]
    assert len(set(second)) == 1
    [scores] = [line for line in drawn if "▶" in line]
    floor = drawn[-1].rindex(catalogue_of(language).say("floor"))
    [first, other] = [scores.index("0"), scores.rindex("0")]
    assert cell_len(scores[: other + 1]) - cell_len(scores[: first + 1]) == floor
    assert max(map(cell_len, drawn)) <= 80
