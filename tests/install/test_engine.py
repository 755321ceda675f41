"""The engine of an installed package: no compiler is installed, asked for or needed."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.install.conftest import Installed
from tests.install.environments import Environment, pythons, run_shell, variables
from tests.install.examples import POSITION, prepare_files
from tools.bootstrap import ROOT

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("install")]

OWN = "{}.{}".format(*sys.version_info)
COMPILERS = {"llvmlite", "numba", "ziglang"}
LARGEST_INSTALL_MB = 200
# Records every process that asks for a compiler, also those that would do without.
SPY = f"""
import os, sys

class Spy:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(COMPILERS)}:
            with open(os.environ["ASKED"], "a") as file:
                print(name, *sys.argv, file=file)

sys.meta_path.insert(0, Spy())
"""
THINKING = [
    f"azulejos analyse '{POSITION}' --nodes 1",
    "azulejos match master:10n skilled --games 2",
    "azulejos review game.azul",
    f"azulejos perft '{POSITION}' 2",
    "azulejos bench --signature",
    f"printf 'position {POSITION}\\ngo nodes 3\\n' | azulejos engine",
    "python -m doctest README.md",
    "python examples/batch_random.py",
]


def test_users_install_no_compiler(tmp_path: Path, installed: Installed) -> None:
    assert not installed(OWN).distributions(tmp_path) & COMPILERS


@pytest.mark.parametrize("command", THINKING)
def test_no_process_asks_for_a_compiler(tmp_path: Path, installed: Installed, command: str) -> None:
    environment = installed(OWN)
    prepare_files(tmp_path)
    shutil.copy(ROOT / "README.md", tmp_path)
    (tmp_path / "spy").mkdir()
    (tmp_path / "spy" / "sitecustomize.py").write_text(SPY, encoding="utf-8")
    asked = tmp_path / "asked"
    spied = environment.variables(tmp_path)
    spied |= {"PYTHONPATH": str(tmp_path / "spy"), "ASKED": str(asked)}
    run_shell(command, tmp_path, spied)
    assert not asked.exists(), asked.read_text(encoding="utf-8")
    run_shell("python -c 'import importlib.util as u; u.find_spec(\"numba\")'", tmp_path, spied)
    assert asked.exists()


def test_install_is_small(tmp_path: Path, installed: Installed) -> None:
    code = "import sysconfig; print(sysconfig.get_path('platlib'))"
    folder = Path(installed(OWN).run(f'python -c "{code}"', tmp_path).stdout.strip())
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    size = sum(file.stat().st_size for file in files) / 1e6
    print(f"{size:.0f} MB")
    assert size < LARGEST_INSTALL_MB


def test_two_pythons_at_once_find_the_same(tmp_path: Path, installed: Installed) -> None:
    analyse = ["analyse", POSITION, "--nodes", "2000", "--json"]
    environments = [installed(version) for version in pythons()] * 2
    running = [
        subprocess.Popen(
            [environment.bin / "azulejos", *analyse],
            env=environment.variables(tmp_path),
            stdout=subprocess.PIPE,
        )
        for environment in environments
    ]
    told = [json.loads(process.communicate()[0]) for process in running]
    assert [process.returncode for process in running] == [0] * len(running)
    assert len({json.dumps(one["moves"]) for one in told}) == 1


def test_user_builds_an_engine(tmp_path: Path, wheel: Path, pip_settings: dict[str, str]) -> None:
    """For a machine without a library in the wheel. The error names commands that work."""
    environment = Environment(tmp_path / "environment", Path(sys.executable))
    environment.install(wheel, "--constraints", ROOT / "requirements.txt")
    remove_libraries(environment, tmp_path)
    command = f"azulejos analyse '{POSITION}' --nodes 1"
    advice = re.search(
        r"(pip install .*), then (python .*)", environment.refused(command, tmp_path)
    )
    assert advice is not None
    install, build = advice.groups()
    with pytest.raises(AssertionError, match=re.escape(install)):
        environment.run(build, tmp_path)
    # With the user's own home, in which pip may be configured for a package index.
    run_shell(install, tmp_path, variables(environment.bin) | pip_settings)
    environment.run(build, tmp_path)
    code = "from azulejos.native.engine import user_folder as f; print(*f().iterdir())"
    built = environment.run(f"python -c '{code}'", tmp_path).stdout.split()
    assert len(built) == len(("library", "facts"))
    assert all(Path(file).is_relative_to(tmp_path) for file in built)
    assert environment.run(command, tmp_path).stdout


def remove_libraries(environment: Environment, folder: Path) -> None:
    """Remove the package's own libraries."""
    code = "import azulejos.native as n; print(n.__path__[0])"
    place = environment.run(f"python -c '{code}'", folder).stdout.strip()
    shutil.rmtree(Path(place) / "lib")
