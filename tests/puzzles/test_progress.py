"""Progress: streaks, the difficulty that follows the solver, and the file."""

from pathlib import Path

import pytest

from azulejos.puzzles import progress as progress_module
from azulejos.puzzles.progress import (
    FIRST_DIFFICULTY,
    MOST_TRIED,
    Progress,
    store_progress,
    stored_progress,
)
from azulejos.puzzles.shapes import MOST_DIFFICULT
from tests.puzzles.samples import sample_puzzles

FIRST, SECOND, THIRD = sample_puzzles(3)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the progress, in a folder that does not exist yet."""
    file = tmp_path / "data" / "puzzles.json"
    monkeypatch.setattr(progress_module, "progress_file", lambda: file)
    return file


def test_right_answers_make_a_streak() -> None:
    progress = Progress().after(FIRST, is_right=True).after(SECOND, is_right=True)
    assert (progress.streak, progress.longest_streak) == (2, 2)
    progress = progress.after(THIRD, is_right=False)
    assert (progress.streak, progress.longest_streak) == (0, 2)
    assert progress.tried == (FIRST.id, SECOND.id, THIRD.id)


def test_difficulty_follows_the_solver() -> None:
    assert Progress().after(FIRST, is_right=True).difficulty == FIRST_DIFFICULTY + 1
    assert Progress().after(FIRST, is_right=False).difficulty == FIRST_DIFFICULTY - 1
    assert Progress(difficulty=1).after(FIRST, is_right=False).difficulty == 1
    most = Progress(difficulty=MOST_DIFFICULT).after(FIRST, is_right=True)
    assert most.difficulty == MOST_DIFFICULT


@pytest.mark.parametrize("is_right", [True, False])
def test_only_the_first_answer_counts(is_right: bool) -> None:
    before = Progress().after(FIRST, is_right=True).after(SECOND, is_right=True)
    again = before.after(FIRST, is_right=is_right)
    assert (again.streak, again.difficulty) == (before.streak, before.difficulty)
    assert again.tried == (SECOND.id, FIRST.id)


def test_old_puzzles_are_forgotten() -> None:
    full = Progress(tried=tuple(map(str, range(MOST_TRIED))))
    tried = full.after(FIRST, is_right=True).tried
    assert len(tried) == MOST_TRIED
    assert (tried[0], tried[-1]) == ("1", FIRST.id)


def test_progress_is_kept(file: Path) -> None:
    assert stored_progress() == Progress()
    progress = Progress().after(FIRST, is_right=True)
    store_progress(progress)
    assert stored_progress() == progress
    assert [each.name for each in file.parent.iterdir()] == ["puzzles.json"]


def test_damaged_file_counts_as_no_progress(file: Path) -> None:
    store_progress(Progress(streak=3))
    file.write_text("{")
    assert stored_progress() == Progress()


def test_folder_that_cannot_be_written_to_is_no_error(file: Path) -> None:
    file.parent.write_text("a file where the folder should be")
    store_progress(Progress(streak=3))
    assert stored_progress() == Progress()
