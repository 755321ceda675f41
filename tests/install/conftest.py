"""The wheel, and environments with it: each is created once in a test run."""

import re
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from hatch_build import BUILT_ENGINE
from tests.engines import all_libraries
from tests.install.declared import declared
from tests.install.environments import Environment, copy_of_clone, pythons, run_shell, variables
from tools.bootstrap import ROOT

Installed = Callable[..., Environment]
MakeClone = Callable[[], Path]


@pytest.fixture(scope="session")
def make_clone(tmp_path_factory: pytest.TempPathFactory) -> MakeClone:
    """Makes clones of the working tree in which nothing but the engine has been built."""

    def make() -> Path:
        clone = copy_of_clone(tmp_path_factory.mktemp("clone"))
        shutil.copytree(all_libraries(), clone / BUILT_ENGINE)
        return clone

    return make


@pytest.fixture(scope="session")
def clone(make_clone: MakeClone) -> Path:
    """A clone, for tests that do not mind what other tests have built in it."""
    return make_clone()


@pytest.fixture(scope="session")
def pins(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All pins as constraints for pip, without hashes, which pip would require of everything."""
    text = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
    lines = [line.removesuffix(" \\") for line in text.splitlines() if re.match(r"\w", line)]
    file = tmp_path_factory.mktemp("pins") / "constraints.txt"
    file.write_text("\n".join([*lines, ""]), encoding="utf-8")
    return file


@pytest.fixture(scope="session")
def distributions(clone: Path, pins: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution of a clean clone, and the wheel made from it."""
    target = tmp_path_factory.mktemp("dist")
    settings = variables() | constraints(pins)
    run_shell(f"{sys.executable} -m build --outdir {target} .", clone, settings)
    return target


@pytest.fixture(scope="session")
def wheel(distributions: Path) -> Path:
    """The wheel that users install."""
    return next(distributions.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Environments by version of Python, with or without all extras: the wheel and its needs.

    They resolve to the pinned versions, so that a new release of a dependency does not change what
    is tested.
    """

    @cache
    def make(version: str, *, extras: bool = False) -> Environment:
        environment = Environment(tmp_path_factory.mktemp("environment"), pythons()[version])
        pins = ROOT / ("requirements-dev.txt" if extras else "requirements.txt")
        what = f"azulejos[{','.join(declared().extras)}]" if extras else "azulejos"
        environment.install(f"{what} @ {wheel.as_uri()}", "--constraints", pins)
        return environment

    return make


@pytest.fixture(scope="session")
def pip_settings(pins: Path) -> dict[str, str]:
    """Variables with which pip installs what is pinned; it finds azulejos nowhere, as users do."""
    return constraints(pins)


def constraints(pins: Path) -> dict[str, str]:
    """Variables for pip: newer ones use constraints of their own for what builds a package."""
    return {"PIP_CONSTRAINT": str(pins), "PIP_BUILD_CONSTRAINT": str(pins)}
