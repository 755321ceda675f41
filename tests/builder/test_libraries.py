"""Libraries that were built for this machine play as the compiler in this process does."""

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos.native.library import NativeLibrary, NativeLibraryError
from azulejos.native.processor import PROCESSOR_WORDS, suitable, system_and_machine
from tests.builder.conftest import Build, build_into

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("engine")]

ROOT = Path(__file__).parents[2]


def searches(*library: Path) -> str:
    """What a process of its own finds."""
    command = [sys.executable, "-m", "tests.builder.searches", *map(str, library)]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def names_here(built: Build) -> list[str]:
    """The libraries that this machine can run, the fastest first."""
    here = system_and_machine()
    assert here is not None

    def ask(name: str) -> list[int]:
        words = (ctypes.c_int64 * PROCESSOR_WORDS)()
        assert ctypes.CDLL(str(built(name))).processor(words) == 0
        return list(words)

    return suitable(*here, ask)


def test_the_fastest_and_the_slowest_library_play_the_same_moves(built: Build) -> None:
    names = names_here(built)
    expected = searches()
    assert searches(built(names[0])) == expected
    assert searches(built(names[-1])) == expected


def test_two_builds_are_the_same_to_the_byte(built: Build, tmp_path: Path) -> None:
    name = names_here(built)[0]
    assert build_into(tmp_path, name).read_bytes() == built(name).read_bytes()


def test_a_damaged_library_is_refused(built: Build, tmp_path: Path) -> None:
    library = built(names_here(built)[0])
    copy = tmp_path / library.name
    copy.with_suffix(".json").write_bytes(library.with_suffix(".json").read_bytes())
    with pytest.raises(NativeLibraryError, match="cannot be read"):
        NativeLibrary(copy)
    copy.write_bytes(library.read_bytes()[:-1])
    with pytest.raises(NativeLibraryError, match="is damaged"):
        NativeLibrary(copy)
    copy.with_suffix(".json").write_text("{")
    with pytest.raises(NativeLibraryError, match="is not JSON"):
        NativeLibrary(copy)


def test_a_library_for_another_machine_is_refused(built: Build) -> None:
    with pytest.raises(NativeLibraryError, match="cannot be loaded"):
        NativeLibrary(built("wasm"))


def test_a_function_that_is_not_exported_is_named(built: Build) -> None:
    library = NativeLibrary(built(names_here(built)[0]))
    with pytest.raises(NativeLibraryError, match=r"has no function azulejos\.nothing"):
        library.function("azulejos.nothing")
