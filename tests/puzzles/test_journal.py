"""The journal: a search can be continued, and only by the same search."""

from pathlib import Path

import pytest

from azulejos.puzzles.findings import GameFindings
from azulejos.puzzles.journal import Journal, JournalError

FIRST = GameFindings("2C", 0, 50, {"few-moves": 3}, ())
SECOND = GameFindings("3G", 0, 70, {}, ("one", "two"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a journal that does not exist yet."""
    return tmp_path / "found.games"


def test_findings_are_there_when_it_is_opened_again(file: Path) -> None:
    journal = Journal(file, "settings")
    for found in (FIRST, SECOND):
        journal.add(found)
    again = Journal(file, "settings").findings
    assert again == journal.findings == {("2C", 0): FIRST, ("3G", 0): SECOND}


def test_other_settings_are_refused(file: Path) -> None:
    Journal(file, "settings").add(FIRST)
    with pytest.raises(JournalError, match="has the findings of another search"):
        Journal(file, "other settings")


def test_unfinished_line_is_left_out(file: Path) -> None:
    journal = Journal(file, "settings")
    journal.add(FIRST)
    with file.open("a") as writing:
        writing.write('{"kind": "3G", "num')
    again = Journal(file, "settings")
    assert again.findings == {("2C", 0): FIRST}
    again.add(SECOND)
    assert Journal(file, "settings").findings == {("2C", 0): FIRST, ("3G", 0): SECOND}


def test_damaged_line_is_named(file: Path) -> None:
    Journal(file, "settings").add(FIRST)
    with file.open("a") as writing:
        writing.write("{}\n")
    with pytest.raises(JournalError, match=r"found\.games, line 3: "):
        Journal(file, "settings")
