"""All libraries that this machine can run play the same, and what cannot be run is refused."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos.builder.targets import processor_of_this_machine
from azulejos.native.engine import FOLDER_VARIABLE, find_library
from azulejos.native.library import EngineError, NativeLibrary
from azulejos.native.processor import suitable, system_and_machine
from tests.builder.conftest import Build, build_into

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("engine")]

ROOT = Path(__file__).parents[2]
HERE = system_and_machine()
assert HERE is not None
NAMES = suitable(*HERE, processor_of_this_machine)


def run_with(folder: Path, *command: str) -> str:
    """Run Python with the libraries of a folder."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, FOLDER_VARIABLE: str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def expected() -> str:
    """What the engine of this clone finds."""
    return run_with(find_library().parent, "-m", "tests.builder.searches")


@pytest.mark.parametrize("name", NAMES)
def test_every_level_of_processor_plays_the_same(built: Build, name: str, expected: str) -> None:
    assert run_with(built(name).parent, "-m", "tests.builder.searches") == expected


@pytest.mark.parametrize("name", NAMES[1:])
def test_parts_are_right_for_older_processors(built: Build, name: str) -> None:
    folder = built(name).parent
    assert built(name, "tests.entries").parent == folder
    tests = "tests/fast/test_bits.py", "tests/net/kernels", "tests/net/test_network.py"
    run_with(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)


def test_two_builds_are_the_same_to_the_byte(built: Build, tmp_path: Path) -> None:
    assert build_into(tmp_path, NAMES[0]).read_bytes() == built(NAMES[0]).read_bytes()


def test_a_library_for_another_machine_is_refused(built: Build) -> None:
    with pytest.raises(EngineError, match="cannot be loaded"):
        NativeLibrary(built("wasm"))
