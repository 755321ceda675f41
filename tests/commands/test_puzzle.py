"""`azulejos puzzle`: a table, a question, an explained answer and a streak; and bad input."""

import datetime
from pathlib import Path

import pytest

from azulejos.locales.catalogue import catalogue_of
from azulejos.locales.languages import LANGUAGES
from azulejos.puzzles import progress as progress_module
from azulejos.puzzles.choice import next_puzzle, puzzle_of_day
from azulejos.puzzles.file import shipped_puzzles
from azulejos.puzzles.progress import Progress, stored_progress
from azulejos.puzzles.shapes import Puzzle, Theme
from tests.commands.running import Runner

DAY = datetime.date(2026, 12, 24)


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the progress in an empty folder."""
    file = tmp_path / "data" / "puzzles.json"
    monkeypatch.setattr(progress_module, "progress_file", lambda: file)
    return file


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """The puzzle of the day."""
    return puzzle_of_day(shipped_puzzles().puzzles, DAY)


def test_right_answer_is_explained_and_counted(run: Runner, puzzle: Puzzle) -> None:
    ran = run("puzzle", "--day", str(DAY), stdin=f"{puzzle.answer}\n")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == f"Puzzle {puzzle.id}, difficulty {puzzle.difficulty} of 12"
    assert [line for line in lines if f"Right: {puzzle.answer}, " in line]
    at = lines.index("What three moves lead to")
    heads = [line.split(",")[0] for line in lines[at + 1 :] if line[:1].isdigit()]
    assert heads[:2] == [f"1. {puzzle.answer}", f"2. {puzzle.second}"]
    assert len(heads) == 3
    assert [line for line in lines[at:] if line.startswith("   + ")]
    assert sum("Win probability: " in line for line in lines[at:]) == 3
    assert lines[-1] == "Streak: 1, longest 1"
    assert stored_progress().tried == (puzzle.id,)


def test_wrong_answer_ends_the_streak(run: Runner, file: Path, puzzle: Puzzle) -> None:
    file.parent.mkdir()
    file.write_text('{"streak": 4, "longest_streak": 6}')
    ran = run("puzzle", "--day", str(DAY), stdin=f"{puzzle.second}\n")
    assert f"Not the best move: {puzzle.second}, " in ran.out
    assert ran.out.endswith("Streak: 0, longest 6\n")


def test_second_answer_does_not_count(run: Runner, puzzle: Puzzle) -> None:
    run("puzzle", "--day", str(DAY), stdin=f"{puzzle.answer}\n")
    ran = run("puzzle", "--day", str(DAY), stdin=f"{puzzle.answer}\n")
    assert "You have tried this puzzle before" in ran.out
    assert ran.out.endswith("Streak: 1, longest 1\n")


def test_move_is_asked_for_until_it_is_legal(run: Runner, puzzle: Puzzle) -> None:
    typed = ["", "9Z9", "T6", "undo", "?", str(puzzle.answer).lower()]
    ran = run("puzzle", "--day", str(DAY), stdin="\n".join([*typed, ""]))
    assert catalogue_of("en").say("type-move") in ran.out
    assert "“9Z9” is not a move" in ran.out
    assert ran.out.count(catalogue_of("en").say("puzzle-help")) == 2
    assert f"Right: {puzzle.answer}, " in ran.out


def test_what_moves_would_do_is_not_shown_before_the_answer(run: Runner) -> None:
    ran = run("puzzle", "--day", str(DAY), stdin="?\nhint\nquit\n")
    assert catalogue_of("en").say("legend-draft") not in ran.out
    assert "Themes: " in ran.out
    assert "What three moves lead to" not in ran.out


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_leaving_changes_nothing(run: Runner, file: Path, typed: str) -> None:
    assert run("puzzle", stdin=typed).code == 0
    assert not file.exists()


def test_puzzle_with_a_theme(run: Runner) -> None:
    expected = next_puzzle(shipped_puzzles().puzzles, Progress(), Theme.FLOOR)
    assert Theme.FLOOR in expected.themes
    ran = run("puzzle", "--theme", "floor", stdin="q\n")
    assert ran.out.startswith(f"Puzzle {expected.id}, ")


def test_day_without_a_date_is_today(run: Runner) -> None:
    today = datetime.datetime.now().astimezone().date()
    ran = run("puzzle", "--day", stdin="q\n")
    later = datetime.datetime.now().astimezone().date()
    shipped = shipped_puzzles().puzzles
    ids = {puzzle_of_day(shipped, day).id for day in (today, later)}
    assert ran.out.split(",")[0].removeprefix("Puzzle ") in ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzle_in_every_language(run: Runner, puzzle: Puzzle, language: str) -> None:
    words = catalogue_of(language)
    own = {key: words.say(f"words-{key}").split(",")[0] for key in ("hint", "quit")}
    asked = words.say("puzzle-question", name=words.say("seat-number", seat=1))
    assert all(word in asked for word in own.values())
    assert all(word in words.say("puzzle-help") for word in own.values())
    assert not [line for line in words.say("puzzle-help").splitlines() if len(line) > 80]
    typed = f"{own['hint']}\n{puzzle.answer}\n"
    ran = run("puzzle", "--day", str(DAY), "--language", language, stdin=typed)
    assert (ran.code, ran.err) == (0, "")
    assert words.say("puzzle-moves") in ran.out
    assert words.say("puzzle-streak", streak=1, longest=1) in ran.out
    assert "{" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_themes_have_different_words(language: str) -> None:
    words = {catalogue_of(language).say("puzzle-theme", theme=theme.value) for theme in Theme}
    assert len(words) == len(Theme)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--day", "yesterday"], "a day is a date such as 2026-12-24, not 'yesterday'"),
        (["--theme", "joy"], "invalid choice: 'joy'"),
        (["--theme", "floor", "--day"], "not allowed with argument"),
        (["--language", "xx"], "there is no language 'xx'"),
    ],
)
def test_bad_options_get_one_sentence(run: Runner, words: list[str], message: str) -> None:
    assert message in run.refused("puzzle", *words)
