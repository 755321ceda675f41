"""Compiled functions on disk: used again as long as their sources have not changed."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

FILES = {
    "main.py": """
from azulejos.fast import compiled
from near.deep.callee import number
from other import factor
from plain import unused
@compiled
def answer():
    return number() * factor()
print(answer(), sum(answer.stats.cache_hits.values()))
""",
    "near/__init__.py": "",
    "near/deep/__init__.py": "",
    "near/deep/callee.py": """
from azulejos.fast import inlined
from near.constants import BASE
@inlined
def number():
    return BASE + 1
""",
    "near/constants.py": "BASE = 20\n",
    "other.py": """
from azulejos.fast import compiled
@compiled
def factor():
    return 2
""",
    "plain.py": "unused = None\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def run(folder: Path, cache: Path | str = "") -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "AZULEJOS_CACHE_DIR": str(cache or folder / "cache"),
        # Cached bytecode would hide an edit in the same second that leaves the size as it was.
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, "main.py"]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=True
    )


def edit(folder: Path, name: str, old: str, new: str) -> None:
    file = folder / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


FAILING = """
import os
from pathlib import Path
from azulejos.fast import compiled
@compiled
def fails(word):
    return word.no_such_thing
try:
    fails(1)
except Exception as error:
    print(type(error).__name__, list(Path(os.environ["AZULEJOS_CACHE_DIR"]).rglob("*.lock")))
"""


def test_code_that_cannot_be_compiled_keeps_no_process_waiting(tmp_path: Path) -> None:
    (tmp_path / "main.py").write_text(FAILING, encoding="utf-8")
    assert run(tmp_path).stdout.strip() == "TypingError []"


def test_code_is_compiled_once_and_then_loaded(project: Path) -> None:
    assert run(project).stdout.split() == ["42", "0"]
    assert run(project).stdout.split() == ["42", "1"]


@pytest.mark.parametrize(
    ("name", "old", "new", "answer"),
    [
        ("near/deep/callee.py", "BASE + 1", "BASE + 2", "44"),
        ("other.py", "return 2", "return 3", "63"),
        ("near/constants.py", "20", "30", "62"),
    ],
    ids=["callee in a sub-package", "callee in another package", "constant"],
)
def test_edit_below_a_function_compiles_it_again(
    project: Path, name: str, old: str, new: str, answer: str
) -> None:
    run(project)
    edit(project, name, old, new)
    assert run(project).stdout.split() == [answer, "0"]


@pytest.mark.parametrize("name", ["plain.py", "other.py"])
def test_comment_compiles_nothing_again(project: Path, name: str) -> None:
    run(project)
    edit(project, name, "\n", "\n# a comment\n")
    assert run(project).stdout.split() == ["42", "1"]


def test_only_functions_that_python_calls_are_kept(project: Path) -> None:
    run(project)
    kept = {file.name.split("-")[0] for file in (project / "cache").rglob("*.nbi")}
    assert kept == {"__main__.answer"}


def test_without_a_folder_code_is_compiled_in_memory_and_that_is_said_once(project: Path) -> None:
    done = run(project, cache="/dev/null")
    assert done.stdout.split() == ["42", "0"]
    assert done.stderr.count("compiled code cannot be kept in /dev/null") == 1
    assert "set AZULEJOS_CACHE_DIR" in done.stderr
    assert done.stderr.count("\n") == 1


def test_one_process_compiles_while_others_wait_for_its_file(project: Path) -> None:
    with ThreadPoolExecutor(3) as threads:
        done = list(threads.map(run, [project] * 3))
    assert sorted(ran.stdout.split()[1] for ran in done) == ["0", "1", "1"]
    assert not list((project / "cache").rglob("*.lock"))
