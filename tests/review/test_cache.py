"""Reviews on disk: found again, damaged ones ignored, an unwritable folder no problem."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from azulejos.review import cache
from azulejos.review.cache import reviews_folder, store_review, stored_review
from tests.review.games import sample_game, sample_review


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    # Not the variable: compiled code would be compiled again there.
    monkeypatch.setattr(cache, "reviews_folder", lambda: tmp_path / "reviews")
    return tmp_path / "reviews"


def test_variable_names_another_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_CACHE_DIR", "/somewhere")
    assert reviews_folder() == Path("/somewhere/reviews")


def test_review_is_found_again() -> None:
    game, review = sample_game(), sample_review()
    assert stored_review(game, review.nodes) is None
    store_review(game, review)
    assert stored_review(replace(game, headers=(("Name1", "A"),)), review.nodes) == review
    assert stored_review(game, review.nodes + 1) is None


@pytest.mark.parametrize("content", [b"", b"{}", b'{"type": "game", "version": 1', b"\xff\x00"])
def test_damaged_file_counts_as_none(folder: Path, content: bytes) -> None:
    game, review = sample_game(), sample_review()
    store_review(game, review)
    (file,) = folder.iterdir()
    file.write_bytes(content)
    assert stored_review(game, review.nodes) is None
    store_review(game, review)
    assert stored_review(game, review.nodes) == review


def test_folder_that_cannot_be_made_is_no_problem(tmp_path: Path, folder: Path) -> None:
    folder.write_text("not a folder")
    store_review(sample_game(), sample_review())
    assert stored_review(sample_game(), sample_review().nodes) is None
    assert list(tmp_path.iterdir()) == [folder]


def test_failed_write_leaves_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full_disk(_from: object, _to: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full_disk)
    store_review(sample_game(), sample_review())
    assert list(folder.iterdir()) == []


def test_oldest_reviews_are_removed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_FILES", 2)
    folder.mkdir(parents=True)
    for number in range(3):
        (folder / f"{number}.json").write_text("{}")
        os.utime(folder / f"{number}.json", (number, number))
    store_review(sample_game(), sample_review())
    names = {file.name for file in folder.iterdir()}
    assert len(names) == 2
    assert "2.json" in names
