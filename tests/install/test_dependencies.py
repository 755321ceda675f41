"""Every import in src/ is declared, and every declared dependency is used."""

import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.install.declared import (
    EXTRA_MODULES,
    LOADED_BY_NAME,
    SOURCES,
    Declared,
    declared,
    declared_requirements,
    extended,
    foreign_imports,
    lower_bound,
    normalised,
    undeclared_imports,
    upper_bound,
)


def test_every_import_is_declared() -> None:
    assert undeclared_imports(SOURCES, declared()) == []


def test_every_declared_dependency_is_used() -> None:
    known = declared()
    installed = packages_distributions()
    used = {
        normalised(name)
        for _, _, top in foreign_imports(SOURCES)
        for name in installed.get(top, ())
    }
    listed = known.base.union(*known.extras.values())
    assert sorted(listed - used) == sorted(LOADED_BY_NAME)


def test_every_extra_has_its_modules() -> None:
    assert sorted(EXTRA_MODULES) == sorted(declared().extras)
    paths = [path for modules in EXTRA_MODULES.values() for path in modules]
    assert [path for path in paths if not (SOURCES / path).is_file()] == []


def test_every_dependency_has_a_lower_bound() -> None:
    assert [name for name, need in declared_requirements() if lower_bound(need) is None] == []


def test_what_we_extend_is_bounded_from_above() -> None:
    """A new version may change what a subclass or a user of a private name relies on."""
    known = extended(SOURCES)
    assert {"numba", "uvicorn", "litestar"} <= known
    needs = [(name, need) for name, need in declared_requirements() if name in known]
    assert [name for name, need in needs if upper_bound(need) is None] == []


def test_server_needs_no_made_up_data() -> None:
    # Litestar 2 requires polyfactory, which requires faker. Litestar 3 will not.
    code = (
        "import sys\n"
        "from azulejos.server.app import build\n"
        "from azulejos.server.settings import Settings\n"
        "build(Settings()).openapi_schema.to_schema()\n"
        "print(*{'faker', 'polyfactory'} & sys.modules.keys())"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []


@pytest.mark.parametrize(
    ("file", "source", "expected"),
    [
        (
            "arena/statistics.py",
            "\nfrom openskill.models import PlackettLuce\n",
            "arena/statistics.py:2: openskill is not declared in pyproject.toml",
        ),
        (
            "arena/match.py",
            "def play():\n    import ray\n",
            "arena/match.py:2: ray belongs to the extra 'cluster'",
        ),
        (
            "rules/new.py",
            "import not_installed",
            "rules/new.py:1: not_installed is not declared in pyproject.toml",
        ),
    ],
)
def test_undeclared_import_is_found(tmp_path: Path, file: str, source: str, expected: str) -> None:
    (tmp_path / file).parent.mkdir()
    (tmp_path / file).write_text(source, encoding="utf-8")
    known = Declared(frozenset({"numpy"}), {"cluster": frozenset({"ray"})})
    assert undeclared_imports(tmp_path, known) == [expected]


def test_declared_imports_are_accepted(tmp_path: Path) -> None:
    (tmp_path / "arena").mkdir()
    source = "import json\n\nimport numpy\nfrom azulejos.rules import Move\n\nimport ray\n"
    (tmp_path / "arena" / "cluster.py").write_text(source, encoding="utf-8")
    known = Declared(frozenset({"numpy"}), {"cluster": frozenset({"ray"})})
    assert undeclared_imports(tmp_path, known) == []
