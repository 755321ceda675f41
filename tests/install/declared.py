"""What pyproject.toml declares, and what src/ imports."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.test_architecture import imports
from tools.bootstrap import ROOT

SOURCES = ROOT / "src" / "azulejos"

# The modules that need an extra. Only these may import a package of an extra.
EXTRA_MODULES = {
    "cluster": {"arena/cluster.py"},
    "envs": {"envs/azulejos_v0.py", "envs/gymnasium.py", "envs/openspiel.py"},
    "png": {"pictures/png.py"},
    "postgres": set[str](),
    "redis": {"server/tables/redis_bus.py"},
}

# Dependencies that no module imports, and why they are needed.
LOADED_BY_NAME = {
    "httptools": "uvicorn",
    "psycopg": "SQLAlchemy, for postgresql:// stores",
    "uvloop": "uvicorn",
}


@dataclass(frozen=True)
class Declared:
    """Normalised names of the distributions that pyproject.toml requires."""

    base: frozenset[str]
    extras: dict[str, frozenset[str]] = field(default_factory=dict)


def normalised(name: str) -> str:
    """The name of a distribution in the form that package indexes compare."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _names(requirements: Iterable[str]) -> frozenset[str]:
    found = (re.match(r"[\w.-]+", requirement) for requirement in requirements)
    return frozenset(normalised(match[0]) for match in found if match)


def declared() -> Declared:
    """What this project's pyproject.toml declares."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {name: _names(listed) for name, listed in project["optional-dependencies"].items()}
    return Declared(_names(project["dependencies"]), extras)


def foreign_imports(package: Path) -> Iterator[tuple[str, int, str]]:
    """Path, line and top-level name of every import from outside, inside functions too."""
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package).as_posix()
        for line, name in imports(ast.parse(file.read_text(encoding="utf-8"))):
            top = name.split(".")[0]
            if top not in sys.stdlib_module_names and top != "azulejos":
                yield path, line, top


def undeclared_imports(package: Path, known: Declared) -> list[str]:
    """Every import that `known` does not cover, as `file:line: what is wrong`."""
    installed = packages_distributions()
    problems = []
    for path, line, top in foreign_imports(package):
        providers = {normalised(name) for name in installed.get(top, ())}
        if providers & known.base:
            continue
        extras = [name for name, needs in known.extras.items() if providers & needs]
        if not extras:
            problems.append(f"{path}:{line}: {top} is not declared in pyproject.toml")
        elif not any(path in EXTRA_MODULES[name] for name in extras):
            problems.append(f"{path}:{line}: {top} belongs to the extra {extras[0]!r}")
    return problems
