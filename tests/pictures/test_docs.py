"""The pictures in the docs are up to date."""

from pathlib import Path

import pytest

from tools.bootstrap import ROOT
from tools.pictures import PAGE, generated

FILES = generated()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_picture_is_up_to_date_and_shown(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == FILES[file], "run 'make pictures'"
    assert f"]({file.relative_to(ROOT / 'docs').as_posix()})" in PAGE.read_text("utf-8")
