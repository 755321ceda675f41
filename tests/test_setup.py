"""The set-up: pins that fit together, and errors that say what to do."""

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import bootstrap

ROOT = Path(__file__).parent.parent
PINS = sorted(ROOT.glob("requirements*.txt"))
REQUIREMENT = re.compile(r"^([a-z0-9._-]+)==(\S+)(?: ; (.*?))? \\$", re.MULTILINE)


def _pins(file: Path) -> set[tuple[str, str]]:
    text = file.read_text(encoding="utf-8")
    return {(name, version) for name, version, _ in REQUIREMENT.findall(text)}


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", PINS, ids=lambda file: file.name)
def test_pins_have_hashes_and_name_no_host(file: Path) -> None:
    blocks = re.split(r"\n(?=\S)", _read(file))
    requirements = [block for block in blocks if not block.startswith("#")]
    assert requirements
    assert [block for block in requirements if "--hash=sha256:" not in block] == []
    assert re.findall(r".*://.*|^-.*", _read(file), re.MULTILINE) == []


def test_tests_run_on_the_pins_that_people_play_with() -> None:
    users, builders, developers = (
        _pins(ROOT / name)
        for name in ("requirements.txt", "requirements-build.txt", "requirements-dev.txt")
    )
    assert users
    assert users < builders < developers


def test_only_what_builds_the_engine_is_added_for_that() -> None:
    users, builders = (
        {name for name, _ in _pins(ROOT / file)}
        for file in ("requirements.txt", "requirements-build.txt")
    )
    assert builders - users == {"llvmlite", "numba", "ziglang"}


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt"])
def test_torch_comes_only_with_training(name: str) -> None:
    assert "torch" not in {package for package, _ in _pins(ROOT / name)}


def test_unknown_kind_of_setup_is_refused_in_one_line() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "bootstrap.py", "everything"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, "usage: bootstrap.py runtime|dev\n")


def test_make_without_a_fitting_python_says_so(tmp_path: Path) -> None:
    for name in ("python3", "python3.13", "python3.12", "python3.11"):
        (tmp_path / name).write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    for file in ("Makefile", "requirements-build.txt", "requirements-tools.txt", "pyproject.toml"):
        (tmp_path / file).symlink_to(ROOT / file)
    (tmp_path / "tools").symlink_to(ROOT / "tools")
    done = subprocess.run(
        ["make", "--directory", str(tmp_path), "play"],
        env={"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "Python 3.11 or newer is needed" in done.stderr


@pytest.mark.parametrize(
    ("found", "chosen"),
    [
        ({"python3": 14, "python3.12": 12}, "python3.12"),
        ({"python3": 14}, "python3"),
        ({"python3": 12, "python3.13": 13}, "python3"),
        ({"python3": 10}, ""),
    ],
)
def test_make_prefers_a_python_that_was_tested(
    tmp_path: Path, found: dict[str, int], chosen: str
) -> None:
    for name in ("python3", "python3.13", "python3.12", "python3.11"):
        stand_in = _python_of_version(found[name]) if name in found else "#!/bin/sh\nexit 1\n"
        (tmp_path / name).write_text(stand_in, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    makefile = _read(ROOT / "Makefile") + "\nwhich: ; @echo $(PYTHON)\n"
    (tmp_path / "Makefile").write_text(makefile, encoding="utf-8")
    told = subprocess.run(
        ["make", "--directory", str(tmp_path), "--no-print-directory", "--silent", "which"],
        env={"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == chosen


def _python_of_version(minor: int) -> str:
    """A program that answers as a Python of another version."""
    code = f"import sys; sys.version_info = (3, {minor}, 0); exec(sys.argv[1])"
    return f'#!/bin/sh\nexec {sys.executable} -c "{code}" "$2"\n'


def test_python_without_pip_and_ensurepip_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ensurepip.py", "pip.py"):
        (tmp_path / name).write_text("raise ImportError", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(bootstrap, "TOOLS", tmp_path / "tools")
    bootstrap.run(sys.executable, "-m", "venv", "--without-pip", tmp_path / "tools")
    with pytest.raises(bootstrap.SetupError, match="python3-venv"):
        bootstrap.pip_for_tools()


@pytest.mark.parametrize("name", bootstrap.STARTS)
def test_setup_has_compiled_what_a_start_loads(name: str) -> None:
    found = importlib.util.find_spec(name)
    assert found is not None
    assert found.origin is not None
    assert Path(importlib.util.cache_from_source(found.origin)).exists()
