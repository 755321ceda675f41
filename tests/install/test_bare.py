"""Rules, notation and records need only Python: the wheel without any dependency."""

import shutil
from pathlib import Path

import pytest

from tests.install.environments import Environment, pythons
from tools.bootstrap import ROOT

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("install")]

# The pages whose examples use only rules, notation and records.
LIBRARY = ["README.md", "docs/notation.md"]
RULES = """
import sys
before = set(sys.modules)  # a Linux distribution may load modules of its own in every Python
import pkgutil, importlib, azulejos.rules
for module in pkgutil.walk_packages(azulejos.rules.__path__, "azulejos.rules."):
    importlib.import_module(module.name)
foreign = {name.split(".")[0] for name in sys.modules.keys() - before} - sys.stdlib_module_names
print(*sorted(name for name in foreign if not name.startswith("_")))
"""


@pytest.fixture(scope="module", params=sorted(pythons()))
def bare(
    request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Environment:
    """An environment with the wheel only, without pip."""
    folder = tmp_path_factory.mktemp("bare")
    environment = Environment(folder, pythons()[request.param], pip=False)
    environment.install("--no-deps", wheel)
    return environment


def test_nothing_else_is_installed(bare: Environment, tmp_path: Path) -> None:
    assert bare.distributions(tmp_path) == {"azulejos"}


def test_every_module_of_the_rules_needs_only_python(bare: Environment, tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(RULES, encoding="utf-8")
    assert bare.run("python rules.py", tmp_path).stdout.split() == ["azulejos"]


@pytest.mark.parametrize("document", LIBRARY)
def test_examples_of_the_library_need_only_python(
    bare: Environment, tmp_path: Path, document: str
) -> None:
    (tmp_path / document).parent.mkdir(exist_ok=True)
    shutil.copy(ROOT / document, tmp_path / document)
    bare.run(f"python -m doctest {document}", tmp_path)


def test_command_can_be_asked_for_help(bare: Environment, tmp_path: Path) -> None:
    assert "analyse" in bare.run("azulejos --help", tmp_path).stdout
