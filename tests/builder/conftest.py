"""Libraries for the tests, each built once in a test run."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from azulejos.builder.targets import ENTRIES, library_file
from tests.engines import all_libraries

Build = Callable[..., Path]


def build_into(folder: Path, name: str, entries: str = ENTRIES) -> Path:
    """Build a library as a user does."""
    command = [sys.executable, "-m", "azulejos.builder", name, "--out", str(folder)]
    subprocess.run([*command, "--entries", entries], check=True)
    return library_file(folder, name, entries)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """The library of a target, alone in a folder with the others for it."""
    folder = tmp_path_factory.mktemp("engine")

    @cache
    def build(name: str, entries: str = ENTRIES) -> Path:
        if entries != ENTRIES:
            return build_into(folder / name, name, entries)
        library = library_file(all_libraries(), name)
        (folder / name).mkdir()
        shutil.copy(library.with_suffix(".json"), folder / name)
        return Path(shutil.copy(library, folder / name))

    return build
