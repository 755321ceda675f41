"""The phases of a test run: `make test` and `make test-long` together run everything, once."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.conftest import pytest_ignore_collect
from tests.install.environments import variables

ROOT = Path(__file__).parent.parent
PYTEST = re.compile(r"-m pytest (.*?)(?: && |$)")
MARKER = re.compile(r"-m '(not long|long)'")


def pytest_calls(target: str) -> list[str]:
    """The arguments of every pytest that a target of the Makefile runs."""
    told = subprocess.run(
        ["make", "--dry-run", "--always-make", target],
        cwd=ROOT,
        env=variables() | {"MAKEFLAGS": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    return [call for line in told.stdout.splitlines() for call in PYTEST.findall(line)]


def test_two_targets_run_every_test_once() -> None:
    short, long = pytest_calls("test"), pytest_calls("test-long")
    assert [MARKER.findall(call) for call in short] == [["not long"]] * 2
    assert [MARKER.findall(call) for call in long] == [["long"]] * 2
    assert [MARKER.sub("", call) for call in short] == [MARKER.sub("", call) for call in long]
    all_but_one, one = (MARKER.sub("", call).split() for call in short)
    assert all_but_one[-2:] == ["--ignore", "tests/browser"]
    assert one == [*all_but_one[:-2], "tests/browser"]


def test_nothing_else_leaves_tests_out() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    options = settings["tool"]["pytest"]["ini_options"]
    assert options["testpaths"] == ["tests"]
    left_out = ("-m", "-k", "--ignore", "--deselect")
    assert [option for option in options["addopts"] if option.startswith(left_out)] == []


@pytest.mark.parametrize(("marker", "is_ignored"), [("not long", True), ("long", None), ("", None)])
def test_file_of_long_tests_is_ignored_if_they_are_left_out(
    pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
    marker: str,
    is_ignored: bool | None,
) -> None:
    monkeypatch.setattr(pytestconfig.option, "markexpr", marker)
    training = ROOT / "tests" / "training" / "test_training.py"
    assert pytest_ignore_collect(training, pytestconfig) is is_ignored
    assert pytest_ignore_collect(Path(__file__), pytestconfig) is None


def test_continuous_integration_runs_every_phase() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    phases = re.search(r"^for phase in (.*); do$", script, re.MULTILINE)
    assert phases is not None
    assert phases[1].split() == ["setup", "check", "test", "test-long"]


@pytest.mark.long
def test_long_groups_start_first() -> None:
    files = ["tests/rules/test_tiles.py", "tests/test_web.py"]
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", *files],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.startswith("tests/test_web.py::")


@pytest.mark.long
def test_one_process_runs_the_tests_of_a_group(tmp_path: Path) -> None:
    """Fixtures of a group take minutes: no second process may build them again."""
    mark = '@pytest.mark.xdist_group("one")'
    tests = "".join(f"{mark}\ndef test_{name}(): pass\n" for name in "abcdef")
    (tmp_path / "test_group.py").write_text(f"import pytest\n{tests}", encoding="utf-8")
    options = [option for option in pytest_calls("test")[0].split() if option != "-n"]
    distribution = options[options.index("--dist") :][:3]
    command = [sys.executable, "-m", "pytest", "-n", "2", *distribution, "-v", "-p", "no:faker"]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert len(set(re.findall(r"\[(gw\d)\].* PASSED ", told.stdout))) == 1
