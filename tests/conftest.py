"""Setup for every test: the project's own plugins and the hypothesis profiles."""

import os
import re
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from azulejos.builder.sources import is_stale
from azulejos.native.engine import add_library, find_library
from azulejos.native.library import EngineError

pytest_plugins = ["testing.services", "tests.commands.running", "tests.strict"]

# A process that is started in the background ignores Ctrl-C, and so would its children.
signal.signal(signal.SIGINT, signal.default_int_handler)

# No deadlines: machines differ, and a slow one is not a bug.
_COMMON = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("quick", _COMMON, max_examples=50)
settings.register_profile("ci", _COMMON, max_examples=100, derandomize=True, print_blob=True)
settings.register_profile("thorough", _COMMON, max_examples=2000)
settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") == "true" else "quick")
)


_ALL_LONG = re.compile(r"^pytestmark = .*\bpytest\.mark\.long\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import a file of long tests if those are left out: some load PyTorch."""
    if config.option.markexpr != "not long" or collection_path.suffix != ".py":
        return None
    return bool(_ALL_LONG.search(collection_path.read_text(encoding="utf-8"))) or None


# Groups of tests that one process runs, the longest first.
_GROUPS = ("training", "install", "web", "bot pool")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start long groups first, so that no process is left with one at the end."""
    items.sort(key=_place)


def _place(item: pytest.Item) -> int:
    marker = item.get_closest_marker("xdist_group")
    if marker is None:
        return len(_GROUPS) + 1
    return _GROUPS.index(marker.args[0]) if marker.args[0] in _GROUPS else len(_GROUPS)


@pytest.fixture(scope="session")
def base_url() -> str | None:
    """No site by default; defined here because Playwright's own version of this fixture warns."""
    return None


def _library_of_tests() -> Path:
    """The library with what only tests call, beside the engine."""
    engine = find_library()
    return engine.with_name(engine.name.replace("azulejos", "tests", 1))


def pytest_configure(config: pytest.Config) -> None:
    """Refuse libraries that are missing or older than their sources: they would be tested."""
    if hasattr(config, "workerinput"):
        return
    for entries, find in (
        ("azulejos.builder.entries", find_library),
        ("tests.entries", _library_of_tests),
    ):
        try:
            is_missing = is_stale(find(), entries)
        except EngineError:
            is_missing = True
        if is_missing:
            pytest.exit("the engine is older than its sources: run 'make engines'", returncode=2)


def pytest_sessionstart() -> None:
    """Let tests call what their own library exports."""
    add_library(_library_of_tests())
