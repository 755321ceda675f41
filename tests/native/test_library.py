"""Libraries that cannot be used are refused with one sentence."""

import json
import shutil
from pathlib import Path

import pytest

from azulejos.native import engine as engines
from azulejos.native.engine import FOLDER_VARIABLE, engine, engine_function, find_library
from azulejos.native.known_answer import check_answer
from azulejos.native.library import EngineError, NativeLibrary


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the engine, alone in a folder in which libraries are looked for."""
    library = find_library()
    for file in (library, library.with_suffix(".json")):
        shutil.copy(file, tmp_path)
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    return tmp_path / library.name


def change_facts(library: Path, **facts: object) -> None:
    """Write other facts beside a library."""
    beside = library.with_suffix(".json")
    beside.write_text(json.dumps({**json.loads(beside.read_text()), **facts}))


def test_the_library_in_the_folder_is_found(copied: Path) -> None:
    assert find_library() == copied


def test_a_damaged_library_is_refused(copied: Path) -> None:
    copied.write_bytes(copied.read_bytes()[:-1])
    with pytest.raises(
        EngineError, match="is damaged: it is not what was built; to build it again: pip"
    ):
        NativeLibrary(copied)


def test_facts_that_are_no_json_are_refused(copied: Path) -> None:
    copied.with_suffix(".json").write_text("{")
    with pytest.raises(EngineError, match="is damaged: it is not JSON"):
        NativeLibrary(copied)


@pytest.mark.parametrize("facts", [{"facts_version": 0}, {"version": "0.0.9"}])
def test_a_library_of_another_version_is_refused(copied: Path, facts: dict[str, object]) -> None:
    change_facts(copied, **facts)
    with pytest.raises(EngineError, match="is of another version of azulejos"):
        NativeLibrary(copied)


def test_missing_facts_are_named(copied: Path) -> None:
    copied.with_suffix(".json").unlink()
    with pytest.raises(EngineError, match=r"\.json cannot be read"):
        NativeLibrary(copied)


def test_an_empty_folder_leads_to_a_command(copied: Path) -> None:
    copied.unlink()
    with pytest.raises(EngineError, match=r"is missing; to build it: pip .* -m azulejos\.builder"):
        find_library()


@pytest.mark.usefixtures("copied")
def test_a_library_for_a_newer_processor_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "suitable", lambda *_: [])
    with pytest.raises(EngineError, match="no engine here suits this processor"):
        find_library()


def test_an_unknown_kind_of_machine_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "system_and_machine", lambda: None)
    with pytest.raises(EngineError, match="no engine for this kind of machine"):
        find_library()


def test_a_library_that_computes_something_else_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("azulejos.native.known_answer.ANSWER", "other")
    with pytest.raises(EngineError, match="computes wrongly on this machine"):
        check_answer(engine())


def test_a_function_that_is_not_exported_is_named() -> None:
    with pytest.raises(EngineError, match=r"only compiled code can call azulejos\.nothing"):
        engine_function("azulejos.nothing")
