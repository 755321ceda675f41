"""What pyproject.toml declares, and what src/ imports."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.version import Version

from tests.test_architecture import imports
from tools.bootstrap import ROOT

SOURCES = ROOT / "src" / "azulejos"

# The modules that need an extra. Only these may import a package of an extra.
EXTRA_MODULES = {
    "build": {path.relative_to(SOURCES).as_posix() for path in SOURCES.glob("builder/**/*.py")},
    "cluster": {"arena/cluster.py"},
    "envs": {"envs/azulejos_v0.py", "envs/gymnasium.py", "envs/openspiel.py"},
    "png": {"pictures/png.py"},
    "postgres": {"store/postgres.py"},
    "redis": {"server/tables/redis_bus.py"},
}

# Dependencies that no module imports, and why they are needed.
LOADED_BY_NAME = {
    "httptools": "uvicorn",
    "uvloop": "uvicorn",
    "ziglang": "the builder, which runs its linkers",
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


def _project() -> dict[str, Any]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project: dict[str, Any] = table["project"]
    return project


def declared() -> Declared:
    """What this project's pyproject.toml declares."""
    project = _project()
    extras = {name: _names(listed) for name, listed in project["optional-dependencies"].items()}
    return Declared(_names(project["dependencies"]), extras)


def declared_requirements() -> list[tuple[str, Requirement]]:
    """Every direct requirement with its normalised name, those of the extras too."""
    project = _project()
    listed = [project["dependencies"], *project["optional-dependencies"].values()]
    found = [Requirement(text) for texts in listed for text in texts]
    return [(normalised(requirement.name), requirement) for requirement in found]


def lower_bound(requirement: Requirement) -> Version | None:
    """The lowest version that a requirement allows, None without such a bound."""
    return _bound(requirement, ">=")


def upper_bound(requirement: Requirement) -> Version | None:
    """The first version that a requirement does not allow any more, None without such a bound."""
    return _bound(requirement, "<")


def _bound(requirement: Requirement, operator: str) -> Version | None:
    found = [Version(one.version) for one in requirement.specifier if one.operator == operator]
    return found[0] if found else None


def extended(package: Path) -> set[str]:
    """The distributions that the package builds upon: with a subclass, or with a private name.

    Structures of msgspec are not meant: deriving from its one class is all that it is for.
    """
    installed = packages_distributions()
    found = set[str]()
    for file in sorted(package.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        origins = _origins(tree)
        names = [_first_name(base) for base in _bases(tree)]
        names += [name for name in origins if name.startswith("_")]
        tops = {origins[name].split(".")[0] for name in names if name in origins}
        found |= {normalised(name) for top in tops for name in installed.get(top, ())}
    return found - {"azulejos", "msgspec"}


def _origins(tree: ast.AST) -> dict[str, str]:
    """The module of every imported name."""
    found = dict[str, str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {alias.asname or alias.name: node.module for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {
                (alias.asname or alias.name).split(".")[0]: alias.name for alias in node.names
            }
    return found


def _bases(tree: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield from node.bases


def _first_name(base: ast.expr) -> str:
    """The name that an expression such as `uvicorn.Config` or `Env[int]` begins with."""
    while isinstance(base, ast.Attribute | ast.Subscript):
        base = base.value
    return base.id if isinstance(base, ast.Name) else ""


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
