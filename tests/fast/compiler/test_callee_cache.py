"""The IR of callees on disk: an edit compiles only what depends on it."""

from pathlib import Path

import pytest

from tests.fast.compiler.test_decorators import edit, run

pytestmark = pytest.mark.long

FILES = {
    "main.py": """
from azulejos.fast import compiled
from azulejos.fast.compiler.compiling import notice_compiling
from middle import doubled, made
count = []
@compiled
def answer():
    return doubled(20) + made(1) + 1
with notice_compiling(lambda: count.append(1)):
    print(answer(), len(count))
""",
    "middle.py": """
from azulejos.fast import compiled
from low import increased
@compiled
def doubled(number):
    return 2 * increased(number)
def make(by):
    @compiled
    def add(number):
        return number + by
    return add
made = make(-2)
""",
    "low.py": """
from azulejos.fast import compiled
@compiled
def increased(number):
    return number + 1
""",
}
ALL = "4"
"""`answer`, `doubled`, `increased` and `add`. The last one has no name and is not kept."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert run(tmp_path).stdout.split() == ["42", ALL]
    return tmp_path


def file_of(project: Path, module: str) -> Path:
    (found,) = (project / "cache").rglob(f"{module}-*.callees.nbc")
    return found


@pytest.mark.parametrize(
    ("name", "old", "new", "answer", "compiled"),
    [
        ("main.py", "made(1) + 1", "made(1) + 2", "43", "2"),
        ("middle.py", "2 * increased", "3 * increased", "63", "3"),
        ("middle.py", "make(-2)", "make(-3)", "41", "3"),
        ("low.py", "number + 1", "number + 2", "44", ALL),
    ],
)
def test_edit_compiles_only_what_depends_on_it(
    project: Path, name: str, old: str, new: str, answer: str, compiled: str
) -> None:
    edit(project, name, old, new)
    assert run(project).stdout.split() == [answer, compiled]


def test_caller_is_compiled_again_with_a_callee_that_has_another_symbol(project: Path) -> None:
    file_of(project, "low").unlink()
    edit(project, "main.py", "made(1) + 1", "made(1) + 2")
    assert run(project).stdout.split() == ["43", ALL]


def test_damaged_file_is_written_again(project: Path) -> None:
    file = file_of(project, "low")
    file.write_bytes(file.read_bytes()[:100])
    edit(project, "main.py", "made(1) + 1", "made(1) + 2")
    assert run(project).stdout.split() == ["43", ALL]
    edit(project, "main.py", "made(1) + 2", "made(1) + 3")
    assert run(project).stdout.split() == ["44", "2"]
