"""Source distribution and wheel are built from a clean clone, and always contain the page."""

import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.install.environments import copy_of_clone, run_shell, variables

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("install")]

# With the pinned hatchling, because its version is written into a wheel.
BUILD = f"{sys.executable} -m build --no-isolation"
PAGE = "azulejos/server/page/"


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


def test_wheel_of_a_clone_equals_the_wheel_of_its_source_distribution(
    tmp_path: Path, wheel: Path
) -> None:
    # A second clone, so that the page is built again.
    clone = copy_of_clone(tmp_path / "clone")
    run_shell(f"{BUILD} --wheel --outdir {tmp_path / 'out'} .", clone, variables())
    other = next(tmp_path.glob("out/*.whl"))
    assert other.name == wheel.name
    assert contents(other) == contents(wheel)
    assert stamps(other) == stamps(wheel)


def test_source_distribution_needs_no_node(
    tmp_path: Path, distributions: Path, wheel: Path
) -> None:
    source = unpacked(distributions, tmp_path / "source")
    settings = variables() | {"PATH": str(path_without_node(tmp_path))}
    run_shell(f"{BUILD} --wheel --outdir {tmp_path / 'out'} .", source, settings)
    assert contents(next(tmp_path.glob("out/*.whl"))) == contents(wheel)


def test_clone_is_built_on_a_machine_without_node(tmp_path: Path, wheel: Path) -> None:
    clone = copy_of_clone(tmp_path / "clone")
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
def test_distribution_without_a_page_is_not_built(
    tmp_path: Path, distributions: Path, kind: str
) -> None:
    source = unpacked(distributions, tmp_path / "source")
    shutil.rmtree(source / "src" / PAGE)
    with pytest.raises(AssertionError, match=f"the page is missing: a {kind} without it"):
        run_shell(f"{BUILD} --{kind} --outdir {tmp_path / 'out'} .", source, variables())
    assert not list(tmp_path.glob("out/*"))


def test_source_distribution_carries_no_page_sources(tmp_path: Path, distributions: Path) -> None:
    names = {path.name for path in unpacked(distributions, tmp_path / "source").iterdir()}
    assert {"src", "docs", "README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml"} <= names
    assert not names & {"web", "tools", "tests"}
