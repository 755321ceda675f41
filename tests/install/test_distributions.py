"""Source distribution and wheel are built from a clean clone, and contain page and engine."""

import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from azulejos.builder.targets import TARGETS
from tests.install.conftest import MakeClone
from tests.install.environments import Environment, run_shell, variables

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("install")]

# With the pinned hatchling, because its version is written into a wheel.
BUILD = f"{sys.executable} -m build --no-isolation"
PAGE = "azulejos/server/page/"
ENGINE = "azulejos/native/lib/"
LIBRARIES = {f"azulejos-{name}{target.suffix}" for name, target in TARGETS.items()}
FACTS = {f"azulejos-{name}.json" for name in TARGETS}
LARGEST_WHEEL = 4_000_000


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel; their dates and modes are in `stamps`."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def stamps(wheel: Path) -> list[tuple[str, tuple[int, ...], int]]:
    with zipfile.ZipFile(wheel) as archive:
        return [(file.filename, file.date_time, file.external_attr) for file in archive.infolist()]


def unpacked(distributions: Path, target: Path) -> Path:
    """The folder of an unpacked source distribution."""
    with tarfile.open(next(distributions.glob("*.tar.gz"))) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # from 3.11.4 on
        archive.extractall(target)
    return next(target.iterdir())


def test_wheel_carries_the_page(wheel: Path) -> None:
    files = contents(wheel)
    for name in ("index.html", "service-worker.js", "manifest.webmanifest", "icon-512.png"):
        assert PAGE + name in files
    assert [name for name in files if name.startswith(f"{PAGE}assets/")]


def test_wheel_carries_the_engine_for_all_machines_and_nothing_else_compiled(wheel: Path) -> None:
    files = contents(wheel)
    carried = {name.removeprefix(ENGINE) for name in files if name.startswith(ENGINE)}
    assert carried == LIBRARIES | FACTS
    compiled = {name for name in files if Path(name).suffix in {".so", ".dll", ".dylib", ".wasm"}}
    assert compiled == {ENGINE + name for name in LIBRARIES}


def test_wheel_is_for_every_machine_but_not_pure_python(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    (told,) = [text for name, text in contents(wheel).items() if name.endswith("/WHEEL")]
    assert b"Root-Is-Purelib: false\nTag: py3-none-any\n" in told


def test_wheel_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size < LARGEST_WHEEL


def test_wheel_of_a_clone_equals_the_wheel_of_its_source_distribution(
    tmp_path: Path, wheel: Path, make_clone: MakeClone
) -> None:
    # A second clone, so that the page is built again.
    clone = make_clone()
    run_shell(f"{BUILD} --wheel --outdir {tmp_path / 'out'} .", clone, variables())
    other = next(tmp_path.glob("out/*.whl"))
    assert other.name == wheel.name
    assert contents(other) == contents(wheel)
    assert stamps(other) == stamps(wheel)


def test_source_distribution_needs_no_node_and_no_compiler(
    tmp_path: Path, distributions: Path, wheel: Path, pins: Path
) -> None:
    source = unpacked(distributions, tmp_path / "source")
    environment = Environment(tmp_path / "environment", Path(sys.executable), pip=False)
    environment.install("build", "hatchling", "--constraints", pins)
    assert not environment.distributions(tmp_path) & {"llvmlite", "numba", "numpy", "ziglang"}
    settings = variables() | {"PATH": str(path_without_node(tmp_path))}
    build = f"{environment.python} -m build --no-isolation --wheel"
    run_shell(f"{build} --outdir {tmp_path / 'out'} .", source, settings)
    assert contents(next(tmp_path.glob("out/*.whl"))) == contents(wheel)


def test_source_distribution_can_be_installed(
    tmp_path: Path, distributions: Path, pip_settings: dict[str, str]
) -> None:
    source = unpacked(distributions, tmp_path / "source")
    environment = Environment(tmp_path / "environment", Path(sys.executable))
    # With the user's own home, in which pip may be configured for a package index.
    run_shell("pip install .", source, variables(environment.bin) | pip_settings)
    assert not environment.distributions(tmp_path) & {"llvmlite", "numba", "ziglang"}
    told = environment.run("azulejos new --seed 7 | azulejos analyse - --nodes 1", tmp_path)
    assert told.stdout


def test_editable_install_asks_for_nothing_that_builds_the_engine(clone: Path) -> None:
    ask = "import build_backend as b; print(*b.get_requires_for_build_{}())"
    for kind, wanted in (("editable", False), ("wheel", True), ("sdist", True)):
        told = run_shell(f"{sys.executable} -c '{ask.format(kind)}'", clone, variables()).stdout
        assert ("numba" in told, "ziglang" in told) == (wanted, wanted)


def test_clone_is_built_on_a_machine_without_node(
    tmp_path: Path, wheel: Path, make_clone: MakeClone
) -> None:
    clone = make_clone()
    settings = variables() | {"PATH": str(path_without_node(tmp_path))}
    run_shell(f"{BUILD} --wheel --outdir {tmp_path / 'out'} .", clone, settings)
    assert (clone / ".tools" / "node").is_dir()
    assert contents(next(tmp_path.glob("out/*.whl"))) == contents(wheel)


def path_without_node(folder: Path) -> Path:
    """A folder with the programs of this machine that a build starts, and without Node."""
    programs = folder / "programs"
    programs.mkdir()
    for name in ("bash", "env", "sh"):
        (programs / name).symlink_to(str(shutil.which(name)))
    return programs


@pytest.mark.parametrize("kind", ["sdist", "wheel"])
@pytest.mark.parametrize(("part", "folder"), [("page", PAGE), ("engine", ENGINE)])
def test_distribution_without_page_or_engine_is_not_built(
    tmp_path: Path, distributions: Path, kind: str, part: str, folder: str
) -> None:
    source = unpacked(distributions, tmp_path / "source")
    shutil.rmtree(source / "src" / folder)
    with pytest.raises(AssertionError, match=f"the {part} is missing: a {kind} without it"):
        run_shell(f"{BUILD} --{kind} --outdir {tmp_path / 'out'} .", source, variables())
    assert not list(tmp_path.glob("out/*"))


def test_libraries_of_tests_and_training_are_not_shipped(
    tmp_path: Path, make_clone: MakeClone
) -> None:
    """A clone has them beside its own engine, which is not shipped either."""
    clone = make_clone()
    folder = clone / "src" / ENGINE
    folder.mkdir()
    for name in ("azulejos-other.so", "tests-wasm.wasm", "training-wasm.json"):
        (folder / name).touch()
    run_shell(f"{BUILD} --outdir {tmp_path / 'out'} .", clone, variables())
    for file in (tmp_path / "out").iterdir():
        carried = {Path(name).name for name in names_in(file) if ENGINE in name}
        assert carried == LIBRARIES | FACTS


def names_in(file: Path) -> list[str]:
    """The names of all files in a distribution."""
    if file.suffix == ".whl":
        return list(contents(file))
    with tarfile.open(file) as archive:
        return archive.getnames()


def test_source_distribution_carries_no_page_sources(tmp_path: Path, distributions: Path) -> None:
    names = {path.name for path in unpacked(distributions, tmp_path / "source").iterdir()}
    assert {"src", "docs", "README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml"} <= names
    assert not names & {"web", "tools", "tests"}
