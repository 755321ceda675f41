"""The lowest versions that pyproject.toml allows: what users install runs with them, too.

An installer takes the newest versions unless something else on the machine holds them back.
Therefore, nothing but these tests would notice that a lower bound is not true.
"""

import contextlib
import json
import shutil
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from azulejos import __version__
from testing.raw_client import RawConnection, handshake
from tests.install.declared import declared_requirements, lower_bound
from tests.install.environments import Environment, pythons
from tests.install.examples import POSITION, TYPED
from tests.install.servers import InstalledServer, serve_and_play
from tools.bootstrap import ROOT

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("install")]

EXAMPLES = ["batch_random", "gymnasium_random", "openspiel_random", "pettingzoo_random"]
VERSIONS = """
import importlib.metadata, json
found = importlib.metadata.distributions()
print(json.dumps({d.name.lower().replace("_", "-").replace(".", "-"): d.version for d in found}))
"""


SHARED_VICTORY = """
from azulejos.players.ratings import Rating, updated
lost, shared, won = (
    updated(Rating(), ["regular"], ranks).mean for ranks in ([1, 0], [0, 0], [0, 1])
)
print(lost < shared < won)
"""


@pytest.fixture(scope="module")
def lowest(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """The wheel with all extras and the lowest versions, on the oldest Python.

    The requirements come from pyproject.toml: those of a wheel would not count as direct, and uv
    would take the newest.
    """
    oldest = min(pythons(), key=lambda version: int(version.split(".")[1]))
    environment = Environment(tmp_path_factory.mktemp("lowest"), pythons()[oldest])
    lowest = ("--resolution", "lowest-direct", "--only-binary", ":all:", "--all-extras")
    environment.install(*lowest, "-r", ROOT / "pyproject.toml")
    environment.install("--no-deps", wheel)
    return environment


def test_every_lower_bound_is_what_is_installed(lowest: Environment, tmp_path: Path) -> None:
    (tmp_path / "versions.py").write_text(VERSIONS, encoding="utf-8")
    installed = json.loads(lowest.run("python versions.py", tmp_path).stdout)

    def is_lowest(requirement: Requirement, name: str) -> bool:
        return Version(installed[name]) == lower_bound(requirement)

    wrong = {name: need for name, need in declared_requirements() if not is_lowest(need, name)}
    assert wrong == {}


def test_lowest_versions_fit_together(lowest: Environment, tmp_path: Path) -> None:
    lowest.run("pip check", tmp_path)


def test_commands_run(lowest: Environment, tmp_path: Path) -> None:
    assert __version__ in lowest.run("azulejos --version", tmp_path).stdout
    lowest.run("azulejos play --text --save game.azul", tmp_path, stdin=TYPED)
    assert (tmp_path / "game.azul").stat().st_size > 0
    assert "greedy" in lowest.run("azulejos match random greedy --games 2", tmp_path).stdout
    lowest.run(f"azulejos picture '{POSITION}' -o picture.png", tmp_path)
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")


def test_ray_plays_a_match(lowest: Environment, tmp_path: Path) -> None:
    told = lowest.run("azulejos match random greedy --games 2 --ray local", tmp_path)
    assert "greedy" in told.stdout


def test_shared_victory_is_rated_as_one(lowest: Environment, tmp_path: Path) -> None:
    (tmp_path / "rate.py").write_text(SHARED_VICTORY, encoding="utf-8")
    assert lowest.run("python rate.py", tmp_path).stdout == "True\n"


@pytest.mark.parametrize("name", EXAMPLES)
def test_environments_play(lowest: Environment, tmp_path: Path, name: str) -> None:
    shutil.copy(ROOT / "examples" / f"{name}.py", tmp_path)
    assert lowest.run(f"python {name}.py", tmp_path).stdout


def test_examples_of_the_environments_run(lowest: Environment, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "environments.md", tmp_path / "docs")
    lowest.run("python -m doctest docs/environments.md", tmp_path)


def test_server_answers_and_its_bot_plays(lowest: Environment) -> None:
    serve_and_play(InstalledServer(lowest))


def test_server_refuses_a_long_header(lowest: Environment) -> None:
    with contextlib.closing(InstalledServer(lowest)) as server:
        server.start()
        with RawConnection(server, handshake("nobodyhere", "X: " + "a" * 10_000)) as connection:
            assert b" 431 " in connection.head()


def test_server_plays_with_postgresql_and_redis(
    lowest: Environment, postgres_url: str, redis_url: str
) -> None:
    store = postgres_url.replace("+psycopg", "")
    serve_and_play(InstalledServer(lowest, store, f"--redis={redis_url}"))


def test_lowest_versions_build_an_engine(lowest: Environment, tmp_path: Path) -> None:
    """The oldest numba, which is not the one that the package's own libraries were built with."""
    lowest.run("python -m azulejos.builder --out built", tmp_path)
    analyse = f"azulejos analyse '{POSITION}' --nodes 100 --json"
    told = lowest.run(f"AZULEJOS_ENGINE_DIR=$PWD/built {analyse}", tmp_path).stdout
    assert values(told) == values(lowest.run(analyse, tmp_path).stdout)


def values(analysis: str) -> list[tuple[str, float]]:
    """The moves of an analysis and their values, without times."""
    return [(move["move"], move["wins"][0]) for move in json.loads(analysis)["moves"]]
