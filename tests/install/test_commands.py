"""Every command that README and docs show runs in an environment that has only the wheel.

Each of them runs on the Python of the tests. On every other Python from 3.11 that is found, all
modules are imported, with and without the extras, and a few commands run: version, a game, a match
and a server.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos import __version__
from testing.certificates import make_certificate
from tests.install.conftest import Installed
from tests.install.declared import EXTRA_MODULES
from tests.install.environments import (
    Environment,
    ask_for_page,
    copy_of_clone,
    pythons,
    run_shell,
    variables,
)
from tests.install.examples import POSITION, TYPED, filled_in, prepare_files, prepare_store
from tests.install.pages import PAGES, PROGRAMS, README, Line, code_lines, commands, mentions
from tools.bootstrap import ROOT, python_in

VERSIONS = sorted(pythons())
OWN = "{}.{}".format(*sys.version_info)
SHOWN = [line for page in PAGES for line in commands(page)]
AZULEJOS = [line for line in SHOWN if line.program == "azulejos"]
PIP = [line for line in SHOWN if line.program == "pip"]
MATCH = "azulejos match random greedy --games 2"
MENTIONS = [line for page in PAGES for line in mentions(page)]
EVERY_MODULE = """
import importlib, pkgutil, sys, azulejos
for module in pkgutil.walk_packages(azulejos.__path__, "azulejos."):
    if module.name not in sys.argv[1:]:
        importlib.import_module(module.name)
        print(module.name)
"""

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("install")]


def _name(line: Line) -> str:
    return f"{line.page}:{line.number}: {line.text.split('#')[0].strip()}"


@pytest.mark.parametrize("line", AZULEJOS, ids=_name)
def test_command_runs_from_the_wheel_alone(
    request: pytest.FixtureRequest, tmp_path: Path, installed: Installed, line: Line
) -> None:
    urls = {}
    if "postgresql://" in line.text:
        urls["postgres"] = request.getfixturevalue("postgres_url").replace("+psycopg", "")
    if "redis://" in line.text:
        urls["redis"] = request.getfixturevalue("redis_url")
    environment = installed(OWN, extras=bool(urls))
    prepare_files(tmp_path)
    command = filled_in(line.text, tmp_path, **urls)
    if "--certificate" in command:
        make_certificate(tmp_path)
    if "azulejos serve" in command:
        page, code = ask_for_page(command, tmp_path, environment.variables(tmp_path))
        assert "<title>" in page
        assert code == 0
        return
    if "azulejos tables" in command:
        prepare_store(_default_store(environment, tmp_path))
    if "--save game.azul" in command:
        (tmp_path / "game.azul").unlink()
    done = environment.run(command, tmp_path, stdin=TYPED)
    assert done.stdout or " > " in command
    assert (tmp_path / "game.azul").stat().st_size > 0


@pytest.mark.parametrize("version", VERSIONS)
def test_every_python_plays_and_serves(tmp_path: Path, installed: Installed, version: str) -> None:
    environment = installed(version)
    assert __version__ in environment.run("azulejos --version", tmp_path).stdout
    environment.run("azulejos play --text --save game.azul", tmp_path, stdin=TYPED)
    assert (tmp_path / "game.azul").stat().st_size > 0
    assert "greedy" in environment.run(MATCH, tmp_path).stdout
    serve = f"azulejos serve --port 0 --bots random --store {tmp_path / 'tables.db'}"
    page, code = ask_for_page(serve, tmp_path, environment.variables(tmp_path))
    assert "<title>" in page
    assert code == 0


def _default_store(environment: Environment, home: Path) -> Path:
    code = "from azulejos.store import default_url; print(default_url())"
    told = environment.run(f"python -c '{code}'", home).stdout
    return Path(told.strip().removeprefix("sqlite:///"))


@pytest.mark.parametrize("version", VERSIONS)
def test_every_module_without_an_extra_can_be_imported(
    tmp_path: Path, installed: Installed, version: str
) -> None:
    needs_extra = [_module(path) for paths in EXTRA_MODULES.values() for path in paths]
    (tmp_path / "every_module.py").write_text(EVERY_MODULE, encoding="utf-8")
    done = installed(version).run(f"python every_module.py {' '.join(needs_extra)}", tmp_path)
    assert "azulejos.arena.statistics" in done.stdout.split()


@pytest.mark.parametrize("version", VERSIONS)
def test_every_module_can_be_imported_with_the_extras(
    tmp_path: Path, installed: Installed, version: str
) -> None:
    (tmp_path / "every_module.py").write_text(EVERY_MODULE, encoding="utf-8")
    done = installed(version, extras=True).run("python every_module.py", tmp_path)
    assert "azulejos.envs.openspiel" in done.stdout.split()


def _module(path: str) -> str:
    return f"azulejos.{path.removesuffix('.py').removesuffix('/__init__').replace('/', '.')}"


@pytest.mark.parametrize("line", MENTIONS, ids=_name)
def test_command_in_a_sentence_exists(tmp_path: Path, installed: Installed, line: Line) -> None:
    words = line.text.split()[1:]
    command = [word for word in words[:1] if not word.startswith("-")]
    told = installed(OWN).run(f"azulejos {' '.join(command)} --help", tmp_path).stdout
    assert [word for word in words if word.startswith("--") and word not in told] == []


@pytest.mark.parametrize("line", PIP, ids=_name)
def test_install_command_gives_a_game(
    clone: Path, wheel: Path, tmp_path: Path, pip_settings: dict[str, str], line: Line
) -> None:
    environment = Environment(tmp_path / "environment", Path(sys.executable))
    (clone / "dist").mkdir(exist_ok=True)
    shutil.copy(wheel, clone / "dist")
    # With the user's own home, in which pip may be configured for a package index.
    run_shell(line.text, clone, variables(environment.bin) | pip_settings)
    environment.run("pip check", tmp_path)
    environment.run(MATCH, tmp_path)
    extras = re.search(r"\[([\w,]+)\]", line.text.partition("#")[0])
    named = extras[1].split(",") if extras else []
    imported = ", ".join(module for name in named for module in _modules_of(name)) or "azulejos"
    environment.run(f"python -c 'import {imported}'", tmp_path)


NEEDS_EXTRA = {
    "png": f"azulejos picture '{POSITION}' -o picture.png",
    "postgres": "azulejos serve --port 0 --bots random --store postgresql://127.0.0.1:1/none",
    "redis": "azulejos serve --port 0 --bots random --store tables.db --redis redis://127.0.0.1:1",
}


def test_command_of_an_error_adds_the_extra(
    wheel: Path, tmp_path: Path, pip_settings: dict[str, str]
) -> None:
    """An extra can be added to an installed package, also if no index knows the package."""
    environment = Environment(tmp_path / "environment", Path(sys.executable))
    environment.install(wheel, "--constraints", ROOT / "requirements-dev.txt")
    said = environment.variables(tmp_path)
    for extra, command in NEEDS_EXTRA.items():
        refused = subprocess.run(
            command, shell=True, cwd=tmp_path, env=said, capture_output=True, text=True, check=False
        )
        assert refused.returncode == 2, refused.stderr
        advice = re.search(r"pip install .*", refused.stderr)
        assert advice is not None
        # With the user's own home, in which pip may be configured for a package index.
        run_shell(advice[0], tmp_path, variables(environment.bin) | pip_settings)
        modules = ", ".join({"postgres": ["psycopg"]}.get(extra) or _modules_of(extra))
        environment.run(f"python -c 'import {modules}'", tmp_path)
    environment.run(NEEDS_EXTRA["png"], tmp_path)
    assert (tmp_path / "picture.png").stat().st_size > 0


def _modules_of(extra: str) -> list[str]:
    return [_module(path) for path in EXTRA_MODULES[extra]]


def test_make_play_sets_up_a_game(tmp_path: Path) -> None:
    clone = copy_of_clone(tmp_path)
    command = f"make play ARGS='--store {tmp_path / 'tables.db'}'"
    page, _ = ask_for_page(command, clone, variables())
    assert "<title>" in page
    own = variables(python_in(clone / ".venv").parent, tmp_path)
    done = run_shell(MATCH, clone, own)
    assert "greedy" in done.stdout


def test_make_test_is_there(clone: Path) -> None:
    # Not run, because it is what runs this test.
    assert "pytest" in run_shell("make --dry-run test", clone, variables()).stdout


def test_every_shown_command_is_run() -> None:
    other = [line for line in SHOWN if line not in [*AZULEJOS, *PIP]]
    assert [line.text.split("#")[0].strip() for line in other] == ["make play", "make test"]


def test_readme_shows_only_commands_and_folders() -> None:
    other = [line for line in code_lines(README) if line.program not in PROGRAMS]
    assert [line.text for line in other if not (ROOT / line.program).is_dir()] == []
