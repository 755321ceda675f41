"""Libraries for the tests, each built once."""

import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from azulejos.builder.targets import TARGETS

Build = Callable[[str], Path]


def build_into(folder: Path, name: str) -> Path:
    """Build a library as a user does."""
    command = [sys.executable, "-m", "azulejos.builder", name, "--out", str(folder)]
    subprocess.run(command, check=True)
    return folder / f"azulejos-{name}{TARGETS[name].suffix}"


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """The library of a target."""
    folder = tmp_path_factory.mktemp("engine")

    @cache
    def build(name: str) -> Path:
        return build_into(folder, name)

    return build
