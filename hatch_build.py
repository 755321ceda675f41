"""The build hooks: the page in every distribution, and what a package index shows.

A clone builds the page from web/. A source distribution carries the built page instead, so that it
can be installed without Node. Editable installs need no page: `make page` builds it in place.

A package index shows the README, but has none of the files that it links to. The links lead to the
project's address, which is set in pyproject.toml; while it is empty, they become plain text.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PAGE = Path("src") / "azulejos" / "server" / "page"

_FENCED = re.compile(r"(^```.*?^```$)", re.DOTALL | re.MULTILINE)
_RELATIVE = r"(?![a-z]+:|#)"
_IMAGE = re.compile(rf"!\[([^\]]*)\]\({_RELATIVE}([^)]+)\)")
_LINK = re.compile(rf"(?<!!)\[([^\]]*)\]\({_RELATIVE}([^)]+)\)")
_IMAGE_TAG = re.compile(rf'( *<img[^>]* src="){_RELATIVE}([^"]+)("[^>]*>\n?)')
_EMPTY_PARAGRAPH = re.compile(r"<p>\s*</p>\n?")


class PageHook(BuildHookInterface[Any]):
    """Makes sure that a distribution carries the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if its sources are here; refuse to go on without one."""
        if version == "editable":
            return
        root = Path(self.root)
        if (root / "web" / "package.json").exists():
            subprocess.run([sys.executable, "-m", "tools.page"], cwd=root, check=True)
        if not (root / PAGE / "index.html").exists():
            raise RuntimeError(
                f"the page is missing: a {self.target_name} without it would show nothing"
            )
        # Git ignores the built page, and so does the builder unless it is told otherwise.
        target = PAGE.relative_to("src") if self.target_name == "wheel" else PAGE
        build_data["force_include"][str(root / PAGE)] = target.as_posix()


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
