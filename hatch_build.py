"""The build hooks: the page and the engine in every distribution, and what a package index shows.

A clone builds the page from web/, and the engine's libraries for all machines with the builder. A
source distribution carries both instead, so that it can be installed without Node and a compiler.
Editable installs need neither: `make page` and `make engine` build them in place.

A package index shows the README, but has none of the files that it links to. The links lead to the
project's address, which is set in pyproject.toml; while it is empty, they become plain text.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SOURCES = Path("src")
PAGE = SOURCES / "azulejos" / "server" / "page"
CARRIED_ENGINE = SOURCES / "azulejos" / "native" / "lib"  # of a source distribution
BUILT_ENGINE = Path("build") / "engine"  # of a clone
SUFFIXES = (".so", ".dll", ".dylib", ".wasm", ".json")

_FENCED = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
_RELATIVE = r"(?![a-z]+:|#)"
_IMAGE = re.compile(rf"!\[([^\]]*)\]\({_RELATIVE}([^)]+)\)")
_LINK = re.compile(rf"(?<!!)\[([^\]]*)\]\({_RELATIVE}([^)]+)\)")
_IMAGE_TAG = re.compile(rf'( *<img[^>]* src="){_RELATIVE}([^"]+)("[^>]*>\n?)')
_EMPTY_PARAGRAPH = re.compile(r"<p>\s*</p>\n?")


class ContentsHook(BuildHookInterface[Any]):
    """Makes sure that a distribution carries the page and the engine."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both if their sources are here; refuse to go on without them."""
        if version == "editable":
            return
        root = Path(self.root)
        if is_clone(root):
            subprocess.run([sys.executable, "-m", "tools.page"], cwd=root, check=True)
        if not (root / PAGE / "index.html").exists():
            raise RuntimeError(
                f"the page is missing: a {self.target_name} without it would show nothing"
            )
        libraries = built_engine(root) if is_clone(root) else carried_engine(root)
        if not libraries:
            raise RuntimeError(
                f"the engine is missing: a {self.target_name} without it could not think"
            )
        # Git ignores what was built, and so does hatchling unless it is told otherwise.
        place = Path() if self.target_name == "wheel" else SOURCES
        carried = {root / PAGE: PAGE} | {file: CARRIED_ENGINE / file.name for file in libraries}
        for file, target in carried.items():
            name = (place / target.relative_to(SOURCES)).as_posix()
            build_data["force_include"][str(file)] = name
        # One wheel for all machines, and not pure Python (docs/hosting.md says why).
        build_data["pure_python"] = False


def is_clone(root: Path) -> bool:
    """Whether a folder has the sources of everything, and not what was built from them."""
    return (root / "web" / "package.json").exists()


def built_engine(root: Path) -> list[Path]:
    """The libraries for all machines, after building those that are older than their sources."""
    python = with_sources(root)
    print("engine: building libraries for all machines, if they are not there yet ...", flush=True)
    command = ["-m", "azulejos.builder", "--all", "--if-stale", "--out", str(BUILT_ENGINE)]
    subprocess.run([sys.executable, *command], cwd=root, env=python, check=True)
    list_targets = "from azulejos.builder.targets import TARGETS as found; print(*found)"
    told = subprocess.run(
        [sys.executable, "-c", list_targets],
        cwd=root,
        env=python,
        check=True,
        capture_output=True,
        text=True,
    )
    targets = told.stdout.split()
    return [file for target in targets for file in libraries_in(root / BUILT_ENGINE, target)]


def with_sources(root: Path) -> dict[str, str]:
    """The environment with the sources of the clone; pip puts what builds it on the path too."""
    path = [str(root / SOURCES), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def carried_engine(root: Path) -> list[Path]:
    """The libraries that a source distribution carries."""
    return libraries_in(root / CARRIED_ENGINE, "*")


def libraries_in(folder: Path, target: str) -> list[Path]:
    """The engine's library for a target and its facts; not those of tests and training."""
    found = folder.glob(f"azulejos-{target}.*")
    return sorted(file for file in found if file.suffix in SUFFIXES)


class IndexHook(MetadataHookInterface):
    """Fills in what depends on the project's address: its links, and the README."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the fields `readme` and `urls`."""
        address = str(self.config["address"]).rstrip("/")
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = readme_for_index(readme, address)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = {}
        if address:
            metadata["urls"]["Source"] = address
            metadata["urls"]["Changelog"] = f"{address}/blob/HEAD/CHANGELOG.md"


def readme_for_index(text: str, address: str) -> str:
    """The README for a place without the project's files.

    Relative links and pictures lead to the address. Without one, a link becomes its text and a
    picture is left out. Code is left as it is.
    """
    parts = _FENCED.split(text)
    parts[::2] = [_absolute(part, address) if address else _plain(part) for part in parts[::2]]
    return re.sub(r"\n{3,}", "\n\n", "".join(parts))


def _absolute(text: str, address: str) -> str:
    text = _IMAGE.sub(rf"![\1]({address}/raw/HEAD/\2)", text)
    text = _IMAGE_TAG.sub(rf"\g<1>{address}/raw/HEAD/\2\3", text)
    return _LINK.sub(rf"[\1]({address}/blob/HEAD/\2)", text)


def _plain(text: str) -> str:
    text = _EMPTY_PARAGRAPH.sub("", _IMAGE_TAG.sub("", _IMAGE.sub("", text)))
    return _LINK.sub(r"\1", text)
